// SPDX-License-Identifier: BSL-1.0
// Purpose: the one door between surd::integer and GMP, for compiled bodies only.
#ifndef SURD_SRC_NUMBER_GMP_BRIDGE_HPP
#define SURD_SRC_NUMBER_GMP_BRIDGE_HPP

#include <gmp.h>

#include "surd/number/integer.hpp"

namespace surd::detail {

static_assert(sizeof(mp_limb_t) == sizeof(std::uint64_t) && GMP_NAIL_BITS == 0);

struct integer_access {
    /// The limbs and signed size of a value on the heap.
    static std::uint64_t const* limbs(integer const& x) noexcept { return x.limbs_; }
    static std::int64_t signed_size(integer const& x) noexcept { return x.value_; }
    /// Takes ownership of `limbs`, which hold a canonical value beyond int64.
    static integer adopt(std::uint64_t* limbs, std::int64_t signed_size) noexcept {
        integer x;
        x.limbs_ = limbs;
        x.value_ = signed_size;
        return x;
    }
};

/// A read-only mpz with the value of an integer; copies nothing. The integer must outlive it.
class mpz_view {
public:
    explicit mpz_view(integer const& x) noexcept {
        if (x.fits_int64()) {
            limb_ = magnitude(integer_access::signed_size(x));
            mpz_roinit_n(z_, &limb_, x.sign());
        } else {
            mpz_roinit_n(z_, to_gmp(integer_access::limbs(x)),
                         static_cast<mp_size_t>(integer_access::signed_size(x)));
        }
    }
    mpz_view(mpz_view const&) = delete;
    mpz_view& operator=(mpz_view const&) = delete;
    operator mpz_srcptr() const noexcept { return z_; }

    static mp_limb_t const* to_gmp(std::uint64_t const* limbs) noexcept {
        return reinterpret_cast<mp_limb_t const*>(limbs);
    }

private:
    mp_limb_t limb_ = 0;
    mpz_t z_;
};

/// An mpz for results; released at the end of the scope.
class mpz_value {
public:
    mpz_value() noexcept { mpz_init(z_); }
    explicit mpz_value(integer const& x) { mpz_init_set(z_, mpz_view(x)); }
    ~mpz_value() { mpz_clear(z_); }
    mpz_value(mpz_value const&) = delete;
    mpz_value& operator=(mpz_value const&) = delete;
    operator mpz_ptr() noexcept { return z_; }
    operator mpz_srcptr() const noexcept { return z_; }
    mpz_srcptr operator->() const noexcept { return z_; }  // for the macros of <gmp.h>

private:
    mpz_t z_;
};

/// Memory for limbs that an integer may own.
[[nodiscard]] std::uint64_t* allocate_limbs(std::uint64_t size);
void release_limbs(std::uint64_t* limbs) noexcept;

/// Takes over a block of allocate_limbs; leading zero limbs are allowed.
[[nodiscard]] integer adopt_limbs(std::uint64_t* limbs, mp_size_t size, bool negative) noexcept;

/// Copies a GMP integer into a canonical surd::integer.
[[nodiscard]] integer from_mpz(mpz_srcptr z);

/// Returns the canonical integer with this magnitude; leading zero limbs are allowed.
[[nodiscard]] integer from_limbs(mp_limb_t const* limbs, mp_size_t size, bool negative);

}  // namespace surd::detail

#endif

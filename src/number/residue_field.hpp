// SPDX-License-Identifier: BSL-1.0
// Purpose: arithmetic modulo an odd number of N limbs without division.
#ifndef SURD_SRC_NUMBER_RESIDUE_FIELD_HPP
#define SURD_SRC_NUMBER_RESIDUE_FIELD_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include "number/gmp_bridge.hpp"
#include "surd/number/factor_64.hpp"
#include "surd/number/modular.hpp"

namespace surd::detail {

/// Residues x modulo m, stored as x * 2^(64 N) mod m, least significant limb first.
/// Domain: m odd, 1 < m < 2^(64 N). Source: P. Montgomery, Math. Comp. 44 (1985).
template <std::size_t N>
class residue_field {
public:
    using element = std::array<mp_limb_t, N>;

    explicit residue_field(integer const& modulus) {
        mpz_view const m(modulus);
        copy(m, modulus_);
        inverse_ = inverse_mod_2_64(modulus_[0]);
        mpz_value power;
        mpz_setbit(power, 64 * N);
        mpz_mod(power, power, m);
        copy(power, one_);
        mpz_mul(power, power, power);
        mpz_mod(power, power, m);
        copy(power, square_);
    }

    [[nodiscard]] element const& one() const noexcept { return one_; }

    /// The residue of 0 <= z < m.
    [[nodiscard]] element from(mpz_srcptr z) const noexcept {
        element x;
        copy(z, x);
        return multiply(x, square_);
    }
    [[nodiscard]] element from(std::uint64_t value) const noexcept {
        mpz_value z;
        mpz_set_ui(z, value);
        mpz_t m;
        mpz_mod(z, z, mpz_roinit_n(m, modulus_.data(), N));
        return from(static_cast<mpz_srcptr>(z));
    }
    /// The number in [0, m) that a residue stands for.
    void to(element const& x, mpz_ptr z) const {
        element plain{};
        plain[0] = 1;
        plain = multiply(x, plain);
        mpz_t view;
        mpz_set(z, mpz_roinit_n(view, plain.data(), N));
    }

    [[nodiscard]] element add(element const& a, element const& b) const noexcept {
        element sum;
        mp_limb_t carry = 0;
        for (std::size_t i = 0; i < N; ++i) {
            uint128 const t = uint128{a[i]} + b[i] + carry;
            sum[i] = static_cast<mp_limb_t>(t);
            carry = static_cast<mp_limb_t>(t >> 64);
        }
        return reduce_once(sum, carry);
    }
    [[nodiscard]] element subtract(element const& a, element const& b) const noexcept {
        element difference;
        mp_limb_t const borrow = subtract_limbs(difference, a, b);
        mp_limb_t const mask = mp_limb_t{0} - borrow;
        mp_limb_t carry = 0;
        for (std::size_t i = 0; i < N; ++i) {
            uint128 const t = uint128{difference[i]} + (modulus_[i] & mask) + carry;
            difference[i] = static_cast<mp_limb_t>(t);
            carry = static_cast<mp_limb_t>(t >> 64);
        }
        return difference;
    }
    [[nodiscard]] element multiply(element const& a, element const& b) const noexcept {
        if constexpr (N <= 6) {
            return multiply_interleaved(a, b);
        } else {
            mp_limb_t product[2 * N];
            if (&a == &b)
                mpn_sqr(product, a.data(), N);
            else
                mpn_mul_n(product, a.data(), b.data(), N);
            mp_limb_t carries[N];
            for (std::size_t i = 0; i < N; ++i) {
                mp_limb_t const q = mp_limb_t{0} - product[i] * inverse_;
                carries[i] = mpn_addmul_1(product + i, modulus_.data(), N, q);
            }
            element result;
            mp_limb_t const carry = mpn_add_n(result.data(), product + N, carries, N);
            return reduce_once(result, carry);
        }
    }
    [[nodiscard]] element square(element const& a) const noexcept { return multiply(a, a); }

private:
    static void copy(mpz_srcptr z, element& x) noexcept {
        for (std::size_t i = 0; i < N; ++i) x[i] = mpz_getlimbn(z, static_cast<mp_size_t>(i));
    }
    static mp_limb_t subtract_limbs(element& result, element const& a, element const& b) noexcept {
        mp_limb_t borrow = 0;
        for (std::size_t i = 0; i < N; ++i) {
            uint128 const t = uint128{a[i]} - b[i] - borrow;
            result[i] = static_cast<mp_limb_t>(t);
            borrow = static_cast<mp_limb_t>(t >> 64) & 1;
        }
        return borrow;
    }
    // carry * 2^(64 N) + x is below 2m; subtracts m if needed.
    [[nodiscard]] element reduce_once(element const& x, mp_limb_t carry) const noexcept {
        element less;
        mp_limb_t const borrow = subtract_limbs(less, x, modulus_);
        return borrow > carry ? x : less;
    }
    [[nodiscard]] element multiply_interleaved(element const& a, element const& b) const noexcept {
        std::array<mp_limb_t, N + 1> sum{};
        for (std::size_t i = 0; i < N; ++i) {
            mp_limb_t carry = 0;
            for (std::size_t j = 0; j < N; ++j) {
                uint128 const t = uint128{a[i]} * b[j] + sum[j] + carry;
                sum[j] = static_cast<mp_limb_t>(t);
                carry = static_cast<mp_limb_t>(t >> 64);
            }
            uint128 top = uint128{sum[N]} + carry;
            mp_limb_t const q = mp_limb_t{0} - sum[0] * inverse_;
            carry = static_cast<mp_limb_t>((uint128{q} * modulus_[0] + sum[0]) >> 64);
            for (std::size_t j = 1; j < N; ++j) {
                uint128 const t = uint128{q} * modulus_[j] + sum[j] + carry;
                sum[j - 1] = static_cast<mp_limb_t>(t);
                carry = static_cast<mp_limb_t>(t >> 64);
            }
            top += carry;
            sum[N - 1] = static_cast<mp_limb_t>(top);
            sum[N] = static_cast<mp_limb_t>(top >> 64);
        }
        element result;
        for (std::size_t i = 0; i < N; ++i) result[i] = sum[i];
        return reduce_once(result, sum[N]);
    }

    element modulus_;
    element one_;
    element square_;
    mp_limb_t inverse_ = 0;
};

/// What one product modulo a number of this many limbs costs in steps of a work budget, on the
/// scale where a product modulo a 64-bit number costs `product_steps_64`.
[[nodiscard]] constexpr std::uint64_t product_steps(std::uint64_t limbs) noexcept {
    return limbs <= 3 ? 3 * limbs + 1 : limbs * limbs * 3 / 4 + product_steps_64;
}

}  // namespace surd::detail

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: memory, sums and products of integers beyond 64 bits.
#include "surd/number/integer.hpp"

#include <algorithm>
#include <cstring>
#include <new>

#include "number/gmp_bridge.hpp"

namespace surd::detail {

namespace {

mp_limb_t* to_gmp(std::uint64_t* limbs) noexcept { return reinterpret_cast<mp_limb_t*>(limbs); }

/// The magnitude of an integer as limbs, without a copy.
struct limb_span {
    explicit limb_span(integer const& x) noexcept
        : own(x.fits_int64() ? magnitude(integer_access::signed_size(x)) : 0),
          size(static_cast<mp_size_t>(x.fits_int64() ? (own != 0)
                                                     : magnitude(integer_access::signed_size(x)))),
          limbs(x.fits_int64() ? &own : mpz_view::to_gmp(integer_access::limbs(x))) {}
    limb_span(limb_span const&) = delete;
    limb_span& operator=(limb_span const&) = delete;

    mp_limb_t own;
    mp_size_t size;
    mp_limb_t const* limbs;
};

/// a + b, or a - b when `subtract`.
integer signed_sum(integer const& a, integer const& b, bool subtract) {
    limb_span x(a);
    limb_span y(b);
    bool const a_negative = a.sign() < 0;
    bool const b_negative = (b.sign() < 0) != subtract && !b.is_zero();
    if (x.size == 0 && y.size == 0) return {};
    limb_span const& longer = x.size >= y.size ? x : y;
    limb_span const& shorter = x.size >= y.size ? y : x;
    if (a_negative == b_negative || y.size == 0 || x.size == 0) {
        bool const negative = x.size == 0 ? b_negative : a_negative;
        std::uint64_t* result = allocate_limbs(static_cast<std::uint64_t>(longer.size) + 1);
        result[longer.size] =
            shorter.size == 0
                ? (mpn_copyi(to_gmp(result), longer.limbs, longer.size), 0)
                : mpn_add(to_gmp(result), longer.limbs, longer.size, shorter.limbs, shorter.size);
        return adopt_limbs(result, longer.size + 1, negative);
    }
    bool longer_is_greater = x.size != y.size;
    if (!longer_is_greater) {
        int const order = mpn_cmp(longer.limbs, shorter.limbs, longer.size);
        if (order == 0) return {};
        longer_is_greater = order > 0;
    }
    limb_span const& greater = longer_is_greater ? longer : shorter;
    limb_span const& smaller = longer_is_greater ? shorter : longer;
    bool const negative = &greater == &x ? a_negative : b_negative;
    std::uint64_t* result = allocate_limbs(static_cast<std::uint64_t>(greater.size));
    mpn_sub(to_gmp(result), greater.limbs, greater.size, smaller.limbs, smaller.size);
    return adopt_limbs(result, greater.size, negative);
}

}  // namespace

std::uint64_t* allocate_limbs(std::uint64_t size) {
    return static_cast<std::uint64_t*>(::operator new(size * sizeof(std::uint64_t)));
}

void release_limbs(std::uint64_t* limbs) noexcept { ::operator delete(limbs); }

integer adopt_limbs(std::uint64_t* limbs, mp_size_t size, bool negative) noexcept {
    while (size > 0 && limbs[size - 1] == 0) --size;
    std::uint64_t const low = size == 0 ? 0 : limbs[0];
    constexpr std::uint64_t half = std::uint64_t{1} << 63;
    if (size <= 1 && (low < half || (negative && low == half))) {
        release_limbs(limbs);
        return static_cast<std::int64_t>(negative ? std::uint64_t{0} - low : low);
    }
    return integer_access::adopt(limbs, negative ? -size : size);
}

std::uint64_t* limbs_need_memory_at_run_time(std::uint64_t const* limbs, std::int64_t signed_size) {
    std::uint64_t const size = magnitude(signed_size);
    std::uint64_t* copy = allocate_limbs(size);
    std::memcpy(copy, limbs, size * sizeof(std::uint64_t));
    return copy;
}

void limbs_are_released_at_run_time(std::uint64_t* limbs, std::int64_t) noexcept {
    release_limbs(limbs);
}

integer from_limbs(mp_limb_t const* limbs, mp_size_t size, bool negative) {
    while (size > 0 && limbs[size - 1] == 0) --size;
    if (size == 0) return {};
    if (size == 1) {
        std::uint64_t const top = limbs[0];
        if (top <= std::uint64_t{1} << 63 && (negative || top < std::uint64_t{1} << 63))
            return static_cast<std::int64_t>(negative ? std::uint64_t{0} - top : top);
    }
    std::int64_t const signed_size = negative ? -size : size;
    return integer_access::adopt(
        limbs_need_memory_at_run_time(reinterpret_cast<std::uint64_t const*>(limbs), signed_size),
        signed_size);
}

integer from_mpz(mpz_srcptr z) {
    return from_limbs(mpz_limbs_read(z), static_cast<mp_size_t>(mpz_size(z)), mpz_sgn(z) < 0);
}

integer sum_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    return signed_sum(a, b, false);
}

integer difference_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    return signed_sum(a, b, true);
}

integer negation_needs_more_than_64_bits_at_run_time(integer const& a) {
    limb_span x(a);
    return from_limbs(x.limbs, x.size, a.sign() > 0);
}

integer product_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b) {
    limb_span x(a);
    limb_span y(b);
    if (x.size == 0 || y.size == 0) return {};
    limb_span const& longer = x.size >= y.size ? x : y;
    limb_span const& shorter = x.size >= y.size ? y : x;
    std::uint64_t* result = allocate_limbs(static_cast<std::uint64_t>(x.size + y.size));
    if (&a == &b)
        mpn_sqr(to_gmp(result), x.limbs, x.size);
    else
        mpn_mul(to_gmp(result), longer.limbs, longer.size, shorter.limbs, shorter.size);
    return adopt_limbs(result, x.size + y.size, a.sign() != b.sign());
}

integer wide_value_needs_more_than_64_bits_at_run_time(int128 value) {
    uint128 const size = magnitude(value);
    mp_limb_t const limbs[2] = {static_cast<mp_limb_t>(size), static_cast<mp_limb_t>(size >> 64)};
    return from_limbs(limbs, 2, value < 0);
}

}  // namespace surd::detail

namespace surd {

integer integer::from_limbs(std::span<std::uint64_t const> limbs, bool negative) {
    return detail::from_limbs(detail::mpz_view::to_gmp(limbs.data()),
                              static_cast<mp_size_t>(limbs.size()), negative);
}

}  // namespace surd

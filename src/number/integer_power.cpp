// SPDX-License-Identifier: BSL-1.0
// Purpose: powers of integers beyond 64 bits, written straight into the memory of the result.
#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "number/gmp_bridge.hpp"
#include "surd/number/integer_functions.hpp"

namespace surd::detail {

namespace {

/// The odd part of |x|, its limbs where they are if that is possible.
class odd_part {
public:
    odd_part(integer const& x, std::uint64_t twos) {
        if (x.bit_length() - twos <= 64) {
            mpz_view const z(x);
            auto const word = static_cast<mp_size_t>(twos / 64);
            one_ = mpz_getlimbn(z, word) >> twos % 64;
            if (twos % 64 != 0) one_ |= mpz_getlimbn(z, word + 1) << (64 - twos % 64);
            return;
        }
        if (twos != 0) shifted_ = shift_right(abs(x), twos);
        integer const& odd = twos != 0 ? shifted_ : x;
        limbs_ = mpz_view::to_gmp(integer_access::limbs(odd));
        size_ = static_cast<mp_size_t>(odd.limb_count());
    }
    odd_part(odd_part const&) = delete;
    odd_part& operator=(odd_part const&) = delete;

    [[nodiscard]] mp_limb_t const* limbs() const { return limbs_; }
    [[nodiscard]] mp_size_t size() const { return size_; }
    [[nodiscard]] mp_limb_t top() const { return limbs_[size_ - 1]; }

private:
    mp_limb_t one_ = 0;
    integer shifted_;
    mp_limb_t const* limbs_ = &one_;
    mp_size_t size_ = 1;
};

/// An upper bound on the limbs of a power, with room for the limb that a product may touch.
std::uint64_t power_limbs(odd_part const& base, std::uint64_t exponent) {
    auto const lower = static_cast<std::uint64_t>(base.size() - 1);
    std::uint64_t const bits = 64 * lower + static_cast<std::uint64_t>(std::bit_width(base.top()));
    // The bit length overstates short bases; where that matters, log2 of the leading limb rounded
    // up is used, and one limb more for its rounding errors: 2^36 bits times 2^-50.
    if (exponent <= 1024 / bits) return bits * exponent / 64 + 2 + lower;
    double const log2_of_base = std::log2(static_cast<double>(base.top()) + 1) * (1 + 0x1p-50) +
                                64.0 * static_cast<double>(lower);
    return static_cast<std::uint64_t>(log2_of_base * static_cast<double>(exponent) / 64) + 3 +
           lower;
}

/// Writes base^exponent to `block`; `spare` has room for as many limbs, or for half as many when
/// the base has one limb: the last squaring goes from there to the block. Returns the size.
mp_size_t power(odd_part const& base, std::uint64_t exponent, mp_limb_t* block, mp_limb_t* spare) {
    mp_limb_t* result = block;
    mp_limb_t* other = spare;
    // The leading bits of the exponent that leave the power in one limb.
    int steps = static_cast<int>(std::bit_width(exponent)) - 1;
    mp_limb_t first = base.limbs()[0];
    if (base.size() == 1) {
        mp_limb_t const one = first;
        for (mp_limb_t next = 0; steps > 0; --steps, first = next) {
            if (__builtin_mul_overflow(first, first, &next)) break;
            if ((exponent >> (steps - 1) & 1) != 0 && __builtin_mul_overflow(next, one, &next))
                break;
        }
    }
    // Each squaring, and each product by more than one limb, changes the buffer; start so that
    // the last one ends in the block.
    std::uint64_t const rest = exponent & ((std::uint64_t{1} << steps) - 1);
    int const changes = steps + (base.size() > 1 ? std::popcount(rest) : 0);
    if (changes % 2 == 1) std::swap(result, other);
    std::copy_n(base.limbs(), base.size(), result);
    result[0] = first;
    mp_size_t size = base.size();
    for (int i = steps - 1; i >= 0; --i) {
        mpn_sqr(other, result, size);
        size *= 2;
        size -= other[size - 1] == 0;
        std::swap(result, other);
        if ((exponent >> i & 1) == 0) continue;
        if (base.size() == 1) {
            mp_limb_t const carry = mpn_mul_1(result, result, size, base.top());
            if (carry != 0) result[size++] = carry;
        } else {
            mpn_mul(other, result, size, base.limbs(), base.size());
            size += base.size();
            size -= other[size - 1] == 0;
            std::swap(result, other);
        }
    }
    return size;
}

/// Multiplies by 2^shift in place. Returns the new size.
mp_size_t shift_up(mp_limb_t* limbs, mp_size_t size, std::uint64_t shift) {
    auto const words = static_cast<mp_size_t>(shift / 64);
    std::copy_backward(limbs, limbs + size, limbs + size + words);
    std::fill_n(limbs, words, mp_limb_t{0});
    mp_limb_t carry = 0;
    if (shift % 64 != 0)
        carry = mpn_lshift(limbs + words, limbs + words, size, static_cast<unsigned>(shift % 64));
    size += words;
    if (carry != 0) limbs[size++] = carry;
    return size;
}

}  // namespace

integer power_needs_more_than_64_bits_at_run_time(integer const& base, std::uint64_t exponent) {
    // Powers of two are left out and shifted back in at the end.
    std::uint64_t const twos = base.trailing_zero_bits();
    std::uint64_t const shift = twos * exponent;
    odd_part const odd(base, twos);
    std::uint64_t const limbs = power_limbs(odd, exponent);
    std::uint64_t* const block = allocate_limbs(limbs + shift / 64 + 1);
    auto* const result = reinterpret_cast<mp_limb_t*>(block);
    mp_size_t size = 0;
    constexpr std::uint64_t limbs_on_stack = 256;
    if (limbs <= limbs_on_stack) {
        mp_limb_t spare[limbs_on_stack];
        size = power(odd, exponent, result, spare);
    } else {
        std::uint64_t* const spare = allocate_limbs(odd.size() == 1 ? limbs / 2 + 2 : limbs);
        size = power(odd, exponent, result, reinterpret_cast<mp_limb_t*>(spare));
        release_limbs(spare);
    }
    if (shift != 0) size = shift_up(result, size, shift);
    return adopt_limbs(block, size, base.sign() < 0 && exponent % 2 == 1);
}

}  // namespace surd::detail

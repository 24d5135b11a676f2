// SPDX-License-Identifier: BSL-1.0
// Purpose: floating numbers of many limbs on the stack, whose products know their error.
// A number is an integer of at most N limbs times 2^exponent. A product that outgrows N limbs
// drops its lowest ones and counts the event; with c events the true value lies in
// [a, a * (1 + u)^c] with u < 2^(64 - 64 N). With c = 0 it is exact.
#ifndef SURD_FP_STACK_FLOAT_HPP
#define SURD_FP_STACK_FLOAT_HPP

#include <bit>
#include <cstdint>

namespace surd::fp::detail {

__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;

[[nodiscard]] constexpr std::uint64_t high_half(uint128 x) {
    return static_cast<std::uint64_t>(x >> 64);
}
[[nodiscard]] constexpr std::uint64_t low_half(uint128 x) { return static_cast<std::uint64_t>(x); }

/// A lower bound of a positive number, with its count of truncations.
/// Domain: N >= 4 and fewer than 2^120 truncations, so that the error stays below 2^-72.
template <int N>
struct stack_float {
    std::uint64_t limb[N];  // limb[0] is the lowest; only the first `size` are in use
    int size = 0;
    int128 exponent = 0;
    uint128 truncations = 0;

    constexpr stack_float() = default;  // NOLINT: limbs stay uninitialised, they are costly
    constexpr stack_float(std::uint64_t n, int128 e) : size(1), exponent(e) { limb[0] = n; }
    template <int M>
    requires(M < N) constexpr explicit stack_float(stack_float<M> const& other) { copy(other); }
    constexpr stack_float(stack_float const& other) { copy(other); }
    // Limbs copied onto themselves stay what they are.
    constexpr stack_float& operator=(stack_float const& other) {  // NOLINT
        copy(other);
        return *this;
    }

    /// The exponent of the leading bit.
    [[nodiscard]] constexpr int128 leading_exponent() const {
        return exponent + 64 * size - 1 - std::countl_zero(limb[size - 1]);
    }
    /// The leading 64 bits, counted from the leading one; truncated.
    [[nodiscard]] constexpr std::uint64_t leading_bits() const { return aligned(0); }
    /// The i-th 64 bits counted from the leading one; zero past the end.
    [[nodiscard]] constexpr std::uint64_t aligned(int i) const {
        int const shift = std::countl_zero(limb[size - 1]);
        int const at = size - 1 - i;
        if (at < 0) return 0;
        std::uint64_t const upper = limb[at] << shift;
        if (shift == 0 || at == 0) return upper;
        return upper | limb[at - 1] >> (64 - shift);
    }

private:
    template <int M>
    constexpr void copy(stack_float<M> const& other) {
        size = other.size;
        exponent = other.exponent;
        truncations = other.truncations;
        for (int i = 0; i < size; ++i) limb[i] = other.limb[i];
    }
};

/// product = a * b. The output may not be one of the inputs.
template <int N>
constexpr void multiply(stack_float<N> const& a, stack_float<N> const& b, stack_float<N>& product) {
    std::uint64_t wide[2 * N];
    int const length = a.size + b.size;
    std::uint64_t carry = 0;
    for (int j = 0; j < b.size; ++j) {
        uint128 const t = static_cast<uint128>(a.limb[0]) * b.limb[j] + carry;
        wide[j] = low_half(t);
        carry = high_half(t);
    }
    wide[b.size] = carry;
    for (int i = 1; i < a.size; ++i) {
        carry = 0;
        for (int j = 0; j < b.size; ++j) {
            uint128 const t = static_cast<uint128>(a.limb[i]) * b.limb[j] + wide[i + j] + carry;
            wide[i + j] = low_half(t);
            carry = high_half(t);
        }
        wide[i + b.size] = carry;
    }
    int const used = wide[length - 1] == 0 ? length - 1 : length;
    int const dropped = used > N ? used - N : 0;
    product.size = used - dropped;
    for (int i = 0; i < product.size; ++i) product.limb[i] = wide[i + dropped];
    std::uint64_t lost = 0;
    for (int i = 0; i < dropped; ++i) lost |= wide[i];
    product.exponent = a.exponent + b.exponent + 64 * dropped;
    product.truncations = a.truncations + b.truncations + (lost != 0 ? 1U : 0U);
}

/// result = base^k, k >= 1. At most k - 1 truncations are counted: c(2j) = 2c(j) + 1 and
/// c(2j + 1) = c(2j) + 1 for an exact base.
template <int N>
constexpr void raise(stack_float<N> const& base, uint128 k, stack_float<N>& result) {
    stack_float<N> other;
    stack_float<N>* current = &result;
    stack_float<N>* spare = &other;
    *current = base;
    std::uint64_t const upper = high_half(k);
    int bit = upper != 0 ? 127 - std::countl_zero(upper) : 63 - std::countl_zero(low_half(k));
    while (--bit >= 0) {
        multiply(*current, *current, *spare);
        if ((k >> bit & 1) != 0) {
            multiply(*spare, base, *current);
        } else {
            auto* const swapped = current;
            current = spare;
            spare = swapped;
        }
    }
    if (current != &result) result = *current;
}

/// -1, 0 or 1 as the lower bounds compare.
template <int N, int M>
[[nodiscard]] constexpr int compare_bounds(stack_float<N> const& a, stack_float<M> const& b) {
    int128 const ea = a.leading_exponent();
    int128 const eb = b.leading_exponent();
    if (ea != eb) return ea < eb ? -1 : 1;
    int const longer = a.size > b.size ? a.size : b.size;
    for (int i = 0; i < longer; ++i) {
        std::uint64_t const la = a.aligned(i);
        std::uint64_t const lb = b.aligned(i);
        if (la != lb) return la < lb ? -1 : 1;
    }
    return 0;
}

/// A number not below any that `a` stands for. After a truncation `a` keeps N limbs, so with c
/// truncations its error is below 2^(64 N) * ((1 + u)^c - 1) < 2c * 2^64 units of the last limb.
template <int N>
[[nodiscard]] constexpr stack_float<N + 1> upper_bound(stack_float<N> const& a) {
    stack_float<N + 1> bound(a);
    if (a.truncations == 0) return bound;
    uint128 carry = 2 * a.truncations;
    for (int i = 1; i < bound.size; ++i) {
        uint128 const t = static_cast<uint128>(bound.limb[i]) + low_half(carry);
        bound.limb[i] = low_half(t);
        carry = (carry >> 64) + high_half(t);
    }
    if (carry != 0) bound.limb[bound.size++] = low_half(carry);
    return bound;
}

enum class relation : std::int8_t { less = -1, equal = 0, greater = 1, unknown = 2 };

/// How the numbers that a and b stand for compare, or unknown when their enclosures meet.
template <int N>
[[nodiscard]] constexpr relation compare(stack_float<N> const& a, stack_float<N> const& b) {
    int const order = compare_bounds(a, b);
    if (a.truncations == 0 && b.truncations == 0) return static_cast<relation>(order);
    if (order > 0 && compare_bounds(a, upper_bound(b)) > 0) return relation::greater;
    if (order < 0 && compare_bounds(upper_bound(a), b) < 0) return relation::less;
    return relation::unknown;
}

}  // namespace surd::fp::detail

#endif

// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/perfect_power.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "surd/config.hpp"
#include "surd/fp/small_integer.hpp"

namespace surd::fp {

namespace {

// The residues of k-th powers modulo m <= 64, as bits.
constexpr std::uint64_t residues(std::uint64_t k, std::uint64_t m) {
    std::uint64_t set = 0;
    for (std::uint64_t r = 0; r < m; ++r) {
        std::uint64_t power = 1;
        for (std::uint64_t i = 0; i < k; ++i) power = power * r % m;
        set |= std::uint64_t{1} << power;
    }
    return set;
}

template <std::uint64_t K, std::uint64_t M>
bool may_be_power(std::uint64_t residue) {
    constexpr std::uint64_t set = residues(K, M);
    return (set >> residue % M & 1) != 0;
}

// A necessary condition for n = r^k, k = 2, 3, 5, 7, by residues modulo small numbers. One
// division by their product serves all of them. About one random number in 250, 400, 1700 and 250
// passes.
bool may_be_square(std::uint64_t n) {
    if (!may_be_power<2, 64>(n)) return false;
    std::uint64_t const r = n % (63 * 61 * 55 * 53);
    return may_be_power<2, 63>(r) && may_be_power<2, 55>(r) && may_be_power<2, 61>(r) &&
           may_be_power<2, 53>(r);
}
bool may_be_cube(std::uint64_t n) {
    std::uint64_t const r = n % (63 * 13 * 19 * 37 * 61);
    return may_be_power<3, 63>(r) && may_be_power<3, 13>(r) && may_be_power<3, 19>(r) &&
           may_be_power<3, 37>(r) && may_be_power<3, 61>(r);
}
bool may_be_fifth_power(std::uint64_t n) {
    std::uint64_t const r = n % (11 * 25 * 31 * 41 * 61);
    return may_be_power<5, 11>(r) && may_be_power<5, 25>(r) && may_be_power<5, 31>(r) &&
           may_be_power<5, 41>(r) && may_be_power<5, 61>(r);
}
bool may_be_seventh_power(std::uint64_t n) {
    std::uint64_t const r = n % (29 * 43 * 49);
    return may_be_power<7, 29>(r) && may_be_power<7, 43>(r) && may_be_power<7, 49>(r);
}

// The k-th root of n if it is an integer, else 0. Domain: k = 2, 3, 5, 7. The floating root t of an
// integer root r <= 2^32 is off by far less than 1/2; a nearest integer that is no root has a
// power that differs from n by less than 2^63, so equality modulo 2^64 is equality.
std::uint64_t exact_root(std::uint64_t n, std::uint64_t k) {
    auto const x = static_cast<double>(n);
    double const t = k == 2   ? std::sqrt(x)
                     : k == 3 ? std::cbrt(x)
                              : std::pow(x, 1 / static_cast<double>(k));
    auto const root = static_cast<std::uint64_t>(t + 0.5);
    return detail::wrapped_power(root, k) == n ? root : 0;
}

struct listed_power {
    std::uint64_t power;
    std::uint64_t base;
    std::uint64_t exponent;
};

constexpr std::array<std::uint64_t, 14> long_primes{11, 13, 17, 19, 23, 29, 31,
                                                    37, 41, 43, 47, 53, 59, 61};

constexpr std::size_t count_long_powers() {
    std::size_t count = 0;
    for (std::uint64_t const k : long_primes) count += floor_root(~std::uint64_t{0}, k) - 1;
    return count;
}

// All b^k below 2^64 with a prime k >= 11 and b >= 2, in rising order. None occurs twice, since
// that would take an exponent of 11 * 13 or more.
constexpr auto long_powers = [] {
    std::array<listed_power, count_long_powers()> list{};
    std::size_t size = 0;
    for (std::uint64_t const k : long_primes) {
        std::uint64_t const most = floor_root(~std::uint64_t{0}, k);
        for (std::uint64_t b = 2; b <= most; ++b) {
            listed_power const added{detail::wrapped_power(b, k), b, k};
            std::size_t at = size++;
            for (; at > 0 && list[at - 1].power > added.power; --at) list[at] = list[at - 1];
            list[at] = added;
        }
    }
    return list;
}();

listed_power const* find_long_power(std::uint64_t n) {
    std::size_t first = 0;
    for (std::size_t count = long_powers.size(); count > 1;) {
        std::size_t const half = count / 2;
        first = long_powers[first + half].power <= n ? first + half : first;
        count -= half;
    }
    return long_powers[first].power == n ? &long_powers[first] : nullptr;
}

struct form {
    std::uint64_t base;
    std::uint64_t exponent;
};

// One step: n as a prime power of something smaller, or n^1. Domain: n >= 2. Only odd exponents
// count for a negative number.
form one_root(std::uint64_t n, bool odd_only) {
    if (!odd_only && may_be_square(n)) {
        if (std::uint64_t const r = exact_root(n, 2); r != 0) return {r, 2};
    }
    if (may_be_cube(n)) {
        if (std::uint64_t const r = exact_root(n, 3); r != 0) return {r, 3};
    }
    if (may_be_fifth_power(n)) {
        if (std::uint64_t const r = exact_root(n, 5); r != 0) return {r, 5};
    }
    if (may_be_seventh_power(n)) {
        if (std::uint64_t const r = exact_root(n, 7); r != 0) return {r, 7};
    }
    if (auto const* listed = find_long_power(n)) return {listed->base, listed->exponent};
    return {n, 1};
}

std::uint64_t size_of(std::int64_t n) {
    auto const bits = static_cast<std::uint64_t>(n);
    return n < 0 ? std::uint64_t{0} - bits : bits;
}

}  // namespace

bool is_perfect_power(std::int64_t n) noexcept {
    std::uint64_t const size = size_of(n);
    return size <= 1 || one_root(size, n < 0).exponent != 1;
}

integer_power perfect_power(std::int64_t n) noexcept {
    std::uint64_t base = size_of(n);
    if (base <= 1) return {n, 1};
    std::uint64_t exponent = 1;
    for (;;) {
        form const found = one_root(base, n < 0);
        if (found.exponent == 1) break;
        base = found.base;
        exponent *= found.exponent;
    }
    auto const negated = static_cast<std::int64_t>(std::uint64_t{0} - base);
    return {n < 0 ? negated : static_cast<std::int64_t>(base), static_cast<std::int64_t>(exponent)};
}

std::size_t perfect_powers(std::span<std::int64_t const> in,
                           std::span<std::uint8_t> perfect) noexcept {
    SURD_EXPECTS(in.size() == perfect.size(), "the arrays must have one length");
    std::size_t count = 0;
    for (std::size_t i = 0; i < in.size(); ++i) {
        perfect[i] = is_perfect_power(in[i]) ? 1 : 0;
        count += perfect[i];
    }
    return count;
}

}  // namespace surd::fp

// SPDX-License-Identifier: BSL-1.0
// Purpose: the bases whose power is a dyadic rational, hence may be a floating number or a
// midpoint of two.
// For odd m and coprime p, q: (m * 2^k)^(p/q) is dyadic exactly when q divides k and m = s^q;
// then it is s^p * 2^(kp/q). (m * 2^k)^(-p/q) needs s = 1 as well. Proof: an odd prime divides
// the q-th power of a dyadic number to a multiple of q, and so does 2; p is invertible mod q.
#ifndef SURD_FP_EXACT_CASE_HPP
#define SURD_FP_EXACT_CASE_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/power_problem.hpp"

namespace surd::fp::detail {

/// s^k, or 0 when it needs more than 64 bits.
[[nodiscard]] constexpr std::uint64_t power_in_64_bits(std::uint64_t s, unsigned k) {
    uint128 result = 1;
    for (unsigned i = 0; i < k; ++i) {
        result *= s;
        if (high_half(result) != 0) return 0;
    }
    return low_half(result);
}

/// The s with s^q = m, or 0 when there is none. Domain: m odd, m < 2^53.
/// 3^34 > 2^53, so beyond q = 33 only m = 1 has a root.
[[nodiscard]] constexpr std::uint64_t odd_root(std::uint64_t m, uint128 q) {
    if (m == 1 || q == 1) return m;
    if (q > 33) return 0;
    auto const k = static_cast<unsigned>(q);
    std::uint64_t s = 0;
    for (int bit = static_cast<int>(std::bit_width(m) - 1) / static_cast<int>(k); bit >= 0; --bit) {
        std::uint64_t const tried = s | std::uint64_t{1} << bit;
        std::uint64_t const power = power_in_64_bits(tried, k);
        if (power != 0 && power <= m) s = tried;
    }
    return power_in_64_bits(s, k) == m ? s : 0;
}

/// The power as significand * 2^exponent with a significand of at most 64 bits; `exists` is
/// false when it is not dyadic or its odd part is longer. An odd part of more than 64 bits is
/// neither a floating number nor a midpoint, hence no exact case.
struct exact_case {
    bool exists = false;
    std::uint64_t significand = 0;
    int128 exponent = 0;
};

[[nodiscard]] constexpr exact_case find_exact_case(power_problem const& pr) {
    auto const q = static_cast<int128>(pr.q);
    if (pr.exponent % q != 0) return {};
    std::uint64_t const s = odd_root(pr.significand, pr.q);
    if (s == 0 || (pr.reciprocal && s != 1)) return {};
    // s >= 3 needs p <= 40 to stay within 64 bits.
    if (s != 1 && pr.p > 40) return {};
    std::uint64_t const power = s == 1 ? 1 : power_in_64_bits(s, static_cast<unsigned>(pr.p));
    if (power == 0) return {};
    // The quotient is at most 1074 in size and p below 2^119: no overflow after clamping p,
    // and any p beyond 2^64 leaves the range of every format.
    auto const p = static_cast<int128>(high_half(pr.p) != 0 ? ~std::uint64_t{0} : low_half(pr.p));
    int128 const k = pr.exponent / q * p;
    return {true, power, pr.reciprocal ? -k : k};
}

}  // namespace surd::fp::detail

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: the comparison of a number with a power in 128 bits, which settles nearly every case.
// Same task as power_comparison; a result other than unknown is proven, since every product
// carries a bound of its error.
#ifndef SURD_FP_QUICK_COMPARISON_HPP
#define SURD_FP_QUICK_COMPARISON_HPP

#include <bit>
#include <cstdint>

#include "surd/fp/power_problem.hpp"
#include "surd/fp/stack_float.hpp"

namespace surd::fp::detail {

/// A lower bound m * 2^e with 2^127 <= m < 2^128. After c products the true value lies in
/// [m, m (1 + 2^-125)^c], and below m + 16 c where c < 2^60.
struct quick_float {
    uint128 m;
    std::int64_t e;
    std::uint64_t c;

    static constexpr quick_float of(std::uint64_t n, std::int64_t exponent) {
        int const zeros = std::countl_zero(n);
        return {static_cast<uint128>(n << zeros) << 64, exponent - zeros - 64, 0};
    }
    [[nodiscard]] constexpr uint128 error() const { return static_cast<uint128>(c) * 16; }
    /// Whether the true value may reach the next power of two.
    [[nodiscard]] constexpr bool may_carry() const { return m + error() < m; }
};

/// The leading 128 bits of the product. The product of the low halves, less than one unit, is
/// left out and the rest truncated, so the result misses less than two units of 2^126 or more.
/// Exact where the significant bits of both are 128 at most together.
[[nodiscard]] constexpr quick_float operator*(quick_float const& a, quick_float const& b) {
    uint128 const outer = static_cast<uint128>(high_half(a.m)) * low_half(b.m);
    uint128 const inner = static_cast<uint128>(low_half(a.m)) * high_half(b.m);
    uint128 const low = static_cast<uint128>(low_half(outer)) + low_half(inner);
    uint128 const m = static_cast<uint128>(high_half(a.m)) * high_half(b.m) + high_half(outer) +
                      high_half(inner) + high_half(low);
    int const shift = 1 - static_cast<int>(m >> 127);
    // The bit shifted in is known, and makes short products exact.
    uint128 const next = static_cast<uint128>(low_half(low) >> 63) & static_cast<uint128>(shift);
    return {m << shift | next, a.e + b.e + 128 - shift, a.c + b.c + 1};
}

[[nodiscard]] constexpr quick_float raised(quick_float const& base, std::uint64_t k) {
    quick_float result = base;
    for (int bit = 62 - std::countl_zero(k); bit >= 0; --bit) {
        result = result * result;
        if ((k >> bit & 1) != 0) result = result * base;
    }
    return result;
}

/// Compares numbers with a power; x^p is computed once. Domain: is_quick(problem).
class quick_comparison {
public:
    static constexpr uint128 most = std::uint64_t{1} << 40;
    [[nodiscard]] static constexpr bool is_quick(power_problem const& pr) {
        return pr.p < most && pr.q < most;
    }

    constexpr explicit quick_comparison(power_problem const& pr)
        : p_(low_half(pr.p)),
          q_(low_half(pr.q)),
          base_bits_(static_cast<std::uint64_t>(std::bit_width(pr.significand))),
          reciprocal_(pr.reciprocal),
          power_(raised(quick_float::of(pr.significand, pr.exponent), p_)) {}

    /// x^p, without the reciprocal.
    [[nodiscard]] constexpr quick_float const& power() const { return power_; }

    /// How n * 2^e relates to x^(+-p/q), or unknown. Domain: 0 < n < 2^64.
    [[nodiscard]] constexpr relation operator()(std::uint64_t n, std::int64_t e) const {
        quick_float const left = raised(quick_float::of(n, e), q_);
        if (!reciprocal_) return compare(left, power_, n);
        return compare(left * power_, quick_float::of(1, 0), n);
    }

private:
    [[nodiscard]] constexpr relation compare(quick_float const& a, quick_float const& b,
                                             std::uint64_t n) const {
        if (a.e != b.e) {
            bool const less = a.e < b.e;
            if ((less ? a : b).may_carry()) return relation::unknown;
            return less ? relation::less : relation::greater;
        }
        if (a.m > b.m && a.m - b.m > b.error()) return relation::greater;
        if (a.m < b.m && b.m - a.m > a.error()) return relation::less;
        return a.m == b.m && is_exact(n) ? relation::equal : relation::unknown;
    }

    /// Whether no product lost a bit.
    [[nodiscard]] constexpr bool is_exact(std::uint64_t n) const {
        if (p_ > 128 || q_ > 128) return false;
        auto const bits = static_cast<std::uint64_t>(std::bit_width(n >> std::countr_zero(n)));
        std::uint64_t const left = bits * q_;
        std::uint64_t const right = base_bits_ * p_;
        return reciprocal_ ? left + right <= 128 : left <= 128 && right <= 128;
    }

    std::uint64_t p_;
    std::uint64_t q_;
    std::uint64_t base_bits_;
    bool reciprocal_;
    quick_float power_;
};

}  // namespace surd::fp::detail

#endif

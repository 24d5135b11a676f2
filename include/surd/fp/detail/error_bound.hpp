// SPDX-License-Identifier: BSL-1.0
// Purpose: what rounding does to the double-double chains of the kernels, followed step by step.
// Every function mirrors one kernel step; docs/proofs/fast_path_bound.md proves each line.
#ifndef SURD_FP_DETAIL_ERROR_BOUND_HPP
#define SURD_FP_DETAIL_ERROR_BOUND_HPP

#include <cstdint>

namespace surd::fp::detail {

/// The unit of rounding of binary64: |RN(z) - z| <= u |RN(z)|.
inline constexpr double u = 0x1p-53;

/// An unevaluated sum high + low that stands for z: |low| <= spread |high| and
/// |high + low - z| <= error |high|. Second-order factors 1 + O(spread) are left out here and
/// covered by `slack`.
struct tracked {
    double spread = 0;
    double error = 0;
};

/// Multiplies a finished bound. All spreads stay below 2^-30, all chains below 2^8 steps, so the
/// factors left out are below 1 + 2^-20.
inline constexpr double slack = 1 + 0x1p-10;
inline constexpr double widest_spread = 0x1p-30;

/// `Unit` keeps the copies that different translation units compile apart, since they may be
/// compiled with different floating-point flags.
template <class Unit>
struct chain_bound {
    /// Two doubles: the product and its exact rest.
    static constexpr tracked product() { return {u, 0}; }

    static constexpr tracked times(tracked a, tracked b) {
        if (a.spread == 0 && b.spread == 0) {
            return {u, a.error + b.error};
        }
        // low = RN(a.low b.high + RN(a.high b.low + rest)); a.low b.low is dropped. Where one
        // factor is a plain double its term and its rounding vanish.
        double const inner = b.spread == 0 ? 0 : u * (b.spread + u);
        double const outer = u * (a.spread + b.spread + u);
        return {a.spread + b.spread + u, a.error + b.error + a.spread * b.spread + inner + outer};
    }

    /// high + low made again with |low| <= u |high|; exact.
    static constexpr tracked normalised(tracked a) { return {u, a.error}; }

    /// x^n by squaring from the leading bit; x a plain double. Long chains renormalise.
    static constexpr tracked power(std::uint64_t n) {
        if (n <= 1) return {};
        int bit = 63;
        while ((n >> bit & 1) == 0) --bit;
        tracked result;
        for (--bit; bit >= 0; --bit) {
            result = times(result, result);
            if ((n >> bit & 1) != 0) result = times(result, tracked{});
            if (n >= longest_plain_chain) result = normalised(result);
        }
        return result;
    }

    /// From this exponent on the chain renormalises after every bit.
    static constexpr std::uint64_t longest_plain_chain = 256;
};

}  // namespace surd::fp::detail

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: double-double products by fused multiply-add, not renormalised.
// surd/fp/detail/error_bound.hpp follows the rounding of each function.
#ifndef SURD_FP_KERNELS_EXPANSION_HPP
#define SURD_FP_KERNELS_EXPANSION_HPP

#include <cstdint>

#include "fp/kernels/inline.hpp"

namespace surd::fp::detail {

/// high + low, unevaluated.
template <class L>
struct expansion {
    typename L::real high;
    typename L::real low;
};

template <class L>
struct chains {
    using real = typename L::real;
    using pair = expansion<L>;

    SURD_INLINE static pair product(real a, real b) {
        real const high = L::mul(a, b);
        return {high, L::fms(a, b, high)};
    }
    SURD_INLINE static pair square(real a) { return product(a, a); }
    SURD_INLINE static pair square(pair a) {
        real const high = L::mul(a.high, a.high);
        real const rest = L::fms(a.high, a.high, high);
        return {high, L::fma(L::add(a.high, a.high), a.low, rest)};
    }
    SURD_INLINE static pair times(real a, real b) { return product(a, b); }
    SURD_INLINE static pair times(pair a, real b) {
        real const high = L::mul(a.high, b);
        return {high, L::fma(a.low, b, L::fms(a.high, b, high))};
    }
    SURD_INLINE static pair times(pair a, pair b) {
        real const high = L::mul(a.high, b.high);
        real const rest = L::fms(a.high, b.high, high);
        return {high, L::fma(a.low, b.high, L::fma(a.high, b.low, rest))};
    }
    SURD_INLINE static pair times(real a, pair b) { return times(b, a); }
    SURD_INLINE static pair normalised(pair a) {
        real const high = L::add(a.high, a.low);
        return {high, L::add(L::sub(a.high, high), a.low)};
    }

    SURD_INLINE static real high(real a) { return a; }
    SURD_INLINE static real high(pair a) { return a.high; }
    SURD_INLINE static real low(real) { return L::set(0); }
    SURD_INLINE static real low(pair a) { return a.low; }

    /// 1 - a b, small.
    SURD_INLINE static real residual(pair a, real b) {
        return L::fnma(a.low, b, L::fnma(a.high, b, L::set(1)));
    }
    SURD_INLINE static real residual(real a, pair b) { return residual(b, a); }
    SURD_INLINE static real residual(pair a, pair b) {
        real const e = L::fnma(a.high, b.high, L::set(1));
        return L::fnma(a.low, b.high, L::fnma(a.high, b.low, e));
    }

    /// x^N by squaring from the leading bit: a plain double for N = 1.
    template <std::uint64_t N>
    SURD_INLINE static auto power(real x) {
        if constexpr (N == 1) {
            return x;
        } else if constexpr (N % 2 == 0) {
            return square(power<N / 2>(x));
        } else {
            return times(power<N - 1>(x), x);
        }
    }
    /// The same steps for n >= 2 known at run time.
    SURD_INLINE static pair power(real x, std::uint64_t n) {
        if (n == 2) return square(x);
        int bit = 62 - __builtin_clzll(n);
        pair result = square(x);
        if ((n >> bit & 1) != 0) result = times(result, x);
        while (--bit >= 0) {
            result = square(result);
            if ((n >> bit & 1) != 0) result = times(result, x);
        }
        return result;
    }
    /// The same with |low| brought below a unit of high after every bit, for long chains.
    SURD_INLINE static pair long_power(real x, std::uint64_t n) {
        int bit = 62 - __builtin_clzll(n);
        pair result = square(x);
        if ((n >> bit & 1) != 0) result = times(result, x);
        while (--bit >= 0) {
            result = normalised(result);
            result = square(result);
            if ((n >> bit & 1) != 0) result = times(result, x);
        }
        return normalised(result);
    }
    /// The rounded x^N.
    template <std::uint64_t N>
    SURD_INLINE static real plain_power(real x) {
        if constexpr (N == 0) {
            return L::set(1);
        } else if constexpr (N == 1) {
            return x;
        } else if constexpr (N % 2 == 0) {
            real const h = plain_power<N / 2>(x);
            return L::mul(h, h);
        } else {
            return L::mul(plain_power<N - 1>(x), x);
        }
    }
    SURD_INLINE static real plain_power(real x, std::uint64_t n) {
        if (n == 0) return L::set(1);
        real result = x;
        for (int bit = 62 - __builtin_clzll(n); bit >= 0; --bit) {
            result = L::mul(result, result);
            if ((n >> bit & 1) != 0) result = L::mul(result, x);
        }
        return result;
    }
};

}  // namespace surd::fp::detail

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: X^(p/q) as y + rest for a reduced argument, by the method of the plan.
// The exponent is a type: fixed at compile time, or read from the plan. Both take the same steps,
// so that one bound serves both.
#ifndef SURD_FP_KERNELS_POWER_RULE_HPP
#define SURD_FP_KERNELS_POWER_RULE_HPP

#include <cstdint>

#include "fp/kernels/expansion.hpp"
#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_builder.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

/// p/q known at compile time. `Unit` is a type of the instruction set's namespace.
template <class Unit, std::int64_t P, std::int64_t Q>
struct fixed_exponent {
    static constexpr bool is_fixed = true;
    static constexpr plan_data plan = plan_builder<Unit>::build(P, Q);
    static constexpr plan_kind kind = plan.kind;
    static constexpr std::uint64_t n = P < 0 ? -P : P;
    static constexpr std::uint64_t q = Q;
    static constexpr std::uint64_t a = plan.a;
    static constexpr std::uint64_t b = plan.b;
    static constexpr bool negative = P < 0;
    static constexpr int most_steps_needed = Q <= 8 ? 8 : Q <= 16 ? 16 : most_steps;
};

/// p/q read from the plan; only the method is known, and a limit of q.
template <plan_kind Kind, int Most = most_steps>
struct plan_exponent {
    static constexpr bool is_fixed = false;
    static constexpr plan_kind kind = Kind;
    static constexpr int most_steps_needed = Most;
};

template <class L, class E>
struct power_rule {
    using real = typename L::real;
    using pair = expansion<L>;
    using chain = chains<L>;

    /// X^(p/q) as high + low with |low| far below |high|, not yet rounded. t is the seed of the
    /// methods that have one.
    SURD_INLINE static pair expand(plan_data const& plan, real X, real t) {
        if constexpr (E::kind == plan_kind::power) {
            return power(plan, X);
        } else if constexpr (E::kind == plan_kind::half) {
            return half(plan, X);
        } else if constexpr (E::is_fixed) {
            return fixed_root(plan, X, t);
        } else {
            return plan_root(plan, X, t);
        }
    }

    /// The sum as the nearest double and the exact rest.
    SURD_INLINE static pair rounded(pair a) {
        real const y = L::add(a.high, a.low);
        return {y, L::add(L::sub(a.high, y), a.low)};
    }

    /// One step of Householder's iteration of third order for X^(-1/q).
    SURD_INLINE static real refined(plan_data const& plan, real X, real t) {
        real others;
        if constexpr (E::is_fixed) {
            others = chain::template plain_power<E::q - 1>(t);
        } else {
            others = chain::plain_power(t, static_cast<std::uint64_t>(plan.q - 1));
        }
        real const residual = L::fnma(L::mul(X, t), others, L::set(1));
        real const slope = L::fma(L::set(plan.refine[1]), residual, L::set(plan.refine[0]));
        return L::fma(L::mul(t, residual), slope, t);
    }

    /// X^(p/q) in plain doubles, for binary32: plan.float_bound says how good.
    SURD_INLINE static real estimate(plan_data const& plan, real X, real t) {
        if constexpr (E::kind == plan_kind::power) {
            real const w = plain < E::is_fixed ? plain_n : 0 > (X, size(plan.p));
            return is_negative(plan) ? L::div(L::set(1), w) : w;
        } else if constexpr (E::kind == plan_kind::half) {
            auto const further = static_cast<std::uint64_t>(size(plan.p) - 1) / 2;
            return L::mul(L::sqrt(X), plain < E::is_fixed ? (plain_n - 1) / 2 : 0 > (X, further));
        } else {
            real const xt = L::mul(X, t);
            real e;
            real w;
            if constexpr (E::is_fixed) {
                e = L::fnma(xt, chain::template plain_power<E::q - 1>(t), L::set(1));
                w = chain::template plain_power<E::b>(t);
                if constexpr (E::a > 0) w = L::mul(chain::template plain_power<E::a>(X), w);
            } else {
                auto const q = static_cast<std::uint64_t>(plan.q);
                auto const a = static_cast<std::uint64_t>(plan.a);
                auto const b = static_cast<std::uint64_t>(plan.b);
                e = L::fnma(xt, chain::plain_power(t, q - 1), L::set(1));
                w = chain::plain_power(t, b);
                if (a > 0) w = L::mul(chain::plain_power(X, a), w);
            }
            return L::fma(L::mul(w, e), L::set(plan.series[0]), w);
        }
    }

private:
    static constexpr std::uint64_t plain_n = [] {
        if constexpr (E::is_fixed)
            return E::n;
        else
            return std::uint64_t{0};
    }();
    template <std::uint64_t N>
    SURD_INLINE static real plain(real x, std::uint64_t n) {
        if constexpr (E::is_fixed) {
            return chain::template plain_power<N>(x);
        } else {
            return chain::plain_power(x, n);
        }
    }
    SURD_INLINE static bool is_negative(plan_data const& plan) {
        if constexpr (E::is_fixed) {
            return E::negative;
        } else {
            return plan.p < 0;
        }
    }

    SURD_INLINE static pair power(plan_data const& plan, real x) {
        pair w;
        if constexpr (E::is_fixed) {
            w = chain::template power<E::n>(x);
        } else {
            auto const n = size(plan.p);
            w = n < chain_bound<L>::longest_plain_chain ? chain::power(x, n)
                                                        : chain::long_power(x, n);
        }
        if (!is_negative(plan)) return w;
        real const y = L::div(L::set(1), w.high);
        return {y, L::mul(y, chain::residual(w, y))};
    }

    SURD_INLINE static pair half(plan_data const& plan, real x) {
        real const s = L::sqrt(x);
        real const defect = L::fnma(s, s, x);
        pair base = chain::product(x, s);
        base.low = L::fma(L::mul(defect, L::set(0.5)), s, base.low);
        if constexpr (E::is_fixed) {
            if constexpr (E::n == 3)
                return base;
            else
                return chain::times(base, chain::template power<(E::n - 3) / 2>(x));
        } else {
            auto const further = (size(plan.p) - 3) / 2;
            if (further == 0) return base;
            if (further == 1) return chain::times(base, x);
            return chain::times(base, chain::power(x, further));
        }
    }

    // W (1 - e)^(-b/q): the first terms of the series, added to the low part.
    SURD_INLINE static pair corrected(plan_data const& plan, real high, real low, real e) {
        real slope = L::set(plan.series[0]);
        if constexpr (L::table_seed) {  // the quartic is refined, so that e^2 is out of sight
            slope = L::fma(L::fma(L::set(plan.series[2]), e, L::set(plan.series[1])), e, slope);
        }
        return {high, L::fma(L::mul(high, e), slope, low)};
    }

    SURD_INLINE static pair fixed_root(plan_data const& plan, real X, real t) {
        if constexpr (E::a == 1) {
            auto const w = chain::times(chain::template power<E::b>(t), X);
            real const e = chain::residual(w, chain::template power<E::n>(t));
            return corrected(plan, w.high, w.low, e);
        } else if constexpr (E::a == 0) {
            auto const w = chain::template power<E::n>(t);
            real e;
            if constexpr (E::n < E::q) {
                e = chain::residual(chain::times(chain::template power<E::q - E::n>(t), X), w);
            } else {
                e = chain::residual(chain::product(X, t), chain::template power<E::q - 1>(t));
            }
            return corrected(plan, chain::high(w), chain::low(w), e);
        } else {
            pair const xt = chain::product(X, t);
            real const e = chain::residual(xt, chain::template power<E::q - 1>(t));
            constexpr std::uint64_t both = E::a < E::b ? E::a : E::b;
            pair w = xt;
            for (std::uint64_t i = 1; i < both; ++i)
                w = i == 1 ? chain::square(xt) : chain::times(w, xt);
            if constexpr (E::a < E::b) {
                w = chain::times(w, chain::template power<E::b - E::a>(t));
            } else if constexpr (E::a > E::b) {
                w = chain::times(w, chain::template power<E::a - E::b>(X));
            }
            return corrected(plan, w.high, w.low, e);
        }
    }

    // t^n as a pair, n >= 1. No early returns here and below: GCC would keep the results of the
    // branches in memory.
    SURD_INLINE static pair pair_power(real t, std::uint64_t n) {
        pair result{t, L::set(0)};
        if (n > 1) result = chain::power(t, n);
        return result;
    }
    // t^n z.
    SURD_INLINE static pair power_times(real t, std::uint64_t n, real z) {
        pair result = chain::product(t, z);
        if (n > 1) result = chain::times(chain::power(t, n), z);
        return result;
    }
    SURD_INLINE static pair power_times(real t, std::uint64_t n, pair z) {
        return chain::times(z, pair_power(t, n));
    }
    // 1 - w t^n.
    SURD_INLINE static real residual_with_power(pair w, real t, std::uint64_t n) {
        real e = chain::residual(w, t);
        if (n > 1) e = chain::residual(w, chain::power(t, n));
        return e;
    }

    SURD_INLINE static pair plan_root(plan_data const& plan, real X, real t) {
        auto const n = size(plan.p);
        auto const q = static_cast<std::uint64_t>(plan.q);
        auto const a = static_cast<std::uint64_t>(plan.a);
        auto const b = static_cast<std::uint64_t>(plan.b);
        pair w;
        real e;
        if (a == 1) {
            w = power_times(t, b, X);
            e = residual_with_power(w, t, n);
        } else if (a == 0) {
            w = pair_power(t, n);
            pair other = chain::product(X, t);
            if (n < q) {
                other = power_times(t, q - n, X);
                e = chain::residual(other, w);
            } else {
                e = residual_with_power(other, t, q - 1);
            }
        } else {
            pair const xt = chain::product(X, t);
            e = residual_with_power(xt, t, q - 1);
            w = xt;
            for (std::uint64_t i = 1; i < (a < b ? a : b); ++i) w = chain::times(w, xt);
            if (a < b) w = power_times(t, b - a, w);
            if (a > b) w = power_times(X, a - b, w);
        }
        return corrected(plan, w.high, w.low, e);
    }

    SURD_INLINE static std::uint64_t size(std::int64_t p) {
        return p < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(p)
                     : static_cast<std::uint64_t>(p);
    }
};

}  // namespace surd::fp::detail

#endif

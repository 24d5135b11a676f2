// SPDX-License-Identifier: BSL-1.0
// Purpose: makes a plan from p/q: chooses the method, computes coefficients and error bounds.
#ifndef SURD_FP_DETAIL_PLAN_BUILDER_HPP
#define SURD_FP_DETAIL_PLAN_BUILDER_HPP

#include <cstdint>

#include "surd/fp/detail/common_exponents.hpp"
#include "surd/fp/detail/error_bound.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/detail/seed_builder.hpp"

namespace surd::fp::detail {

/// The same arithmetic in constant expressions and at run time. `Unit` keeps the copies of
/// different translation units apart: a caller's may be compiled with -ffast-math.
template <class Unit>
struct plan_builder {
    using seeds = seed_builder<Unit>;
    using chain = chain_bound<Unit>;

    /// The plan for p/q. Domain: lowest terms, q >= 1.
    static constexpr plan_data build(std::int64_t p, std::int64_t q) {
        plan_data d{};
        d.p = p;
        d.q = q;
        d.kind = choose(p, q);
        if (d.kind >= plan_kind::power) {
            if (d.kind == plan_kind::power) bound_power(d);
            if (d.kind == plan_kind::half) bound_half(d);
            if (d.kind == plan_kind::inverse_half || d.kind == plan_kind::root) build_root(d);
            d.stretch_table = stretch(d.bound_table);
            d.stretch_polynomial = stretch(d.bound_polynomial);
            choose_range(d);
            // A bound that sends more than one in 256 arguments to the last resort saves nothing.
            if (d.stretch_table > 1 + 0x1p-8 || d.stretch_polynomial > 1 + 0x1p-8) {
                d.kind = plan_kind::exact_only;
            }
        }
        d.common = d.is_fast() ? find_common(p, q) : -1;
        if (q <= most_steps) d.inverse_q = ((std::uint64_t{1} << 32) - 1) / size(q) + 1;
        return d;
    }

private:
    static constexpr std::int64_t greatest_numerator = 256;

    static constexpr std::uint64_t size(std::int64_t p) {
        return p < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(p)
                     : static_cast<std::uint64_t>(p);
    }

    static constexpr plan_kind choose(std::int64_t p, std::int64_t q) {
        if (p == 0) return plan_kind::zero;
        if (q == 1) {
            if (p == 1) return plan_kind::identity;
            if (p == 2) return plan_kind::square;
            if (p == -1) return plan_kind::reciprocal;
            return plan_kind::power;
        }
        if (q == 2 && p == 1) return plan_kind::square_root;
        if (size(p) > greatest_numerator || q > most_steps) return plan_kind::exact_only;
        if (q == 2) return p > 0 ? plan_kind::half : plan_kind::inverse_half;
        return plan_kind::root;
    }

    /// The factor 1 + eta of the rounding test: rest beyond half a unit less 2^-54 eta |y| is
    /// doubtful, so that eta >= 2^54 bound. Rounded up to a multiple of 2^-52.
    static constexpr double stretch(double bound) {
        double const eta = bound * 0x1p54;
        if (!(eta < 1)) return 2;
        return 1 + (static_cast<double>(static_cast<std::int64_t>(eta * 0x1p52)) + 1) * 0x1p-52;
    }

    static constexpr void set_bounds(plan_data& d, tracked result, double rounding) {
        double const bound = result.spread > widest_spread ? 1 : (result.error + rounding) * slack;
        d.bound_table = d.bound_polynomial = bound;
    }

    // x^n: the chain, then for n < 0 one division, its residual, and one correction.
    static constexpr void bound_power(plan_data& d) {
        std::uint64_t const n = size(d.p);
        tracked const w = chain::power(n);
        d.float_bound = float_products(static_cast<double>(n) + 1);
        if (d.p > 0) {
            set_bounds(d, w, 0);
            return;
        }
        // 1/(h + l) = y0 (1 + r + r^2 + ...), r = 1 - y0 (h + l), |r| <= u + spread.
        double const r = w.spread + 2 * u;
        set_bounds(d, w, r * r + 2 * u * r);
    }

    // x^(p/2): x s + s d/2 with s = RN(sqrt x), d = x - s^2 exact, |d| <= 2u s^2; the series
    // after d/2 loses d^2/8 <= u^2/2, and x/s = s (1 + d/s^2) loses 2 u^2.
    static constexpr void bound_half(plan_data& d) {
        tracked const base{2 * u, 4.5 * u * u + 2 * u * u};
        auto const further = static_cast<std::uint64_t>((d.p - 3) / 2);
        tracked w = base;
        if (further > 0) w = chain::times(base, chain::power(further));
        set_bounds(d, w, 0);
        d.float_bound = float_products(static_cast<double>(d.p));
    }

    static constexpr void build_root(plan_data& d) {
        auto const q = static_cast<int>(d.q);
        auto const p = static_cast<int>(d.p);
        double const alpha = 1.0 / q;
        d.centre = (q - 1) / 2.0;
        d.q_inverse = alpha;
        d.a = p > 0 ? (p + q - 1) / q : 0;
        d.b = d.a * q - p;
        double const beta = static_cast<double>(d.b) / q;
        seeds::binomial_series(alpha, d.refine, 2);
        seeds::binomial_series(beta, d.series, 3);

        double from_table = 0;
        double from_quartic = 0;
        if (d.kind == plan_kind::root) {
            build_steps(d, q);
            double const relative = seeds::cubics(q, d.seed) + 4 * u;
            from_table = q * relative / (1 - q * relative);
            from_quartic = refined(q, seeds::quartic(q, d.polynomial) + 8 * q * u);
        } else {
            // The hardware's estimate of 1/sqrt(x), good to 2^-14, and one Newton step, which
            // leaves 3/4 E^2 of the residual E; or a division by a square root.
            double const first = 0x1p-13 * (1 + 0x1p-13);
            from_table = first * first * 0.75 * (1 + 0x1p-12) + 8 * u;
            from_quartic = 8 * u;
        }
        double const wide = from_table > from_quartic ? from_table : from_quartic;
        d.bound_table = root_bound(d, beta, from_table, 3);
        d.bound_polynomial = root_bound(d, beta, from_quartic, 1);
        d.float_bound = float_root_bound(d, beta, wide);
    }

    static constexpr void build_steps(plan_data& d, int q) {
        int period = 64;
        if (q <= 16) period = 16;
        if (q <= 8) period = 8;
        if (q <= 4) period = 4;
        double const ratio = seeds::inverse_root(2, q);
        double value[most_steps] = {1};
        double two_to_r = 1;
        for (int r = 1; r < q; ++r) {
            two_to_r *= 2;
            double const t = value[r - 1] * ratio;
            value[r] = t + t * (1 - two_to_r * seeds::power(t, q)) / q;
        }
        for (int j = 0; j < most_steps; ++j) d.step[j] = value[(j + 1) % period];
    }

    // The residual after t (1 + E/q + (1+q)/(2 q^2) E^2): the third term of the series, and the
    // rounding of E (one unit for each factor of X t^q) and of t.
    static constexpr double refined(int q, double residual) {
        double const alpha = 1.0 / q;
        double const third = alpha * (alpha + 1) * (alpha + 2) / 6;
        double const cut = third * residual * residual * residual / (1 - residual);
        double const relative = cut + (alpha * (q + 3) + 3) * u;
        return q * relative / (1 - q * relative);
    }

    // Follows src/fp/kernels/root_chain.hpp: W = X^a t^b and 1 - e = W V.
    static constexpr double root_bound(plan_data const& d, double beta, double residual,
                                       int terms) {
        std::uint64_t const p = size(d.p);
        auto const q = static_cast<std::uint64_t>(d.q);
        auto const a = static_cast<std::uint64_t>(d.a);
        auto const b = static_cast<std::uint64_t>(d.b);
        tracked const plain{};
        tracked const xt = chain::product();
        tracked w;
        tracked left;
        tracked right;
        if (d.a == 1) {
            w = left = chain::times(chain::power(b), plain);
            right = chain::power(p);
        } else if (d.a == 0) {
            w = chain::power(p);
            left = p < q ? w : xt;
            right = p < q ? chain::times(chain::power(q - p), plain) : chain::power(q - 1);
        } else {
            left = xt;
            right = chain::power(q - 1);
            std::uint64_t const both = a < b ? a : b;
            w = xt;
            for (std::uint64_t i = 1; i < both; ++i) w = chain::times(w, xt);
            if (a != b) w = chain::times(w, chain::power(a < b ? b - a : a - b));
        }
        if (w.spread > widest_spread || left.spread > widest_spread ||
            right.spread > widest_spread || residual > 0x1p-8) {
            return 1;
        }
        double const e_size = residual;
        double const e_error = 3 * u * (e_size + 2 * (left.spread + right.spread)) +
                               left.spread * right.spread + left.error + right.error;
        double const steep = beta * (1 + (beta + 1) * e_size);
        // The series ends after `terms`; its rest is a geometric series at worst.
        double tail = 1 / (1 - (beta + 4) * e_size);
        for (int k = 0; k <= terms; ++k) tail *= (beta + k) / (k + 1) * e_size;
        double const correction = steep * e_size;
        double const rounding = 5 * u * correction + u * (correction + w.spread);
        double const dropped = w.spread * correction;
        return (w.error + steep * e_error + tail + rounding + dropped) * slack;
    }

    // Plain doubles, 2u for each rounding since the mode may be directed: `roundings` of the
    // value, and four of the ends z (1 - bound), z (1 + bound) that are converted.
    static constexpr double float_products(double roundings) {
        return (roundings + 4) * 2 * u * slack;
    }

    static constexpr double float_root_bound(plan_data const& d, double beta, double residual) {
        double const factors = d.a + d.b + 2.0;
        double const e_factors = static_cast<double>(d.q + d.a * d.q) + 4.0;
        double const second = beta * (beta + 1) / 2;
        return float_products(factors + beta * e_factors + 1) +
               second * residual * residual * (1 + (beta + 2) * residual) * slack;
    }

    static constexpr std::int64_t ceiling(std::int64_t n, std::int64_t m) {
        return n >= 0 ? (n + m - 1) / m : -(-n / m);
    }

    static constexpr std::uint64_t bits_of_power(std::int64_t exponent) {
        return static_cast<std::uint64_t>(exponent + 1023) << 52;
    }

    // Kind root: the |x| that are normal and whose result is. The others are not reduced; for
    // them the range is that of the result, inside which no product's rest underflows.
    static constexpr void choose_range(plan_data& d) {
        std::int64_t low = -900;
        std::int64_t high = d.p > 0 ? 1000 : 900;
        if (d.kind == plan_kind::root) {
            low = -1022;
            high = 1024;
            auto const n = static_cast<std::int64_t>(size(d.p));
            if (n > d.q) {
                std::int64_t const first = ceiling(-1022, n);
                std::int64_t const last = (d.p > 0 ? 1023 - n : 1022 - n) / n;
                if (d.q * first > low) low = d.q * first;
                if (d.q * (last + 1) < high) high = d.q * (last + 1);
            }
        }
        d.least = bits_of_power(low);
        d.span = bits_of_power(high) - d.least;
    }
};

}  // namespace surd::fp::detail

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: coefficients that approximate m^(-1/q) on [1, 2), with bounds of their error.
#ifndef SURD_FP_DETAIL_SEED_BUILDER_HPP
#define SURD_FP_DETAIL_SEED_BUILDER_HPP

namespace surd::fp::detail {

/// Arithmetic that is the same in constant expressions and at run time: no library calls, no
/// std::fma. `Unit` keeps the copies of different translation units apart.
template <class Unit>
struct seed_builder {
    static constexpr double magnitude(double x) { return x < 0 ? -x : x; }

    static constexpr double power(double x, int n) {
        double result = 1;
        for (; n > 0; n >>= 1) {
            if ((n & 1) != 0) result *= x;
            x *= x;
        }
        return result;
    }

    /// c^(-1/q) by Newton's iteration from `t`, good to a few units in the last place.
    /// Domain: q times the relative error of t is below 1/2.
    static constexpr double inverse_root(double c, int q, double t) {
        for (int i = 0; i < 7; ++i) t += t * (1 - c * power(t, q)) / q;
        return t;
    }
    /// The same for c in [1, 2]. The start is within 0.06 / q of the root.
    static constexpr double inverse_root(double c, int q) {
        return inverse_root(c, q, 1 - (c - 1) * 0.7 / (q + 0.5));
    }

    /// c[k] of (1 - e)^(-beta) = 1 + c[0] e + c[1] e^2 + ...
    static constexpr void binomial_series(double beta, double* c, int count) {
        double term = 1;
        for (int k = 0; k < count; ++k) {
            term *= (beta + k) / (k + 1);
            c[k] = term;
        }
    }

    /// table[k][i]: the cubic for m in [1 + i/16, 1 + (i+1)/16), in powers of m. Returns a bound
    /// of its relative error: the Taylor polynomial of degree 5 about the centre, whose two last
    /// terms are replaced by what Chebyshev polynomials leave of them.
    static constexpr double cubics(int q, double (&table)[4][16]) {
        double const alpha = 1.0 / q;
        double worst = 0;
        for (int i = 0; i < 16; ++i) {
            double const centre = 1 + (2 * i + 1) / 32.0;
            double const rho = 1 / (32 * centre);
            double const rho2 = rho * rho;
            double b[7] = {1};
            for (int k = 1; k < 7; ++k) b[k] = -b[k - 1] * (alpha + k - 1) / k;
            // z^4 = rho^2 z^2 - rho^4/8 + (rho^4/8) T4, z^5 = 5/4 rho^2 z^3 - 5/16 rho^4 z + ...
            double const c0 = 1 - b[4] * rho2 * rho2 / 8;
            double const c1 = b[1] - b[5] * rho2 * rho2 * 5 / 16;
            double const c2 = b[2] + b[4] * rho2;
            double const c3 = (b[3] + b[5] * rho2 * 5 / 4);
            // From z = m / centre - 1 to m.
            double const scale = inverse_root(centre, q);
            double const w = 1 / centre;
            table[0][i] = scale * (c0 - c1 + c2 - c3);
            table[1][i] = scale * w * (c1 - 2 * c2 + 3 * c3);
            table[2][i] = scale * w * w * (c2 - 3 * c3);
            table[3][i] = scale * w * w * w * c3;
            // Beyond z^5 the terms alternate and shrink by more than rho < 1/32 each.
            double const left = b[4] * rho2 * rho2 / 8 - b[5] * rho2 * rho2 * rho / 16 +
                                b[6] * rho2 * rho2 * rho2 * (1 + 1.0 / 16);
            double const relative = left * (1 + rho);  // (1 + z)^(1/q) <= 1 + rho
            if (relative > worst) worst = relative;
        }
        return worst + 0x1p-47;  // rounding of the coefficients and of Horner's rule
    }

    /// The quartic that interpolates m^(-1/q) at the Chebyshev nodes of [1, 2]. Returns a bound
    /// of |1 - m p(m)^q|: its derivative has the sign of -(p + q m p'), a quartic with one root
    /// between neighbouring nodes, hence no other; the greatest values are there and at the ends.
    static constexpr double quartic(int q, double (&p)[5]) {
        constexpr double cosines[5] = {-0.95105651629515353, -0.58778525229247314, 0,
                                       0.58778525229247314, 0.95105651629515353};
        double node[5] = {};
        double divided[5] = {};
        for (int i = 0; i < 5; ++i) {
            node[i] = 1.5 + 0.5 * cosines[i];
            divided[i] = inverse_root(node[i], q);
        }
        for (int k = 1; k < 5; ++k) {
            for (int i = 4; i >= k; --i) {
                divided[i] = (divided[i] - divided[i - 1]) / (node[i] - node[i - k]);
            }
        }
        for (double& c : p) c = 0;
        for (int k = 4; k >= 0; --k) {
            for (int j = 4; j > 0; --j) p[j] = p[j - 1] - node[k] * p[j];
            p[0] = divided[k] - node[k] * p[0];
        }
        double worst = seed_residual(q, p, 1);
        if (seed_residual(q, p, 2) > worst) worst = seed_residual(q, p, 2);
        for (int i = 0; i < 4; ++i) {
            double low = node[i];
            double high = node[i + 1];
            bool const rising = slope(q, p, low) < 0;
            if (rising == (slope(q, p, high) < 0)) return 1;  // the argument fails: refuse
            for (int step = 0; step < 30; ++step) {
                double const middle = (low + high) / 2;
                ((slope(q, p, middle) < 0) == rising ? low : high) = middle;
            }
            double const there = seed_residual(q, p, low);
            if (there > worst) worst = there;
        }
        return worst * (1 + 0x1p-10) + q * 0x1p-48;
    }

private:
    static constexpr double evaluate(double const (&p)[5], double m) {
        return (((p[4] * m + p[3]) * m + p[2]) * m + p[1]) * m + p[0];
    }
    static constexpr double seed_residual(int q, double const (&p)[5], double m) {
        return magnitude(1 - m * power(evaluate(p, m), q));
    }
    static constexpr double slope(int q, double const (&p)[5], double m) {
        double const derivative = ((4 * p[4] * m + 3 * p[3]) * m + 2 * p[2]) * m + p[1];
        return evaluate(p, m) + q * m * derivative;
    }
};

}  // namespace surd::fp::detail

#endif

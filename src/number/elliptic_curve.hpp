// SPDX-License-Identifier: BSL-1.0
// Purpose: the elliptic curve method for one curve modulo a composite number.
#ifndef SURD_SRC_NUMBER_ELLIPTIC_CURVE_HPP
#define SURD_SRC_NUMBER_ELLIPTIC_CURVE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "number/residue_field.hpp"

namespace surd::detail {

/// B y^2 = x^3 + A x^2 + x modulo n in projective x : z.
/// Source: P. Montgomery, Speeding the Pollard and elliptic curve methods of factorization,
/// Math. Comp. 48 (1987); curves of order divisible by 12 after H. Suyama.
template <std::size_t N>
class elliptic_curve {
public:
    using field = residue_field<N>;
    using element = typename field::element;
    struct point {
        element x;
        element z;
    };

    explicit elliptic_curve(field const& f) : f_(f) {}

    /// Chooses the curve numbered `sigma` >= 6 and its starting point. Returns false when the
    /// curve has no form modulo n; `divisor` is then gcd(4 u^3 v, n).
    bool choose(std::uint64_t sigma, mpz_srcptr n, mpz_ptr divisor) {
        element const s = f_.from(sigma);
        element const u = f_.subtract(f_.square(s), f_.from(std::uint64_t{5}));
        element const v = f_.multiply(f_.from(std::uint64_t{4}), s);
        element const u3 = f_.multiply(f_.square(u), u);
        start = {u3, f_.multiply(f_.square(v), v)};
        element const difference = f_.subtract(v, u);
        element const numerator = f_.multiply(f_.multiply(f_.square(difference), difference),
                                              f_.add(f_.add(f_.add(u, u), u), v));
        element const denominator = f_.multiply(f_.from(std::uint64_t{16}), f_.multiply(u3, v));
        mpz_value inverse;
        f_.to(denominator, inverse);
        if (mpz_invert(inverse, inverse, n) == 0) {
            f_.to(denominator, divisor);
            mpz_gcd(divisor, divisor, n);
            return false;
        }
        a24_ = f_.multiply(numerator, f_.from(static_cast<mpz_srcptr>(inverse)));
        return true;
    }

    [[nodiscard]] point twice(point const& p) const noexcept {
        element const s = f_.square(f_.add(p.x, p.z));
        element const d = f_.square(f_.subtract(p.x, p.z));
        element const t = f_.subtract(s, d);
        return {f_.multiply(s, d), f_.multiply(t, f_.add(d, f_.multiply(a24_, t)))};
    }
    /// p + q, given p - q.
    [[nodiscard]] point sum(point const& p, point const& q,
                            point const& difference) const noexcept {
        element const a = f_.multiply(f_.subtract(p.x, p.z), f_.add(q.x, q.z));
        element const b = f_.multiply(f_.add(p.x, p.z), f_.subtract(q.x, q.z));
        return {f_.multiply(difference.z, f_.square(f_.add(a, b))),
                f_.multiply(difference.x, f_.square(f_.subtract(a, b)))};
    }
    /// k p by Montgomery's ladder. Domain: k >= 1.
    [[nodiscard]] point multiple(std::uint64_t k, point const& p) const noexcept {
        if (k == 1) return p;
        point low = p;
        point high = twice(p);
        for (int i = static_cast<int>(std::bit_width(k)) - 2; i >= 0; --i) {
            point const both = sum(low, high, p);
            if ((k >> i & 1) != 0) {
                high = twice(high);
                low = both;
            } else {
                low = twice(low);
                high = both;
            }
        }
        return low;
    }

    /// Multiplies p by the largest power below `bound` of each prime below it.
    [[nodiscard]] point first_stage(point p, std::uint64_t bound,
                                    std::span<std::uint16_t const> primes) const noexcept {
        for (std::uint64_t power = 2; power <= bound; power *= 2) p = twice(p);
        for (std::uint64_t const prime : primes) {
            if (prime > bound) break;
            std::uint64_t power = prime;
            while (power * prime <= bound) power *= prime;
            p = multiple(power, p);
        }
        return p;
    }

    /// Returns a product that vanishes modulo each prime divisor of n for which p has a prime
    /// order from 105 to `bound`: every such order is 210 c + j or 210 c - j with j below 105
    /// and coprime to 210, and then 210 c p and j p have equal x/z.
    [[nodiscard]] element second_stage(point const& p, std::uint64_t first,
                                       std::uint64_t bound) const noexcept {
        constexpr std::uint64_t wheel = 210;
        struct cross {
            element x, z, xz;
        };
        std::array<cross, 24> steps;
        std::size_t count = 0;
        point const p2 = twice(p);
        point previous = p;  // (j - 2) p
        point current = sum(p2, p, p);
        auto const keep = [&](point const& q) {
            steps[count++] = {q.x, q.z, f_.multiply(q.x, q.z)};
        };
        keep(p);
        for (std::uint64_t j = 3; j < wheel / 2; j += 2) {
            if (j % 3 != 0 && j % 5 != 0 && j % 7 != 0) keep(current);
            point const next = sum(current, p2, previous);
            previous = current;
            current = next;
        }
        point const giant = multiple(wheel, p);
        std::uint64_t c = first / wheel;
        if (c == 0) c = 1;
        point low = multiple(c, giant);
        point high = multiple(c + 1, giant);
        element product = f_.one();
        for (; c * wheel <= bound + wheel / 2; ++c) {
            element const xz = f_.multiply(low.x, low.z);
            for (cross const& s : steps) {
                // (X - x)(Z + z) - XZ + xz = Xz - xZ
                element const t = f_.multiply(f_.subtract(low.x, s.x), f_.add(low.z, s.z));
                product = f_.multiply(product, f_.add(f_.subtract(t, xz), s.xz));
            }
            point const next = sum(high, giant, low);
            low = high;
            high = next;
        }
        return product;
    }

    point start;

private:
    field const& f_;
    element a24_;
};

}  // namespace surd::detail

#endif

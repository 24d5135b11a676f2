// SPDX-License-Identifier: BSL-1.0
// Purpose: powers with p and q of any 64-bit size, in every form that takes them, against MPFR.
#ifndef SURD_TESTS_FP_ANY_EXPONENT_HPP
#define SURD_TESTS_FP_ANY_EXPONENT_HPP

#include <cmath>
#include <cstdint>
#include <numeric>
#include <random>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/pow.hpp"
#include "surd/fp/pown.hpp"
#include "surd/fp/rootn.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/environment_guard.hpp"

namespace surd::fp::test {

template <binary_float Float>
class any_exponent_source {
    using f = format_bits<Float>;
    using bits = typename f::bits;

public:
    explicit any_exponent_source(std::uint64_t seed) : random_(seed) {}

    /// Of every length, never 0; now and then a number at an end.
    std::int64_t integer() {
        switch (random_() % 16) {
            case 0:
                return INT64_MIN;
            case 1:
                return INT64_MAX;
            case 2:
                return std::int64_t{1} << random_() % 63;
            default:
                break;
        }
        auto const n = static_cast<std::int64_t>(random_() >> (random_() % 63 + 1));
        return (random_() & 1) != 0 ? -n - 1 : n + 1;
    }

    /// A finite base > 0 for x^(p/q).
    Float base(std::int64_t p, std::int64_t q) {
        switch (random_() % 8) {
            case 0:  // subnormal
                return positive(random_() % f::least_normal);
            case 1:  // near 1
                return positive(to_bits(Float{1}) + random_() % 64 - 32);
            case 2:  // a power of two
                return positive(random_() & f::infinity);
            case 3:  // few significant bits
                return positive((random_() & f::infinity) | (random_() % 8)
                                                                << (f::fraction_bits - 3));
            case 4: {  // s^|q| 2^(qj), where it fits
                double const n = std::fabs(static_cast<double>(q));
                double const most = std::exp2((f::fraction_bits + 1.0) / n);
                double const s =
                    std::floor(1 + static_cast<double>(random_() % 1024) / 1024 * most);
                double const j = n > 60 ? 0 : static_cast<double>(random_() % 9) - 4;
                return positive(to_bits(static_cast<Float>(std::pow(s, n) * std::exp2(n * j))));
            }
            case 5:
                return positive(random_());
            default:  // the power is in range
                break;
        }
        long double const wanted = static_cast<long double>(random_() % 4096) / 2 - 1024;
        long double const log = wanted * static_cast<long double>(q) / static_cast<long double>(p);
        if (!(std::fabs(log) < 1000)) return positive(random_());
        return positive(to_bits(static_cast<Float>(std::exp2(log))));
    }

private:
    static Float positive(std::uint64_t b) {
        b &= ~static_cast<std::uint64_t>(f::sign);
        if (b == 0) b = 1;
        return from_bits<Float>(static_cast<bits>(b >= f::infinity ? f::greatest : b));
    }

    std::mt19937_64 random_;
};

/// x^(p/q) in all directions: exact, typed, planned and raw forms.
template <binary_float Float>
void check_forms(judge<Float>& judged, Float x, std::int64_t p, std::int64_t q, tally& found) {
    using std::int64_t;
    judged.prepare_long(x, p, q);
    bool const spelled = q > 0 && p != INT64_MIN;
    exponent const e = spelled ? exponent(p, q) : exponent(1);
    plan const made(e);
    for (rounding const mode : all_modes) {
        auto const exact = [](Float base, int64_t n, int64_t m, rounding direction) {
            return exact_power(base, n, m, direction);
        };
        compare(exact, judged, x, {p, q}, mode, found);
        if (spelled) {
            auto const typed = [&](Float base, int64_t, int64_t, rounding direction) {
                return *pow(base, e, direction);
            };
            compare(typed, judged, x, {p, q}, mode, found);
            auto const planned = [&](Float base, int64_t, int64_t, rounding direction) {
                return *made(base, direction);
            };
            compare(planned, judged, x, {p, q}, mode, found);
            auto const raw = [&](Float base, int64_t, int64_t, rounding direction) {
                return in_direction(direction, [&] { return ieee::pow(base, e); });
            };
            compare(raw, judged, x, {p, q}, mode, found);
        }
        if (q == 1) {
            auto const typed = [](Float base, int64_t n, int64_t, rounding direction) {
                return *pown(base, n, direction);
            };
            compare(typed, judged, x, {p, q}, mode, found);
            auto const raw = [](Float base, int64_t n, int64_t, rounding direction) {
                return in_direction(direction, [&] { return ieee::pown(base, n); });
            };
            compare(raw, judged, x, {p, q}, mode, found);
        }
        if (p == 1) {
            auto const typed = [](Float base, int64_t, int64_t n, rounding direction) {
                return *rootn(base, n, direction);
            };
            compare(typed, judged, x, {p, q}, mode, found);
            auto const raw = [](Float base, int64_t, int64_t n, rounding direction) {
                return in_direction(direction, [&] { return ieee::rootn(base, n); });
            };
            compare(raw, judged, x, {p, q}, mode, found);
        }
    }
}

/// `count` random powers x^(p/q), x^p and x^(1/q) with p, q in [-2^63, 2^63).
template <binary_float Float>
[[nodiscard]] tally check_any_exponents(std::uint64_t seed, int count) {
    any_exponent_source<Float> source(seed);
    judge<Float> judged;
    tally found;
    for (int i = 0; i < count; ++i) {
        std::int64_t const p = source.integer();
        std::int64_t const q = source.integer();
        check_forms(judged, source.base(p, q), p, q, found);
        check_forms(judged, source.base(p, 1), p, std::int64_t{1}, found);
        check_forms(judged, source.base(1, q), std::int64_t{1}, q, found);
    }
    return found;
}

}  // namespace surd::fp::test

#endif

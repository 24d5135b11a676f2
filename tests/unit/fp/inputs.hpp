// SPDX-License-Identifier: BSL-1.0
// Purpose: bases that try a power where it is easy to get wrong.
#ifndef SURD_TESTS_FP_INPUTS_HPP
#define SURD_TESTS_FP_INPUTS_HPP

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

#include "surd/fp/binary_format.hpp"

namespace surd::fp::test {

/// The kinds of input of a campaign.
enum class kind { spread, moderate, near_one, exact, near_midpoint, range_edge, any_bits };
inline constexpr kind all_kinds[] = {kind::spread,  kind::moderate,      kind::near_one,
                                     kind::exact,   kind::near_midpoint, kind::range_edge,
                                     kind::any_bits};

/// Draws finite positive bases for x^(p/q).
template <binary_float Float>
class input_source {
    using f = format_bits<Float>;
    using bits = typename f::bits;

public:
    explicit input_source(std::uint64_t seed) : random_(seed) {}

    Float draw(kind which, std::int64_t p, std::int64_t q) {
        switch (which) {
            case kind::spread:
                return spread(result_range(p, q));
            case kind::moderate:
                return spread(10);
            case kind::near_one:
                return near(Float{1});
            case kind::exact:
                return exact(q);
            case kind::near_midpoint:
                return near_midpoint(p, q);
            case kind::range_edge:
                return range_edge(p, q);
            case kind::any_bits:
                break;
        }
        return positive(static_cast<bits>(random_()));
    }

private:
    static Float positive(bits b) {
        b = static_cast<bits>(b & ~f::sign);
        if (b == 0) b = 1;
        return from_bits<Float>(b >= f::infinity ? f::greatest : b);
    }
    static Float moved(Float x, std::int64_t steps) {
        return positive(static_cast<bits>(to_bits(x) + static_cast<bits>(steps)));
    }
    std::int64_t steps(int most) {
        return std::uniform_int_distribution<std::int64_t>(-most, most)(random_);
    }
    /// The largest binary exponent of x for which x^(p/q) stays finite and normal.
    static double result_range(std::int64_t p, std::int64_t q) {
        double const ratio = static_cast<double>(q) / std::fabs(static_cast<double>(p));
        double const most = f::greatest_exponent - 1;
        return ratio < 1 ? most * ratio : most;
    }
    Float scaled(double significand, double exponent) {
        double const e = std::floor(exponent);
        return positive(to_bits(static_cast<Float>(std::ldexp(significand, static_cast<int>(e)))));
    }
    Float spread(double most) {
        double const significand = 1 + std::ldexp(static_cast<double>(random_() >> 12), -52);
        return scaled(significand, std::uniform_real_distribution<double>(-most, most)(random_));
    }
    Float near(Float x) { return moved(x, steps(4000)); }
    /// s^q * 2^(qj), or a neighbour of it one time in four.
    Float exact(std::int64_t q) {
        double const width = f::fraction_bits + 1.0;
        double const most = std::exp2(width / static_cast<double>(q));
        auto const s = std::floor(std::uniform_real_distribution<double>(1, most + 1)(random_));
        double const power = std::pow(s, static_cast<double>(q));
        double const room = f::greatest_exponent / static_cast<double>(q);
        double const j = std::floor(std::uniform_real_distribution<double>(-room, room)(random_));
        Float const x = scaled(power, j * static_cast<double>(q));
        return random_() % 4 == 0 ? moved(x, steps(2)) : x;
    }
    /// Bases next to the preimage of a midpoint.
    Float near_midpoint(std::int64_t p, std::int64_t q) {
        long double const middle =
            1 + std::ldexp(static_cast<long double>(random_() >> (63 - f::fraction_bits) | 1),
                           -(f::fraction_bits + 1));
        auto const exponent = static_cast<long double>(q) / static_cast<long double>(p);
        double const room = result_range(q, p) < 60 ? result_range(q, p) : 60;
        long double const k =
            std::floor(std::uniform_real_distribution<double>(-room, room)(random_));
        auto const x = static_cast<Float>(std::exp2((std::log2(middle) + k) * exponent));
        return moved(positive(to_bits(x)), steps(1));
    }
    /// Bases whose power lies at the end of the normal, subnormal or finite range, and the
    /// ends of the format.
    Float range_edge(std::int64_t p, std::int64_t q) {
        double const targets[] = {
            static_cast<double>(f::greatest_exponent) + 1,
            static_cast<double>(f::least_normal_exponent),
            static_cast<double>(binary_format<Float>::least_exponent) - 1,
            static_cast<double>(binary_format<Float>::least_exponent) + 20,
        };
        auto const choice = random_() % 6;
        if (choice == 4) return moved(from_bits<Float>(f::least_normal), steps(100));
        if (choice == 5) return from_bits<Float>(static_cast<bits>(f::greatest - random_() % 100));
        long double const exponent = static_cast<long double>(q) / static_cast<long double>(p);
        long double const noise =
            static_cast<long double>(steps(1 << 20)) *
            (random_() % 2 == 0 ? std::ldexp(1.0L, -60) : std::ldexp(1.0L, -19));
        long double const log = (targets[choice] + noise) * exponent;
        if (std::fabs(log) > 1100) return spread(result_range(p, q));
        return moved(positive(to_bits(static_cast<Float>(std::exp2(log)))), steps(2));
    }

    std::mt19937_64 random_;
};

}  // namespace surd::fp::test

#endif

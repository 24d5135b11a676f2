// SPDX-License-Identifier: BSL-1.0
#include "surd/radical/compare.hpp"

#include <utility>

#include "radical/log2_enclosure.hpp"

namespace surd::detail {

namespace {

// Up to this precision a logarithm costs less than ten milliseconds.
constexpr std::uint64_t cheap_precision = 4096;
// Powers of this size still cost well under a second.
constexpr std::uint64_t largest_power_bits = std::uint64_t{1} << 26;

/// sum of weight * log2(number), for the sign of log2|a| - log2|b| times a positive factor.
struct logarithmic_difference {
    struct term {
        integer const* number;
        integer weight;
    };
    term terms[6];

    logarithmic_difference(radical const& a, radical const& b, integer const (&parts)[4]) {
        integer const n = a.index();
        integer const m = b.index();
        integer const both = n * m;
        terms[0] = {&parts[0], both};
        terms[1] = {&parts[1], -both};
        terms[2] = {&parts[2], -both};
        terms[3] = {&parts[3], both};
        terms[4] = {&a.radicand(), m};
        terms[5] = {&b.radicand(), -n};
    }

    [[nodiscard]] scaled_enclosure at(std::uint64_t bits) const {
        scaled_enclosure sum;
        for (term const& t : terms) {
            scaled_enclosure const log = log2_enclosure(*t.number, bits);
            bool const up = t.weight.sign() >= 0;
            sum.lower += t.weight * (up ? log.lower : log.upper);
            sum.upper += t.weight * (up ? log.upper : log.lower);
        }
        return sum;
    }
};

/// Compares exactly by raising both sides to the common index, unless that is too large.
std::optional<std::strong_ordering> order_of_powers(radical const& a, radical const& b,
                                                    integer const (&parts)[4]) {
    integer const n = a.index();
    integer const m = b.index();
    integer const common = divide_exact(n, gcd(n, m)) * m;
    if (common > largest_power_bits) return std::nullopt;
    std::uint64_t const power = common.to_uint64();
    std::uint64_t bits = 0;
    for (integer const& part : parts) bits += part.bit_length();
    if (bits > largest_power_bits / power) return std::nullopt;
    std::uint64_t const of_a = power / static_cast<std::uint64_t>(a.index());
    std::uint64_t const of_b = power / static_cast<std::uint64_t>(b.index());
    if (a.radicand().bit_length() > largest_power_bits / of_a ||
        b.radicand().bit_length() > largest_power_bits / of_b)
        return std::nullopt;
    return integer_power(parts[0] * parts[3], power) * integer_power(a.radicand(), of_a) <=>
           integer_power(parts[1] * parts[2], power) * integer_power(b.radicand(), of_b);
}

}  // namespace

std::strong_ordering order_needs_more_than_127_bits_at_run_time(radical const& a,
                                                                radical const& b) {
    integer const parts[4] = {abs(a.coefficient().numerator()), a.coefficient().denominator(),
                              abs(b.coefficient().numerator()), b.coefficient().denominator()};
    logarithmic_difference const difference(a, b, parts);
    for (std::uint64_t bits = 60;; bits *= 4) {
        scaled_enclosure const found = difference.at(bits);
        if (found.lower.sign() > 0) return std::strong_ordering::greater;
        if (found.upper.sign() < 0) return std::strong_ordering::less;
        if (bits > cheap_precision / 4 && bits <= cheap_precision)
            if (auto const order = order_of_powers(a, b, parts)) return *order;
    }
}

}  // namespace surd::detail

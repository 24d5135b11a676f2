// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/law_sum.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "surd/radical/arithmetic.hpp"
#include "surd/real/sign.hpp"

namespace surd::growth {

namespace {

using term = law_sum::term;

outcome<radical_sum, beyond_limits> value_at(std::vector<term> const& terms, radical const& n,
                                             limits const& allowed) {
    radical_sum sum;
    for (auto const& part : terms) {
        auto const power = scale_factor(n, part.exponent, allowed);
        if (!power) return beyond_limits{power.why()};
        auto const product = surd::multiply(part.coefficient, *power, allowed);
        if (!product) return beyond_limits{product.why()};
        sum += *product;
    }
    return sum;
}

outcome<int, beyond_limits> sign_at(std::vector<term> const& terms, integer const& n,
                                    limits const& allowed) {
    return value_at(terms, radical(n), allowed).and_then([&](radical_sum const& value) {
        return surd::sign(exact_real(value), allowed);
    });
}

/// The integer part of the one zero of the terms, whose sign beyond it is `last`.
/// At n = 0 the sign is taken to be the other one, as it is just above 0.
outcome<integer, beyond_limits> floor_of_zero(std::vector<term> const& terms, int last,
                                              limits const& allowed) {
    integer below = 0;
    integer above = 1;
    for (;; above = above * 2) {
        if (above.bit_length() > allowed.max_bits) return beyond_limits{reason::too_many_bits};
        auto const sign = sign_at(terms, above, allowed);
        if (!sign) return beyond_limits{sign.why()};
        if (*sign == last) break;
        below = above;
    }
    while (above - below > 1) {
        integer const middle = shift_right(below + above, 1);
        auto const sign = sign_at(terms, middle, allowed);
        if (!sign) return beyond_limits{sign.why()};
        (*sign == last ? above : below) = middle;
    }
    return below;
}

std::string text_of(term const& part) {
    // A law of coefficient 1 writes the power; its own coefficient is a sum here.
    auto const power = power_law(part.exponent).to_string();
    if (part.exponent.is_zero()) return part.coefficient.to_string();
    if (part.coefficient == radical_sum(1)) return power;
    auto const text = part.coefficient.to_string();
    return (part.coefficient.size() > 1 ? "(" + text + ")" : text) + "*" + power;
}

}  // namespace

law_sum::law_sum(std::span<power_law const> laws) {
    SURD_EXPECTS(!laws.empty(), "a sum of power laws needs a law");
    std::map<surd::exponent, radical_sum, std::greater<>> collected;
    for (auto const& law : laws) collected[law.exponent()] += law.coefficient();
    for (auto& [exponent, coefficient] : collected) {
        terms_.push_back({std::move(coefficient), exponent});
    }
}

outcome<radical_sum, beyond_limits> law_sum::operator()(radical const& n,
                                                        limits const& allowed) const {
    return value_at(terms_, n, allowed);
}

std::string law_sum::to_string() const {
    std::string text;
    for (auto const& part : terms_) text += (text.empty() ? "" : " + ") + text_of(part);
    return text;
}

outcome<overtaking, beyond_limits> compare_growth(law_sum const& f, law_sum const& g,
                                                  limits const& allowed) {
    std::map<surd::exponent, radical_sum, std::greater<>> collected;
    for (auto const& part : f.terms()) collected[part.exponent] += part.coefficient;
    for (auto const& part : g.terms()) collected[part.exponent] -= part.coefficient;

    std::vector<term> difference;
    std::vector<int> signs;
    for (auto& [exponent, coefficient] : collected) {
        if (coefficient.is_zero()) continue;
        auto const sign = surd::sign(exact_real(coefficient), allowed);
        if (!sign) return beyond_limits{sign.why()};
        signs.push_back(*sign);
        difference.push_back({std::move(coefficient), exponent});
    }

    overtaking found;
    if (signs.empty()) return found;
    for (std::size_t i = 1; i < signs.size(); ++i) found.most_points += signs[i] != signs[i - 1];
    using kind = overtaking::kind;
    bool const ahead = signs.front() > 0;
    if (found.most_points == 0) {
        found.which = ahead ? kind::always : kind::never;
        return found;
    }
    if (found.most_points > 1) {
        found.which = kind::several;
        return found;
    }
    found.which = ahead ? kind::rises : kind::falls;
    if (difference.size() == 2 && difference[0].coefficient.is_radical() &&
        difference[1].coefficient.is_radical()) {
        auto const law = [](term const& part) {
            return power_law(abs(part.coefficient.to_radical()), part.exponent);
        };
        auto const meeting = find_crossover(law(difference[0]), law(difference[1]), allowed);
        if (!meeting) return beyond_limits{meeting.why()};
        found.at = meeting->n;
    }
    auto floor = floor_of_zero(difference, signs.front(), allowed);
    if (!floor) return beyond_limits{floor.why()};
    found.floor = *std::move(floor);
    return found;
}

}  // namespace surd::growth

// SPDX-License-Identifier: BSL-1.0
#include "symbolic/power_product.hpp"

#include <cmath>
#include <map>
#include <vector>

#include "surd/number/coprime_base.hpp"
#include "surd/number/integer_functions.hpp"
#include "surd/symbolic/evaluate.hpp"

namespace surd::symbolic {

namespace {

/// sign * product of base^exponent over positive integer bases; sign 0 is the number 0.
struct power_product {
    int sign = 1;
    std::vector<std::pair<integer, rational>> factors;

    void multiply(integer const& base, rational const& exponent) {
        if (!base.is_one()) factors.emplace_back(base, exponent);
    }
};

std::optional<rational> rational_value_of(expression const& e) {
    auto const value = evaluate(e);
    if (!value.has_value() || !value.value.is_held_rational()) return std::nullopt;
    return value.value.held_rational();
}

std::optional<power_product> product_for(expression const& e);

std::optional<power_product> raised(std::optional<power_product> base, rational const& exponent) {
    if (!base || base->sign == 0) return std::nullopt;
    if (base->sign < 0) {
        if (!exponent.is_integer()) return std::nullopt;
        if (exponent.numerator().is_even()) base->sign = 1;
    }
    for (auto& [b, x] : base->factors) x = x * exponent;
    return base;
}

std::optional<power_product> times(std::optional<power_product> a,
                                   std::optional<power_product> const& b) {
    if (!a || !b) return std::nullopt;
    a->sign *= b->sign;
    a->factors.insert(a->factors.end(), b->factors.begin(), b->factors.end());
    return a;
}

std::optional<power_product> product_for(expression const& e) {
    // A part that can be written out is a rational; only then are its own parts looked at.
    if (e.is(node_kind::number)) {
        power_product result;
        result.sign = e.value().sign();
        if (result.sign != 0) {
            result.multiply(abs(e.value()).numerator(), 1);
            result.multiply(e.value().denominator(), -1);
        }
        return result;
    }
    if (e.is(node_kind::negate)) {
        auto result = product_for(e.child(0));
        if (result) result->sign = -result->sign;
        return result;
    }
    if (e.is(node_kind::product)) {
        std::optional<power_product> result = power_product{};
        for (auto const& child : e.children()) result = times(result, product_for(child));
        return result;
    }
    if (e.is(node_kind::quotient)) {
        return times(product_for(e.child(0)), raised(product_for(e.child(1)), -1));
    }
    if (e.is(node_kind::power)) {
        auto const exponent = rational_value_of(e.child(1));
        if (!exponent) return std::nullopt;
        return raised(product_for(e.child(0)), *exponent);
    }
    if (e.is(node_kind::root)) {
        auto const index = rational_value_of(e.child(0));
        if (!index || !index->is_integer() || index->sign() <= 0) return std::nullopt;
        return raised(product_for(e.child(1)), rational(1) / *index);
    }
    if (e.is(node_kind::sum)) {
        auto const value = rational_value_of(e);
        if (!value) return std::nullopt;
        return product_for(expression(*value));
    }
    return std::nullopt;
}

/// The order of a product of powers against 1.
std::optional<std::strong_ordering> order_against_one(
    std::vector<std::pair<integer, rational>> const& factors) {
    std::vector<integer> bases;
    bases.reserve(factors.size());
    for (auto const& [base, exponent] : factors) bases.push_back(base);
    auto const coprime = find_coprime_base(bases);
    std::vector<rational> exponents(coprime.bases.size(), rational(0));
    for (std::size_t i = 0; i < factors.size(); ++i) {
        for (std::size_t j = 0; j < coprime.bases.size(); ++j) {
            exponents[j] = exponents[j] + factors[i].second * rational(coprime.exponents[i][j]);
        }
    }
    bool all_zero = true;
    long double sum = 0;
    long double magnitude = 0;
    for (std::size_t j = 0; j < exponents.size(); ++j) {
        if (exponents[j].is_zero()) continue;
        all_zero = false;
        if (exponents[j].numerator().bit_length() > 15000 ||
            exponents[j].denominator().bit_length() > 15000) {
            return std::nullopt;
        }
        // log2 of an integer of n bits lies between n - 1 and n; the leading 64 bits say more.
        auto const log_of = [](integer const& n) {
            auto const bits = n.bit_length();
            auto const shift = bits > 63 ? bits - 63 : 0;
            auto const lead = shift_right(n, shift).to_int64();
            return std::log2(static_cast<long double>(lead)) + static_cast<long double>(shift);
        };
        auto const part =
            std::exp2(log_of(abs(exponents[j].numerator())) - log_of(exponents[j].denominator())) *
            log_of(coprime.bases[j]);
        sum += exponents[j].sign() > 0 ? part : -part;
        magnitude += part;
    }
    if (all_zero) return std::strong_ordering::equal;
    // Every part above is right to a relative 2^-45: 64-bit logarithms of arguments below
    // 2^15000, exponentiated, lose at most 14 + 3 of their 63 bits.
    if (!(std::abs(sum) > magnitude * 0x1p-40L) || !std::isfinite(magnitude)) return std::nullopt;
    return sum > 0 ? std::strong_ordering::greater : std::strong_ordering::less;
}

}  // namespace

std::optional<std::strong_ordering> compare_as_power_products(expression const& left,
                                                              expression const& right) {
    auto const l = product_for(left);
    auto const r = product_for(right);
    if (!l || !r) return std::nullopt;
    if (l->sign != r->sign) return l->sign <=> r->sign;
    if (l->sign == 0) return std::strong_ordering::equal;
    auto ratio = l->factors;
    for (auto const& [base, exponent] : r->factors) ratio.emplace_back(base, -exponent);
    auto const order = order_against_one(ratio);
    if (!order || l->sign > 0) return order;
    return 0 <=> *order == 0 ? order
           : *order < 0      ? std::strong_ordering::greater
                             : std::strong_ordering::less;
}

}  // namespace surd::symbolic

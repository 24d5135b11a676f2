// SPDX-License-Identifier: BSL-1.0
// Purpose: the ways in which a sum that seems to be 0 may come apart into smaller such sums.
#include "real/vanishing_parts.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>

#include "real/evaluator.hpp"
#include "real/real_node.hpp"

namespace surd::detail {

namespace {

constexpr std::uint64_t guess_precision = 128;
// 2^(n-1) groups are looked at for n terms.
constexpr std::size_t most_terms_grouped = 20;
constexpr std::size_t most_factors_compared = 6;
// Products are compared by logarithms in doubles, and their ratio is told from chance where
// numerator and denominator stay below this.
constexpr double relative_error = 0x1p-44;
constexpr std::int64_t most_in_ratio = 1 << 18;
constexpr std::int64_t highest_power = 12;

/// The terms c * x of a sum, each with a ball around it.
struct enclosed_terms {
    std::vector<exact_real> terms;
    std::vector<ball> balls;
};

std::optional<enclosed_terms> terms_of(real_node const& sum, work_budget& budget) {
    enclosed_terms found;
    evaluator evaluate(budget);
    for (radical const& t : sum.flat.terms()) {
        auto const value = evaluate.enclose(t, guess_precision);
        if (!value) return std::nullopt;
        found.terms.emplace_back(t);
        found.balls.push_back(*value);
    }
    for (std::size_t i = 0; i < sum.children.size(); ++i) {
        auto const value = evaluate.enclose(sum.children[i], guess_precision);
        if (!value) return std::nullopt;
        found.terms.push_back(sum.children[i] * exact_real(sum.coefficients[i]));
        found.balls.push_back(
            multiply(ball_of(sum.coefficients[i], guess_precision), *value, guess_precision));
    }
    return found;
}

/// The smallest group with the first term in it that seems to vanish, as a set of bits; all terms
/// when there is no smaller one.
std::uint32_t smallest_group(std::vector<ball> const& balls) {
    std::size_t const n = balls.size();
    std::uint32_t const all = static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
    std::int64_t largest = exponent_of_zero;
    for (ball const& b : balls) largest = std::max(largest, b.magnitude_exponent());
    std::vector<std::int64_t> fixed;
    for (ball const& b : balls) {
        if (b.error_exponent() > largest - 60) return all;
        // n values below 2^57, each off by less than 2.
        fixed.push_back(ends_at_scale(b, 57 - largest).lower.to_int64());
    }
    std::int64_t const tolerance = 2 * static_cast<std::int64_t>(n);
    std::uint32_t best = all;
    std::uint32_t group = 1;
    std::int64_t sum = fixed[0];
    // Gray code over the other terms.
    for (std::uint32_t i = 1; i < std::uint32_t{1} << (n - 1); ++i) {
        auto const k = static_cast<unsigned>(std::countr_zero(i)) + 1;
        group ^= std::uint32_t{1} << k;
        sum += (group >> k & 1) != 0 ? fixed[k] : -fixed[k];
        if (std::abs(sum) <= tolerance && std::popcount(group) < std::popcount(best)) best = group;
    }
    return best;
}

std::vector<exact_real> groups_of_terms(enclosed_terms const& sum, work_budget& budget) {
    std::size_t const n = sum.terms.size();
    if (n < 4 || n > most_terms_grouped || !budget.spend(std::uint64_t{2} << n)) return {};
    std::uint32_t const group = smallest_group(sum.balls);
    exact_real inside;
    exact_real outside;
    for (std::size_t i = 0; i < n; ++i) ((group >> i & 1) != 0 ? inside : outside) += sum.terms[i];
    if (std::popcount(group) == static_cast<int>(n)) return {};
    return {inside, outside};
}

struct term_factor {
    exact_real value;
    int sign;
    double log2_of_magnitude;
};

/// coefficient * product of the factors, none of them 0.
struct product_term {
    rational coefficient = 1;
    std::vector<term_factor> factors;

    [[nodiscard]] unsigned all() const { return (1U << factors.size()) - 1; }
    [[nodiscard]] int sign() const { return sign(all()) * coefficient.sign(); }
    [[nodiscard]] exact_real value() const { return product(all()) * exact_real(coefficient); }
    [[nodiscard]] int sign(unsigned chosen) const {
        int sign = 1;
        for (std::size_t i = 0; i < factors.size(); ++i)
            if ((chosen >> i & 1) != 0) sign *= factors[i].sign;
        return sign;
    }
    [[nodiscard]] double logarithm(unsigned chosen) const {
        double sum = 0;
        for (std::size_t i = 0; i < factors.size(); ++i)
            if ((chosen >> i & 1) != 0) sum += factors[i].log2_of_magnitude;
        return sum;
    }
    [[nodiscard]] exact_real product(unsigned chosen) const {
        std::vector<exact_real> parts{1};
        for (std::size_t i = 0; i < factors.size(); ++i)
            if ((chosen >> i & 1) != 0) parts.push_back(factors[i].value);
        return make_product(parts);
    }
};

bool add_factors(product_term& term, exact_real const& product, evaluator& evaluate) {
    real_node const* node = real_access::node(product);
    std::vector<exact_real> const parts = node != nullptr && node->kind == operation::product
                                              ? node->children
                                              : std::vector<exact_real>{product};
    if (parts.size() > most_factors_compared) return false;
    for (exact_real const& part : parts) {
        auto const value = evaluate.enclose(part, guess_precision);
        if (!value || value->contains_zero()) return false;
        std::int64_t const exponent = value->magnitude_exponent();
        if (value->error_exponent() > exponent - 60) return false;
        double const leading =
            static_cast<double>(ends_at_scale(absolute(*value), 60 - exponent).lower.to_int64());
        term.factors.push_back(
            {part, *value->sign(), std::log2(leading) - 60 + static_cast<double>(exponent)});
    }
    return true;
}

/// The terms of a sum of two or three products; a flat part that is not rational is one factor.
std::vector<product_term> few_products(real_node const& sum, work_budget& budget) {
    std::size_t const count = sum.children.size() + (sum.flat.is_zero() ? 0 : 1);
    if (count < 2 || count > 3) return {};
    evaluator evaluate(budget);
    std::vector<product_term> found(count);
    for (std::size_t i = 0; i < sum.children.size(); ++i) {
        found[i].coefficient = sum.coefficients[i];
        if (!add_factors(found[i], sum.children[i], evaluate)) return {};
    }
    if (sum.flat.is_rational() && !sum.flat.is_zero()) {
        found.back().coefficient = sum.flat.to_rational();
    } else if (!sum.flat.is_zero() && !add_factors(found.back(), exact_real(sum.flat), evaluate)) {
        return {};
    }
    return found;
}

std::pair<std::uint32_t, std::uint64_t> size_of(product_term const& term) {
    std::pair<std::uint32_t, std::uint64_t> size{0, 0};
    for (term_factor const& f : term.factors) {
        size.first = std::max(size.first, f.value.depth());
        size.second += f.value.node_count();
    }
    return size;
}

/// The fraction with small parts near 2^x, if there is one.
std::optional<rational> simple_ratio(double x) {
    if (std::fabs(x) > 18) return std::nullopt;
    double const value = std::exp2(x);
    // Convergents p1/q1 of the continued fraction.
    std::int64_t p0 = 1;
    std::int64_t q0 = 0;
    auto p1 = static_cast<std::int64_t>(value);
    std::int64_t q1 = 1;
    double rest = value - std::floor(value);
    while (std::fabs(static_cast<double>(p1) / static_cast<double>(q1) / value - 1) >
           relative_error) {
        if (rest < 0x1p-20) return std::nullopt;
        double const next = 1 / rest;
        auto const whole = static_cast<std::int64_t>(next);
        rest = next - std::floor(next);
        std::int64_t const p2 = whole * p1 + p0;
        std::int64_t const q2 = whole * q1 + q0;
        if (p2 > most_in_ratio || q2 > most_in_ratio) return std::nullopt;
        p0 = std::exchange(p1, p2);
        q0 = std::exchange(q1, q2);
    }
    if (p1 == 0) return std::nullopt;
    return rational(p1, q1);
}

std::vector<exact_real> groups_of_factors(product_term const& first, product_term const& second,
                                          work_budget& budget) {
    if (!budget.spend((std::uint64_t{64} << first.factors.size()) << second.factors.size()))
        return {};
    int fewest = static_cast<int>(first.factors.size() + second.factors.size());
    unsigned best_first = 0;
    unsigned best_second = 0;
    std::optional<rational> best;
    for (unsigned s = 0; s <= first.all(); ++s) {
        for (unsigned t = 0; t <= second.all(); ++t) {
            int const count = std::popcount(s) + std::popcount(t);
            if (count == 0 || count >= fewest) continue;
            auto const ratio = simple_ratio(first.logarithm(s) - second.logarithm(t));
            if (!ratio) continue;
            best = ratio;
            fewest = count;
            best_first = s;
            best_second = t;
        }
    }
    if (!best) return {};
    rational const q = first.sign(best_first) == second.sign(best_second) ? *best : -*best;
    return {first.product(best_first) - exact_real(q) * second.product(best_second),
            first.product(first.all() & ~best_first) * exact_real(first.coefficient * q) +
                second.product(second.all() & ~best_second) * exact_real(second.coefficient)};
}

}  // namespace

std::vector<exact_real> vanishing_parts(exact_real const& a, work_budget& budget) {
    real_node const& sum = *real_access::node(a);
    auto const terms = terms_of(sum, budget);
    if (!terms) return {};
    std::vector<exact_real> parts = groups_of_terms(*terms, budget);
    if (!parts.empty()) return parts;
    std::vector<product_term> const products = few_products(sum, budget);
    if (products.size() != 2) return {};
    return groups_of_factors(products[0], products[1], budget);
}

std::vector<exact_real> without_outer_roots(exact_real const& a, work_budget& budget) {
    std::vector<product_term> const terms = few_products(*real_access::node(a), budget);
    if (terms.empty()) return {};
    // The power that takes every outer root off.
    std::int64_t n = 1;
    for (product_term const& term : terms) {
        for (term_factor const& f : term.factors) {
            if (kind_of(f.value) != operation::root) continue;
            std::int64_t const index = real_access::node(f.value)->number;
            if (index > highest_power) return {};
            n = std::lcm(n, index);
            if (n > highest_power) return {};
        }
    }
    if (n == 1) return {};
    auto const power = [&](product_term const& term) {
        std::vector<exact_real> parts{exact_real(integer_power(term.coefficient, n))};
        for (term_factor const& f : term.factors)
            parts.push_back(make_power(f.value, static_cast<std::uint64_t>(n)));
        return make_product(parts);
    };
    if (terms.size() == 2) {
        if (terms[0].sign() == terms[1].sign()) return {};
        return {n % 2 == 0 ? power(terms[0]) - power(terms[1]) : power(terms[0]) + power(terms[1])};
    }
    if (n != 2) return {};
    // The term with most below its root is set against the others.
    std::size_t x = 0;
    for (std::size_t i = 1; i < 3; ++i)
        if (size_of(terms[i]) > size_of(terms[x])) x = i;
    product_term const& y = terms[(x + 1) % 3];
    product_term const& z = terms[(x + 2) % 3];
    auto const others = evaluator(budget).enclose(y.value() + z.value(), guess_precision);
    if (!others || others->sign() != -terms[x].sign()) return {};
    return {power(terms[x]) - power(y) - power(z) - exact_real(2) * y.value() * z.value()};
}

std::vector<exact_real> without_a_denominator(exact_real const& a) {
    real_node const& sum = *real_access::node(a);
    if (sum.children.size() > most_factors_compared) return {};
    auto const is_quotient = [](exact_real const& x) { return kind_of(x) == operation::quotient; };
    auto const factors_of = [](exact_real const& x) {
        return kind_of(x) == operation::product ? real_access::node(x)->children
                                                : std::vector<exact_real>{x};
    };
    for (std::size_t i = 0; i < sum.children.size(); ++i) {
        std::vector<exact_real> factors = factors_of(sum.children[i]);
        auto const found = std::find_if(factors.begin(), factors.end(), is_quotient);
        if (found == factors.end()) continue;
        real_node const& quotient = *real_access::node(*found);
        exact_real const numerator = quotient.children[0];
        exact_real const denominator = quotient.children[1];
        *found = numerator;
        exact_real cleared = make_product(factors) * exact_real(sum.coefficients[i]) +
                             exact_real(sum.flat) * denominator;
        for (std::size_t j = 0; j < sum.children.size(); ++j)
            if (j != i) cleared += sum.children[j] * denominator * exact_real(sum.coefficients[j]);
        return {cleared};
    }
    return {};
}

}  // namespace surd::detail

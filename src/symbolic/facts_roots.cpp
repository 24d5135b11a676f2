// SPDX-License-Identifier: BSL-1.0
// Signs of sums that hold root atoms, brought back to signs of sums with fewer of them.
#include <algorithm>

#include "surd/real/sign.hpp"
#include "surd/symbolic/evaluate.hpp"
#include "symbolic/facts.hpp"
#include "symbolic/sum_expression.hpp"

namespace surd::symbolic::identity {

namespace {

bool is_formal(term const& t) {
    return std::any_of(t.product.begin(), t.product.end(),
                       [](generator_power const& f) { return f.scale != no_scale; });
}

bool has_variable_or_atom(power_sum const& sum) {
    for (auto const& t : sum.terms) {
        for (auto const& f : t.product) {
            if (!is_constant(f.base) || f.scale != no_scale) return true;
        }
    }
    return false;
}

/// The magnitude of a variable known positive or negative, as a sum.
power_sum magnitude(variable_id v, sign_mask sign) {
    return sign == negative ? algebra::negated(algebra::variable(v)) : algebra::variable(v);
}

power_sum one_term(term const& t) { return algebra::single(t.product, t.coefficient); }

}  // namespace

answer facts::ask_binomial(power_sum const& sum, need n, int depth) {
    auto const& first = sum.terms[0];
    auto const& second = sum.terms[1];
    // The signs of the two terms; equal ones settle the sum, so they are known to differ.
    for (auto const* t : {&first, &second}) {
        for (auto const& f : t->product) {
            if (!is_variable(f.base)) continue;
            auto a = ask_variable(f.base, need::sign);
            if (a.ask) return {any_sign, std::move(a.ask)};
        }
    }
    auto const s = signs_of_term(first);
    if (s == signs_of_term(second)) return {s, std::nullopt};
    if (is_formal(first) || is_formal(second)) return ask_ratio(first, second, n, depth);
    // |first|^L - |second|^L has the sign of |first| - |second|.
    integer common = 1;
    for (auto const* t : {&first, &second}) {
        for (auto const& f : t->product) {
            auto const& d = f.exponent.denominator();
            common = divide_exact(common, gcd(common, d)) * d;
        }
    }
    if (common > integer(60)) return ask_opaque(sum, n, any_sign);
    auto const power_of = [&](term const& t, bool is_negative) {
        auto const positive_term = is_negative ? algebra::negated(one_term(t)) : one_term(t);
        return with_->power(positive_term, common.to_uint64());
    };
    auto const difference =
        with_->difference(power_of(first, s == negative), power_of(second, s == positive));
    if (with_->is_exhausted()) return ask_opaque(sum, n, any_sign);
    auto result = ask(difference, n, depth + 1);
    if (s == negative) result.mask = opposite(result.mask);
    return result;
}

answer facts::ask_ratio(term const& first, term const& second, need n, int depth) {
    // |first| / |second| is a product of powers g^e; it is compared with 1 through the signs of
    // e * log g. Rational powers of different primes are independent.
    struct part {
        power_sum magnitude;  ///< of g
        exponent_form exponent;
        generator key = 0;
    };
    std::vector<part> parts;
    auto ratio = algebra::merged(first.product, inverse(second.product));
    ratio =
        algebra::merged(ratio, with_->prime_powers(abs(first.coefficient / second.coefficient)));
    for (auto const& f : ratio) {
        generator key = f.base;
        power_sum size;
        if (is_atom(key)) {
            size = with_->atom(key);
            // |x| and x are the same base.
            if (size.terms.size() == 1 && size.terms[0].product.size() == 1 &&
                abs(size.terms[0].coefficient).is_one() &&
                size.terms[0].product[0].exponent.is_one()) {
                key = size.terms[0].product[0].base;
            }
        } else if (is_constant(key)) {
            size = algebra::number(rational(with_->constant(key)));
        } else {
            size = magnitude(key, signs_of(key));
        }
        auto place =
            std::find_if(parts.begin(), parts.end(), [&](part const& p) { return p.key == key; });
        if (place == parts.end()) {
            parts.push_back({std::move(size), {}, key});
            place = parts.end() - 1;
        }
        place->exponent.add(f.scale, f.exponent);
    }
    parts.erase(std::remove_if(parts.begin(), parts.end(),
                               [](part const& p) { return p.exponent.is_zero(); }),
                parts.end());
    auto const side = signs_of_term(first);
    auto const oriented = [&](sign_mask m) { return side == negative ? opposite(m) : m; };
    if (parts.empty()) return {zero, std::nullopt};

    bool const only_constants =
        std::all_of(parts.begin(), parts.end(), [](part const& p) { return is_constant(p.key); });
    std::optional<question> first_question;
    sign_mask united = 0;
    bool all_zero = true;
    bool some_not_zero = false;
    for (auto const& p : parts) {
        auto exponent_sign = ask(sum_of_form(*with_, p.exponent), n, depth + 1);
        auto base_sign = ask(with_->difference(p.magnitude, algebra::number(1)), n, depth + 1);
        auto const own = sign_of_product(exponent_sign.mask, base_sign.mask);
        united |= own;
        all_zero = all_zero && own == zero;
        some_not_zero = some_not_zero || (own & zero) == 0;
        if (!first_question) {
            first_question =
                exponent_sign.ask ? std::move(exponent_sign.ask) : std::move(base_sign.ask);
        }
    }
    if (all_zero) return {zero, std::nullopt};
    if (only_constants && some_not_zero && n == need::whether_zero) {
        return {negative | positive, std::nullopt};
    }
    // All parts push the same way, or none does.
    if ((united & negative) == 0 || (united & positive) == 0) {
        sign_mask result = united;
        if (some_not_zero) result &= ~zero;
        if (is_decided(result, n)) return {oriented(result), std::nullopt};
    }
    if (first_question) return {any_sign, std::move(first_question)};
    if (parts.size() == 1 || only_constants) {
        sign_mask result = united;
        if (some_not_zero && only_constants) result &= ~zero;
        if (is_decided(result, n)) return {oriented(result), std::nullopt};
    }
    power_sum sum = with_->sum(one_term(first), one_term(second));
    return ask_opaque(sum, n, only_constants && some_not_zero ? any_sign & ~zero : any_sign);
}

answer facts::ask_conjugate(power_sum const& sum, need n, int depth) {
    if (!has_variable_or_atom(sum)) {
        auto const value = evaluate(to_expression(*with_, sum));
        if (value.has_value()) {
            auto const s = surd::sign(value.value);
            if (s.has_value()) return {sign_bit(*s), std::nullopt};
        }
        return ask_opaque(sum, n, any_sign);
    }
    // A root w = u^(r/p) that occurs with this one exponent only: sum = a + b*w.
    struct candidate_root {
        generator base;
        rational exponent;
        bool single = true;
    };
    std::vector<candidate_root> roots;
    for (auto const& t : sum.terms) {
        for (auto const& f : t.product) {
            if (is_variable(f.base)) continue;
            if (f.scale != no_scale) return ask_opaque(sum, n, signs_by_terms(sum));
            auto place = std::find_if(roots.begin(), roots.end(),
                                      [&](candidate_root const& r) { return r.base == f.base; });
            if (place == roots.end()) {
                roots.push_back({f.base, f.exponent, true});
            } else if (place->exponent != f.exponent) {
                place->single = false;
            }
        }
    }
    // Atoms made last go first: what they stand for may hold the others.
    std::sort(roots.begin(), roots.end(),
              [](candidate_root const& a, candidate_root const& b) { return a.base > b.base; });
    for (auto const& r : roots) {
        auto const& p = r.exponent.denominator();
        if (!r.single || p > integer(6)) continue;
        power_sum a;
        power_sum b;
        for (auto const& t : sum.terms) {
            auto const place =
                std::find_if(t.product.begin(), t.product.end(),
                             [&](generator_power const& f) { return f.base == r.base; });
            if (place == t.product.end()) {
                a.terms.push_back(t);
                continue;
            }
            term rest = t;
            rest.product.erase(rest.product.begin() + (place - t.product.begin()));
            b.terms.push_back(std::move(rest));
        }
        std::sort(b.terms.begin(), b.terms.end(),
                  [](term const& x, term const& y) { return compare(x.product, y.product) > 0; });
        auto const degree = p.to_uint64();
        auto const radicand = with_
                                  ->raised(1, {{r.base, no_scale, rational(1)}},
                                           exponent_form(rational(r.exponent.numerator())))
                                  .numerator;
        auto const b_power = with_->product(with_->power(b, degree), radicand);
        auto const a_power = with_->power(a, degree);
        if (with_->is_exhausted()) return ask_opaque(sum, n, signs_by_terms(sum));
        if (degree % 2 == 1) {
            // a + b*w and a^p + b^p*u^r have the same sign for odd p.
            return ask(with_->sum(a_power, b_power), n, depth + 1);
        }
        auto const norm = with_->difference(a_power, b_power);
        if (n == need::whether_zero) {
            auto vanishes = ask(norm, need::whether_zero, depth + 1);
            if (vanishes.ask) return {any_sign, std::move(vanishes.ask)};
            if ((vanishes.mask & zero) == 0) return {negative | positive, std::nullopt};
        }
        auto sign_a = ask(a, need::sign, depth + 1);
        if (sign_a.ask) return {any_sign, std::move(sign_a.ask)};
        auto sign_b = ask(b, need::sign, depth + 1);
        if (sign_b.ask) return {any_sign, std::move(sign_b.ask)};
        auto const both = sign_a.mask | sign_b.mask;
        if (both == zero) return {zero, std::nullopt};
        if ((both & negative) == 0) return {positive, std::nullopt};
        if ((both & positive) == 0) return {negative, std::nullopt};
        auto by_norm = ask(norm, n, depth + 1);
        if (sign_a.mask == negative) by_norm.mask = opposite(by_norm.mask);
        return by_norm;
    }
    // One root only, and numbers: a polynomial in w over w > 0.
    if (roots.size() == 1 &&
        std::all_of(sum.terms.begin(), sum.terms.end(),
                    [](term const& t) { return t.product.size() <= 1; }) &&
        std::none_of(sum.terms.begin(), sum.terms.end(), [](term const& t) {
            return !t.product.empty() && is_variable(t.product[0].base);
        })) {
        integer common = 1;
        for (auto const& t : sum.terms) {
            if (t.product.empty()) continue;
            auto const& d = t.product[0].exponent.denominator();
            common = divide_exact(common, gcd(common, d)) * d;
        }
        univariate p;
        for (auto const& t : sum.terms) {
            std::size_t degree = 0;
            if (!t.product.empty()) {
                degree = (t.product[0].exponent * rational(common)).numerator().to_uint64();
            }
            if (degree > 48) return ask_opaque(sum, n, signs_by_terms(sum));
            if (p.size() <= degree) p.resize(degree + 1);
            p[degree] = t.coefficient;
        }
        real_interval above_zero;
        above_zero.low = rational();
        auto const mask = signs_on(p, above_zero);
        if (is_decided(mask, n)) return {mask, std::nullopt};
    }
    return ask_opaque(sum, n, signs_by_terms(sum));
}

}  // namespace surd::symbolic::identity

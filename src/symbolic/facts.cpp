// SPDX-License-Identifier: BSL-1.0
#include "symbolic/facts.hpp"

#include <algorithm>

#include "symbolic/sum_expression.hpp"

namespace surd::symbolic::identity {

sign_mask sign_of_product(sign_mask a, sign_mask b) {
    sign_mask result = 0;
    if (a == 0 || b == 0) return 0;
    if (((a | b) & zero) != 0) result |= zero;
    if ((a & positive) != 0) result |= b & ~zero;
    if ((a & negative) != 0) result |= opposite(b) & ~zero;
    return result;
}

std::vector<unsigned> parts_for(need n, sign_mask possible) {
    std::vector<unsigned> parts;
    if (n == need::whether_zero) {
        if ((possible & ~zero) != 0) parts.push_back(possible & ~zero);
        if ((possible & zero) != 0) parts.push_back(zero);
        return parts;
    }
    for (unsigned const bit : {positive, zero, negative}) {
        if ((possible & bit) != 0) parts.push_back(bit);
    }
    return parts;
}

power_sum sum_of_form(algebra const& with, exponent_form const& form) {
    std::vector<term> terms;
    power_sum result;
    for (auto const& [id, c] : form.terms) {
        monomial m;
        for (auto const& [v, k] : with.scales().powers(id)) m.push_back({v, no_scale, rational(k)});
        result.terms.push_back({std::move(m), c});
    }
    std::sort(result.terms.begin(), result.terms.end(),
              [](term const& a, term const& b) { return compare(a.product, b.product) > 0; });
    return result;
}

std::optional<exponent_form> form_of_sum(algebra& with, power_sum const& sum) {
    exponent_form form;
    for (auto const& t : sum.terms) {
        variable_powers powers;
        for (auto const& f : t.product) {
            if (!is_variable(f.base) || f.scale != no_scale || !f.exponent.is_integer() ||
                !f.exponent.numerator().fits_int64()) {
                return std::nullopt;
            }
            auto const k = f.exponent.numerator().to_int64();
            if (k > 1000 || k < -1000) return std::nullopt;
            powers.emplace_back(f.base, static_cast<int>(k));
        }
        form.add(with.scales().intern(std::move(powers)), t.coefficient);
    }
    return form;
}

namespace {

bool is_polynomial(power_sum const& sum) {
    for (auto const& t : sum.terms) {
        for (auto const& f : t.product) {
            if (!is_variable(f.base) || !f.exponent.is_integer() || f.exponent.sign() < 0) {
                return false;
            }
        }
    }
    return true;
}

/// The variables of a sum; atoms count as none.
std::vector<variable_id> variables_in(power_sum const& sum) {
    std::vector<variable_id> found;
    for (auto const& t : sum.terms) {
        for (auto const& f : t.product) {
            if (is_variable(f.base)) found.push_back(f.base);
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::optional<univariate> coefficients_of(power_sum const& sum) {
    univariate p;
    for (auto const& t : sum.terms) {
        std::size_t degree = 0;
        if (!t.product.empty()) {
            auto const& e = t.product.front().exponent.numerator();
            if (!e.fits_int64() || e.to_int64() > 48) return std::nullopt;
            degree = static_cast<std::size_t>(e.to_int64());
        }
        if (p.size() <= degree) p.resize(degree + 1);
        p[degree] = t.coefficient;
    }
    return p;
}

bool is_linear(power_sum const& sum) {
    return std::all_of(sum.terms.begin(), sum.terms.end(), [](term const& t) {
        return t.product.empty() ||
               (t.product.size() == 1 && is_variable(t.product[0].base) &&
                t.product[0].scale == no_scale && t.product[0].exponent.is_one());
    });
}

bool uses(monomial const& m, variable_id v) {
    return std::any_of(m.begin(), m.end(), [&](generator_power const& f) { return f.base == v; });
}

}  // namespace

facts::facts(algebra& with)
    : with_(&with),
      signs_(with.names().size(), any_sign),
      classes_(with.names().size(), any_class),
      ranges_(with.names().size()) {}

sign_mask facts::signs_of(variable_id v) const {
    sign_mask mask = signs_[v];
    auto const& range = ranges_[v];
    if (range.low) {
        if (range.low->sign() > 0 || (range.low->is_zero() && !range.low_closed)) mask &= positive;
        if (range.low->is_zero() && range.low_closed) mask &= positive | zero;
    }
    if (range.high) {
        if (range.high->sign() < 0 || (range.high->is_zero() && !range.high_closed)) {
            mask &= negative;
        }
        if (range.high->is_zero() && range.high_closed) mask &= negative | zero;
    }
    return mask;
}

bool facts::narrow(variable_id v, rational const& bound, sign_mask side) {
    auto& range = ranges_[v];
    bool const closed = (side & zero) != 0;
    if ((side & negative) == 0) {
        if (!range.low || bound > *range.low || (bound == *range.low && !closed)) {
            range.low = bound;
            range.low_closed = closed;
        }
    }
    if ((side & positive) == 0) {
        if (!range.high || bound < *range.high || (bound == *range.high && !closed)) {
            range.high = bound;
            range.high_closed = closed;
        }
    }
    return !range.is_empty() && signs_of(v) != 0;
}

bool facts::learn_sign(power_sum const& sum, sign_mask mask) {
    if (sum.is_number()) return (sign_bit(sum.number().sign()) & mask) != 0;
    auto normal = canonical(sum);
    if (normal.scale.sign() < 0) mask = opposite(mask);
    auto const& s = normal.sum;
    if (s.terms.size() == 1) {
        // A monomial: a fact about a single variable is kept with it.
        auto const& product = s.terms[0].product;
        if (product.size() == 1 && is_variable(product[0].base) && product[0].exponent.is_one()) {
            auto const v = product[0].base;
            signs_[v] &= mask;
            if (signs_[v] == 0) return false;
            if (mask == zero) {
                classes_[v] &= even_integer;
                if (classes_[v] == 0) return false;
                replacements_.emplace_back(v, power_sum{});
            }
            if (mask != any_sign && mask != (negative | positive) && !narrow(v, rational(), mask)) {
                return false;
            }
            return is_consistent();
        }
    }
    auto place =
        std::find_if(sums_.begin(), sums_.end(), [&](sign_fact const& f) { return f.sum == s; });
    if (place == sums_.end()) {
        sums_.push_back({s, mask});
        place = sums_.end() - 1;
    } else {
        place->mask &= mask;
    }
    mask = place->mask;
    if (mask == 0) return false;
    if (is_linear(s) && s.terms.size() == 2 && s.terms[1].product.empty() &&
        mask != (negative | positive)) {
        auto const v = s.terms[0].product[0].base;
        auto const bound = -(s.terms[1].coefficient / s.terms[0].coefficient);
        if (mask == zero) {
            if (!ranges_[v].contains(bound) || (signs_of(v) & sign_bit(bound.sign())) == 0 ||
                (classes_[v] & class_of(bound)) == 0) {
                return false;
            }
        } else if (!narrow(v, bound, mask)) {
            return false;
        }
    }
    if (mask == zero) {
        bool replaced = false;
        for (auto const& t : s.terms) {
            if (t.product.size() != 1 || !is_variable(t.product[0].base) ||
                !t.product[0].exponent.is_one() || t.product[0].scale != no_scale) {
                continue;
            }
            auto const v = t.product[0].base;
            auto const elsewhere =
                std::count_if(s.terms.begin(), s.terms.end(),
                              [&](term const& other) { return uses(other.product, v); });
            if (elsewhere != 1) continue;
            power_sum rest;
            for (auto const& other : s.terms) {
                if (!(other == t)) rest.terms.push_back(other);
            }
            replacements_.emplace_back(v, algebra::scaled(rest, -reciprocal(t.coefficient)));
            replaced = true;
            break;
        }
        if (!replaced) vanishing_.push_back(s);
    }
    return is_consistent();
}

bool facts::learn_class(exponent_form const& form, class_mask mask) {
    if (form.is_constant()) return (class_of(form.constant_part()) & mask) != 0;
    if (form.terms.size() == 1) {
        auto const& powers = with_->scales().powers(form.terms[0].first);
        auto const& c = form.terms[0].second;
        bool const plain = c.is_one() || c == rational(-1);
        if (plain && powers.size() == 1 && powers[0].second == 1) {
            auto const v = powers[0].first;
            classes_[v] &= mask;
            if (classes_[v] == 0) return false;
            if ((classes_[v] & even_integer) == 0) signs_[v] &= negative | positive;
            return signs_of(v) != 0 && is_consistent();
        }
    }
    for (auto& f : forms_) {
        if (f.form == form) {
            f.mask &= mask;
            return f.mask != 0 && is_consistent();
        }
    }
    forms_.push_back({form, mask});
    return is_consistent();
}

bool facts::learn_opaque(expression const& term, sign_mask mask) {
    for (auto& f : opaque_) {
        if (f.term == term) {
            f.mask &= mask;
            return f.mask != 0;
        }
    }
    opaque_.push_back({term, mask});
    return true;
}

bool facts::is_consistent() const {
    for (auto const& f : sums_) {
        sign_mask possible = signs_by_terms(f.sum) & signs_by_range(f.sum);
        auto const variables = variables_in(f.sum);
        if (variables.size() == 1 && !ranges_[variables[0]].is_empty()) {
            if (auto const p = coefficients_of(f.sum)) {
                possible &= signs_on(*p, ranges_[variables[0]]);
            }
        }
        if ((possible & f.mask) == 0) return false;
    }
    for (auto const& f : forms_) {
        if ((classes_by_parts(f.form) & f.mask) == 0) return false;
    }
    return true;
}

std::optional<std::pair<variable_id, power_sum>> facts::take_replacement() {
    if (replacements_.empty()) return std::nullopt;
    auto result = std::move(replacements_.back());
    replacements_.pop_back();
    return result;
}

std::optional<power_sum> with_replaced(algebra& with, power_sum const& sum, variable_id v,
                                       power_sum const& by) {
    power_sum result;
    for (auto const& t : sum.terms) {
        monomial rest;
        std::uint64_t times = 0;
        for (auto const& f : t.product) {
            if (f.base != v) {
                rest.push_back(f);
                continue;
            }
            if (f.exponent.sign() < 0 || !f.exponent.numerator().fits_int64()) return std::nullopt;
            times = f.exponent.numerator().to_uint64();
        }
        auto part = algebra::single(std::move(rest), t.coefficient);
        if (times > 0) part = with.product(part, with.power(by, times));
        result = with.sum(result, part);
    }
    return result;
}

bool facts::replace(variable_id v, power_sum const& by) {
    auto old_sums = std::move(sums_);
    auto old_forms = std::move(forms_);
    auto old_replacements = std::move(replacements_);
    auto const old_signs = signs_of(v);
    auto const old_classes = classes_[v];
    auto const old_range = ranges_[v];
    sums_.clear();
    forms_.clear();
    vanishing_.clear();
    replacements_.clear();
    signs_[v] = any_sign;
    classes_[v] = any_class;
    ranges_[v] = {};
    // What was known of v is now known of its replacement.
    if (old_signs != any_sign && !learn_sign(by, old_signs)) return false;
    auto const learn_bound = [&](std::optional<rational> const& bound, sign_mask side,
                                 bool closed) {
        if (!bound || bound->is_zero()) return true;
        return learn_sign(with_->difference(by, algebra::number(*bound)),
                          side | (closed ? zero : 0u));
    };
    if (!learn_bound(old_range.low, positive, old_range.low_closed) ||
        !learn_bound(old_range.high, negative, old_range.high_closed)) {
        return false;
    }
    if (old_classes != any_class) {
        if (auto const form = form_of_sum(*with_, by)) {
            if (!learn_class(*form, old_classes)) return false;
        }
    }
    for (auto const& f : old_sums) {
        auto const next = with_replaced(*with_, f.sum, v, by);
        if (next && !learn_sign(*next, f.mask)) return false;
    }
    for (auto const& f : old_forms) {
        auto const next = with_replaced(*with_, sum_of_form(*with_, f.form), v, by);
        if (!next) continue;
        if (auto const form = form_of_sum(*with_, *next)) {
            if (!learn_class(*form, f.mask)) return false;
        }
    }
    for (auto const& [w, value] : old_replacements) {
        auto const next = with_replaced(*with_, value, v, by);
        if (!next) continue;
        // The other equation may be about v itself.
        auto const left = w == v ? by : algebra::variable(w);
        if (!learn_sign(with_->difference(left, *next), zero)) return false;
    }
    opaque_.clear();
    return true;
}

sign_mask facts::signs_of_term(term const& t) const {
    sign_mask mask = sign_bit(t.coefficient.sign());
    for (auto const& f : t.product) {
        if (!is_variable(f.base)) continue;
        sign_mask own = signs_of(f.base);
        if (f.exponent.sign() < 0) own &= ~zero;
        if (f.exponent.numerator().is_even()) own = sign_of_product(own, own) & ~negative;
        mask = sign_of_product(mask, own);
    }
    return mask;
}

sign_mask facts::signs_by_terms(power_sum const& sum) const {
    bool any_negative = false;
    bool any_positive = false;
    bool surely_not_zero = false;
    for (auto const& t : sum.terms) {
        auto const m = signs_of_term(t);
        any_negative = any_negative || (m & negative) != 0;
        any_positive = any_positive || (m & positive) != 0;
        surely_not_zero = surely_not_zero || (m & zero) == 0;
    }
    if (any_negative && any_positive) return any_sign;
    sign_mask result = any_positive ? positive : any_negative ? negative : 0u;
    if (!surely_not_zero) result |= zero;
    return result;
}

sign_mask facts::signs_by_range(power_sum const& sum) const {
    if (!is_linear(sum)) return any_sign;
    real_interval total{rational(), rational(), true, true};
    for (auto const& t : sum.terms) {
        real_interval part{t.coefficient, t.coefficient, true, true};
        if (!t.product.empty()) {
            part = ranges_[t.product[0].base];
            if (part.low) *part.low *= t.coefficient;
            if (part.high) *part.high *= t.coefficient;
            if (t.coefficient.sign() < 0) {
                std::swap(part.low, part.high);
                std::swap(part.low_closed, part.high_closed);
            }
        }
        if (total.low && part.low) {
            *total.low += *part.low;
            total.low_closed = total.low_closed && part.low_closed;
        } else {
            total.low.reset();
        }
        if (total.high && part.high) {
            *total.high += *part.high;
            total.high_closed = total.high_closed && part.high_closed;
        } else {
            total.high.reset();
        }
    }
    sign_mask result = any_sign;
    if (total.low) {
        if (total.low->sign() > 0 || (total.low->is_zero() && !total.low_closed)) {
            result &= positive;
        } else if (total.low->is_zero()) {
            result &= positive | zero;
        }
    }
    if (total.high) {
        if (total.high->sign() < 0 || (total.high->is_zero() && !total.high_closed)) {
            result &= negative;
        } else if (total.high->is_zero()) {
            result &= negative | zero;
        }
    }
    return result;
}

sign_mask facts::recorded(power_sum const& canonical_form) const {
    for (auto const& f : sums_) {
        if (f.sum == canonical_form) return f.mask;
    }
    return any_sign;
}

sign_mask facts::signs_of_polynomial(power_sum const& sum) const {
    sign_mask mask = recorded(sum) & signs_by_terms(sum);
    if (is_decided(mask, need::sign)) return mask;
    mask &= signs_by_range(sum);
    auto const variables = variables_in(sum);
    if (variables.size() == 1 && !is_decided(mask, need::sign)) {
        if (auto const p = coefficients_of(sum)) mask &= signs_on(*p, ranges_[variables[0]]);
    }
    return mask;
}

class_mask facts::classes_by_parts(exponent_form const& form) const {
    class_mask total = even_integer;  // of the number 0
    for (auto const& [id, c] : form.terms) {
        class_mask part = odd_integer;  // of the number 1
        bool is_first = true;
        for (auto const& [v, k] : with_->scales().powers(id)) {
            class_mask const own = k < 0 ? class_of_reciprocal(classes_[v]) : classes_[v];
            for (int i = 0; i < (k < 0 ? -k : k); ++i) {
                part = is_first ? own : class_of_product(part, own);
                is_first = false;
            }
        }
        part = id == no_scale ? class_of(c) : class_of_multiple(c, part);
        total = class_of_sum(total, part);
    }
    return total;
}

class_mask facts::classes_of(exponent_form const& form) const {
    class_mask total = classes_by_parts(form);
    for (auto const& f : forms_) {
        if (f.form == form || f.form == form.scaled(rational(-1))) total &= f.mask;
    }
    return total;
}

answer facts::ask_class(exponent_form const& form, std::vector<unsigned> const& parts) {
    auto const possible = classes_of(form);
    auto const groups_met = [&](unsigned mask) {
        return std::count_if(parts.begin(), parts.end(),
                             [&](unsigned p) { return (p & mask) != 0; });
    };
    if (groups_met(possible) <= 1) return {possible, std::nullopt};
    auto const split_on = [&](exponent_form const& on, unsigned mask) {
        question q;
        q.about = question::subject::exponent_class;
        q.form = on;
        for (unsigned const p : parts) {
            if ((p & mask) != 0) q.parts.push_back(p & mask);
        }
        return answer{possible, std::move(q)};
    };
    // Single variables first: their classes are what a reader asks about.
    for (auto const& [id, c] : form.terms) {
        for (auto const& [v, k] : with_->scales().powers(id)) {
            if (groups_met(classes_[v]) > 1) {
                exponent_form alone;
                alone.add(with_->scales().intern({{v, 1}}), rational(1));
                return split_on(alone, classes_[v]);
            }
        }
    }
    return split_on(form, possible);
}

answer facts::ask_variable(variable_id v, need n) const {
    auto const mask = signs_of(v);
    if (is_decided(mask, n)) return {mask, std::nullopt};
    question q;
    q.sum = algebra::variable(v);
    q.parts = parts_for(n, mask);
    return {mask, std::move(q)};
}

answer facts::ask_opaque(power_sum const& sum, need n, sign_mask known) const {
    auto normal = canonical(sum);
    auto term = to_expression(*with_, normal.sum);
    bool const flip = normal.scale.sign() < 0;
    sign_mask mask = flip ? opposite(known) : known;
    for (auto const& f : opaque_) {
        if (f.term == term) mask &= f.mask;
    }
    answer result;
    result.mask = flip ? opposite(mask) : mask;
    if (is_decided(mask, n)) return result;
    question q;
    q.about = question::subject::opaque;
    q.term = std::move(term);
    q.parts = parts_for(n, mask);
    result.ask = std::move(q);
    return result;
}

answer facts::ask(power_sum const& sum, need n) { return ask(sum, n, 0); }

answer facts::ask(power_sum const& sum, need n, int depth) {
    if (sum.is_number()) return {sign_bit(sum.number().sign()), std::nullopt};
    auto const quick = signs_by_terms(sum);
    if (is_decided(quick, n)) return {quick, std::nullopt};
    for (auto const& v : vanishing_) {
        if (with_->quotient(sum, v)) return {zero, std::nullopt};
    }
    auto const parts = factored(*with_, sum, known_factors);
    sign_mask total = sign_bit(parts.coefficient.sign());
    std::optional<question> first;
    bool first_is_zero_question = false;
    auto const take = [&](answer a, bool even) {
        sign_mask const own = even ? sign_of_product(a.mask, a.mask) & ~negative : a.mask;
        total = sign_of_product(total, own);
        if (!a.ask) return;
        // A factor that may vanish is asked about first.
        bool const may_vanish = (own & zero) != 0;
        if (!first || (may_vanish && !first_is_zero_question)) {
            first = std::move(a.ask);
            first_is_zero_question = may_vanish;
        }
    };
    for (auto const& f : parts.content) {
        if (!is_variable(f.base)) continue;
        bool const even = f.exponent.numerator().is_even();
        if (f.exponent.sign() < 0) {
            answer a = ask_variable(f.base, even ? need::whether_zero : n);
            a.mask &= ~zero;
            take(std::move(a), even);
        } else {
            take(ask_variable(f.base, even ? need::whether_zero : n), even);
        }
    }
    for (auto const& f : parts.factors) {
        bool const even = f.multiplicity % 2 == 0;
        take(ask_factor(f.base, even ? need::whether_zero : n, depth), even);
    }
    answer result{total, std::nullopt};
    if (!is_decided(total, n)) result.ask = std::move(first);
    return result;
}

answer facts::ask_factor(power_sum const& sum, need n, int depth) {
    if (is_polynomial(sum)) {
        auto const mask = signs_of_polynomial(sum);
        answer result{mask, std::nullopt};
        if (is_decided(mask, n)) return result;
        if (n == need::whether_zero && (mask == (positive | zero) || mask == (negative | zero)) &&
            mask == signs_by_terms(sum)) {
            // Terms of one sign vanish together only.
            for (auto const& f : sum.terms.front().product) {
                auto inner = ask_variable(f.base, need::whether_zero);
                if (inner.ask) {
                    result.ask = std::move(inner.ask);
                    return result;
                }
            }
        }
        question q;
        q.sum = sum;
        q.parts = parts_for(n, mask);
        result.ask = std::move(q);
        return result;
    }
    auto const known = signs_by_terms(sum);
    if (is_decided(known, n)) return {known, std::nullopt};
    if (depth < 6 && !with_->is_exhausted()) {
        if (sum.terms.size() == 2) return ask_binomial(sum, n, depth);
        return ask_conjugate(sum, n, depth);
    }
    return ask_opaque(sum, n, known);
}

}  // namespace surd::symbolic::identity

// SPDX-License-Identifier: BSL-1.0
#include "symbolic/case_evaluator.hpp"

#include <algorithm>

#include "symbolic/evaluator.hpp"

namespace surd::symbolic::identity {

namespace {

using fraction = power_fraction;

fraction whole(power_sum s) { return {std::move(s), algebra::number(1)}; }

fraction negated(fraction f) {
    f.numerator = algebra::negated(std::move(f.numerator));
    return f;
}

bool has_constant(expression const& e) {
    return e.is(node_kind::constant) ||
           std::any_of(e.children().begin(), e.children().end(), has_constant);
}

std::vector<unsigned> parity_parts() { return {even_numerator, odd_over_odd, even_denominator}; }

std::vector<unsigned> integer_parts() {
    return {integer_class, static_cast<unsigned>(any_class & ~integer_class)};
}

}  // namespace

case_evaluator::result case_evaluator::missing(value_kind k) {
    why = obstacle::missing;
    kind = k;
    return std::nullopt;
}

case_evaluator::result case_evaluator::unknown() {
    why = obstacle::unknown;
    return std::nullopt;
}

case_evaluator::result case_evaluator::split(std::optional<question> q) {
    if (!q) return unknown();
    why = obstacle::split;
    asked = std::move(q);
    return std::nullopt;
}

case_evaluator::result case_evaluator::checked(fraction f) {
    if (with_->is_exhausted()) {
        kind = value_kind::beyond_limits;
        return unknown();
    }
    return f;
}

std::optional<sign_mask> case_evaluator::sign_of(fraction const& f, need n) {
    auto top = known_->ask(f.numerator, n);
    if (with_->is_exhausted()) {
        unknown();
        return std::nullopt;
    }
    if (top.ask) {
        split(std::move(top.ask));
        return std::nullopt;
    }
    if (n == need::whether_zero || f.denominator.is_number()) {
        return f.denominator.is_number() && f.denominator.number().sign() < 0 ? opposite(top.mask)
                                                                              : top.mask;
    }
    auto bottom = known_->ask(f.denominator, need::sign);
    if (with_->is_exhausted()) {
        unknown();
        return std::nullopt;
    }
    bottom.mask &= ~zero;
    if (bottom.ask && !is_decided(bottom.mask, need::sign)) {
        split(std::move(bottom.ask));
        return std::nullopt;
    }
    return sign_of_product(top.mask, bottom.mask);
}

case_evaluator::result case_evaluator::evaluate(expression const& e) {
    switch (e.kind()) {
        case node_kind::number:
            return whole(algebra::number(e.value()));
        case node_kind::variable:
        case node_kind::constant: {
            auto const& names = with_->names();
            auto const place = std::find(names.begin(), names.end(), e.name());
            if (place == names.end()) {
                kind = value_kind::outside;
                return unknown();
            }
            return whole(algebra::variable(static_cast<variable_id>(place - names.begin())));
        }
        case node_kind::negate: {
            auto inner = evaluate(e.child(0));
            if (!inner) return inner;
            return negated(std::move(*inner));
        }
        case node_kind::sum:
        case node_kind::product: {
            auto total = evaluate(e.child(0));
            for (std::size_t i = 1; total && i < e.children().size(); ++i) {
                auto const next = evaluate(e.child(i));
                if (!next) return next;
                total = checked(e.is(node_kind::sum) ? with_->sum(*total, *next)
                                                     : with_->product(*total, *next));
            }
            return total;
        }
        case node_kind::quotient: {
            auto const top = evaluate(e.child(0));
            if (!top) return top;
            auto const bottom = evaluate(e.child(1));
            if (!bottom) return bottom;
            auto const s = sign_of(*bottom, need::whether_zero);
            if (!s) return std::nullopt;
            if (*s == zero) return missing(value_kind::undefined);
            return checked(with_->quotient(*top, *bottom));
        }
        case node_kind::power:
            return evaluate_power(e);
        case node_kind::root:
            return evaluate_root(e);
        case node_kind::absolute: {
            auto inner = evaluate(e.child(0));
            if (!inner) return inner;
            auto top = known_->ask(inner->numerator, need::sign);
            if (with_->is_exhausted()) return checked(*inner);
            if (inner->denominator.is_number() && (top.mask & negative) == 0) return inner;
            if (inner->denominator.is_number() && (top.mask & positive) == 0) {
                return negated(std::move(*inner));
            }
            auto const s = sign_of(*inner, need::sign);
            if (!s) return std::nullopt;
            return *s == negative ? negated(std::move(*inner)) : std::move(*inner);
        }
        case node_kind::logarithm:
        case node_kind::call:
        case node_kind::plus_minus:
        case node_kind::ellipsis:
            break;
    }
    kind = value_kind::outside;
    return unknown();
}

std::optional<exponent_form> case_evaluator::exponent_of(expression const& e) {
    if (has_constant(e)) {
        // Exponents range over the rationals, and pi is none.
        kind = value_kind::outside;
        unknown();
        return std::nullopt;
    }
    auto const value = evaluate(e);
    if (!value) return std::nullopt;
    if (!value->denominator.is_number()) {
        unknown();
        return std::nullopt;
    }
    auto const scaled = algebra::scaled(value->numerator, reciprocal(value->denominator.number()));
    auto form = form_of_sum(*with_, scaled);
    if (!form) {
        kind = value_kind::outside;
        unknown();
    }
    return form;
}

case_evaluator::result case_evaluator::evaluate_power(expression const& e) {
    auto const base = evaluate(e.child(0));
    if (!base) return base;
    auto const exponent = exponent_of(e.child(1));
    if (!exponent) return std::nullopt;
    if (auto const spelled = symbolic::detail::even_fraction_in(e.child(1))) {
        // A fraction of even numbers: the readings differ where the base is negative.
        auto const s = sign_of(*base, need::sign);
        if (!s) return std::nullopt;
        if (*s == negative) {
            if (chosen_.even_fraction == even_fraction::ask) return missing(value_kind::convention);
            used |= question_set(surd::question::even_fraction);
            if (chosen_.even_fraction == even_fraction::root_first) {
                return missing(value_kind::non_real);
            }
            if (chosen_.even_fraction == even_fraction::power_first) {
                return raise_magnitude(*base, *exponent);
            }
        }
    }
    return raise(*base, *exponent, false);
}

case_evaluator::result case_evaluator::evaluate_root(expression const& e) {
    auto const index = exponent_of(e.child(0));
    if (!index) return std::nullopt;
    auto const radicand = evaluate(e.child(1));
    if (!radicand) return radicand;
    if (index->is_constant()) {
        auto const n = index->constant_part();
        if (!n.is_integer() || n.sign() <= 0) return missing(value_kind::undefined);
        return raise(*radicand, exponent_form(reciprocal(n)), true);
    }
    auto const class_answer = known_->ask_class(*index, integer_parts());
    if (class_answer.ask) return split(class_answer.ask);
    if ((class_answer.mask & integer_class) == 0) return missing(value_kind::undefined);
    auto const sum = sum_of_form(*with_, *index);
    auto const s = sign_of(whole(sum), need::sign);
    if (!s) return std::nullopt;
    if (*s != positive) return missing(value_kind::undefined);
    if (sum.terms.size() != 1) return unknown();
    auto const inverted = with_->quotient(whole(algebra::number(1)), whole(sum));
    auto const exponent = form_of_sum(*with_, inverted.numerator);
    if (!exponent) return unknown();
    // The exponent is 1/q for a whole q: odd roots are real, even ones need a radicand >= 0.
    auto const side = sign_of(*radicand, need::sign);
    if (!side) return std::nullopt;
    if (*side == zero) return whole({});
    if (*side == negative) {
        auto const parity = known_->ask_class(*index, parity_parts());
        if (parity.ask) return split(parity.ask);
        if ((parity.mask & odd_over_odd) == 0) return missing(value_kind::non_real);
        auto size = raise_magnitude(*radicand, *exponent);
        return size ? result(negated(std::move(*size))) : size;
    }
    return raise_magnitude(*radicand, *exponent);
}

case_evaluator::result case_evaluator::raise(fraction const& base, exponent_form const& exponent,
                                             bool is_radical) {
    if (exponent.is_constant()) {
        auto const e = exponent.constant_part();
        if (e.is_integer()) return raise_to_integer(base, e.numerator());
    }
    auto const s = sign_of(base, need::sign);
    if (!s) return std::nullopt;
    if (*s == zero) return raise_zero(exponent);
    if (*s == negative) return raise_negative(base, exponent, is_radical);
    return raise_magnitude(base, exponent);
}

case_evaluator::result case_evaluator::raise_to_integer(fraction const& base, integer const& n) {
    if (n.sign() > 0) {
        if (!n.fits_uint64()) return unknown();
        auto const k = n.to_uint64();
        return checked(
            with_->normal({with_->power(base.numerator, k), with_->power(base.denominator, k)}));
    }
    auto const s = sign_of(base, need::whether_zero);
    if (!s) return std::nullopt;
    if (n.is_zero()) {
        if (*s != zero) return whole(algebra::number(1));
        return raise_zero(exponent_form());
    }
    if (*s == zero) return missing(value_kind::undefined);
    return raise_to_integer(with_->normal({base.denominator, base.numerator}), -n);
}

case_evaluator::result case_evaluator::raise_zero(exponent_form const& exponent) {
    auto const s = sign_of(whole(sum_of_form(*with_, exponent)), need::sign);
    if (!s) return std::nullopt;
    if (*s == positive) return whole({});
    if (*s == negative) return missing(value_kind::undefined);
    switch (chosen_.zero_to_zero) {
        case zero_to_zero::ask:
            return missing(value_kind::convention);
        case zero_to_zero::undefined:
            used |= question_set(surd::question::zero_to_zero);
            return missing(value_kind::undefined);
        case zero_to_zero::one:
            used |= question_set(surd::question::zero_to_zero);
            return whole(algebra::number(1));
    }
    return unknown();
}

case_evaluator::result case_evaluator::raise_negative(fraction const& base,
                                                      exponent_form const& exponent,
                                                      bool is_radical) {
    auto const parity = known_->ask_class(exponent, parity_parts());
    if (parity.ask) return split(parity.ask);
    if (parity.mask == even_denominator) return missing(value_kind::non_real);
    if (!is_radical && (parity.mask & integer_class) != parity.mask) {
        if (chosen_.negative_base == negative_base::real_odd_root) {
            used |= question_set(surd::question::negative_base);
        } else {
            auto const whole_number = known_->ask_class(exponent, integer_parts());
            if (whole_number.ask) return split(whole_number.ask);
            if ((whole_number.mask & integer_class) == 0) {
                switch (chosen_.negative_base) {
                    case negative_base::principal:
                        return missing(value_kind::non_real);
                    case negative_base::undefined:
                        return missing(value_kind::undefined);
                    default:
                        return missing(value_kind::convention);
                }
            }
        }
    }
    auto size = raise_magnitude(base, exponent);
    if (size && (parity.mask & even_numerator) == 0) return negated(std::move(*size));
    return size;
}

case_evaluator::result case_evaluator::raise_magnitude(fraction const& base,
                                                       exponent_form const& exponent) {
    auto const top = raise_sum(base.numerator, exponent);
    if (!top) return top;
    if (base.denominator.is_number() && base.denominator.number().is_one()) return top;
    auto const bottom = raise_sum(base.denominator, exponent);
    if (!bottom) return bottom;
    return checked(with_->quotient(*top, *bottom));
}

case_evaluator::result case_evaluator::raise_sum(power_sum const& sum,
                                                 exponent_form const& exponent) {
    auto const parts = factored(*with_, sum, known_->known_factors);
    monomial product;
    fraction outside_roots = whole(algebra::number(1));
    auto const multiply = [&](power_sum const& base, rational const& power) {
        auto const& n = power.numerator();
        auto const k = static_cast<std::uint64_t>(abs(n).fits_uint64() ? abs(n).to_uint64() : 0);
        auto const raised = with_->power(base, k);
        auto& side = n.sign() > 0 ? outside_roots.numerator : outside_roots.denominator;
        side = with_->product(side, raised);
    };
    // |base|^(times * exponent) with a whole power multiplied out, else as a root atom.
    auto const add = [&](power_sum const& base, rational const& times) -> bool {
        if (exponent.is_constant()) {
            auto const power = exponent.constant_part() * times;
            if (power.is_integer() && power.numerator().is_even()) {
                multiply(base, power);
                return true;
            }
        }
        auto const s = sign_of(whole(base), need::sign);
        if (!s) return false;
        auto const size = *s == negative ? algebra::negated(base) : base;
        if (exponent.is_constant() && (exponent.constant_part() * times).is_integer()) {
            multiply(size, exponent.constant_part() * times);
            return true;
        }
        for (std::size_t i = 0; size.terms.size() > 1 && i < with_->atom_count(); ++i) {
            auto const other = with_->atom(first_atom + static_cast<generator>(i));
            if (other == size || other.terms.size() < 2) continue;
            if (auto const shared = shared_factor(*with_, size, other)) {
                known_->known_factors.push_back(*shared);
                why = obstacle::restart;
                return false;
            }
        }
        product = algebra::merged(product, {{with_->atom_for(size), no_scale, times}});
        return true;
    };
    for (auto const& f : parts.content) {
        if (!is_variable(f.base)) {
            product = algebra::merged(product, {f});
        } else if (!add(algebra::variable(f.base), f.exponent)) {
            return std::nullopt;
        }
    }
    for (auto const& f : parts.factors) {
        if (!add(f.base, rational(f.multiplicity))) return std::nullopt;
    }
    auto const root = with_->raised(abs(parts.coefficient), product, exponent);
    return checked(with_->product(root, with_->normal(std::move(outside_roots))));
}

std::optional<bool> case_evaluator::equal(fraction const& a, fraction const& b) {
    auto const difference = with_->difference(with_->product(a.numerator, b.denominator),
                                              with_->product(b.numerator, a.denominator));
    auto const s = sign_of(whole(difference), need::whether_zero);
    if (!s) return std::nullopt;
    return *s == zero;
}

std::optional<sign_mask> case_evaluator::compare(fraction const& a, fraction const& b,
                                                 std::vector<unsigned> const& parts) {
    fraction const difference{with_->difference(with_->product(a.numerator, b.denominator),
                                                with_->product(b.numerator, a.denominator)),
                              with_->product(a.denominator, b.denominator)};
    // A mask inside one part is answer enough: x^2 >= 0 needs no case for x = 0.
    auto const top = known_->ask(difference.numerator, need::sign);
    auto const bottom = known_->ask(difference.denominator, need::sign);
    if (with_->is_exhausted()) {
        unknown();
        return std::nullopt;
    }
    auto const mask = sign_of_product(top.mask, bottom.mask & ~zero);
    for (unsigned const p : parts) {
        if ((mask & p) == mask) return mask;
    }
    return sign_of(difference, need::sign);
}

}  // namespace surd::symbolic::identity

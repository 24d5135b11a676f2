// SPDX-License-Identifier: BSL-1.0
// Purpose: whether an expression as written is in a form that a class asks for, and what remains.
#include "surd/symbolic/written_form.hpp"

#include <algorithm>
#include <optional>

#include "surd/number/integer_functions.hpp"

namespace surd::symbolic {

namespace {

/// An integer as written, a sign before it included.
std::optional<integer> written_integer(expression const& e) {
    if (e.is(node_kind::number) && e.decimals() < 0 && e.value().is_integer())
        return e.value().numerator();
    if (!e.is(node_kind::negate)) return std::nullopt;
    auto const inner = written_integer(e.child(0));
    if (!inner) return std::nullopt;
    return -*inner;
}

class inspector {
public:
    explicit inspector(evaluation_options const& options) : options_(options) {}

    written_form judge(expression const& e, radical_form asked) {
        inspect(e, asked);
        return std::move(found_);
    }

private:
    void inspect(expression const& e, radical_form asked) {
        switch (asked) {
            case radical_form::simplest_radical:
                if (inspect_radicals(e)) return;
                break;
            case radical_form::rationalised:
                inspect_denominator(e);
                break;
            case radical_form::no_negative_exponents:
                if (has_negative_exponent(e))
                    lacks("the exponent of " + to_string(e) + " is negative", e);
                break;
            case radical_form::lowest_terms:
                inspect_fraction(e);
                break;
        }
        if (e.is(node_kind::number)) return;
        for (expression const& child : e.children()) inspect(child, asked);
    }

    void lacks(std::string sentence, expression const& part) {
        found_.remains.push_back({std::move(sentence), part.where()});
    }

    std::optional<exact_real> value_of(expression const& e) const {
        if (!e.is_closed()) return std::nullopt;
        auto found = evaluate(e, options_);
        if (!found.has_value()) return std::nullopt;
        return std::move(found.value);
    }

    /// A root, or a power whose exponent is no integer.
    bool is_root(expression const& e) const {
        if (e.is(node_kind::root)) return true;
        if (!e.is(node_kind::power)) return false;
        auto const exponent = value_of(e.child(1));
        return exponent && exponent->is_held_rational() && !exponent->held_rational().is_integer();
    }

    bool has_root(expression const& e) const {
        if (is_root(e)) return true;
        if (e.is(node_kind::number)) return false;
        return std::any_of(e.children().begin(), e.children().end(),
                           [&](expression const& child) { return has_root(child); });
    }

    bool has_negative_exponent(expression const& e) const {
        if (!e.is(node_kind::power)) return false;
        expression const& exponent = e.child(1);
        auto const value = value_of(exponent);
        if (!value) return exponent.is(node_kind::negate);
        return value->is_held_rational() && value->held_rational().sign() < 0;
    }

    void inspect_denominator(expression const& e) {
        if (e.is(node_kind::quotient) && has_root(e.child(1)))
            lacks("a root stands in the denominator " + to_string(e.child(1)), e.child(1));
        if (has_negative_exponent(e) && (is_root(e) || has_root(e.child(0))))
            lacks("the negative power " + to_string(e) + " puts a root in a denominator", e);
    }

    void inspect_fraction(expression const& e) {
        if (!e.is(node_kind::quotient)) return;
        auto const below = written_integer(e.child(1));
        if (!below || below->is_zero()) return;
        integer common = *below;
        if (auto const above = written_integer(e.child(0))) {
            common = gcd(common, *above);
        } else {
            auto const value = value_of(e.child(0));
            if (!value || !value->is_held_flat()) return;
            for (radical const& term : value->held_radical_sum().terms()) {
                if (!term.coefficient().is_integer()) return;
                common = gcd(common, term.coefficient().numerator());
            }
        }
        if (common > 1) lacks(common.to_string() + " divides both sides of " + to_string(e), e);
    }

    /// Returns whether the parts of e have been dealt with.
    bool inspect_radicals(expression const& e) {
        if (is_root(e)) return inspect_root(e);
        if (e.is(node_kind::product)) inspect_product(e);
        if (e.is(node_kind::sum)) inspect_sum(e);
        return false;
    }

    bool inspect_root(expression const& e) {
        auto const value = value_of(e);
        if (!value) return false;
        exact_real const best = best_form(*value, options_.bounds);
        if (best.is_held_radical()) {
            radical const& simplest = best.held_radical();
            if (!is_written_as(e, simplest))
                lacks(to_string(e) + " is " + surd::to_string(best), e);
            else if (!simplest.is_reduced())
                lacks("the radicand of " + to_string(e) + " may hide a factor out of reach", e);
            return true;
        }
        // A nested root: its radicand first, then the whole.
        expression const& radicand = e.child(e.is(node_kind::root) ? 1 : 0);
        std::size_t const before = found_.remains.size();
        inspect(radicand, radical_form::simplest_radical);
        if (found_.remains.size() == before && surd::to_string(best) != surd::to_string(*value))
            lacks(to_string(e) + " is " + surd::to_string(best), e);
        return true;
    }

    /// Whether the root e is r^(1/n) with the integer radicand and the index of `simplest`.
    bool is_written_as(expression const& e, radical const& simplest) const {
        if (simplest.is_rational() || !simplest.coefficient().is_one()) return false;
        bool const is_sign = e.is(node_kind::root);
        auto const radicand = written_integer(e.child(is_sign ? 1 : 0));
        auto const order = value_of(e.child(is_sign ? 0 : 1));
        if (!radicand || !order || !order->is_held_rational()) return false;
        rational const index =
            is_sign ? order->held_rational() : reciprocal(order->held_rational());
        return *radicand == simplest.radicand() && index == rational(simplest.index());
    }

    /// Roots of numbers with one index can stand under one sign.
    void inspect_product(expression const& e) {
        std::vector<radical> roots;
        for (expression const& factor : e.children()) {
            if (!is_root(factor)) continue;
            auto const value = value_of(factor);
            if (!value || !value->is_held_radical() || value->held_radical().is_rational())
                continue;
            radical const& root = value->held_radical();
            bool const meets = std::any_of(roots.begin(), roots.end(), [&](radical const& other) {
                return other.index() == root.index();
            });
            if (meets) {
                lacks("the roots in " + to_string(e) + " can be combined", e);
                return;
            }
            roots.push_back(root);
        }
    }

    /// Terms that differ by a rational factor can be collected.
    void inspect_sum(expression const& e) {
        std::vector<std::pair<radical, expression const*>> terms;
        for (expression const& term : e.children()) {
            auto const value = value_of(term);
            if (!value || !value->is_held_radical()) continue;
            radical const& one = value->held_radical();
            if (!one.is_rational()) {
                auto const like = std::find_if(terms.begin(), terms.end(), [&](auto const& known) {
                    return known.first.radicand() == one.radicand() &&
                           known.first.index() == one.index();
                });
                if (like != terms.end())
                    lacks(
                        to_string(*like->second) + " and " + to_string(term) + " can be collected",
                        term);
            }
            terms.emplace_back(one, &term);
        }
    }

    evaluation_options const& options_;
    written_form found_;
};

}  // namespace

written_form written_form_of(expression const& e, radical_form asked,
                             evaluation_options const& options) {
    return inspector(options).judge(e, asked);
}

}  // namespace surd::symbolic

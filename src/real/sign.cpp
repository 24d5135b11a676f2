// SPDX-License-Identifier: BSL-1.0
// Purpose: sign, order and equality: first looks, independence, algebra, enclosures, bound.
#include "surd/real/sign.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "real/evaluator.hpp"
#include "real/expression_tower.hpp"
#include "real/nested_form.hpp"
#include "real/real_node.hpp"
#include "real/separation_bound.hpp"
#include "real/vanishing_parts.hpp"

namespace surd {

using detail::operation;
using detail::real_access;
using detail::real_node;
using means = decision_report::means;

namespace {

/// One decision: its limits, its account, and how it came out.
class decision {
public:
    decision(limits const& allowed, decision_report& report) : allowed_(allowed), report_(report) {}

    [[nodiscard]] outcome<int, beyond_limits> sign(exact_real const& a) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) {
            report_.how = means::form;
            return a.held_radical().sign();
        }
        detail::estimate const first = detail::look(a);
        if (first.tells_sign()) {
            report_.how = means::enclosure;
            report_.bits_used = 53;
            return first.sign();
        }
        if (node->depth > allowed_.max_depth) return beyond_limits{reason::too_deep};
        switch (node->kind) {
            case operation::flat: {
                // Two or more terms, none alike: not 0.
                auto const sign = enclose_until_told(a, first_precision);
                report_.how = means::independence;
                return sign;
            }
            case operation::sum:
                return sign_of_sum(a, *node);
            case operation::product:
                return sign_of_product(*node);
            case operation::quotient:
                return sign_of_product(*node);
            case operation::power: {
                auto const base = sign(node->children[0]);
                return base && node->number % 2 == 0 ? outcome<int, beyond_limits>(*base * *base)
                                                     : base;
            }
            case operation::root:
                return sign(node->children[0]);
            case operation::absolute: {
                auto const inner = sign(node->children[0]);
                return inner ? outcome<int, beyond_limits>(*inner * *inner) : inner;
            }
        }
        return beyond_limits{reason::too_many_steps};
    }

private:
    static constexpr std::uint64_t first_precision = 128;
    // Enclosures up to here cost less than the algebra.
    static constexpr std::uint64_t precision_before_algebra = 256;
    // Smaller sums of smaller sums; each level is at least one term, factor or root less.
    static constexpr int most_levels = 24;

    outcome<int, beyond_limits> sign_of_product(real_node const& node) {
        int product = 1;
        for (exact_real const& factor : node.children) {
            auto const s = sign(factor);
            if (!s) return s;
            product *= *s;
        }
        return product;
    }

    outcome<int, beyond_limits> sign_of_sum(exact_real const& a, real_node const& node) {
        if (node.flat.is_zero() && node.children.size() == 1) {
            auto const s = sign(node.children[0]);
            return s ? outcome<int, beyond_limits>(*s * node.coefficients[0].sign()) : s;
        }
        std::optional<bool> zero = flat_equals_root(node);
        if (!zero) {
            for (std::uint64_t p = first_precision; p <= precision_before_algebra; p *= 2)
                if (auto const s = enclosed_sign(a, p)) return *s;
            zero = zero_by_algebra(a);
        }
        if (zero) {
            if (*zero) {
                report_.how = means::algebra;
                return 0;
            }
            auto const s = enclose_until_told(a, first_precision);
            report_.how = means::algebra;
            return s;
        }
        return sign_by_bound(a);
    }

    /// F + c * alpha^(1/n) with flat F and alpha is 0 exactly when g = -F/c has g^n = alpha and,
    /// for even n, g >= 0. Nothing where that is not the form, or not cheap.
    std::optional<bool> flat_equals_root(real_node const& node) {
        if (node.children.size() != 1) return std::nullopt;
        real_node const* root = real_access::node(node.children[0]);
        if (root->kind != operation::root || !root->children[0].is_held_flat() ||
            root->number > 12 || node.flat.size() > 64)
            return std::nullopt;
        exact_real const g(node.flat * -reciprocal(node.coefficients[0]));
        exact_real const power = detail::make_power(g, static_cast<std::uint64_t>(root->number));
        if (!power.is_held_flat()) return std::nullopt;
        radical_sum scratch_left;
        radical_sum scratch_right;
        if (!(detail::flat_sum(power, scratch_left) ==
              detail::flat_sum(root->children[0], scratch_right)))
            return false;
        if (root->number % 2 != 0) return true;
        auto const s = sign(g);
        if (!s) return std::nullopt;
        return *s >= 0;
    }

    /// Whether a is 0, by exact computation in the fields of its radicals: part by part, at once
    /// in a tower, or after its roots have been denested and expressed by each other.
    std::optional<bool> zero_by_algebra(exact_real const& a) {
        if (level_ < most_levels) {
            ++level_;
            auto const zero = zero_by_smaller_sums(a);
            --level_;
            if (zero) return zero;
        }
        if (auto const zero = zero_in_tower(a, allowed_.max_steps / 32)) return zero;
        // Forms decide signs on their way; each of these gets a share, so this comes to an end.
        limits share = allowed_;
        share.max_steps /= 16;
        if (share.max_steps < 1024) return std::nullopt;
        work_budget budget(allowed_.max_steps / 4, allowed_.max_seconds);
        detail::form_builder builder(share, budget);
        auto const form = builder.convert(a);
        if (!form) return zero_in_tower(a, allowed_.max_steps / 4);
        if (form->is_flat()) return form->is_zero();
        return zero_in_tower(builder.to_real(*form), allowed_.max_steps / 4);
    }

    /// The same by sums that a comes apart into, or by one with fewer denominators or outer roots.
    std::optional<bool> zero_by_smaller_sums(exact_real const& a) {
        std::vector<exact_real> const parts = detail::vanishing_parts(a, budget_);
        bool const all_vanish = std::all_of(parts.begin(), parts.end(), [&](exact_real const& p) {
            auto const s = sign(p);
            return s && *s == 0;
        });
        if (!parts.empty() && all_vanish) return true;
        // Parts that do not vanish say nothing of their sum.
        for (exact_real const& cleared : detail::without_a_denominator(a))
            if (auto const s = sign(cleared)) return *s == 0;
        for (exact_real const& power : detail::without_outer_roots(a, budget_))
            if (auto const s = sign(power)) return *s == 0;
        return std::nullopt;
    }

    std::optional<bool> zero_in_tower(exact_real const& a, std::uint64_t most_steps) {
        work_budget budget(most_steps, allowed_.max_seconds);
        auto expression = detail::expression_tower::of(a, allowed_, budget);
        if (!expression) return std::nullopt;
        bool const zero = expression->tower().is_zero(expression->value().numerator);
        if (expression->tower().is_exhausted()) return std::nullopt;
        return zero;
    }

    /// The sign where an enclosure at this precision tells it.
    std::optional<int> enclosed_sign(exact_real const& a, std::uint64_t precision) {
        detail::evaluator evaluator(budget_);
        auto const ball = evaluator.enclose(a, precision);
        report_.how = means::enclosure;
        report_.bits_used = precision;
        if (!ball) return std::nullopt;
        return ball->sign();
    }

    /// The sign of a number known not to be 0.
    outcome<int, beyond_limits> enclose_until_told(exact_real const& a, std::uint64_t precision) {
        for (; precision <= allowed_.max_bits && !budget_.is_exhausted(); precision *= 2)
            if (auto const s = enclosed_sign(a, precision)) return *s;
        return undecided(a);
    }

    outcome<int, beyond_limits> sign_by_bound(exact_real const& a) {
        std::uint64_t const bound = detail::separation_bound(a);
        for (std::uint64_t p = first_precision; p <= allowed_.max_bits && !budget_.is_exhausted();
             p *= 2) {
            detail::evaluator evaluator(budget_);
            auto const ball = evaluator.enclose(a, p);
            report_.bits_used = p;
            if (!ball) continue;
            report_.how = means::enclosure;
            if (auto const s = ball->sign()) return *s;
            report_.how = means::separation_bound;
            // |a| < 2^k with k <= -bound: only 0 is that small.
            if (bound < std::uint64_t{1} << 62 &&
                ball->magnitude_exponent() <= -static_cast<std::int64_t>(bound))
                return 0;
        }
        return undecided(a);
    }

    beyond_limits undecided(exact_real const& a) {
        report_.how = means::none;
        report_.bits_needed = detail::separation_bound(a);
        return beyond_limits{budget_.is_exhausted() ? budget_.why() : reason::too_many_bits};
    }

    limits allowed_;
    decision_report& report_;
    int level_ = 0;
    work_budget budget_{allowed_.max_steps / 2, allowed_.max_seconds};
};

}  // namespace

outcome<int, beyond_limits> sign(exact_real const& a, limits const& allowed,
                                 decision_report* report) {
    decision_report own;
    return decision(allowed, report != nullptr ? *report : own).sign(a);
}

outcome<ordering, beyond_limits> compare(exact_real const& a, exact_real const& b,
                                         limits const& allowed, decision_report* report) {
    if (a.is_held_radical() && b.is_held_radical()) {
        if (report != nullptr) report->how = means::form;
        auto const o = a.held_radical() <=> b.held_radical();
        return ordering{(o > 0) - (o < 0)};
    }
    detail::estimate const difference = detail::look(a) + -detail::look(b);
    if (difference.tells_sign()) {
        if (report != nullptr) {
            report->how = means::enclosure;
            report->bits_used = 53;
        }
        return ordering{difference.sign()};
    }
    return sign(a - b, allowed, report).transform([](int s) { return ordering{s}; });
}

outcome<bool, beyond_limits> equal(exact_real const& a, exact_real const& b, limits const& allowed,
                                   decision_report* report) {
    return compare(a, b, allowed, report).transform([](ordering o) { return o == 0; });
}

}  // namespace surd

// SPDX-License-Identifier: BSL-1.0
// Purpose: whether a value as held is in a form that a class asks for.
#include <unordered_set>

#include "real/real_node.hpp"
#include "surd/number/factor.hpp"
#include "surd/real/best_form.hpp"

namespace surd {

using detail::operation;
using detail::real_access;
using detail::real_node;

namespace detail {

radicand_content content_of_radicand(real_node const& node) {
    radicand_content found;
    integer divisor;
    auto const join = [&](rational const& c) {
        divisor = gcd(divisor, c.numerator());
        integer const& d = c.denominator();
        found.denominator = divide_exact(found.denominator, gcd(found.denominator, d)) * d;
    };
    exact_real const& radicand = node.children[0];
    real_node const* inner = real_access::node(radicand);
    if (inner == nullptr || (inner->kind != operation::flat && inner->kind != operation::sum))
        return found;
    for (radical const& t : inner->flat.terms()) join(t.coefficient());
    for (rational const& c : inner->coefficients) join(c);
    if (divisor.is_zero() || divisor.is_one()) return found;
    work_budget budget(1 << 16);
    found.root = split_nth_power(divisor, static_cast<std::uint64_t>(node.number), budget).root;
    return found;
}

}  // namespace detail

namespace {

class inspector {
public:
    explicit inspector(form_report& report) : report_(report) {}

    void inspect(exact_real const& a, radical_form asked) {
        real_node const* node = real_access::node(a);
        if (node == nullptr) {
            inspect_terms(radical_sum(a.held_radical()), asked);
            return;
        }
        if (!seen_.insert(node).second) return;
        inspect_terms(node->flat, asked);
        if (node->kind == operation::quotient)
            lacks("the denominator " + to_string(node->children[1], 200) + " is not rational");
        if (asked == radical_form::simplest_radical) inspect_radicals(*node);
        for (exact_real const& child : node->children) inspect(child, asked);
    }

private:
    void lacks(std::string sentence) {
        report_.holds = false;
        if (report_.remains.size() < 16) report_.remains.push_back(std::move(sentence));
    }

    void inspect_terms(radical_sum const& a, radical_form asked) {
        if (asked != radical_form::simplest_radical) return;
        for (radical const& t : a.terms())
            if (!t.is_reduced())
                lacks("the radicand of " + t.to_string() +
                      " may still hide a factor that leaves the root");
    }

    void inspect_radicals(real_node const& node) {
        if (node.kind == operation::power)
            lacks("the power (" + to_string(node.children[0], 200) + ")^" +
                  std::to_string(node.number) + " is not expanded");
        if (node.kind == operation::absolute)
            lacks("the sign inside abs(" + to_string(node.children[0], 200) + ") is left open");
        if (node.kind != operation::root) return;
        detail::radicand_content const content = detail::content_of_radicand(node);
        std::string const radicand = to_string(node.children[0], 200);
        if (!content.denominator.is_one()) lacks("a fraction stands under the root of " + radicand);
        if (!content.root.is_one())
            lacks("the factor " + content.root.to_string() + " can leave the root of " + radicand);
    }

    form_report& report_;
    std::unordered_set<real_node const*> seen_;
};

}  // namespace

form_report is_in_form(exact_real const& a, radical_form asked) {
    form_report report;
    // Rationals are kept in lowest terms and negative powers as quotients, whatever was written.
    if (asked == radical_form::simplest_radical || asked == radical_form::rationalised)
        inspector(report).inspect(a, asked);
    return report;
}

}  // namespace surd

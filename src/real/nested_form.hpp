// SPDX-License-Identifier: BSL-1.0
// Purpose: sums of products of nested roots with flat coefficients, in which forms are compared.
#ifndef SURD_SRC_REAL_NESTED_FORM_HPP
#define SURD_SRC_REAL_NESTED_FORM_HPP

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "real/real_node.hpp"
#include "surd/number/limits.hpp"

namespace surd::detail {

/// A product of roots: (number of the root, exponent >= 1), ascending by number.
using root_product = std::vector<std::pair<std::size_t, std::uint32_t>>;

struct nested_term {
    root_product roots;
    radical_sum coefficient;
};

/// Terms with different products and coefficients other than 0, the flat one first.
struct nested_form {
    std::vector<nested_term> terms;

    [[nodiscard]] bool is_zero() const { return terms.empty(); }
    [[nodiscard]] bool is_flat() const {
        return terms.empty() || (terms.size() == 1 && terms[0].roots.empty());
    }
    /// Domain: is_flat().
    [[nodiscard]] radical_sum flat() const {
        return terms.empty() ? radical_sum() : terms[0].coefficient;
    }
};

/// Rewrites expressions as nested forms over a table of roots, none of which it could denest
/// or express by the others. Every function returns nothing when its cost exceeds the budget or
/// no form is found; a form it returns is the same number.
class form_builder {
public:
    form_builder(limits const& allowed, work_budget& budget) : allowed_(allowed), budget_(budget) {}

    [[nodiscard]] std::optional<nested_form> convert(exact_real const& a);
    [[nodiscard]] exact_real to_real(nested_form const& a) const;

private:
    using form = std::optional<nested_form>;

    struct known_root {
        std::int64_t index;
        nested_form radicand;
        exact_real value;
    };

    [[nodiscard]] form convert_node(real_node const& node);
    [[nodiscard]] static nested_form from_flat(radical_sum a);
    [[nodiscard]] static nested_form add(nested_form const& a, nested_form const& b);
    [[nodiscard]] static nested_form scale(nested_form const& a, rational const& c);
    [[nodiscard]] form multiply(nested_form const& a, nested_form const& b);
    [[nodiscard]] form multiply_terms(nested_term const& a, nested_term const& b);
    [[nodiscard]] form power(nested_form const& a, std::uint64_t n);
    [[nodiscard]] form inverse(nested_form const& a);
    [[nodiscard]] form inverse_of_term(nested_term const& a);
    [[nodiscard]] form root(nested_form const& a, std::int64_t n);
    [[nodiscard]] form root_of_flat(radical_sum const& a, std::int64_t n);
    /// sqrt by conjugates over a square root in a; only a result that is less deep counts.
    [[nodiscard]] form denest_nested_square_root(nested_form const& a);
    /// a = outside^n * inside, inside with integer coefficients and no n-th power among their
    /// common divisors; nothing when the numbers grow too large.
    struct extracted {
        rational outside;
        nested_form inside;
    };
    [[nodiscard]] std::optional<extracted> extract(nested_form const& a, std::int64_t n) const;
    /// The term as a product, a radical coefficient drawn under the root where that is shorter.
    [[nodiscard]] exact_real to_real(nested_term const& a) const;
    [[nodiscard]] nested_form root_from_table(nested_form const& radicand, std::int64_t n);
    [[nodiscard]] std::optional<int> sign_of(nested_form const& a) const;
    [[nodiscard]] std::uint32_t depth_of(nested_form const& a) const;
    /// The even and odd part of a in a square root of the table.
    [[nodiscard]] static std::pair<nested_form, nested_form> split(nested_form const& a,
                                                                   std::size_t root);

    limits allowed_;
    work_budget& budget_;
    std::vector<known_root> table_;
    std::unordered_map<real_node const*, form> known_;
    int nested_attempts_ = 0;
};

}  // namespace surd::detail

#endif

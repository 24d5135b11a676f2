// SPDX-License-Identifier: BSL-1.0
// Purpose: quotients of flat sums with a rational denominator.
#include "real/flat_quotient.hpp"

#include "real/radical_field.hpp"
#include "real/real_node.hpp"
#include "surd/radical/arithmetic.hpp"

namespace surd::detail {

namespace {

// Denominators in fields up to this degree are rationalised at once.
constexpr std::uint64_t degree_rationalised_at_once = 36;

}  // namespace

std::optional<radical_sum> flat_reciprocal(radical_sum const& a, std::uint64_t most_degree,
                                           limits const& allowed) {
    if (a.is_radical()) {
        auto inverse = divide(radical(1), a.to_radical(), allowed);
        if (!inverse) return std::nullopt;
        return radical_sum(*std::move(inverse));
    }
    std::vector<pure_root> roots;
    for (radical const& t : a.terms())
        if (!t.is_rational()) roots.push_back({t.radicand(), t.index()});
    work_budget budget(allowed.max_steps / 4, allowed.max_seconds);
    auto const field = radical_field::of(roots, budget);
    if (!field) return std::nullopt;
    std::uint64_t degree = 1;
    for (std::size_t i = 0; i < field->generator_count(); ++i)
        if (__builtin_mul_overflow(degree, field->degree(i), &degree) || degree > most_degree)
            return std::nullopt;
    field_sum sum;
    for (radical const& t : a.terms()) sum = radical_field::add(sum, field->element(t));
    field_sum const inverse = field->inverse(sum, budget);
    if (budget.is_exhausted()) return std::nullopt;
    return field->to_radical_sum(inverse, allowed);
}

exact_real quotient_of(exact_real const& a, exact_real const& b, limits const& allowed) {
    if (b.is_held_flat()) {
        radical_sum scratch;
        auto const inverse =
            flat_reciprocal(flat_sum(b, scratch), degree_rationalised_at_once, allowed);
        if (inverse) return a * exact_real(*inverse);
    }
    return make_quotient(a, b);
}

}  // namespace surd::detail

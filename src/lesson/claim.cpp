// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/claim.hpp"

namespace surd::lesson {

char const* name_of(claim_kind k) {
    switch (k) {
        case claim_kind::statement:
            return "statement";
        case claim_kind::expression:
            return "expression";
        case claim_kind::pair:
            return "pair";
        case claim_kind::cell:
            return "cell";
        case claim_kind::solution_set:
            return "solution-set";
        case claim_kind::rounding:
            return "rounding";
        case claim_kind::domain:
            return "domain";
    }
    return "";
}

std::string claim::verdict_word() const {
    if (quoted) return "quoted";
    if (outcome) return word_for(*outcome);
    return value_outcome ? word_for(*value_outcome) : "";
}

coverage& coverage::operator+=(coverage const& other) {
    formulas += other.formulas;
    claims += other.claims;
    decided += other.decided;
    unread += other.unread;
    not_claims += other.not_claims;
    for (auto const& [cause, count] : other.unread_causes) unread_causes[cause] += count;
    return *this;
}

double coverage::percent() const {
    auto const wanted = claims + unread;
    return wanted == 0 ? 100.0 : 100.0 * static_cast<double>(decided) / static_cast<double>(wanted);
}

}  // namespace surd::lesson

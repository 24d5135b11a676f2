// SPDX-License-Identifier: BSL-1.0
// Purpose: an exact real as a fraction of two elements of a radical tower.
#ifndef SURD_SRC_REAL_EXPRESSION_TOWER_HPP
#define SURD_SRC_REAL_EXPRESSION_TOWER_HPP

#include <memory>
#include <optional>
#include <unordered_map>

#include "real/radical_tower.hpp"
#include "real/real_node.hpp"

namespace surd::detail {

/// numerator / denominator, the denominator known not to be 0.
struct tower_fraction {
    tower_element numerator;
    tower_element denominator = radical_tower::constant(1);
};

/// The tower of all radicals in an expression, and the expression in it.
class expression_tower {
public:
    /// Nothing when the radicals of a do not fit a tower, or the budget is exhausted.
    [[nodiscard]] static std::optional<expression_tower> of(exact_real const& a,
                                                            limits const& allowed,
                                                            work_budget& budget);

    [[nodiscard]] radical_tower& tower() { return *tower_; }
    [[nodiscard]] tower_fraction const& value() const { return value_; }

private:
    expression_tower(limits const& allowed, work_budget& budget)
        : allowed_(allowed), budget_(&budget) {}
    [[nodiscard]] tower_fraction convert(exact_real const& a);
    [[nodiscard]] tower_fraction convert_node(real_node const& node);
    [[nodiscard]] tower_element convert_flat(radical_sum const& a) const;
    [[nodiscard]] tower_fraction add(tower_fraction const& a, tower_fraction const& b) const;
    [[nodiscard]] tower_fraction root(tower_fraction const& a, std::uint64_t n);

    limits allowed_;
    work_budget* budget_;
    std::unique_ptr<radical_tower> tower_;
    tower_fraction value_;
    bool failed_ = false;
    std::unordered_map<real_node const*, tower_fraction> known_;
};

}  // namespace surd::detail

#endif

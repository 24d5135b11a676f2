// SPDX-License-Identifier: BSL-1.0
// Purpose: enclosures of exact reals at a given precision.
#ifndef SURD_SRC_REAL_EVALUATOR_HPP
#define SURD_SRC_REAL_EVALUATOR_HPP

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "real/ball.hpp"
#include "real/real_node.hpp"
#include "surd/number/limits.hpp"

namespace surd::detail {

/// Evaluates an expression graph, every shared node once for each precision.
class evaluator {
public:
    explicit evaluator(work_budget& budget) : budget_(budget) {}

    /// Encloses a; nothing when a divisor cannot be told from 0 at this precision, or the budget
    /// is exhausted. Domain: a.depth() within the limits.
    [[nodiscard]] std::optional<ball> enclose(exact_real const& a, std::uint64_t precision);
    [[nodiscard]] std::optional<ball> enclose(radical const& a, std::uint64_t precision);
    [[nodiscard]] std::optional<ball> enclose(radical_sum const& a, std::uint64_t precision);

private:
    [[nodiscard]] std::optional<ball> compute(real_node const& node, std::uint64_t precision);
    bool spend(std::uint64_t precision);

    work_budget& budget_;
    std::uint64_t precision_ = 0;
    std::unordered_map<real_node const*, std::optional<ball>> known_;
};

}  // namespace surd::detail

#endif

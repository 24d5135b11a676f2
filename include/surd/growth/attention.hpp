// SPDX-License-Identifier: BSL-1.0
// Purpose: exact counts of dense self-attention over n positions.
// Each of n queries meets each of n keys: n^2 score positions a head.
#ifndef SURD_GROWTH_ATTENTION_HPP
#define SURD_GROWTH_ATTENTION_HPP

#include <string_view>

#include "surd/growth/count.hpp"
#include "surd/growth/language.hpp"

namespace surd::growth {

/// Dense self-attention. Every number is a positive integer of any size, so no count overflows.
class attention {
public:
    /// Domain: all positive.
    attention(integer length, integer head_width, integer width);

    [[nodiscard]] integer const& length() const noexcept { return length_; }
    [[nodiscard]] integer const& head_width() const noexcept { return head_width_; }
    [[nodiscard]] integer const& width() const noexcept { return width_; }

    /// Returns n^2: the query-key score positions of one head.
    [[nodiscard]] counted score_positions() const;
    /// Returns n (n + 1)/2: the positions left to a causal mask, where a query meets its own key
    /// and those before it. A little more than half of n^2.
    [[nodiscard]] counted causal_score_positions() const;
    /// Returns n^2 d_k: multiplications that form the scores of one head.
    [[nodiscard]] counted head_multiplications() const;
    /// Returns n^2 d: multiplications that form the scores of a layer whose heads share the width
    /// d, as in the complexity O(n^2 d) of a layer.
    /// Source: A. Vaswani and others, Attention Is All You Need (2017), table 1.
    [[nodiscard]] counted layer_multiplications() const;

private:
    integer length_;
    integer head_width_;
    integer width_;
};

/// Returns what the counts do not say: nothing about time or memory follows from them.
[[nodiscard]] std::string_view attention_note(language words) noexcept;

}  // namespace surd::growth

#endif

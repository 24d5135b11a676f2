// SPDX-License-Identifier: BSL-1.0
// Purpose: exact parameter counts of a dense layer, and how they grow with its widths.
// Each of d_out outputs has a weight for each of d_in inputs, and perhaps a bias.
#ifndef SURD_GROWTH_DENSE_LAYER_HPP
#define SURD_GROWTH_DENSE_LAYER_HPP

#include <optional>
#include <string_view>

#include "surd/exponent/exponent.hpp"
#include "surd/growth/count.hpp"

namespace surd::growth {

/// A dense layer. Widths are positive integers of any size, so no count overflows.
class dense_layer {
public:
    /// Domain: both widths positive.
    dense_layer(integer inputs, integer outputs, bool has_biases = false);

    [[nodiscard]] integer const& inputs() const noexcept { return inputs_; }
    [[nodiscard]] integer const& outputs() const noexcept { return outputs_; }
    [[nodiscard]] bool has_biases() const noexcept { return has_biases_; }

    /// Returns d_in d_out.
    [[nodiscard]] counted weights() const;
    /// Returns d_out, or 0 without biases.
    [[nodiscard]] counted biases() const;
    [[nodiscard]] counted parameters() const;

    /// Returns the layer whose widths are k_in and k_out times as large.
    /// Nothing when a width would be no positive integer.
    [[nodiscard]] std::optional<dense_layer> scaled(rational const& k_in,
                                                    rational const& k_out) const;

    friend bool operator==(dense_layer const&, dense_layer const&) = default;

private:
    integer inputs_;
    integer outputs_;
    bool has_biases_;
};

/// What changes between two layers, exactly.
struct layer_change {
    rational input_factor;
    rational output_factor;
    rational weight_factor;     ///< input_factor * output_factor
    rational parameter_factor;  ///< with biases, other than weight_factor unless inputs stay
    /// The exponent p with weight_factor = k^p where one factor k other than 1 scales the widths
    /// that change: 2 when both do, 1 when one does, nothing when they scale differently.
    std::optional<surd::exponent> exponent;
};

[[nodiscard]] layer_change change_between(dense_layer const& before, dense_layer const& after);

/// Returns what the counts do not say.
[[nodiscard]] std::string_view dense_layer_note(language words) noexcept;

}  // namespace surd::growth

#endif

// SPDX-License-Identifier: BSL-1.0
#include "surd/growth/dense_layer.hpp"

#include <utility>

#include "surd/config.hpp"

namespace surd::growth {

dense_layer::dense_layer(integer inputs, integer outputs, bool has_biases)
    : inputs_(std::move(inputs)), outputs_(std::move(outputs)), has_biases_(has_biases) {
    SURD_EXPECTS(inputs_.sign() > 0 && outputs_.sign() > 0, "a dense layer has positive widths");
}

counted dense_layer::weights() const { return {inputs_ * outputs_, unit::weights}; }

counted dense_layer::biases() const { return {has_biases_ ? outputs_ : integer(0), unit::biases}; }

counted dense_layer::parameters() const {
    return {weights().value + biases().value, unit::parameters};
}

std::optional<dense_layer> dense_layer::scaled(rational const& k_in, rational const& k_out) const {
    rational const inputs = k_in * inputs_;
    rational const outputs = k_out * outputs_;
    if (!inputs.is_integer() || !outputs.is_integer() || inputs.sign() <= 0 || outputs.sign() <= 0)
        return std::nullopt;
    return dense_layer(inputs.numerator(), outputs.numerator(), has_biases_);
}

layer_change change_between(dense_layer const& before, dense_layer const& after) {
    layer_change change;
    change.input_factor = rational(after.inputs(), before.inputs());
    change.output_factor = rational(after.outputs(), before.outputs());
    change.weight_factor = ratio(after.weights(), before.weights());
    change.parameter_factor = ratio(after.parameters(), before.parameters());
    bool const inputs_change = !change.input_factor.is_one();
    bool const outputs_change = !change.output_factor.is_one();
    if (inputs_change && outputs_change) {
        if (change.input_factor == change.output_factor) change.exponent = surd::exponent(2);
    } else if (inputs_change || outputs_change) {
        change.exponent = surd::exponent(1);
    }
    return change;
}

std::string_view dense_layer_note(language words) noexcept {
    static constexpr wording note{
        "A count of parameters. It is quadratic only when both widths scale together, and says "
        "nothing about time or memory.",
        "Un recuento de parámetros. Solo es cuadrático cuando ambos anchos escalan juntos, y no "
        "dice nada del tiempo ni de la memoria.",
        "这是参数的数量。只有两个宽度一起缩放时才是二次的；它并不说明时间或内存。"};
    return note.in(words);
}

}  // namespace surd::growth

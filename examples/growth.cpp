// SPDX-License-Identifier: BSL-1.0
// How powers respond when their input changes scale.
#include <fmt/format.h>

#include <array>

#include "surd/format.hpp"
#include "surd/growth/attention.hpp"
#include "surd/growth/dense_layer.hpp"
#include "surd/growth/law_sum.hpp"
#include "surd/growth/through_points.hpp"
#include "surd/surd.hpp"

using namespace surd;

int main() {
    // [laws]
    growth::power_law const pairs(2_e);  // n^2
    fmt::print("2048 -> 4096 tokens: {} -> {} pairs, {} times\n", pairs(2048), pairs(4096),
               growth::doubling_factor(2_e));
    fmt::print("n^(1/2) for 10 n:    {} times\n", growth::scale_factor(10, 1_e / 2));

    // A layer costs n^2 d for its scores and n d^2 for its projections; d = 512.
    growth::law_sum const scores{growth::power_law(512, 2_e)};
    growth::law_sum const projections{growth::power_law(512 * 512, 1_e)};
    fmt::print("scores overtake at   n = {}\n", *growth::compare_growth(scores, projections)->at);

    auto const p = growth::exponent_through({128, 16'384}, {8192, 67'108'864});
    fmt::print("exponent recovered:  {}\n", p);

    growth::dense_layer const layer(512, 2048);
    auto const change = growth::change_between(layer, *layer.scaled(2, 2));
    fmt::print("both widths double:  {}, then {} times\n", layer.weights().to_string(),
               change.weight_factor);
    // [laws]
}

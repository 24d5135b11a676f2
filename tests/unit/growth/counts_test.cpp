// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include "surd/growth/attention.hpp"
#include "surd/growth/dense_layer.hpp"

namespace surd::growth {
namespace {

TEST(Attention, ScorePositionsOfTheLessons) {
    attention const before(2048, 64, 512);
    attention const after(4096, 64, 512);
    EXPECT_EQ(before.score_positions().value, 4'194'304);
    EXPECT_EQ(after.score_positions().value, 16'777'216);
    EXPECT_EQ(ratio(after.score_positions(), before.score_positions()), 4);
    EXPECT_EQ(ratio(after.head_multiplications(), before.head_multiplications()), 4);
    EXPECT_EQ(
        ratio(attention(1024, 1, 1).score_positions(), attention(512, 1, 1).score_positions()), 4);
    EXPECT_EQ(before.head_multiplications().value, 4'194'304 * 64);
    EXPECT_EQ(before.layer_multiplications().value, integer(4'194'304) * 512);
}

TEST(Attention, ACausalMaskLeavesATriangle) {
    // Counted one by one for a small grid.
    integer by_hand = 0;
    for (int query = 0; query < 37; ++query)
        for (int key = 0; key <= query; ++key) by_hand += 1;
    EXPECT_EQ(attention(37, 1, 1).causal_score_positions().value, by_hand);
    EXPECT_EQ(attention(1, 1, 1).causal_score_positions().value, 1);
}

TEST(Attention, CountsDoNotOverflow) {
    integer const long_context = integer(std::int64_t{1} << 62) * 4;
    EXPECT_EQ(attention(long_context, 1, 1).score_positions().value, integer_power(2, 128));
    EXPECT_EQ(attention(long_context, 1, 1).causal_score_positions().value,
              integer_power(2, 127) + integer_power(2, 63));
}

TEST(DenseLayer, WeightsOfTheLessons) {
    dense_layer const old_layer(512, 2048);
    auto const new_layer = old_layer.scaled(2, 2);
    ASSERT_TRUE(new_layer);
    EXPECT_EQ(old_layer.weights().value, 1'048'576);
    EXPECT_EQ(new_layer->weights().value, 4'194'304);
    EXPECT_EQ(dense_layer(300, 200).weights().value, 60'000);
    EXPECT_EQ(dense_layer(600, 400).weights().value, 240'000);
    auto const change = change_between(old_layer, *new_layer);
    EXPECT_EQ(change.weight_factor, 4);
    EXPECT_EQ(change.exponent, exponent(2));
}

TEST(DenseLayer, OneWidthAloneIsLinear) {
    dense_layer const layer(300, 200, true);
    auto const change = change_between(layer, *layer.scaled(1, 2));
    EXPECT_EQ(change.weight_factor, 2);
    EXPECT_EQ(change.parameter_factor, 2);  // each output brings its weights and its bias
    EXPECT_EQ(change.exponent, exponent(1));
    auto const inputs = change_between(layer, *layer.scaled(2, 1));
    EXPECT_EQ(inputs.weight_factor, 2);
    EXPECT_EQ(inputs.parameter_factor, rational(120'200, 60'200));
    EXPECT_EQ(change_between(layer, *layer.scaled(2, 3)).exponent, std::nullopt);
    EXPECT_EQ(change_between(layer, layer).exponent, std::nullopt);
}

TEST(DenseLayer, BiasesAndWidthsThatAreNoIntegers) {
    dense_layer const layer(300, 200, true);
    EXPECT_EQ(layer.biases().value, 200);
    EXPECT_EQ(layer.parameters().value, 60'200);
    EXPECT_EQ(dense_layer(300, 200).parameters().value, 60'000);
    EXPECT_EQ(layer.scaled(rational(1, 7), 1), std::nullopt);
    EXPECT_EQ(layer.scaled(-1, 1), std::nullopt);
    EXPECT_EQ(layer.scaled(rational(1, 3), rational(1, 2)), dense_layer(100, 100, true));
}

TEST(Counts, HaveUnitsInThreeLanguages) {
    auto const weights = dense_layer(512, 2048).weights();
    EXPECT_EQ(weights.to_string(), "1,048,576 weights");
    EXPECT_EQ(weights.to_string(language::es), "1.048.576 pesos");
    EXPECT_EQ(weights.to_string(language::zh), "1,048,576 个权重");
    EXPECT_NE(attention_note(language::en).find("does not say that time"), std::string_view::npos);
    EXPECT_NE(dense_layer_note(language::es).find("no dice nada"), std::string_view::npos);
}

TEST(CountsDeathTest, DomainsAreGuarded) {
    EXPECT_DEATH(dense_layer(0, 1), "positive widths");
    EXPECT_DEATH(attention(0, 1, 1), "positive length");
    EXPECT_DEATH(static_cast<void>(ratio(dense_layer(1, 1).weights(), dense_layer(1, 1).biases())),
                 "same unit");
}

}  // namespace
}  // namespace surd::growth

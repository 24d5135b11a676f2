// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/detail/fast_power.hpp"

#include <cstddef>
#include <cstdint>

#include "fp/dispatch.hpp"
#include "fp/known_plans.hpp"
#include "surd/fp/detail/plan_builder.hpp"

namespace surd::fp::detail {

namespace {

struct unit;

constexpr fraction direct_exponents[] = {{1, 1}, {2, 1}, {-1, 1}, {1, 2}};
constexpr int known_count = static_cast<int>(common_count) + 4;
static_assert(known_count == power_slot, "the slots of the hardware's own operations follow");

// The plans of all slots that stand for one exponent, in the order of the slots.
struct known_plans {
    plan_data of[known_count];
};
constexpr known_plans make_known_plans() {
    known_plans plans{};
    int slot = 0;
    for (fraction const& e : common_exponents) {
        plans.of[slot++] = plan_builder<unit>::build(e.p, e.q);
    }
    for (fraction const& e : direct_exponents) {
        plans.of[slot++] = plan_builder<unit>::build(e.p, e.q);
    }
    return plans;
}
constexpr known_plans known = make_known_plans();

// Small exponents find their slot by a look-up: the slot plus one, or 0.
constexpr std::int64_t greatest_p = 17;
constexpr std::int64_t greatest_q = 7;
struct slot_map {
    std::uint8_t at[greatest_q][2 * greatest_p + 1];
};
constexpr slot_map make_slot_map() {
    slot_map map{};
    for (int slot = 0; slot < known_count; ++slot) {
        plan_data const& plan = known.of[slot];
        map.at[plan.q - 1][plan.p + greatest_p] = static_cast<std::uint8_t>(slot + 1);
    }
    return map;
}
constexpr slot_map slots = make_slot_map();

// The slot, or -1.
inline int find_slot(std::int64_t p, std::int64_t q) {
    auto const column = static_cast<std::uint64_t>(p) + greatest_p;
    auto const row = static_cast<std::uint64_t>(q) - 1;
    if (column > 2 * greatest_p || row >= greatest_q) return -1;
    return slots.at[row][column] - 1;
}

}  // namespace

plan_data const* known_plan(std::int64_t p, std::int64_t q) noexcept {
    int const slot = find_slot(p, q);
    return slot < 0 ? nullptr : &known.of[slot];
}

fast_result<double> fast_power(double x, plan_data const& plan, rounding mode) noexcept {
    if (!plan.is_fast()) return {x, false, false};
    return kernels_in_use().scalar[slot_of(plan)](plan, x, mode);
}

fast_result<float> fast_power(float x, plan_data const& plan, rounding mode) noexcept {
    if (!plan.is_fast()) return {x, false, false};
    return kernels_in_use().scalar_floats[slot_of(plan)](plan, x, mode);
}

fast_result<double> fast_power(double x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    int const slot = find_slot(p, q);
    if (slot < 0) return {x, false, false};
    return kernels_in_use().scalar[slot](known.of[slot], x, mode);
}

fast_result<float> fast_power(float x, std::int64_t p, std::int64_t q, rounding mode) noexcept {
    int const slot = find_slot(p, q);
    if (slot < 0) return {x, false, false};
    return kernels_in_use().scalar_floats[slot](known.of[slot], x, mode);
}

}  // namespace surd::fp::detail

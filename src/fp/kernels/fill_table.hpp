// SPDX-License-Identifier: BSL-1.0
// Purpose: instantiates all kernels for one instruction set.
#ifndef SURD_FP_KERNELS_FILL_TABLE_HPP
#define SURD_FP_KERNELS_FILL_TABLE_HPP

#include <cstddef>
#include <type_traits>
#include <utility>

#include "fp/kernels/array_kernel.hpp"
#include "fp/kernels/direct_kernel.hpp"
#include "fp/kernels/float_kernel.hpp"
#include "fp/kernels/kernel_table.hpp"
#include "fp/kernels/scalar_kernel.hpp"

namespace surd::fp::detail {

/// `Vector` and `Scalar` are the lanes of arrays and of single arguments; both belong to the
/// namespace of an instruction set, and so does everything instantiated here. Without
/// `Specialised` the common exponents share the kernels that read the plan.
template <class Vector, class Scalar, bool Specialised>
struct table_filler {
    template <int Slot, class E, class Directed = E>
    static constexpr void fill(kernel_table& table) {
        table.nearest[Slot] = array_kernel<Vector, E, false>::run;
        table.directed[Slot] = array_kernel<Vector, Directed, true>::run;
        table.floats[Slot] = float_kernel<Vector, E>::run;
        table.probe[Slot] = array_kernel<Vector, E, false>::probe;
        fill_scalar<Slot, E>(table);
    }

    template <int Slot, class E>
    static constexpr void fill_scalar(kernel_table& table) {
        table.scalar[Slot] = scalar_kernel<Scalar, E>::run;
        table.scalar_floats[Slot] = scalar_kernel<Scalar, E>::run_float;
    }

    template <int Slot, plan_kind Kind>
    static constexpr void fill_direct(kernel_table& table) {
        table.nearest[Slot] = direct_kernel<Vector, Kind>::template run<double>;
        table.directed[Slot] = table.nearest[Slot];
        table.floats[Slot] = direct_kernel<Vector, Kind>::template run<float>;
        table.probe[Slot] = nullptr;
        fill_scalar<Slot, plan_exponent<Kind>>(table);
    }

    template <plan_kind Kind, std::int64_t Q>
    using general = plan_exponent<Kind, Kind != plan_kind::root ? most_steps
                                        : Q <= 8                ? 8
                                        : Q <= 16               ? 16
                                                                : most_steps>;

    template <std::size_t... I>
    static constexpr void fill_common(kernel_table& table, std::index_sequence<I...>) {
        (fill_one<I>(table), ...);
    }
    template <std::size_t I>
    static constexpr void fill_one(kernel_table& table) {
        constexpr fraction e = common_exponents[I];
        using fixed = fixed_exponent<Vector, e.p, e.q>;
        using from_plan = general<fixed::kind, e.q>;
        using chosen = std::conditional_t<Specialised, fixed, from_plan>;
        fill<static_cast<int>(I), chosen, from_plan>(table);
    }

    static constexpr kernel_table filled() {
        kernel_table table{};
        fill_common(table, std::make_index_sequence<common_count>());
        fill_direct<identity_slot, plan_kind::identity>(table);
        fill_direct<square_slot, plan_kind::square>(table);
        fill_direct<reciprocal_slot, plan_kind::reciprocal>(table);
        fill_direct<square_root_slot, plan_kind::square_root>(table);
        fill<power_slot, plan_exponent<plan_kind::power>>(table);
        fill<half_slot, plan_exponent<plan_kind::half>>(table);
        fill<inverse_half_slot, plan_exponent<plan_kind::inverse_half>>(table);
        fill<root_slot, plan_exponent<plan_kind::root, 8>>(table);
        fill<root_16_slot, plan_exponent<plan_kind::root, 16>>(table);
        fill<root_any_slot, plan_exponent<plan_kind::root>>(table);
        return table;
    }
};

}  // namespace surd::fp::detail

#endif

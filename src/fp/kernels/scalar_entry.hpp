// SPDX-License-Identifier: BSL-1.0
// Purpose: the functions of scalar_entries for one instruction set.
#ifndef SURD_FP_KERNELS_SCALAR_ENTRY_HPP
#define SURD_FP_KERNELS_SCALAR_ENTRY_HPP

#include <cstddef>
#include <cstdint>
#include <utility>

#include "fp/kernels/power_rule.hpp"
#include "fp/kernels/scalar_kernel.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/detail/scalar_entries.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::detail {

// What the fast path left undecided, to nearest; defined beside the exact path.
[[nodiscard]] double finish_entry(double x, std::int64_t p, std::int64_t q,
                                  fast_result<double> found) noexcept;
[[nodiscard]] float finish_entry(float x, std::int64_t p, std::int64_t q,
                                 fast_result<float> found) noexcept;

/// `L` belongs to the namespace of an instruction set, and so does everything instantiated here.
template <class L>
struct entry_filler {
    template <int Entry>
    struct entry {
        static constexpr fraction e = entry_exponent(Entry);
        using exponent = fixed_exponent<L, e.p, e.q>;
        using kernel = scalar_kernel<L, exponent>;

        static double run_double(double x) {
            auto const found = kernel::run(exponent::plan, x, rounding::to_nearest);
            if (found.decided) [[likely]]
                return found.value;
            return finish_entry(x, e.p, e.q, found);
        }
        static float run_float(float x) {
            auto const found = kernel::run_float(exponent::plan, x, rounding::to_nearest);
            if (found.decided) [[likely]]
                return found.value;
            return finish_entry(x, e.p, e.q, found);
        }
    };

    template <std::size_t... I>
    static constexpr scalar_entries filled(std::index_sequence<I...>) {
        return {{entry<static_cast<int>(I)>::run_double...},
                {entry<static_cast<int>(I)>::run_float...}};
    }
    static constexpr scalar_entries filled() {
        return filled(std::make_index_sequence<entry_count>());
    }
};

}  // namespace surd::fp::detail

namespace surd::fp::detail::portable {
extern scalar_entries const entries;
}
namespace surd::fp::detail::avx2 {
extern scalar_entries const entries;
}
namespace surd::fp::detail::avx512 {
extern scalar_entries const entries;
}

#endif

// SPDX-License-Identifier: BSL-1.0
#if defined(__x86_64__)
#include "fp/kernels/fill_table.hpp"
#include "fp/kernels/lanes_avx512.hpp"
#include "fp/kernels/lanes_avx512_scalar.hpp"
#include "fp/kernels/scalar_entry.hpp"

namespace surd::fp::detail::avx512 {

using single = one_lane;

kernel_table const& kernels() {
    static constexpr kernel_table table = table_filler<lanes, single, true>::filled();
    return table;
}

constexpr scalar_entries entries = entry_filler<single>::filled();

}  // namespace surd::fp::detail::avx512

#endif

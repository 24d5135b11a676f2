// SPDX-License-Identifier: BSL-1.0
#if defined(__x86_64__)
#include "fp/kernels/fill_table.hpp"
#include "fp/kernels/lanes_avx2.hpp"
#include "fp/kernels/lanes_scalar.hpp"
#include "fp/kernels/scalar_entry.hpp"

namespace surd::fp::detail::avx2 {

using single = scalar_lanes<lanes>;

kernel_table const& kernels() {
    static constexpr kernel_table table = table_filler<lanes, single, true>::filled();
    return table;
}

constexpr scalar_entries entries = entry_filler<single>::filled();

}  // namespace surd::fp::detail::avx2

#endif

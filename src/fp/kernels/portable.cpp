// SPDX-License-Identifier: BSL-1.0
#include "fp/kernels/fill_table.hpp"
#include "fp/kernels/lanes_scalar.hpp"
#include "fp/kernels/scalar_entry.hpp"

namespace surd::fp::detail::portable {

struct unit;
using lanes = scalar_lanes<unit>;
using single = lanes;

kernel_table const& kernels() {
    static constexpr kernel_table table = table_filler<lanes, single, false>::filled();
    return table;
}

constexpr scalar_entries entries = entry_filler<single>::filled();

}  // namespace surd::fp::detail::portable

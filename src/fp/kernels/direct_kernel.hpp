// SPDX-License-Identifier: BSL-1.0
// Purpose: array kernels for x, x^2, 1/x and sqrt(x), which the hardware rounds correctly in the
// direction of MXCSR.
#ifndef SURD_FP_KERNELS_DIRECT_KERNEL_HPP
#define SURD_FP_KERNELS_DIRECT_KERNEL_HPP

#include <cstddef>
#include <cstdint>

#include "fp/kernels/array_call.hpp"
#include "fp/kernels/block_loop.hpp"
#include "fp/kernels/inline.hpp"
#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

/// Leaves open: NaN, and where the operation has no value, zero.
/// binary32 goes through binary64: the square is exact there, and quotients and roots of 24-bit
/// numbers round to 24 bits or fewer as their 53-bit roundings do (Figueroa, 53 >= 2 * 24 + 2;
/// for directed modes, because both roundings go the same way).
template <class L, plan_kind Kind>
struct direct_kernel {
    using real = typename L::real;

    template <class Float>
    static void run(array_call& call, Float const* in, Float* out, std::size_t count) {
        in_blocks(call, in, out, count, [](Float const* from, Float* to) SURD_INLINE_LAMBDA {
            std::uint32_t mask = 0;
            for (int at = 0; at < static_cast<int>(group_size); at += L::width) {
                real const x = L::load(from + at);
                std::uint32_t open;
                if constexpr (Kind == plan_kind::square) {
                    open = L::differ(x, x);
                    L::store(to + at, L::mul(x, x));
                } else if constexpr (Kind == plan_kind::reciprocal) {
                    open = L::not_greater(L::magnitude(x), L::set(0));
                    L::store(to + at, L::div(L::set(1), x));
                } else if constexpr (Kind == plan_kind::square_root) {
                    open = L::not_greater(x, L::set(0));
                    L::store(to + at, L::sqrt(x));
                } else {
                    open = L::differ(x, x);
                    L::store(to + at, x);
                }
                mask |= open << at;
            }
            return mask;
        });
    }
};

}  // namespace surd::fp::detail

#endif

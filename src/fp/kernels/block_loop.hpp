// SPDX-License-Identifier: BSL-1.0
// Purpose: the loop that all array kernels share: blocks, groups of 32, the tail, the fix-up.
#ifndef SURD_FP_KERNELS_BLOCK_LOOP_HPP
#define SURD_FP_KERNELS_BLOCK_LOOP_HPP

#include <cstddef>
#include <cstdint>

#include "fp/kernels/array_call.hpp"
#include "fp/kernels/inline.hpp"

namespace surd::fp::detail {

SURD_INLINE void fix_up(array_call& call, double const* in, double* out, std::uint32_t const* masks,
                        std::size_t count) {
    call.fix_up(call, in, out, masks, count);
}
SURD_INLINE void fix_up(array_call& call, float const* in, float* out, std::uint32_t const* masks,
                        std::size_t count) {
    call.fix_up_floats(call, in, out, masks, count);
}

/// Runs `group`, which takes 32 elements and returns a bit for each that it leaves open. The
/// fix-up comes after a whole block: a call inside the loop would empty all vector registers.
template <class Float, class Group>
SURD_INLINE void in_blocks(array_call& call, Float const* in, Float* out, std::size_t count,
                           Group const& group) {
    for (std::size_t done = 0; done < count; done += block_size) {
        std::size_t const here = count - done < block_size ? count - done : block_size;
        std::size_t const groups = here / group_size;
        std::size_t const rest = here % group_size;
        Float const* source = in + done;
        Float* target = out + done;
        alignas(64) Float kept[block_size];
        if (call.in_place) {
            for (std::size_t i = 0; i < here; ++i) kept[i] = source[i];
            source = kept;
        }
        std::uint32_t masks[block_size / group_size];
        std::uint32_t open = 0;
        for (std::size_t g = 0; g < groups; ++g) {
            masks[g] = group(source + g * group_size, target + g * group_size);
            open |= masks[g];
        }
        if (rest != 0) {
            std::size_t const first = groups * group_size;
            alignas(64) Float padded[group_size];
            for (std::size_t i = 0; i < group_size; ++i) {
                padded[i] = i < rest ? source[first + i] : Float{1};
            }
            std::uint32_t const mask = group(padded, padded);
            for (std::size_t i = 0; i < rest; ++i) target[first + i] = padded[i];
            masks[groups] = mask & ((std::uint32_t{1} << rest) - 1);
            open |= masks[groups];
        }
        if (open != 0) [[unlikely]]
            fix_up(call, source, target, masks, here);
        call.position += here;
    }
}

}  // namespace surd::fp::detail

#endif

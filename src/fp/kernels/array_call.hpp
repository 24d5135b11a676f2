// SPDX-License-Identifier: BSL-1.0
// Purpose: what an array kernel is told, and how it hands back the lanes it cannot decide.
#ifndef SURD_FP_KERNELS_ARRAY_CALL_HPP
#define SURD_FP_KERNELS_ARRAY_CALL_HPP

#include <cstddef>
#include <cstdint>

#include "surd/fp/detail/plan_data.hpp"

namespace surd::fp::detail {

/// Elements whose results are written before the undecided ones are fixed up, and the number of
/// elements that one word of the mask stands for.
inline constexpr std::size_t block_size = 256;
inline constexpr std::size_t group_size = 32;

/// One pass over an array, or over one thread's part of it.
struct array_call {
    plan_data const* plan;
    /// The bits of x that form its magnitude: all but the sign where negative bases are taken,
    /// all where they are not, so that they fall out of range.
    std::uint64_t magnitude_mask;
    /// The sign bit where the result takes the sign of x, else 0.
    std::uint64_t sign_mask;
    /// All ones where a base with its sign bit set is to be fixed up although an integer power of
    /// it exists, else 0.
    unsigned refused_signs;
    /// A directed mode away from zero, for positive and for negative results: all ones or 0.
    unsigned outward_positive;
    unsigned outward_negative;
    /// Rounds to nearest with `directed` clear.
    bool directed;
    /// The arrays are the same, so that a block's arguments must be kept for the fix-up.
    bool in_place;
    /// The bits of the results, as doubles, that a binary32 kernel may deliver by itself.
    std::uint64_t least_float_result;
    std::uint64_t float_result_span;
    /// Settles the elements whose bit is set. `in` holds the arguments, `out` the results;
    /// where a fast result is in range its neighbours enclose the exact one.
    void (*fix_up)(array_call& call, double const* in, double* out, std::uint32_t const* masks,
                   std::size_t count);
    void (*fix_up_floats)(array_call& call, float const* in, float* out, std::uint32_t const* masks,
                          std::size_t count);
    /// Where in the whole array `in` of the current fix-up begins; for the report.
    std::size_t position;
    /// The report under construction.
    void* collected;
};

using array_kernel_function = void (*)(array_call&, double const*, double*, std::size_t);
using float_kernel_function = void (*)(array_call&, float const*, float*, std::size_t);

}  // namespace surd::fp::detail

#endif

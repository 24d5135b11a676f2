// SPDX-License-Identifier: BSL-1.0
// Purpose: which instruction set the fast kernels use; chosen once from what the processor has.
#ifndef SURD_FP_INSTRUCTION_SET_HPP
#define SURD_FP_INSTRUCTION_SET_HPP

#include <cstdint>

namespace surd::fp {

/// The sets that kernels exist for, each including the one before it.
enum class instruction_set : std::uint8_t {
    portable,  ///< plain C++
    avx2,      ///< AVX2 and FMA
    avx512,    ///< AVX-512 F, DQ, VL and BW
};

/// The best set of this processor.
[[nodiscard]] instruction_set best_instruction_set() noexcept;

/// The set in use: the best one unless another was chosen.
[[nodiscard]] instruction_set used_instruction_set() noexcept;

/// Uses another set from now on, in all threads; results are the same bit for bit. Returns false
/// and changes nothing if the processor lacks it. For tests and measurements.
bool use_instruction_set(instruction_set wanted) noexcept;

[[nodiscard]] constexpr char const* name_of(instruction_set set) noexcept {
    switch (set) {
        case instruction_set::avx512:
            return "AVX-512";
        case instruction_set::avx2:
            return "AVX2";
        case instruction_set::portable:
            break;
    }
    return "portable";
}

}  // namespace surd::fp

#endif

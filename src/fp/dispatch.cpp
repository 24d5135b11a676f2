// SPDX-License-Identifier: BSL-1.0
#include "fp/dispatch.hpp"

#include <cstddef>

#include "surd/fp/instruction_set.hpp"

namespace surd::fp {

namespace detail {

extern double const rounding_probe[2];
double const rounding_probe[2] = {1, 0x1p-60};

std::atomic<kernel_table const*> used_kernels{nullptr};

namespace {

kernel_table const& kernels_of(instruction_set set) noexcept {
#if defined(__x86_64__)
    if (set == instruction_set::avx512) return avx512::kernels();
    if (set == instruction_set::avx2) return avx2::kernels();
#endif
    static_cast<void>(set);
    return portable::kernels();
}

}  // namespace

kernel_table const& choose_kernels() noexcept {
    kernel_table const& best = kernels_of(best_instruction_set());
    kernel_table const* expected = nullptr;
    // A choice made meanwhile by use_instruction_set stays.
    if (used_kernels.compare_exchange_strong(expected, &best)) return best;
    return *expected;
}

}  // namespace detail

instruction_set best_instruction_set() noexcept {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        bool const wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                          __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
        return wide ? instruction_set::avx512 : instruction_set::avx2;
    }
#endif
    return instruction_set::portable;
}

instruction_set used_instruction_set() noexcept {
    detail::kernel_table const* const used = &detail::kernels_in_use();
    instruction_set set = best_instruction_set();
    while (set != instruction_set::portable && &detail::kernels_of(set) != used) {
        set = static_cast<instruction_set>(static_cast<int>(set) - 1);
    }
    return set;
}

bool use_instruction_set(instruction_set wanted) noexcept {
    if (wanted > best_instruction_set()) return false;
    detail::used_kernels.store(&detail::kernels_of(wanted));
    return true;
}

}  // namespace surd::fp

// SPDX-License-Identifier: BSL-1.0
#include "fp/dispatch.hpp"

#include <cstddef>

#include "fp/kernels/scalar_entry.hpp"
#include "surd/fp/detail/scalar_entries.hpp"
#include "surd/fp/instruction_set.hpp"

namespace surd::fp {

namespace detail {

extern double const volatile rounding_probe[2];
double const volatile rounding_probe[2] = {1, 0x1p-60};

std::atomic<kernel_table const*> used_kernels{nullptr};
std::atomic<scalar_entries const*> used_entries{&portable::entries};

namespace {

kernel_table const& kernels_of(instruction_set set) noexcept {
#if defined(__x86_64__)
    if (set == instruction_set::avx512) return avx512::kernels();
    if (set == instruction_set::avx2) return avx2::kernels();
#endif
    static_cast<void>(set);
    return portable::kernels();
}

scalar_entries const& entries_of(instruction_set set) noexcept {
#if defined(__x86_64__)
    if (set == instruction_set::avx512) return avx512::entries;
    if (set == instruction_set::avx2) return avx2::entries;
#endif
    static_cast<void>(set);
    return portable::entries;
}

}  // namespace

kernel_table const& choose_kernels() noexcept {
    instruction_set const set = best_instruction_set();
    kernel_table const& best = kernels_of(set);
    kernel_table const* expected = nullptr;
    // A choice made meanwhile by use_instruction_set stays.
    if (!used_kernels.compare_exchange_strong(expected, &best)) return *expected;
    used_entries.store(&entries_of(set));
    return best;
}

namespace {
[[maybe_unused]] kernel_table const& chosen_at_start = choose_kernels();
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
    detail::used_entries.store(&detail::entries_of(wanted));
    return true;
}

}  // namespace surd::fp

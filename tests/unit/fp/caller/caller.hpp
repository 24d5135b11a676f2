// SPDX-License-Identifier: BSL-1.0
// Purpose: what a caller sees of the floating powers, as bits; compiled in several ways.
#ifndef SURD_TESTS_FP_CALLER_HPP
#define SURD_TESTS_FP_CALLER_HPP

#include <cstddef>
#include <cstdint>

namespace surd::fp::test {

inline constexpr std::size_t raw_calls = 12;
inline constexpr std::size_t typed_calls = 15;

/// The bits of every call's result, and the flags that the raw ones raised.
struct observed {
    std::uint64_t raw[raw_calls];
    int raised[raw_calls];
    std::uint64_t typed[typed_calls];
    friend bool operator==(observed const&, observed const&) = default;
};

/// Calls every function on x in the environment as it is.
using caller = observed (*)(double x);

[[gnu::visibility("default")]] observed run_plain(double x);
[[gnu::visibility("default")]] observed run_optimised(double x);
[[gnu::visibility("default")]] observed run_fast_math(double x);

}  // namespace surd::fp::test

#endif

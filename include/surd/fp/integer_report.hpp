// SPDX-License-Identifier: BSL-1.0
// Purpose: which elements of an array of integers have no result: counted, located, with reason.
#ifndef SURD_FP_INTEGER_REPORT_HPP
#define SURD_FP_INTEGER_REPORT_HPP

#include <cstddef>

#include "surd/outcome/failure.hpp"

namespace surd::fp {

/// What happened to an array of integers. An element without a result is set to 0.
class integer_report {
public:
    constexpr explicit integer_report(std::size_t size) noexcept : size_(size), first_(size) {}

    /// Whether every element has a result.
    [[nodiscard]] constexpr bool all_have_values() const noexcept { return failures_ == 0; }
    constexpr explicit operator bool() const noexcept { return all_have_values(); }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    /// How many elements have no result.
    [[nodiscard]] constexpr std::size_t failures() const noexcept { return failures_; }
    /// The first element without a result; size() if there is none.
    [[nodiscard]] constexpr std::size_t first_failure() const noexcept { return first_; }
    [[nodiscard]] constexpr reason first_reason() const noexcept { return first_reason_; }

    /// Adds a failure; for the kernels, which go through an array in order.
    constexpr void add_failure(std::size_t at, reason why) noexcept {
        if (failures_++ == 0) {
            first_ = at;
            first_reason_ = why;
        }
    }

    friend bool operator==(integer_report const&, integer_report const&) = default;

private:
    std::size_t size_;
    std::size_t first_;
    std::size_t failures_ = 0;
    reason first_reason_ = reason::none;
};

}  // namespace surd::fp

#endif

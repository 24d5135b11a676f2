// SPDX-License-Identifier: BSL-1.0
// Purpose: which elements of an array of powers have no value: counted, located, with reasons.
#ifndef SURD_FP_BATCH_REPORT_HPP
#define SURD_FP_BATCH_REPORT_HPP

#include <cstddef>
#include <cstdint>
#include <span>

#include "surd/fp/binary_format.hpp"
#include "surd/outcome/failure.hpp"

namespace surd::fp {

namespace detail {

/// The quiet NaN that stands for a failure in an array; its payload is the reason.
template <binary_float Float>
[[nodiscard]] constexpr Float missing_value(reason why) noexcept {
    using f = format_bits<Float>;
    using bits = typename f::bits;
    return from_bits<Float>(
        static_cast<bits>(f::infinity | f::quiet | static_cast<std::uint8_t>(why)));
}

template <binary_float Float>
[[nodiscard]] constexpr reason reason_in(Float missing) noexcept {
    return static_cast<reason>(static_cast<std::uint8_t>(to_bits(missing) & 0xff));
}

}  // namespace detail

/// What happened to an array. An element without a value holds a NaN whose payload is the
/// reason; since values are never NaN, the failures are exactly the NaN of the output.
class batch_report {
public:
    /// Whether every element has a value.
    [[nodiscard]] bool all_have_values() const noexcept { return failures() == 0; }
    explicit operator bool() const noexcept { return all_have_values(); }

    [[nodiscard]] std::size_t size() const noexcept { return size_; }

    /// How many elements have no value, in all or for failures of one kind.
    [[nodiscard]] std::size_t failures() const noexcept {
        return undefined_ + non_real_ + convention_dependent_;
    }
    [[nodiscard]] std::size_t failures(failure_kind kind) const noexcept {
        if (kind == failure_kind::undefined) return undefined_;
        if (kind == failure_kind::non_real) return non_real_;
        return kind == failure_kind::convention_dependent ? convention_dependent_ : 0;
    }

    /// The first element without a value; size() if there is none.
    [[nodiscard]] std::size_t first_failure() const noexcept { return first_; }
    [[nodiscard]] reason first_reason() const noexcept { return first_reason_; }

    /// Calls visit(index, reason) for every element without a value, in order.
    /// Domain: the output still holds what was computed.
    template <class Visit>
    void for_each_failure(Visit&& visit) const {
        if (failures() == 0) return;
        if (doubles_ != nullptr) {
            visit_all(doubles_, visit);
        } else {
            visit_all(floats_, visit);
        }
    }

    /// How many elements took the exact comparison: the fast path could not decide them.
    [[nodiscard]] std::size_t last_resorts() const noexcept { return last_resorts_; }

    explicit batch_report(std::span<double const> out) noexcept
        : doubles_(out.data()), size_(out.size()), first_(out.size()) {}
    explicit batch_report(std::span<float const> out) noexcept
        : floats_(out.data()), size_(out.size()), first_(out.size()) {}

    /// Adds a failure or an exact comparison; for the kernels.
    void add_failure(std::size_t index, reason why) noexcept {
        if (index < first_) {
            first_ = index;
            first_reason_ = why;
        }
        failure_kind const kind = kind_of(why);
        undefined_ += kind == failure_kind::undefined;
        non_real_ += kind == failure_kind::non_real;
        convention_dependent_ += kind == failure_kind::convention_dependent;
    }
    void add_last_resort() noexcept { ++last_resorts_; }
    /// Adds what was found in another part of the same array.
    void add(batch_report const& part) noexcept {
        if (part.first_ < first_) {
            first_ = part.first_;
            first_reason_ = part.first_reason_;
        }
        undefined_ += part.undefined_;
        non_real_ += part.non_real_;
        convention_dependent_ += part.convention_dependent_;
        last_resorts_ += part.last_resorts_;
    }

private:
    template <class Float, class Visit>
    void visit_all(Float const* out, Visit& visit) const {
        for (std::size_t i = first_; i < size_; ++i) {
            if (is_nan(out[i])) visit(i, detail::reason_in(out[i]));
        }
    }

    double const* doubles_ = nullptr;
    float const* floats_ = nullptr;
    std::size_t size_ = 0;
    std::size_t first_ = 0;
    std::size_t undefined_ = 0;
    std::size_t non_real_ = 0;
    std::size_t convention_dependent_ = 0;
    std::size_t last_resorts_ = 0;
    reason first_reason_ = reason::none;
};

}  // namespace surd::fp

#endif

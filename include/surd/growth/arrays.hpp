// SPDX-License-Identifier: BSL-1.0
// Purpose: exact counterparts of NumPy's logspace, power and sqrt over arrays: what has no value
// is reported with its reason, never a NaN; no integer wraps around.
#ifndef SURD_GROWTH_ARRAYS_HPP
#define SURD_GROWTH_ARRAYS_HPP

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/exponent/index.hpp"
#include "surd/number/limits.hpp"
#include "surd/power/pow.hpp"

namespace surd::growth {

/// An element without a value.
struct domain_fault {
    std::size_t at = 0;
    reason why = reason::none;

    [[nodiscard]] failure_kind kind() const noexcept { return kind_of(why); }
    [[nodiscard]] char const* sentence() const noexcept { return sentence_of(why); }
    friend bool operator==(domain_fault const&, domain_fault const&) = default;
};

/// The elements without a value, in order of position.
struct domain_report {
    std::vector<domain_fault> faults;

    /// Whether every element has a value.
    [[nodiscard]] bool is_clean() const noexcept { return faults.empty(); }
    explicit operator bool() const noexcept { return is_clean(); }
    /// How many elements fail in this way.
    [[nodiscard]] std::size_t count(failure_kind kind) const noexcept;
    /// Returns one line a fault, `[3] even root of a negative number`; empty when clean.
    [[nodiscard]] std::string to_string() const;
};

/// Powers or roots of the elements of an array, each a value or its reason.
class exact_array {
public:
    exact_array() = default;
    explicit exact_array(std::vector<power_outcome> elements) : elements_(std::move(elements)) {}

    [[nodiscard]] std::size_t size() const noexcept { return elements_.size(); }
    [[nodiscard]] power_outcome const& operator[](std::size_t i) const { return elements_[i]; }
    [[nodiscard]] auto begin() const noexcept { return elements_.begin(); }
    [[nodiscard]] auto end() const noexcept { return elements_.end(); }

    [[nodiscard]] domain_report report() const;
    /// The values when every element has one, else nothing.
    [[nodiscard]] std::optional<std::vector<radical>> values() const;
    /// The values when every element has one and all are rational, or integers; else nothing.
    [[nodiscard]] std::optional<std::vector<rational>> rationals() const;
    [[nodiscard]] std::optional<std::vector<integer>> integers() const;

private:
    std::vector<power_outcome> elements_;
};

/// Returns base^(start + i (stop - start)/(count - 1)) for i = 0 … count - 1, both ends included;
/// for one element base^start. Each element is exact, none is accumulated.
/// Errors: an element's own, as pow gives it (base 0, or a negative base at a fraction).
[[nodiscard]] exact_array logspace(rational const& start, rational const& stop, std::size_t count,
                                   rational const& base = 10, conventions chosen = {},
                                   limits const& allowed = {});

/// Returns bases[i]^e.
[[nodiscard]] exact_array power(std::span<rational const> bases, exponent e,
                                conventions chosen = {}, limits const& allowed = {});
[[nodiscard]] exact_array power(std::span<radical const> bases, exponent e, conventions chosen = {},
                                limits const& allowed = {});
[[nodiscard]] exact_array power(std::span<integer const> bases, exponent e, conventions chosen = {},
                                limits const& allowed = {});
/// Returns bases[i]^exponents[i]. Domain: spans of one length.
[[nodiscard]] exact_array power(std::span<rational const> bases,
                                std::span<exponent const> exponents, conventions chosen = {},
                                limits const& allowed = {});

/// Returns the principal root of each element with index n.
[[nodiscard]] exact_array root(std::span<rational const> radicands, index n,
                               limits const& allowed = {});
[[nodiscard]] exact_array root(std::span<radical const> radicands, index n,
                               limits const& allowed = {});
[[nodiscard]] exact_array root(std::span<integer const> radicands, index n,
                               limits const& allowed = {});

}  // namespace surd::growth

#endif

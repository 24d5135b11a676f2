// SPDX-License-Identifier: BSL-1.0
// Purpose: exact real numbers built from the rationals by + - * /, abs, roots and rational powers.
// A value is kept as one radical or a flat sum of radicals while that is cheap, else as a node of
// a shared expression graph. Every node that exists has a real value: what could fail (a zero
// denominator, an even root of a negative number) is decided before the node is made.
#ifndef SURD_REAL_EXACT_REAL_HPP
#define SURD_REAL_EXACT_REAL_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "surd/number/rational.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd {

class exact_real;

namespace detail {
struct real_node;
struct real_access;
}  // namespace detail

/// An exact real number. Immutable, cheap to copy, default 0.
/// Cost: +, -, *, abs never fail and decide nothing; they stay flat while the number of terms
/// is small and grow the graph otherwise. Equality is a decision: see sign.hpp.
class exact_real {
public:
    exact_real() noexcept = default;
    template <detail::machine_integer T>
    exact_real(T value) : radical_(value) {}
    exact_real(integer value) noexcept : radical_(std::move(value)) {}
    exact_real(rational value) noexcept : radical_(std::move(value)) {}
    exact_real(radical value) noexcept : radical_(std::move(value)) {}
    exact_real(radical_sum value);
    template <std::floating_point T>
    exact_real(T) = delete;  // say which rational is meant

    /// Whether the value is held as a rational, one radical, or a rational combination of them.
    /// A fact about the form, not the value: sqrt(3 + 2*sqrt(2)) may be held nested although
    /// it is 1 + sqrt(2); best_form.hpp finds the flat form.
    [[nodiscard]] bool is_held_rational() const noexcept {
        return node_ == nullptr && radical_.is_rational();
    }
    [[nodiscard]] bool is_held_radical() const noexcept { return node_ == nullptr; }
    [[nodiscard]] bool is_held_flat() const noexcept;

    /// The held value. Domain: is_held_rational().
    [[nodiscard]] rational const& held_rational() const;
    /// The held value. Domain: is_held_radical().
    [[nodiscard]] radical const& held_radical() const;
    /// The held terms. Domain: is_held_flat().
    [[nodiscard]] radical_sum held_radical_sum() const;

    /// Nodes of the graph, shared parts counted once, and its levels, sums left out; 1 and 0 for
    /// flat values.
    [[nodiscard]] std::uint64_t node_count() const;
    [[nodiscard]] std::uint32_t depth() const noexcept;

    [[nodiscard]] exact_real operator-() const;
    [[nodiscard]] exact_real const& operator+() const noexcept { return *this; }
    friend exact_real operator+(exact_real const& a, exact_real const& b);
    friend exact_real operator-(exact_real const& a, exact_real const& b);
    friend exact_real operator*(exact_real const& a, exact_real const& b);
    /// In place where no other copy shares the terms.
    exact_real& operator+=(exact_real const& other);
    exact_real& operator-=(exact_real const& other);
    exact_real& operator*=(exact_real const& other);

    // Equality of reals is a decision that may meet limits: equal(a, b), compare(a, b).
    friend bool operator==(exact_real const&, exact_real const&) = delete;

private:
    friend struct detail::real_access;
    explicit exact_real(std::shared_ptr<detail::real_node const> node) noexcept
        : node_(std::move(node)) {}

    radical radical_;                                // the value while node_ is null
    std::shared_ptr<detail::real_node const> node_;  // else a flat sum or an operation
};

/// Returns |a|; lazy where the sign of a is not at hand.
[[nodiscard]] exact_real abs(exact_real const& a);

/// Returns the value in plain syntax as it is held, readable by the program: `1 + sqrt(2)`,
/// `sqrt(5 + 2*sqrt(6))`. Not simplified; best_form(a) first for that.
/// Shared parts are written out each time; once a text exceeds `most_characters`, deeper parts
/// are elided as `...`, which no program reads back.
[[nodiscard]] std::string to_string(exact_real const& a,
                                    std::size_t most_characters = std::size_t{1} << 22);

}  // namespace surd

#endif

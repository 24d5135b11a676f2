// SPDX-License-Identifier: BSL-1.0
// Purpose: all real x with x^e = c, another task than the principal root of c.
#ifndef SURD_POWER_SOLVE_HPP
#define SURD_POWER_SOLVE_HPP

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/power/real_power.hpp"
#include "surd/radical/radical.hpp"

namespace surd {

/// The real solutions of a power equation: at most two numbers, or all of a set.
class power_solutions {
public:
    enum class every : std::uint8_t {
        no,       ///< the listed numbers and no others
        real,     ///< every x
        nonzero,  ///< every x other than 0; at 0 the power has no value or is a convention
    };
    every all = every::no;
    /// How many complex solutions are not real; known for integer exponents other than 0.
    std::optional<integer> nonreal_count;
    question_set conventions_used;

    /// The solutions in increasing order.
    [[nodiscard]] constexpr radical const* begin() const noexcept { return listed_.data(); }
    [[nodiscard]] constexpr radical const* end() const noexcept { return listed_.data() + size_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr radical const& operator[](std::size_t i) const { return listed_[i]; }
    [[nodiscard]] constexpr bool is_empty() const noexcept {
        return size_ == 0 && all == every::no;
    }
    /// Adds a number greater than those before.
    constexpr void add(radical x) { listed_[size_++] = std::move(x); }

private:
    std::array<radical, 2> listed_{};
    std::size_t size_ = 0;
};

/// Returns every real x with x^e = c, x^e having the domain that pow gives it under `chosen`.
/// x^2 = 49 has -7 and 7, x^3 = -8 has -2, x^(2/3) = 4 has -8 and 8 under real odd roots.
/// Errors: convention_dependent where a negative x is a solution under one convention only;
///   beyond_limits.
[[nodiscard]] constexpr outcome<power_solutions, convention_dependent, beyond_limits> solve_power(
    rational const& e, radical const& c, conventions chosen = {}, limits const& allowed = {}) {
    power_solutions found;
    if (e.is_zero()) {
        if (c != 1) return found;
        found.all = power_solutions::every::nonzero;
        if (chosen.zero_to_zero == zero_to_zero::one) {
            found.all = power_solutions::every::real;
            found.conventions_used = question::zero_to_zero;
        }
        return found;
    }
    integer const& p = e.numerator();
    integer const& q = e.denominator();
    if (c.is_zero()) {
        if (e.sign() > 0) found.add(radical());
        if (q.is_one()) found.nonreal_count = 0;
        return found;
    }
    // For x < 0: no value when q is even, else (-1)^p |x|^(p/q).
    bool const negative_solution = q.is_odd() && (p.is_odd() ? c.sign() < 0 : c.sign() > 0);
    bool const by_convention = negative_solution && !q.is_one();
    if (by_convention && chosen.negative_base == negative_base::ask)
        return convention_dependent{reason::negative_base_odd_root};
    bool const has_negative =
        negative_solution &&
        (!by_convention || chosen.negative_base == negative_base::real_odd_root);
    if (has_negative || c.sign() > 0) {
        auto size = detail::positive_power(abs(c), p.sign() > 0 ? q : -q, abs(p), allowed);
        if (!size) return beyond_limits{size.why()};
        if (has_negative) found.add(-*size);
        if (c.sign() > 0) found.add(*std::move(size));
    }
    if (has_negative && by_convention) found.conventions_used = question::negative_base;
    if (q.is_one()) found.nonreal_count = abs(p) - integer(found.size());
    return found;
}

/// The same for an exponent.
[[nodiscard]] constexpr outcome<power_solutions, convention_dependent, beyond_limits> solve_power(
    exponent e, radical const& c, conventions chosen = {}, limits const& allowed = {}) {
    return solve_power(rational::from_lowest_terms(e.numerator(), e.index()), c, chosen, allowed);
}

/// An exponent is exact; a bare machine number as exponent does not compile.
template <class Number>
requires std::integral<Number> || std::floating_point<Number>
constexpr outcome<power_solutions, convention_dependent, beyond_limits> solve_power(
    Number, radical const&, conventions = {}, limits const& = {}) {
    static_assert(!std::same_as<Number, Number>,
                  "spell the exponent, e.g. 2_e/3. In C++ `2/3` is integer division (0)");
    return power_solutions();
}

}  // namespace surd

#endif

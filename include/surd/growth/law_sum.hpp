// SPDX-License-Identifier: BSL-1.0
// Purpose: sums of power laws, their dominant term, and where one sum overtakes another.
// f(n) = sum of C_i n^(p_i), all C_i > 0: the term of the largest exponent dominates as n grows.
#ifndef SURD_GROWTH_LAW_SUM_HPP
#define SURD_GROWTH_LAW_SUM_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "surd/growth/power_law.hpp"
#include "surd/number/integer.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd::growth {

/// A sum of power laws, like powers collected, largest exponent first.
class law_sum {
public:
    struct term {
        radical_sum coefficient;  ///< positive
        surd::exponent exponent;

        friend bool operator==(term const&, term const&) = default;
    };

    /// Domain: at least one law.
    explicit law_sum(std::span<power_law const> laws);
    law_sum(std::initializer_list<power_law> laws)
        : law_sum(std::span(laws.begin(), laws.size())) {}
    law_sum(power_law const& law) : law_sum{law} {}

    [[nodiscard]] std::vector<term> const& terms() const noexcept { return terms_; }
    /// The term that f(n) is asymptotic to as n grows: f(n) divided by it tends to 1.
    [[nodiscard]] term const& dominant() const noexcept { return terms_.front(); }

    /// Returns f(n), exactly. Domain: n > 0. Errors: beyond_limits.
    [[nodiscard]] outcome<radical_sum, beyond_limits> operator()(radical const& n,
                                                                 limits const& allowed = {}) const;

    /// Returns the sum in plain syntax: `n^2 + 100*n`.
    [[nodiscard]] std::string to_string() const;

    friend bool operator==(law_sum const&, law_sum const&) = default;

private:
    std::vector<term> terms_;
};

/// How f compares with g over n > 0.
struct overtaking {
    enum class kind : std::uint8_t {
        same,     ///< f = g everywhere
        always,   ///< f > g for every n > 0
        never,    ///< f < g for every n > 0
        rises,    ///< f < g below one point, f > g above it
        falls,    ///< f > g below one point, f < g above it
        several,  ///< up to `most_points` points of equality
    };
    kind which = kind::same;
    /// Upper bound on the number of points where f = g, of the same parity as that number counted
    /// with multiplicity.
    std::size_t most_points = 0;
    /// The one point, where it is a single radical found in closed form (two terms remain).
    std::optional<radical> at;
    /// For rises and falls: the largest integer not beyond the point, so that the order holds
    /// from floor + 1 on.
    integer floor;
};

/// Returns how f compares with g, proved.
/// Errors: beyond_limits when a value at an integer, or its sign, exceeds the limits.
/// Exactness: f - g is a sum of powers with real exponents, which by Descartes' rule has at most
///   as many positive zeros as sign changes; with one change there is exactly one, and its integer
///   part is found by bisection with exact signs.
/// Source: G. J. O. Jameson, Counting zeros of generalised polynomials, Math. Gazette 90 (2006).
[[nodiscard]] outcome<overtaking, beyond_limits> compare_growth(law_sum const& f, law_sum const& g,
                                                                limits const& allowed = {});

}  // namespace surd::growth

#endif

// SPDX-License-Identifier: BSL-1.0
// Purpose: power laws f(n) = C n^p for n > 0, with exact C > 0 and p.
// f(k n) = C (k n)^p = k^p f(n): a factor k of the input is a factor k^p of the output.
#ifndef SURD_GROWTH_POWER_LAW_HPP
#define SURD_GROWTH_POWER_LAW_HPP

#include <cstdint>
#include <string>
#include <utility>

#include "surd/config.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"

namespace surd::growth {

/// Returns k^p, by which every law C n^p grows when n becomes k n.
/// Domain: k > 0. Errors: beyond_limits. Exactness: exact, a radical in simplest form.
[[nodiscard]] outcome<radical, beyond_limits> scale_factor(radical const& k, surd::exponent p,
                                                           limits const& allowed = {});

/// Returns 2^p, the factor of the doubling test.
[[nodiscard]] outcome<radical, beyond_limits> doubling_factor(surd::exponent p,
                                                              limits const& allowed = {});

/// The law f(n) = C n^p.
class power_law {
public:
    /// f(n) = 1.
    power_law() = default;
    /// f(n) = n^p.
    explicit power_law(surd::exponent p) : exponent_(p) {}
    /// f(n) = c n^p. Domain: c > 0.
    power_law(radical c, surd::exponent p) : coefficient_(std::move(c)), exponent_(p) {
        SURD_EXPECTS(coefficient_.sign() > 0, "a power law needs a positive coefficient");
    }

    [[nodiscard]] radical const& coefficient() const noexcept { return coefficient_; }
    [[nodiscard]] surd::exponent exponent() const noexcept { return exponent_; }

    /// Returns f(n). Domain: n > 0. Errors: beyond_limits.
    [[nodiscard]] outcome<radical, beyond_limits> operator()(radical const& n,
                                                             limits const& allowed = {}) const;

    /// Returns the law in plain syntax, `3*n^2`, `sqrt(2)*n^(1/2)`, `1/n`-like laws as `n^(-1)`.
    [[nodiscard]] std::string to_string() const;

    /// Equal when they are the same function.
    friend bool operator==(power_law const&, power_law const&) = default;

private:
    radical coefficient_ = 1;
    surd::exponent exponent_;
};

/// Returns the law n -> outer(inner(n)): C (D n^q)^p = C D^p n^(pq).
/// Errors: beyond_limits, also when pq does not fit an exponent.
[[nodiscard]] outcome<power_law, beyond_limits> compose(power_law const& outer,
                                                        power_law const& inner,
                                                        limits const& allowed = {});

/// Returns the law n -> f(n) g(n). Errors: as compose.
[[nodiscard]] outcome<power_law, beyond_limits> multiply(power_law const& f, power_law const& g,
                                                         limits const& allowed = {});

/// Returns the law g with g(f(n)) = n. Errors: undefined (division by zero) for a constant f;
/// beyond_limits.
[[nodiscard]] outcome<power_law, undefined, beyond_limits> inverse(power_law const& f,
                                                                   limits const& allowed = {});

/// Where two power laws meet.
struct crossover {
    enum class kind : std::uint8_t {
        never,       ///< equal exponents, other coefficients: the ratio is constant
        once,        ///< at `n`; beyond it the law with the larger exponent is the larger
        everywhere,  ///< the same law
    };
    kind which = kind::never;
    radical n;  ///< of kind::once

    friend bool operator==(crossover const&, crossover const&) = default;
};

/// Returns where f and g are equal: n = (C_g/C_f)^(1/(p_f - p_g)), exactly.
/// Errors: beyond_limits.
[[nodiscard]] outcome<crossover, beyond_limits> find_crossover(power_law const& f,
                                                               power_law const& g,
                                                               limits const& allowed = {});

}  // namespace surd::growth

#endif

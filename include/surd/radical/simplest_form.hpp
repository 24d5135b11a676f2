// SPDX-License-Identifier: BSL-1.0
// Purpose: rational powers of positive rationals as c * r^(1/n) in simplest form.
#ifndef SURD_RADICAL_SIMPLEST_FORM_HPP
#define SURD_RADICAL_SIMPLEST_FORM_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include "surd/exponent/index.hpp"
#include "surd/number/limits.hpp"
#include "surd/outcome/outcome.hpp"
#include "surd/radical/radical.hpp"
#include "surd/radical/small_product.hpp"

namespace surd {

namespace detail {

/// A part base^exponent of a product under a root.
struct power_part {
    integer base;
    integer exponent;
};

/// Returns c * (product of all base^exponent)^(1/index). Domain: bases and index >= 1, c not 0.
/// `searched_before`: factors of the bases were looked for in vain, so little is spent on it now.
[[nodiscard]] outcome<radical, beyond_limits> simplest_form_needs_more_than_127_bits_at_run_time(
    rational const& c, std::vector<power_part> parts, integer const& index, limits const& allowed,
    bool searched_before);

/// Returns base^(m/n). Domain: base > 0, n >= 1.
[[nodiscard]] outcome<radical, beyond_limits> power_needs_more_than_127_bits_at_run_time(
    rational const& base, integer const& m, integer const& n, limits const& allowed);

}  // namespace detail

/// Returns base^(m/n) as a radical in simplest form: 12^(2/3) is 2*18^(1/3).
/// Domain: base > 0, n >= 1; m/n need not be in lowest terms.
/// Errors: beyond_limits when the parts of the result would exceed the limits.
/// Exactness: always exact; is_reduced() is false where factoring exceeds the limits.
/// Cost: only primes whose power can leave the root are sought; a divisor test each.
[[nodiscard]] constexpr outcome<radical, beyond_limits> simplest_form(rational const& base,
                                                                      std::int64_t m,
                                                                      std::int64_t n,
                                                                      limits const& allowed = {}) {
    SURD_EXPECTS(base.sign() > 0, "simplest_form needs a positive base");
    SURD_EXPECTS(n >= 1, "the index of a root must be a positive integer");
    auto const divisor =
        static_cast<std::int64_t>(detail::gcd(detail::magnitude(m), static_cast<std::uint64_t>(n)));
    if (divisor != 1) {
        m /= divisor;
        n /= divisor;
    }
    if (base.fits_int64() && allowed.max_bits >= 127) {
        work_budget budget(allowed);
        auto found = detail::small_power(static_cast<std::uint64_t>(base.numerator().to_int64()),
                                         static_cast<std::uint64_t>(base.denominator().to_int64()),
                                         m, n, budget);
        if (found) return *std::move(found);
    }
    return detail::power_needs_more_than_127_bits_at_run_time(base, m, n, allowed);
}

/// The same for numerators and indices of any size: 1^(10^30) and (2^40)^(10^30/(4*10^31)) have
/// values, 2^(10^30) is beyond limits.
[[nodiscard]] constexpr outcome<radical, beyond_limits> simplest_form(rational const& base,
                                                                      integer const& m,
                                                                      integer const& n,
                                                                      limits const& allowed = {}) {
    if (m.fits_int64() && n.fits_int64())
        return simplest_form(base, m.to_int64(), n.to_int64(), allowed);
    SURD_EXPECTS(base.sign() > 0, "simplest_form needs a positive base");
    SURD_EXPECTS(n.sign() > 0, "the index of a root must be a positive integer");
    return detail::power_needs_more_than_127_bits_at_run_time(base, m, n, allowed);
}

/// Returns coefficient * radicand^(1/n) in simplest form. Domain: radicand > 0.
/// Errors and cost: those of simplest_form.
[[nodiscard]] constexpr outcome<radical, beyond_limits> make_radical(rational const& coefficient,
                                                                     rational const& radicand,
                                                                     index n,
                                                                     limits const& allowed = {}) {
    return simplest_form(radicand, std::int64_t{1}, n.value(), allowed)
        .transform([&](radical const& root) { return root * coefficient; });
}

/// Returns whether coefficient * radicand^(1/n) is in simplest form as it stands: the radicand
/// is free of n-th powers and the index as small as possible. Domain: radicand >= 1.
/// Errors: beyond_limits when that could not be settled by factoring within the limits.
[[nodiscard]] constexpr outcome<bool, beyond_limits> is_simplest(integer const& radicand, index n,
                                                                 limits const& allowed = {}) {
    if (n.value() == 1) return radicand.is_one();
    return simplest_form(rational(radicand), std::int64_t{1}, n.value(), allowed)
        .and_then([&](radical const& simplest) -> outcome<bool, beyond_limits> {
            if (simplest.index() != n.value() || simplest.radicand() != radicand) return false;
            if (!simplest.is_reduced()) return beyond_limits{reason::too_many_steps};
            return true;
        });
}

}  // namespace surd

#endif

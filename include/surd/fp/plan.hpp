// SPDX-License-Identifier: BSL-1.0
// Purpose: everything that x^e needs and x does not: made once, used for many x.
#ifndef SURD_FP_PLAN_HPP
#define SURD_FP_PLAN_HPP

#include <cstdint>
#include <span>
#include <type_traits>

#include "surd/exponent/conventions.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/fp/batch_options.hpp"
#include "surd/fp/batch_report.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/detail/plan_builder.hpp"
#include "surd/fp/detail/plan_data.hpp"
#include "surd/fp/pow.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp {

namespace detail {
struct plans_of_headers;

// The library's own translation unit: no compiler flag of the caller, nor its rounding
// direction, reaches the arithmetic.
[[nodiscard]] plan_data compiled_plan(std::int64_t p, std::int64_t q) noexcept;

}  // namespace detail

/// x^e for one e and many x, e.g. `constexpr fp::plan two_thirds(2_e / 3);`.
/// Holds coefficients and a bound of the fast path's error, derived from p and q when the plan is
/// made; where the bound is too weak every x takes the exact path. About 1.2 KiB, no heap.
/// Exactness: correctly rounded always; the bound only decides how fast.
/// Cost: some microseconds to make at run time. Source: docs/proofs/fast_path_bound.md.
class plan {
public:
    constexpr explicit plan(surd::exponent e)
        : data_(
              std::is_constant_evaluated()
                  ? detail::plan_builder<detail::plans_of_headers>::build(e.numerator(), e.index())
                  : detail::compiled_plan(e.numerator(), e.index())) {}

    [[nodiscard]] constexpr surd::exponent exponent() const {
        return surd::exponent(data_.p, data_.q);
    }

    /// Whether there is a fast path; without one every x takes the exact path.
    [[nodiscard]] constexpr bool is_fast() const { return data_.is_fast(); }

    /// A bound of |fast - exact| / |fast| of the unrounded fast result, on every instruction set.
    /// 0 where one hardware operation rounds correctly. Domain: is_fast().
    [[nodiscard]] constexpr double bound() const {
        return data_.bound_table > data_.bound_polynomial ? data_.bound_table
                                                          : data_.bound_polynomial;
    }

    /// Returns x^e; failures and exactness as fp::pow(x, e).
    template <conventions Chosen = convention::school, binary_float Float>
    [[nodiscard]] constexpr power_outcome<Float, Chosen> operator()(
        Float x, rounding mode = rounding::to_nearest) const {
        using outcome = power_outcome<Float, Chosen>;
        if (!std::is_constant_evaluated() && data_.is_fast() && is_ordinary<Chosen>(x)) {
            bool const negative =
                sign_bit(x) && exponent().has_odd_numerator() && exponent().has_odd_index();
            auto const fast =
                detail::fast_power(magnitude(x), data_, negative ? mirrored(mode) : mode);
            if (fast.decided) {
                outcome value(with_sign(fast.value, negative));
                if (!sign_bit(x) || data_.q == 1) return value;
                return static_cast<outcome&&>(value).relying_on(question::negative_base);
            }
        }
        return pow<Chosen>(x, exponent(), mode);
    }

    /// out[i] = in[i]^e; see batch.hpp.
    [[nodiscard]] batch_report operator()(std::span<double const> in, std::span<double> out,
                                          batch_options const& options = {}) const;
    [[nodiscard]] batch_report operator()(std::span<float const> in, std::span<float> out,
                                          batch_options const& options = {}) const;

    [[nodiscard]] constexpr detail::plan_data const& data() const { return data_; }

private:
    // Finite, not zero, and with a real power.
    template <conventions Chosen, binary_float Float>
    [[nodiscard]] constexpr bool is_ordinary(Float x) const {
        if (is_nan(x) || is_infinite(x) || is_zero(x)) return false;
        if (!sign_bit(x) || data_.q == 1) return true;
        return data_.q % 2 != 0 && Chosen.negative_base == negative_base::real_odd_root;
    }

    detail::plan_data data_;
};

}  // namespace surd::fp

#endif

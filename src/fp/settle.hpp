// SPDX-License-Identifier: BSL-1.0
// Purpose: one element of an array, decided for certain: special values, the scalar fast path,
// exact cases, the exact comparison.
#ifndef SURD_SRC_FP_SETTLE_HPP
#define SURD_SRC_FP_SETTLE_HPP

#include <bit>
#include <cstdint>

#include "fp/batch_run.hpp"
#include "surd/fp/binary_format.hpp"
#include "surd/fp/detail/fast_power.hpp"
#include "surd/fp/exact_power.hpp"
#include "surd/fp/rounding.hpp"
#include "surd/outcome/failure.hpp"

namespace surd::fp::detail {

/// base^n modulo 2^64.
[[nodiscard]] constexpr std::uint64_t power_mod_2_64(std::uint64_t base, std::uint64_t n) {
    std::uint64_t result = 1;
    for (; n > 0; n >>= 1) {
        if ((n & 1) != 0) result *= base;
        base *= base;
    }
    return result;
}

/// 1/a modulo 2^64. Domain: a odd.
[[nodiscard]] constexpr std::uint64_t inverse_mod_2_64(std::uint64_t a) {
    std::uint64_t x = 3 * a ^ 2;  // right in five bits; each step doubles them
    for (int i = 0; i < 4; ++i) x *= 2 - a * x;
    return x;
}

/// Whether y = x^(p/q) exactly. Domain: x, y finite, x > 0, y >= 0, p/q in lowest terms,
/// 1 <= q <= 64.
/// With m, n the odd parts, m = s^q and n = s^p; then s = m^i n^j for q i + p j = 1, an identity
/// that holds modulo 2^64 too and gives the only candidate.
template <binary_float Float>
[[nodiscard]] constexpr bool is_exact_power(Float x, Float y, std::int64_t p, std::int64_t q) {
    dyadic const a = decompose(x);
    dyadic const b = decompose(y);
    if (b.significand == 0) return false;  // an underflow
    int const a_zeros = std::countr_zero(a.significand);
    int const b_zeros = std::countr_zero(b.significand);
    std::uint64_t const m = a.significand >> a_zeros;
    std::uint64_t const n = b.significand >> b_zeros;
    if ((a.exponent + a_zeros) * static_cast<int128>(p) != (b.exponent + b_zeros) * int128{q}) {
        return false;
    }
    if (m == 1 || n == 1) return m == n;
    // From here on s >= 3: s^q and s^p must fit 53 bits, and 1/s is no dyadic number.
    if (p < 1 || p > 33 || q > 33) return false;
    std::int64_t i = 0;
    while ((1 - q * i) % p != 0) ++i;
    std::int64_t const j = (1 - q * i) / p;
    std::uint64_t const n_part =
        j > 0 ? power_mod_2_64(n, static_cast<std::uint64_t>(j))
              : power_mod_2_64(inverse_mod_2_64(n), static_cast<std::uint64_t>(-j));
    std::uint64_t const s = power_mod_2_64(m, static_cast<std::uint64_t>(i)) * n_part;
    return power_in_64_bits(s, static_cast<unsigned>(q)) == m &&
           power_in_64_bits(s, static_cast<unsigned>(p)) == n;
}

/// A value and its exceptions, or the reason why there is none.
template <binary_float Float>
struct settled {
    Float value;
    reason why = reason::none;
    flags raised{};
    bool was_last_resort = false;
};

/// |x|^(p/q) for a finite x other than 0.
template <binary_float Float>
[[nodiscard]] settled<Float> settle_magnitude(batch_task const& task, Float size, rounding mode) {
    using f = format_bits<Float>;
    auto const fast = fast_power(size, *task.plan, mode);
    // At the ends of the range only the exact path knows the flags.
    bool const amid = to_bits(fast.value) > f::least_normal && to_bits(fast.value) < f::greatest;
    if (fast.decided && (amid || !task.raw)) return {fast.value};
    if (fast.near && amid) {
        if (mode != rounding::to_nearest && is_exact_power(size, fast.value, task.p, task.q)) {
            return {fast.value};
        }
        return {.value = exact_resolve(size, task.p, task.q, fast.value, mode),
                .was_last_resort = true};
    }
    auto const exact = exact_power(size, task.p, task.q, mode);
    return {.value = exact.value, .raised = exact.raised, .was_last_resort = true};
}

/// The reason why x^(p/q) has no value, or none.
template <binary_float Float>
[[nodiscard]] reason why_missing(batch_task const& task, Float x) {
    if (is_nan(x)) return reason::not_a_number;
    if (task.q == 0) return reason::root_index_not_positive;
    if (is_zero(x)) {
        if (task.p == 0) {
            if (task.conventions.zero_to_zero == zero_to_zero::one) return reason::none;
            return task.conventions.zero_to_zero == zero_to_zero::ask
                       ? reason::zero_to_the_zero
                       : reason::left_undefined_by_convention;
        }
        return (task.p < 0) != (task.q < 0) ? reason::zero_to_negative_power : reason::none;
    }
    if (!sign_bit(x) || task.takes_negative()) return reason::none;
    if (task.q % 2 == 0) return reason::even_root_of_negative;
    switch (task.conventions.negative_base) {
        case negative_base::principal:
            return reason::negative_base_by_convention;
        case negative_base::undefined:
            return reason::left_undefined_by_convention;
        default:
            return reason::negative_base_odd_root;
    }
}

/// The element x^(p/q), as an outcome or as IEEE 754 has it.
template <binary_float Float>
[[nodiscard]] settled<Float> settle(batch_task const& task, Float x) {
    bool const ordinary = !is_nan(x) && !is_infinite(x) && !is_zero(x) && task.p != 0 &&
                          task.q != 0 && (!sign_bit(x) || task.takes_negative());
    if (ordinary) {
        bool const negative = sign_bit(x) && task.keeps_sign();
        auto result =
            settle_magnitude(task, magnitude(x), negative ? mirrored(task.mode) : task.mode);
        result.value = with_sign(result.value, negative);
        return result;
    }
    if (!task.raw) {
        if (reason const why = why_missing(task, x); why != reason::none) {
            return {.value = missing_value<Float>(why), .why = why};
        }
    }
    auto const special = ieee_power(x, task.p, task.q, task.mode, task.policy);
    return {.value = special.value, .raised = special.raised};
}

}  // namespace surd::fp::detail

#endif

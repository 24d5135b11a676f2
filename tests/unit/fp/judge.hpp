// SPDX-License-Identifier: BSL-1.0
// Purpose: x^(p/q) by MPFR, the judge of everything that rounds powers.
// x is raised to p exactly, the root is taken once and rounded to odd with ten extra bits, so
// that MPFR's own rounding to the format is right in every direction.
#ifndef SURD_TESTS_FP_JUDGE_HPP
#define SURD_TESTS_FP_JUDGE_HPP

#include <mpfr.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/round_location.hpp"
#include "surd/fp/rounding.hpp"

namespace surd::fp::test {

inline constexpr std::array<rounding, 4> all_modes{rounding::to_nearest, rounding::upward,
                                                   rounding::downward, rounding::toward_zero};

inline mpfr_rnd_t to_mpfr(rounding mode) {
    switch (mode) {
        case rounding::to_nearest:
            return MPFR_RNDN;
        case rounding::upward:
            return MPFR_RNDU;
        case rounding::downward:
            return MPFR_RNDD;
        case rounding::toward_zero:
            break;
    }
    return MPFR_RNDZ;
}

/// One MPFR number.
class mpfr_number {
public:
    explicit mpfr_number(mpfr_prec_t precision) { mpfr_init2(value_, precision); }
    ~mpfr_number() { mpfr_clear(value_); }
    mpfr_number(mpfr_number const&) = delete;
    mpfr_number& operator=(mpfr_number const&) = delete;
    mpfr_ptr get() { return value_; }

private:
    mpfr_t value_;
};

/// Judges one power at a time. Domain: x finite and > 0.
template <binary_float Float>
class judge {
    using format = binary_format<Float>;
    using f = format_bits<Float>;
    static constexpr int extra = 10;

public:
    judge() : power_(64), root_(format::precision + extra), rounded_(format::precision) {}

    /// Prepares x^(p/q), |p| small enough for an exact power; the other members speak of it.
    void prepare(Float x, std::int64_t p, std::int64_t q) {
        auto const size = static_cast<std::uint64_t>(p < 0 ? -p : p);
        auto const bits = static_cast<mpfr_prec_t>(size * format::precision + 64);
        if (mpfr_get_prec(power_.get()) != bits) mpfr_set_prec(power_.get(), bits);
        set_exactly(power_, x);
        int const lost = mpfr_pow_ui(power_.get(), power_.get(), size, MPFR_RNDN);
        exact_so_far_ = exact_so_far_ && lost == 0;
        make_odd(
            mpfr_rootn_si(root_.get(), power_.get(), static_cast<long>(p < 0 ? -q : q), MPFR_RNDZ));
    }

    /// Prepares x^y for a floating exponent, by MPFR's correctly rounded power.
    void prepare_real(Float x, Float y) {
        set_exactly(power_, x);
        mpfr_number exponent(format::precision);
        mpfr_set_d(exponent.get(), static_cast<double>(y), MPFR_RNDN);
        make_odd(mpfr_pow(root_.get(), power_.get(), exponent.get(), MPFR_RNDZ));
    }

    /// Prepares x^n for any n, without the exact power in between.
    void prepare_integer(Float x, std::int64_t n) {
        set_exactly(power_, x);
        make_odd(mpfr_pow_si(root_.get(), power_.get(), static_cast<long>(n), MPFR_RNDZ));
    }

    /// Prepares x^(p/q) = exp(p/q log x) for p and q of any size and sign, in 600 bits. What
    /// agrees with a number of 63 bits in 500 is taken for it: an exact power or a midpoint.
    void prepare_long(Float x, std::int64_t p, std::int64_t q) {
        constexpr mpfr_prec_t precision = 600;
        mpfr_number power(precision);
        mpfr_set_d(power.get(), static_cast<double>(x), MPFR_RNDN);
        mpfr_log(power.get(), power.get(), MPFR_RNDN);
        mpfr_mul_si(power.get(), power.get(), static_cast<long>(p), MPFR_RNDN);
        mpfr_div_si(power.get(), power.get(), static_cast<long>(q), MPFR_RNDN);
        // Far outside the format one power is as good as another.
        if (mpfr_cmp_si(power.get(), 2000) > 0) mpfr_set_si(power.get(), 2000, MPFR_RNDN);
        if (mpfr_cmp_si(power.get(), -2000) < 0) mpfr_set_si(power.get(), -2000, MPFR_RNDN);
        mpfr_exp(power.get(), power.get(), MPFR_RNDN);
        mpfr_number short_one(format::precision + extra);
        mpfr_number difference(precision);
        mpfr_set(short_one.get(), power.get(), MPFR_RNDN);
        mpfr_sub(difference.get(), power.get(), short_one.get(), MPFR_RNDN);
        bool const exact = mpfr_zero_p(difference.get()) != 0 ||
                           mpfr_get_exp(difference.get()) < mpfr_get_exp(power.get()) - 500;
        make_odd(mpfr_set(root_.get(), exact ? short_one.get() : power.get(), MPFR_RNDZ));
        exact_so_far_ = true;
    }

    /// False if the preparation itself had to round: a fault of the test.
    [[nodiscard]] bool is_sound() const { return exact_so_far_; }

    /// The prepared power in one direction, with the flags that x86 raises.
    [[nodiscard]] exact_result<Float> in(rounding mode) {
        auto const direction = to_mpfr(mode);
        mpfr_ptr y = rounded_.get();
        int ternary = mpfr_set(y, root_.get(), direction);
        bool const tiny = mpfr_regular_p(y) != 0 && mpfr_get_exp(y) - 1 < f::least_normal_exponent;
        mpfr_exp_t const least = mpfr_get_emin();
        mpfr_exp_t const greatest = mpfr_get_emax();
        mpfr_set_emin(format::least_exponent + 1);
        mpfr_set_emax(f::greatest_exponent + 1);
        mpfr_clear_flags();
        ternary = mpfr_check_range(y, ternary, direction);
        bool const overflow = mpfr_overflow_p() != 0;
        ternary = mpfr_subnormalize(y, ternary, direction);
        auto const value = static_cast<Float>(mpfr_get_d(y, MPFR_RNDN));
        mpfr_set_emin(least);
        mpfr_set_emax(greatest);
        bool const inexact = ternary != 0;
        return {value, {.inexact = inexact, .underflow = tiny && inexact, .overflow = overflow}};
    }

private:
    void set_exactly(mpfr_number& number, Float x) {
        if (mpfr_get_prec(number.get()) < format::precision) {
            mpfr_set_prec(number.get(), format::precision);
        }
        exact_so_far_ = mpfr_set_d(number.get(), static_cast<double>(x), MPFR_RNDN) == 0;
    }

    /// A truncated result gets its last bit set, so that it rounds as the exact value does.
    void make_odd(int lost) {
        bool const even = mpfr_min_prec(root_.get()) < mpfr_get_prec(root_.get());
        if (lost != 0 && even) mpfr_nextabove(root_.get());
    }

    mpfr_number power_;
    mpfr_number root_;
    mpfr_number rounded_;
    bool exact_so_far_ = true;
};

}  // namespace surd::fp::test

#endif

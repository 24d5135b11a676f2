// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "surd/exponent/exponent.hpp"
#include "surd/fp/ieee.hpp"
#include "surd/fp/ieee_power.hpp"
#include "surd/fp/real_exponent.hpp"
#include "unit/fp/campaign.hpp"
#include "unit/fp/environment_guard.hpp"

namespace surd::fp::test {
namespace {

enum class name { pown, rootn, powr, powr_real, rsqrt, cbrt, sqrt, pow };

constexpr flags dbz{.divide_by_zero = true};
constexpr flags inv{.invalid = true};

/// One cell of the tables: the function, its operands, the result and the flags.
template <class Float>
struct cell {
    name function;
    Float x;
    std::int64_t p;
    std::int64_t q;
    Float y;
    Float wanted;
    flags raised;
};

template <class Float>
struct tables {
    static constexpr Float inf = std::numeric_limits<Float>::infinity();
    static constexpr Float nan = std::numeric_limits<Float>::quiet_NaN();
    static constexpr Float snan = std::numeric_limits<Float>::signaling_NaN();
    using row = cell<Float>;

    static constexpr row pown(Float x, std::int64_t n, Float wanted, flags raised = {}) {
        return {name::pown, x, n, 1, 0, wanted, raised};
    }
    static constexpr row rootn(Float x, std::int64_t n, Float wanted, flags raised = {}) {
        return {name::rootn, x, 1, n, 0, wanted, raised};
    }
    static constexpr row powr(Float x, std::int64_t p, std::int64_t q, Float wanted,
                              flags raised = {}) {
        return {name::powr, x, p, q, 0, wanted, raised};
    }
    static constexpr row powr_real(Float x, Float y, Float wanted, flags raised = {}) {
        return {name::powr_real, x, 0, 0, y, wanted, raised};
    }
    static constexpr row pow(Float x, std::int64_t p, std::int64_t q, Float wanted,
                             flags raised = {}) {
        return {name::pow, x, p, q, 0, wanted, raised};
    }
    static constexpr row one(name function, std::int64_t p, std::int64_t q, Float x, Float wanted,
                             flags raised = {}) {
        return {function, x, p, q, 0, wanted, raised};
    }
    static constexpr row rsqrt(Float x, Float wanted, flags raised = {}) {
        return one(name::rsqrt, -1, 2, x, wanted, raised);
    }
    static constexpr row cbrt(Float x, Float wanted, flags raised = {}) {
        return one(name::cbrt, 1, 3, x, wanted, raised);
    }
    static constexpr row sqrt(Float x, Float wanted, flags raised = {}) {
        return one(name::sqrt, 1, 2, x, wanted, raised);
    }

    static constexpr std::array pown_rows{
        // exponent 0
        pown(0, 0, 1), pown(-Float{0}, 0, 1), pown(inf, 0, 1), pown(-inf, 0, 1), pown(-5, 0, 1),
        pown(nan, 0, 1), pown(snan, 0, nan, inv),
        // +0, -0
        pown(0, 3, 0), pown(0, 4, 0), pown(0, -3, inf, dbz), pown(0, -4, inf, dbz),
        pown(-Float{0}, 3, -Float{0}), pown(-Float{0}, 4, 0), pown(-Float{0}, -3, -inf, dbz),
        pown(-Float{0}, -4, inf, dbz), pown(-Float{0}, INT64_MAX, -Float{0}),
        pown(-Float{0}, INT64_MIN, inf, dbz),
        // +inf, -inf
        pown(inf, 3, inf), pown(inf, 4, inf), pown(inf, -3, 0), pown(inf, -4, 0),
        pown(-inf, 3, -inf), pown(-inf, 4, inf), pown(-inf, -3, -Float{0}), pown(-inf, -4, 0),
        // x < 0, x = 1
        pown(-2, 3, -8), pown(-2, 4, 16), pown(-2, -3, -Float{0.125}), pown(-2, -4, Float{0.0625}),
        pown(-1, INT64_MAX, -1), pown(-1, INT64_MIN, 1), pown(1, 3, 1), pown(1, -4, 1),
        pown(1, INT64_MIN, 1), pown(1, INT64_MAX, 1),
        // NaN
        pown(nan, 3, nan), pown(nan, -4, nan), pown(snan, 3, nan, inv), pown(snan, -4, nan, inv)};

    static constexpr std::array rootn_rows{
        // index 0, even for NaN
        rootn(0, 0, nan, inv), rootn(1, 0, nan, inv), rootn(-2, 0, nan, inv),
        rootn(inf, 0, nan, inv), rootn(nan, 0, nan, inv), rootn(snan, 0, nan, inv),
        // +0, -0
        rootn(0, 3, 0), rootn(0, 2, 0), rootn(0, -3, inf, dbz), rootn(0, -2, inf, dbz),
        rootn(-Float{0}, 3, -Float{0}), rootn(-Float{0}, 2, 0), rootn(-Float{0}, -3, -inf, dbz),
        rootn(-Float{0}, -2, inf, dbz), rootn(-Float{0}, INT64_MIN, inf, dbz),
        // +inf, -inf
        rootn(inf, 3, inf), rootn(inf, 2, inf), rootn(inf, -3, 0), rootn(inf, -2, 0),
        rootn(-inf, 3, -inf), rootn(-inf, -3, -Float{0}), rootn(-inf, 2, nan, inv),
        rootn(-inf, -2, nan, inv), rootn(-inf, INT64_MIN, nan, inv),
        // x < 0, x = 1
        rootn(-8, 3, -2), rootn(-8, -3, -Float{0.5}), rootn(-16, 4, nan, inv),
        rootn(-16, -4, nan, inv), rootn(-16, INT64_MIN, nan, inv), rootn(-7, 1, -7),
        rootn(-8, -1, -Float{0.125}), rootn(1, 2, 1), rootn(1, -3, 1), rootn(1, INT64_MIN, 1),
        rootn(1, INT64_MAX, 1),
        // NaN
        rootn(nan, 3, nan), rootn(nan, -2, nan), rootn(snan, 3, nan, inv),
        rootn(snan, -2, nan, inv)};

    static constexpr std::array powr_rows{
        // exponent 0
        powr(2, 0, 1, 1), powr(0, 0, 1, nan, inv), powr(-Float{0}, 0, 1, nan, inv),
        powr(inf, 0, 1, nan, inv), powr(-inf, 0, 1, nan, inv), powr(-2, 0, 1, nan, inv),
        powr(nan, 0, 1, nan), powr(snan, 0, 1, nan, inv),
        // zeros: the sign does not matter
        powr(0, 2, 3, 0), powr(0, -2, 3, inf, dbz), powr(-Float{0}, 1, 3, 0),
        powr(-Float{0}, -1, 3, inf, dbz), powr(-Float{0}, 3, 1, 0),
        // infinities, x < 0, x = 1, NaN
        powr(inf, 2, 3, inf), powr(inf, -2, 3, 0), powr(-inf, 2, 3, nan, inv),
        powr(-inf, -3, 1, nan, inv), powr(-8, 1, 3, nan, inv), powr(-8, 2, 1, nan, inv),
        powr(1, 5, 7, 1), powr(1, -5, 7, 1), powr(8, 2, 3, 4), powr(nan, 2, 3, nan),
        powr(snan, 2, 3, nan, inv)};

    static constexpr std::array powr_real_rows{
        powr_real(2, 0, 1),
        powr_real(2, -Float{0}, 1),
        powr_real(0, 0, nan, inv),
        powr_real(-Float{0}, 0, nan, inv),
        powr_real(inf, 0, nan, inv),
        powr_real(-2, 0, nan, inv),
        powr_real(nan, 0, nan),
        powr_real(snan, 0, nan, inv),
        powr_real(0, 2, 0),
        powr_real(0, -2, inf, dbz),
        powr_real(0, -inf, inf),
        powr_real(0, inf, 0),
        powr_real(-Float{0}, 3, 0),
        powr_real(-Float{0}, -3, inf, dbz),
        powr_real(-Float{0}, -inf, inf),
        powr_real(-Float{0}, inf, 0),
        powr_real(inf, 2, inf),
        powr_real(inf, -2, 0),
        powr_real(inf, inf, inf),
        powr_real(inf, -inf, 0),
        powr_real(-inf, 2, nan, inv),
        powr_real(-inf, inf, nan, inv),
        powr_real(-8, 2, nan, inv),
        powr_real(-8, inf, nan, inv),
        powr_real(1, Float{0.7}, 1),
        powr_real(1, -3, 1),
        powr_real(1, std::numeric_limits<Float>::max(), 1),
        powr_real(1, std::numeric_limits<Float>::denorm_min(), 1),
        powr_real(1, inf, nan, inv),
        powr_real(1, -inf, nan, inv),
        powr_real(1, nan, nan),
        powr_real(2, inf, inf),
        powr_real(2, -inf, 0),
        powr_real(Float{0.5}, inf, 0),
        powr_real(Float{0.5}, -inf, inf),
        powr_real(nan, 2, nan),
        powr_real(2, nan, nan),
        powr_real(snan, 2, nan, inv),
        powr_real(2, snan, nan, inv),
        powr_real(nan, snan, nan, inv),
        powr_real(9, Float{1.5}, 27),
        powr_real(16, -Float{0.25}, Float{0.5})};

    static constexpr std::array root_rows{rsqrt(0, inf, dbz),
                                          rsqrt(-Float{0}, -inf, dbz),
                                          rsqrt(inf, 0),
                                          rsqrt(-inf, nan, inv),
                                          rsqrt(-4, nan, inv),
                                          rsqrt(1, 1),
                                          rsqrt(16, Float{0.25}),
                                          rsqrt(nan, nan),
                                          rsqrt(snan, nan, inv),
                                          cbrt(0, 0),
                                          cbrt(-Float{0}, -Float{0}),
                                          cbrt(inf, inf),
                                          cbrt(-inf, -inf),
                                          cbrt(-8, -2),
                                          cbrt(1, 1),
                                          cbrt(27, 3),
                                          cbrt(nan, nan),
                                          cbrt(snan, nan, inv),
                                          sqrt(0, 0),
                                          sqrt(-Float{0}, -Float{0}),
                                          sqrt(inf, inf),
                                          sqrt(-inf, nan, inv),
                                          sqrt(-4, nan, inv),
                                          sqrt(1, 1),
                                          sqrt(49, 7),
                                          sqrt(nan, nan),
                                          sqrt(snan, nan, inv)};

    static constexpr std::array pow_rows{
        // 0/1
        pow(0, 0, 1, 1), pow(-Float{0}, 0, 1, 1), pow(-inf, 0, 1, 1), pow(nan, 0, 1, 1),
        pow(snan, 0, 1, nan, inv),
        // +0 and -0: q odd with p odd > 0, p even > 0, p odd < 0, p even < 0; q even
        pow(0, 5, 3, 0), pow(-Float{0}, 5, 3, -Float{0}), pow(0, 2, 3, 0), pow(-Float{0}, 2, 3, 0),
        pow(0, -5, 3, inf, dbz), pow(-Float{0}, -5, 3, -inf, dbz), pow(0, -2, 3, inf, dbz),
        pow(-Float{0}, -2, 3, inf, dbz), pow(0, 3, 2, 0), pow(-Float{0}, 3, 2, 0),
        pow(-Float{0}, 1, 2, 0), pow(0, -3, 2, inf, dbz), pow(-Float{0}, -3, 2, inf, dbz),
        pow(-Float{0}, -1, 2, inf, dbz),
        // +inf and -inf
        pow(inf, 5, 3, inf), pow(-inf, 5, 3, -inf), pow(inf, 2, 3, inf), pow(-inf, 2, 3, inf),
        pow(inf, -5, 3, 0), pow(-inf, -5, 3, -Float{0}), pow(inf, -2, 3, 0), pow(-inf, -2, 3, 0),
        pow(inf, 3, 2, inf), pow(-inf, 3, 2, nan, inv), pow(inf, -3, 2, 0),
        pow(-inf, -3, 2, nan, inv),
        // x < 0
        pow(-8, 5, 3, -32), pow(-8, 2, 3, 4), pow(-8, -5, 3, -Float{0.03125}),
        pow(-8, -2, 3, Float{0.25}), pow(-4, 3, 2, nan, inv), pow(-4, -3, 2, nan, inv),
        // x = 1, NaN
        pow(1, 7, 5, 1), pow(1, -7, 5, 1), pow(nan, 2, 3, nan), pow(snan, 2, 3, nan, inv)};
};

/// The constant-expression form of a cell.
template <class Float>
constexpr exact_result<Float> by_integers(cell<Float> const& c, rounding mode) {
    switch (c.function) {
        case name::powr:
            return ieee_power(c.x, c.p, c.q, mode, special_policy::powr);
        case name::powr_real:
            return ieee_powr(c.x, c.y, mode);
        case name::rsqrt:
            return ieee_power(c.x, c.p, c.q, mode, special_policy::rsqrt);
        case name::sqrt:
            return ieee_power(c.x, c.p, c.q, mode, special_policy::sqrt);
        default:
            return ieee_power(c.x, c.p, c.q, mode);
    }
}

template <class Float>
Float by_name(cell<Float> const& c) {
    switch (c.function) {
        case name::pown:
            return ieee::pown(c.x, c.p);
        case name::rootn:
            return ieee::rootn(c.x, c.q);
        case name::powr:
            return ieee::powr(c.x, exponent(c.p, c.q));
        case name::powr_real:
            return ieee::powr(c.x, c.y);
        case name::rsqrt:
            return ieee::rsqrt(c.x);
        case name::cbrt:
            return ieee::cbrt(c.x);
        case name::sqrt:
            return ieee::sqrt(c.x);
        case name::pow:
            break;
    }
    return ieee::pow(c.x, exponent(c.p, c.q));
}

template <class Float>
constexpr bool meets(exact_result<Float> const& got, cell<Float> const& c) {
    bool const same = is_nan(c.wanted) ? is_nan(got.value) && !is_signalling(got.value)
                                       : to_bits(got.value) == to_bits(c.wanted);
    return same && got.raised == c.raised;
}

template <class Rows>
constexpr bool all_meet(Rows const& rows) {
    for (auto const& row : rows) {
        for (rounding const mode : all_modes) {
            if (!meets(by_integers(row, mode), row)) return false;
        }
    }
    return true;
}

template <class Float>
constexpr bool all_tables_meet() {
    using t = tables<Float>;
    return all_meet(t::pown_rows) && all_meet(t::rootn_rows) && all_meet(t::powr_rows) &&
           all_meet(t::powr_real_rows) && all_meet(t::root_rows) && all_meet(t::pow_rows);
}
static_assert(all_tables_meet<double>());
static_assert(all_tables_meet<float>());

template <class Float>
class special_cases : public testing::Test {
protected:
    template <class Rows>
    static void check(Rows const& rows) {
        for (auto const& row : rows) {
            for (rounding const mode : all_modes) {
                auto const got = in_direction(mode, [&] { return by_name(row); });
                EXPECT_TRUE(meets(got, row))
                    << "function " << static_cast<int>(row.function) << " at x = " << row.x
                    << ", p/q = " << row.p << '/' << row.q << ", y = " << row.y << ": " << got.value
                    << " [" << flag_letters(got.raised) << "], table " << row.wanted << " ["
                    << flag_letters(row.raised) << ']';
            }
        }
    }
};
using floats = testing::Types<double, float>;
TYPED_TEST_SUITE(special_cases, floats);

TYPED_TEST(special_cases, of_pown) { this->check(tables<TypeParam>::pown_rows); }
TYPED_TEST(special_cases, of_rootn) { this->check(tables<TypeParam>::rootn_rows); }
TYPED_TEST(special_cases, of_powr) {
    this->check(tables<TypeParam>::powr_rows);
    this->check(tables<TypeParam>::powr_real_rows);
}
TYPED_TEST(special_cases, of_rsqrt_cbrt_sqrt) { this->check(tables<TypeParam>::root_rows); }
TYPED_TEST(special_cases, of_pow) { this->check(tables<TypeParam>::pow_rows); }

TYPED_TEST(special_cases, a_nan_keeps_its_payload_and_becomes_quiet) {
    using f = format_bits<TypeParam>;
    using bits = typename f::bits;
    auto const payload = static_cast<bits>(f::infinity | f::sign | 5);
    auto const x = from_bits<TypeParam>(payload);
    EXPECT_EQ(to_bits(ieee::cbrt(x)), payload | f::quiet);
    EXPECT_EQ(to_bits(ieee::pown(x, 3)), payload | f::quiet);
}

}  // namespace
}  // namespace surd::fp::test

// SPDX-License-Identifier: BSL-1.0
#include <gmp.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <vector>

#include "surd/fp/integer_power.hpp"
#include "surd/fp/integer_root.hpp"
#include "surd/fp/perfect_power.hpp"
#include "unit/fp/campaign.hpp"

namespace surd::fp::test {
namespace {

/// One GMP integer, the judge.
class big {
public:
    big() { mpz_init(value_); }
    explicit big(std::int64_t n) { mpz_init_set_si(value_, n); }
    explicit big(std::uint64_t n) { mpz_init_set_ui(value_, n); }
    ~big() { mpz_clear(value_); }
    big(big const&) = delete;
    big& operator=(big const&) = delete;
    mpz_ptr get() { return value_; }
    [[nodiscard]] bool fits(std::int64_t) const { return mpz_fits_slong_p(value_) != 0; }
    [[nodiscard]] bool fits(std::uint64_t) const { return mpz_fits_ulong_p(value_) != 0; }
    [[nodiscard]] std::uint64_t low_bits() const {
        std::uint64_t const size = mpz_get_ui(value_);
        return mpz_sgn(value_) < 0 ? std::uint64_t{0} - size : size;
    }

private:
    mpz_t value_;
};

/// Integers of every length, and neighbours of n-th powers.
template <class Integer>
std::vector<Integer> integers(std::int64_t n, int count) {
    using limits = std::numeric_limits<Integer>;
    std::vector<Integer> all{0,
                             1,
                             2,
                             3,
                             limits::max(),
                             limits::max() - 1,
                             limits::min(),
                             limits::min() + 1,
                             static_cast<Integer>(-1),
                             static_cast<Integer>(-2)};
    std::mt19937_64 random(static_cast<std::uint64_t>(n) * 7 + 1);
    auto const k = static_cast<std::uint64_t>(n);
    std::uint64_t const most = k == 0 ? 2 : floor_root(~std::uint64_t{0}, k);
    auto const edge = bases_that_fit<Integer>(n < 1 ? 1 : n);
    for (int d = -2; d <= 2; ++d) {
        all.push_back(static_cast<Integer>(static_cast<std::uint64_t>(edge.least) + d));
        all.push_back(static_cast<Integer>(static_cast<std::uint64_t>(edge.greatest) + d));
    }
    for (int i = 0; i < count; ++i) {
        std::uint64_t const bits = random() >> (random() % 64);
        all.push_back(static_cast<Integer>(random() % 2 == 0 ? bits : std::uint64_t{0} - bits));
        std::uint64_t const power = detail::wrapped_power(random() % most + 1, k);
        all.push_back(static_cast<Integer>(power + random() % 3 - 1));
        all.push_back(static_cast<Integer>(std::uint64_t{0} - (power + random() % 3 - 1)));
    }
    return all;
}

template <class Integer>
class integer_kernels : public testing::Test {};
using widths = testing::Types<std::int64_t, std::uint64_t>;
TYPED_TEST_SUITE(integer_kernels, widths);

TYPED_TEST(integer_kernels, powers_agree_with_gmp_and_report_overflow) {
    using integer = TypeParam;
    std::vector<std::int64_t> exponents{64, 65, 100, 1001};
    for (std::int64_t n = 1; n <= 63; ++n) exponents.push_back(n);
    for (std::int64_t const n : exponents) {
        auto const in = integers<integer>(n, effort(300));
        std::vector<integer> out(in.size());
        auto const report = pown(std::span<integer const>(in), n, std::span(out));
        std::size_t failures = 0;
        std::size_t first = in.size();
        for (std::size_t i = 0; i < in.size(); ++i) {
            big x(in[i]);
            big power;
            mpz_pow_ui(power.get(), x.get(), static_cast<unsigned long>(n));
            if (power.fits(integer{})) {
                ASSERT_EQ(static_cast<std::uint64_t>(out[i]), power.low_bits())
                    << in[i] << '^' << n;
            } else {
                ASSERT_EQ(out[i], integer{0}) << in[i] << '^' << n;
                if (failures++ == 0) first = i;
            }
        }
        EXPECT_EQ(report.failures(), failures) << n;
        EXPECT_EQ(report.first_failure(), first) << n;
        EXPECT_EQ(report.first_reason(), failures == 0 ? reason::none : reason::does_not_fit);
        auto in_place = in;
        EXPECT_EQ(pown(std::span<integer const>(in_place), n, std::span(in_place)), report);
        EXPECT_EQ(in_place, out);
    }
}

TEST(integer_powers, of_exponent_zero_follow_the_convention) {
    std::vector<std::int64_t> const in{5, 0, -3, 0};
    std::vector<std::int64_t> out(4);
    auto const asked = pown(std::span<std::int64_t const>(in), 0, std::span(out));
    EXPECT_EQ(asked.failures(), 2U);
    EXPECT_EQ(asked.first_failure(), 1U);
    EXPECT_EQ(asked.first_reason(), reason::zero_to_the_zero);
    EXPECT_EQ(out, (std::vector<std::int64_t>{1, 0, 1, 0}));
    EXPECT_TRUE(
        pown(std::span<std::int64_t const>(in), 0, std::span(out), convention::combinatorial));
    EXPECT_EQ(out, (std::vector<std::int64_t>{1, 1, 1, 1}));
}

TEST(integer_powers, of_negative_exponents_are_integers_for_units_only) {
    std::vector<std::int64_t> const in{1, -1, 0, 2};
    std::vector<std::int64_t> out(4);
    auto const odd = pown(std::span<std::int64_t const>(in), -3, std::span(out));
    EXPECT_EQ(out, (std::vector<std::int64_t>{1, -1, 0, 0}));
    EXPECT_EQ(odd.failures(), 2U);
    EXPECT_EQ(odd.first_reason(), reason::zero_to_negative_power);
    auto const even = pown(std::span<std::int64_t const>(in), INT64_MIN, std::span(out));
    EXPECT_EQ(out, (std::vector<std::int64_t>{1, 1, 0, 0}));
    EXPECT_EQ(even.failures(), 2U);
}

static_assert(bases_that_fit<std::int64_t>(2) == base_range<std::int64_t>{-3037000499, 3037000499});
static_assert(bases_that_fit<std::int64_t>(63) == base_range<std::int64_t>{-2, 1});
static_assert(bases_that_fit<std::int64_t>(64) == base_range<std::int64_t>{-1, 1});
static_assert(bases_that_fit<std::uint64_t>(63) == base_range<std::uint64_t>{0, 2});
static_assert(floor_root(~std::uint64_t{0}, 2) == 4294967295);
static_assert(floor_root(std::uint64_t{1} << 63, 63) == 2);

TYPED_TEST(integer_kernels, roots_agree_with_gmp) {
    using integer = TypeParam;
    for (std::int64_t n = 1; n <= 66; ++n) {
        auto const in = integers<integer>(n, effort(300));
        std::vector<integer> floors(in.size());
        std::vector<integer> exact(in.size());
        auto const floor_report = floor_rootn(std::span<integer const>(in), n, std::span(floors));
        auto const exact_report = exact_rootn(std::span<integer const>(in), n, std::span(exact));
        std::size_t non_real = 0;
        std::size_t not_exact = 0;
        for (std::size_t i = 0; i < in.size(); ++i) {
            big x(in[i]);
            if (mpz_sgn(x.get()) < 0 && n % 2 == 0) {
                ++non_real;
                ASSERT_EQ(floors[i], integer{0});
                ASSERT_EQ(exact[i], integer{0});
                continue;
            }
            big root;
            bool const is_exact = mpz_root(root.get(), x.get(), static_cast<unsigned long>(n)) != 0;
            std::uint64_t const truncated = root.low_bits();
            ASSERT_EQ(static_cast<std::uint64_t>(exact[i]), is_exact ? truncated : 0)
                << in[i] << " root " << n;
            bool const down = !is_exact && mpz_sgn(x.get()) < 0;
            ASSERT_EQ(static_cast<std::uint64_t>(floors[i]), truncated - (down ? 1 : 0))
                << in[i] << " root " << n;
            not_exact += is_exact ? 0 : 1;
        }
        EXPECT_EQ(floor_report.failures(), non_real) << n;
        EXPECT_EQ(exact_report.failures(), non_real + not_exact) << n;
    }
}

TEST(integer_roots, need_a_positive_index) {
    std::vector<std::int64_t> const in{5, 7};
    std::vector<std::int64_t> out{1, 1};
    auto const report = floor_rootn(std::span<std::int64_t const>(in), 0, std::span(out));
    EXPECT_EQ(report.failures(), 2U);
    EXPECT_EQ(report.first_reason(), reason::root_index_not_positive);
    EXPECT_EQ(out, (std::vector<std::int64_t>{0, 0}));
    EXPECT_EQ(exact_rootn(std::span<std::int64_t const>(in), INT64_MIN, std::span(out)).failures(),
              2U);
}

TEST(perfect_power_test, agrees_with_gmp) {
    std::vector<std::int64_t> in;
    for (std::int64_t n = -3000; n <= 3000; ++n) in.push_back(n);
    for (std::int64_t n = 2; n <= 62; ++n) {
        auto const more = integers<std::int64_t>(n, effort(2000));
        in.insert(in.end(), more.begin(), more.end());
    }
    std::vector<std::uint8_t> perfect(in.size());
    std::size_t const count = perfect_powers(in, perfect);
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < in.size(); ++i) {
        big x(in[i]);
        bool const is_perfect = mpz_perfect_power_p(x.get()) != 0;
        wanted += is_perfect ? 1 : 0;
        ASSERT_EQ(perfect[i] != 0, is_perfect) << in[i];
        auto const form = perfect_power(in[i]);
        big power(form.base);
        mpz_pow_ui(power.get(), power.get(), static_cast<unsigned long>(form.exponent));
        ASSERT_EQ(power.low_bits(), static_cast<std::uint64_t>(in[i]));
        bool const unit = in[i] >= -1 && in[i] <= 1;
        ASSERT_EQ(form.exponent > 1, is_perfect && !unit) << in[i];
        ASSERT_TRUE(unit || !is_perfect_power(form.base) || in[i] < 0) << in[i];
    }
    EXPECT_EQ(count, wanted);
}

TEST(perfect_power_test, finds_the_largest_exponent) {
    EXPECT_EQ(perfect_power(64), (integer_power{2, 6}));
    EXPECT_EQ(perfect_power(-64), (integer_power{-4, 3}));
    EXPECT_EQ(perfect_power(INT64_MIN), (integer_power{-2, 63}));
    EXPECT_EQ(perfect_power(std::int64_t{1} << 62), (integer_power{2, 62}));
    EXPECT_EQ(perfect_power(12), (integer_power{12, 1}));
    EXPECT_EQ(perfect_power(1), (integer_power{1, 1}));
    EXPECT_EQ(perfect_power(-1), (integer_power{-1, 1}));
    EXPECT_EQ(perfect_power(0), (integer_power{0, 1}));
    EXPECT_EQ(perfect_power(4052555153018976267), (integer_power{3, 39}));
    EXPECT_FALSE(is_perfect_power(-4));
    EXPECT_TRUE(is_perfect_power(-8));
}

}  // namespace
}  // namespace surd::fp::test

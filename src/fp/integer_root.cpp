// SPDX-License-Identifier: BSL-1.0
#include "surd/fp/integer_root.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "surd/config.hpp"
#include "surd/exponent/exponent.hpp"
#include "surd/fp/batch.hpp"
#include "surd/fp/plan.hpp"
#include "surd/fp/small_integer.hpp"

namespace surd::fp {

namespace {

constexpr std::size_t roots_at_once = 256;

// From here on roots are at most 13 and found by comparing with their powers.
constexpr std::int64_t first_small_root_index = 17;

template <std::size_t... I>
constexpr auto make_plans(std::index_sequence<I...>) {
    return std::array{plan(exponent(1, static_cast<std::int64_t>(I) + 2))...};
}
// The plans of x^(1/2) to x^(1/16).
constexpr auto root_plans = make_plans(std::make_index_sequence<15>{});

// A block of numbers with the integers next to their roots: excess[i] = nearest^n - value, as a
// signed number; the floor is nearest, or one less where the excess is positive.
struct root_block {
    std::uint64_t value[roots_at_once];
    std::uint64_t nearest[roots_at_once];
    std::int64_t excess[roots_at_once];
};

// For n <= 16. The floating root of the rounded value is off by 2^-53 / n + 2^-53 relative, at
// most 2^-20, so `nearest` is within 1/2 + 2^-20 of the true root t; then nearest^n and t^n, which
// is below 2^64, differ by less than 2^63 and the difference modulo 2^64 is the difference.
// (At n = 14 t < 23.78: (24^14 - 23.5^14) / 2^64 < 0.30; at n = 16: 0.40; the others are smaller.)
void nearest_by_plan(root_block& work, std::size_t count, std::int64_t n) {
    double root[roots_at_once];
    for (std::size_t i = 0; i < count; ++i) root[i] = static_cast<double>(work.value[i]);
    plan const& made = root_plans[static_cast<std::size_t>(n) - 2];
    bool const all =
        made(std::span<double const>(root, count), std::span(root, count)).all_have_values();
    SURD_EXPECTS(all, "a number that is not negative has a root");
    for (std::size_t i = 0; i < count; ++i) {
        work.nearest[i] = static_cast<std::uint64_t>(static_cast<std::int64_t>(root[i] + 0.5));
    }
    std::uint64_t power[roots_at_once];
    std::copy_n(work.nearest, count, power);
    int top = 4;
    while ((n >> top & 1) == 0) --top;
    for (int bit = top - 1; bit >= 0; --bit) {
        bool const odd = (n >> bit & 1) != 0;
        for (std::size_t i = 0; i < count; ++i) {
            power[i] *= odd ? power[i] * work.nearest[i] : power[i];
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        work.excess[i] = static_cast<std::int64_t>(power[i] - work.value[i]);
    }
}

// For n >= 17: the floor by counting the powers that are not above the value.
void nearest_by_counting(root_block& work, std::size_t count, std::int64_t n) {
    auto const k = static_cast<std::uint64_t>(n);
    std::uint64_t const greatest = floor_root(~std::uint64_t{0}, k);
    for (std::size_t i = 0; i < count; ++i) {
        work.nearest[i] = work.value[i] != 0 ? 1 : 0;
        work.excess[i] = work.value[i] > 1 ? -1 : 0;
    }
    for (std::uint64_t r = 2; r <= greatest; ++r) {
        std::uint64_t const power = detail::wrapped_power(r, k);
        for (std::size_t i = 0; i < count; ++i) {
            work.nearest[i] += work.value[i] >= power ? 1 : 0;
            work.excess[i] = work.value[i] == power ? 0 : work.excess[i];
            work.excess[i] = work.value[i] > power ? -1 : work.excess[i];
        }
    }
}

void find_nearest(root_block& work, std::size_t count, std::int64_t n) {
    if (n >= first_small_root_index) return nearest_by_counting(work, count, n);
    if (n > 1) return nearest_by_plan(work, count, n);
    std::copy_n(work.value, count, work.nearest);
    std::fill_n(work.excess, count, std::int64_t{0});
}

// What becomes of one element: the floor, or the exact root where only that is asked for.
struct element {
    std::uint64_t root;
    reason why;
};

template <bool Exact>
element settle(root_block const& work, std::size_t i, bool negative, bool even) {
    if (negative && even) return {0, reason::even_root_of_negative};
    std::int64_t const excess = work.excess[i];
    if (Exact && excess != 0) return {0, reason::does_not_fit};
    std::uint64_t const floor = work.nearest[i] - (excess > 0 ? 1 : 0);
    // -t has the floor -ceil(t).
    return {negative && excess != 0 ? floor + 1 : floor, reason::none};
}

template <bool Exact, class Integer>
integer_report roots(std::span<Integer const> in, std::int64_t n, std::span<Integer> out) {
    SURD_EXPECTS(in.size() == out.size(), "the arrays must have one length");
    integer_report report(in.size());
    if (n < 1) {
        for (std::size_t i = 0; i < in.size(); ++i) {
            out[i] = 0;
            report.add_failure(i, reason::root_index_not_positive);
        }
        return report;
    }
    bool const even = n % 2 == 0;
    root_block work;
    bool negative[roots_at_once];
    for (std::size_t start = 0; start < in.size(); start += roots_at_once) {
        std::size_t const count = std::min(roots_at_once, in.size() - start);
        for (std::size_t i = 0; i < count; ++i) {
            auto const bits = static_cast<std::uint64_t>(in[start + i]);
            negative[i] = std::is_signed_v<Integer> && in[start + i] < Integer{0};
            work.value[i] = negative[i] ? std::uint64_t{0} - bits : bits;
        }
        find_nearest(work, count, n);
        for (std::size_t i = 0; i < count; ++i) {
            element const found = settle<Exact>(work, i, negative[i], even);
            std::uint64_t const bits = negative[i] ? std::uint64_t{0} - found.root : found.root;
            out[start + i] = static_cast<Integer>(bits);
            if (found.why != reason::none) report.add_failure(start + i, found.why);
        }
    }
    return report;
}

}  // namespace

integer_report floor_rootn(std::span<std::uint64_t const> in, std::int64_t n,
                           std::span<std::uint64_t> out) {
    return roots<false>(in, n, out);
}
integer_report floor_rootn(std::span<std::int64_t const> in, std::int64_t n,
                           std::span<std::int64_t> out) {
    return roots<false>(in, n, out);
}
integer_report exact_rootn(std::span<std::uint64_t const> in, std::int64_t n,
                           std::span<std::uint64_t> out) {
    return roots<true>(in, n, out);
}
integer_report exact_rootn(std::span<std::int64_t const> in, std::int64_t n,
                           std::span<std::int64_t> out) {
    return roots<true>(in, n, out);
}

}  // namespace surd::fp

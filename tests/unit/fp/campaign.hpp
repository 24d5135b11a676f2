// SPDX-License-Identifier: BSL-1.0
// Purpose: runs any power function against the judge over exponents, inputs and directions.
#ifndef SURD_TESTS_FP_CAMPAIGN_HPP
#define SURD_TESTS_FP_CAMPAIGN_HPP

#include <cstdint>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

#include "surd/fp/binary_format.hpp"
#include "surd/fp/rounding.hpp"
#include "unit/fp/inputs.hpp"
#include "unit/fp/judge.hpp"

namespace surd::fp::test {

struct fraction {
    std::int64_t p;
    std::int64_t q;
};

/// All p/q in lowest terms with 1 <= |p| <= most and 1 <= q <= most.
inline std::vector<fraction> fractions_up_to(std::int64_t most) {
    std::vector<fraction> all;
    for (std::int64_t q = 1; q <= most; ++q) {
        for (std::int64_t p = 1; p <= most; ++p) {
            if (std::gcd(p, q) != 1) continue;
            all.push_back({p, q});
            all.push_back({-p, q});
        }
    }
    return all;
}

/// What a campaign found; the first differences in words.
struct tally {
    std::uint64_t results = 0;
    std::uint64_t wrong = 0;
    std::vector<std::string> first;

    void note(std::string what) {
        ++wrong;
        if (first.size() < 5) first.push_back(std::move(what));
    }
    [[nodiscard]] std::string text() const {
        std::string all = std::to_string(wrong) + " of " + std::to_string(results) + " wrong";
        for (auto const& line : first) all += "\n" + line;
        return all;
    }
};

inline std::string flag_letters(flags raised) {
    std::string letters;
    if (raised.inexact) letters += 'x';
    if (raised.underflow) letters += 'u';
    if (raised.overflow) letters += 'o';
    if (raised.divide_by_zero) letters += 'z';
    if (raised.invalid) letters += 'i';
    return letters;
}

template <binary_float Float>
std::string describe(Float x, fraction e, rounding mode, exact_result<Float> got,
                     exact_result<Float> wanted) {
    char line[200];
    std::snprintf(line, sizeof line, "%a ^ %lld/%lld, mode %d: %a [%s], judged %a [%s]",
                  static_cast<double>(x), static_cast<long long>(e.p), static_cast<long long>(e.q),
                  static_cast<int>(mode), static_cast<double>(got.value),
                  flag_letters(got.raised).c_str(), static_cast<double>(wanted.value),
                  flag_letters(wanted.raised).c_str());
    return line;
}

/// Compares `power(x, p, q, mode)` with the judge. It returns a Float, or an exact_result whose
/// flags are then compared too.
template <binary_float Float, class Power>
void compare(Power const& power, judge<Float>& judged, Float x, fraction e, rounding mode,
             tally& found) {
    auto const wanted = judged.in(mode);
    exact_result<Float> got{};
    if constexpr (std::is_same_v<decltype(power(x, e.p, e.q, mode)), Float>) {
        got = {power(x, e.p, e.q, mode), wanted.raised};
    } else {
        got = power(x, e.p, e.q, mode);
    }
    ++found.results;
    if (to_bits(got.value) == to_bits(wanted.value) && got.raised == wanted.raised) return;
    found.note(describe(x, e, mode, got, wanted));
}

/// Draws `count` bases for every exponent and kind of input and tries every direction given.
template <binary_float Float, class Power>
[[nodiscard]] tally run_campaign(Power const& power, std::vector<fraction> const& exponents,
                                 int count, std::vector<rounding> const& modes,
                                 std::uint64_t seed = 1) {
    tally found;
    judge<Float> judged;
    input_source<Float> inputs(seed);
    for (fraction const e : exponents) {
        for (kind const which : all_kinds) {
            for (int i = 0; i < count; ++i) {
                Float const x = inputs.draw(which, e.p, e.q);
                judged.prepare(x, e.p, e.q);
                if (!judged.is_sound()) found.note("the judge had to round");
                for (rounding const mode : modes) compare(power, judged, x, e, mode, found);
            }
        }
    }
    return found;
}

/// Sanitizers and debug builds are ten times slower and look for other things.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr int effort_divisor = 20;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr int effort_divisor = 20;
#else
inline constexpr int effort_divisor = 1;
#endif
#else
inline constexpr int effort_divisor = 1;
#endif

[[nodiscard]] constexpr int effort(int full) {
    return full / effort_divisor > 0 ? full / effort_divisor : 1;
}

}  // namespace surd::fp::test

#endif

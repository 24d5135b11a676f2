// SPDX-License-Identifier: BSL-1.0
// Purpose: factor refinement by greatest common divisors.
#include "surd/number/coprime_base.hpp"

#include <algorithm>
#include <utility>

#include "surd/number/perfect_power.hpp"

namespace surd {

namespace detail {

void coprime_powers::multiply(integer base, std::uint64_t exponent) {
    std::vector<power> waiting{{std::move(base), exponent}};
    while (!waiting.empty()) {
        power next = std::move(waiting.back());
        waiting.pop_back();
        if (next.base.is_one()) continue;
        auto const meets = std::find_if(items_.begin(), items_.end(), [&next](power const& item) {
            return !gcd(item.base, next.base).is_one();
        });
        if (meets == items_.end()) {
            items_.push_back(std::move(next));
            continue;
        }
        if (meets->base == next.base) {
            meets->exponent += next.exponent;
            continue;
        }
        // (a, b) with g = gcd > 1 becomes (a/g, g, b/g): the product of all bases shrinks.
        power const item = std::move(*meets);
        *meets = std::move(items_.back());
        items_.pop_back();
        integer const common = gcd(item.base, next.base);
        waiting.push_back({divide_exact(item.base, common), item.exponent});
        waiting.push_back({divide_exact(next.base, common), next.exponent});
        waiting.push_back({common, item.exponent + next.exponent});
    }
}

}  // namespace detail

coprime_base find_coprime_base(std::span<integer const> numbers) {
    detail::coprime_powers refined;
    for (integer const& number : numbers) {
        SURD_EXPECTS(number.sign() > 0, "a coprime base is found for positive integers");
        refined.multiply(number, 1);
    }
    coprime_base result;
    for (auto const& item : refined.items()) result.bases.push_back(perfect_power(item.base).base);
    std::sort(result.bases.begin(), result.bases.end());
    for (integer const& number : numbers) {
        std::vector<std::uint64_t>& row = result.exponents.emplace_back(result.bases.size(), 0);
        integer rest = number;
        for (std::size_t j = 0; j < result.bases.size() && !rest.is_one(); ++j) {
            while (is_multiple_of(rest, result.bases[j])) {
                rest = divide_exact(rest, result.bases[j]);
                ++row[j];
            }
        }
    }
    return result;
}

}  // namespace surd

// SPDX-License-Identifier: BSL-1.0
// Purpose: numbers as products of powers of common coprime bases, found without factoring.
#ifndef SURD_NUMBER_COPRIME_BASE_HPP
#define SURD_NUMBER_COPRIME_BASE_HPP

#include <cstdint>
#include <span>
#include <vector>

#include "surd/number/integer.hpp"

namespace surd {

/// numbers[i] = product over j of bases[j]^exponents[i][j].
struct coprime_base {
    std::vector<integer> bases;
    std::vector<std::vector<std::uint64_t>> exponents;
};

/// Returns pairwise coprime bases > 1, ascending and none of them a perfect power, and the
/// exponents of each number over them. {4} has the base 2; {12, 18} has 2 and 3.
/// Domain: numbers >= 1.
/// Exactness: two products of rational powers of the numbers are equal exactly when their
/// exponents over the bases are, as coprime bases > 1 are multiplicatively independent.
/// Cost: quadratically many gcds in the number of bases.
/// Source: E. Bach, J. Driscoll, J. Shallit, Factor refinement, J. Algorithms 15 (1993).
[[nodiscard]] coprime_base find_coprime_base(std::span<integer const> numbers);

namespace detail {

/// Pairwise coprime integers > 1 with exponents, closed under insertion.
class coprime_powers {
public:
    struct power {
        integer base;
        std::uint64_t exponent;
    };
    /// Multiplies the product by base^exponent, splitting bases until all are coprime again.
    void multiply(integer base, std::uint64_t exponent);
    [[nodiscard]] std::vector<power>& items() noexcept { return items_; }

private:
    std::vector<power> items_;
};

}  // namespace detail

}  // namespace surd

#endif

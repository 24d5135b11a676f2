// SPDX-License-Identifier: BSL-1.0
// Purpose: the questions that exact peers were measured on: is a sum of square roots 0, or equal
// to the root of another such sum?
#ifndef SURD_BENCH_REAL_IDENTITIES_HPP
#define SURD_BENCH_REAL_IDENTITIES_HPP

#include <cstdint>
#include <string>
#include <vector>

namespace surd::bench {

/// coefficients[i] * sqrt(radicands[i]), added up.
struct root_sum {
    std::vector<long> coefficients;
    std::vector<long> radicands;

    void add(long coefficient, long radicand) {
        coefficients.push_back(coefficient);
        radicands.push_back(radicand);
    }
    [[nodiscard]] std::size_t size() const { return coefficients.size(); }
};

/// left = 0, or left = sqrt(constant + inside) where inside has terms.
struct root_identity {
    bool holds = true;
    root_sum left;
    long constant = 0;
    root_sum inside;
};

/// 200 sums of 3 to 5 multiples of square roots: half vanish, a quarter are off by one in a
/// radicand, a quarter nearly vanish.
[[nodiscard]] std::vector<root_identity> flat_identities();

/// 200 statements sum = sqrt(sum) with 2 or 3 terms on the left: half hold, half are off by one in
/// the constant or in a radicand.
[[nodiscard]] std::vector<root_identity> nested_identities();

/// sqrt(2) + ... + sqrt(p_n) = sqrt(constant + 2 * sum of sqrt(p_i * p_j)); off by one in the
/// constant, or in the last radicand, unless it holds.
enum class twin : std::uint8_t { none, constant, radicand };
[[nodiscard]] root_identity prime_identity(int n, twin changed);

/// Reads lines `T|F c r ... [; A d s ...]`. Empty where there is no such file.
[[nodiscard]] std::vector<root_identity> read_identities(std::string const& file);

}  // namespace surd::bench

#endif

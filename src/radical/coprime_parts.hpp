// SPDX-License-Identifier: BSL-1.0
// Purpose: a product of powers rewritten over pairwise coprime bases, without factoring.
#ifndef SURD_SRC_RADICAL_COPRIME_PARTS_HPP
#define SURD_SRC_RADICAL_COPRIME_PARTS_HPP

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "surd/number/integer.hpp"
#include "surd/radical/simplest_form.hpp"

namespace surd::detail {

/// Divides n by d as often as it goes and returns how often. Domain: n >= 1, d >= 2.
/// Cost: divisions by d, d^2, d^4, ..., so that high powers are no slower than large divisors.
std::uint64_t remove_factor(integer& n, integer const& d);

/// Rewrites the product of all part.base^part.exponent over pairwise coprime bases > 1 and
/// exponents that are not zero. An exponent is an integer, or anything that adds up like one.
/// Domain: bases >= 1.
/// Source: E. Bach, J. Driscoll, J. Shallit, Factor refinement, J. Algorithms 15 (1993).
template <class Part>
void make_coprime(std::vector<Part>& parts) {
    std::vector<Part> done;  // pairwise coprime
    std::vector<Part> waiting = std::move(parts);
    while (!waiting.empty()) {
        Part next = std::move(waiting.back());
        waiting.pop_back();
        if (next.base.is_one() || next.exponent.is_zero()) continue;
        std::size_t i = 0;
        integer common;
        for (; i < done.size(); ++i) {
            common = gcd(done[i].base, next.base);
            if (!common.is_one()) break;
        }
        if (i == done.size()) {
            done.push_back(std::move(next));
            continue;
        }
        // a = g^i a', b = g^j b': the product of a', b' and g is smaller than that of a and b.
        Part met = std::move(done[i]);
        if (i + 1 != done.size()) done[i] = std::move(done.back());
        done.pop_back();
        auto exponent = met.exponent * integer(remove_factor(met.base, common));
        exponent += next.exponent * integer(remove_factor(next.base, common));
        waiting.push_back(std::move(met));
        waiting.push_back(std::move(next));
        waiting.push_back({std::move(common), std::move(exponent)});
    }
    parts = std::move(done);
}

/// Rewrites parts as make_coprime leaves them so that no base is a perfect d-th power for a
/// prime d that divides `index`. Bases of few thousand bits become no perfect power at all.
void take_roots(std::vector<power_part>& parts, integer const& index);

/// Splits off the primes of part.base whose hidden powers can leave an n-th root of the part, and
/// appends the pieces; none of them is a perfect d-th power for a d that divides n.
/// Returns whether all such primes were found.
[[nodiscard]] bool append_pieces(power_part const& part, std::int64_t n, work_budget& budget,
                                 std::vector<power_part>& pieces);

}  // namespace surd::detail

#endif

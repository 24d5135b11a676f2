// SPDX-License-Identifier: BSL-1.0
// Purpose: 20,000 statements made by composing laws and perturbing them, and 20,000 made by
// rewriting random expressions: no verdict may contradict an exact value at a grid of points, and
// at most one in twenty may stay undecided.
#include <cstdio>

#include "unit/symbolic/random_laws.hpp"
#include "unit/symbolic/random_rewrites.hpp"

namespace {

bool is_good(char const* kind, std::uint32_t seed, surd::symbolic::test::verdict_tally const& t) {
    std::printf(
        "%s, seed %u: verified %d, conditional %d, refuted %d, undecided %d, other %d, wrong %d\n",
        kind, static_cast<unsigned>(seed), t.verified, t.conditional, t.refuted, t.undecided,
        t.other, t.wrong);
    if (t.wrong != 0) std::printf("first wrong: %s\n", t.first_wrong.c_str());
    if (t.undecided != 0) std::printf("first undecided: %s\n", t.first_undecided.c_str());
    std::fflush(stdout);
    return t.wrong == 0 && t.undecided * 20 <= t.total();
}

}  // namespace

int main() {
    using namespace surd::symbolic::test;
    bool good = true;
    for (std::uint32_t seed = 100; seed < 120; ++seed) {
        good = is_good("laws", seed, judge_random_laws(seed, 1000, 200)) && good;
        good = is_good("rewrites", seed, judge_random_rewrites(seed, 1000, 200)) && good;
    }
    return good ? 0 : 1;
}

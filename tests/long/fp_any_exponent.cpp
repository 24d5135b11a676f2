// SPDX-License-Identifier: BSL-1.0
// Powers with p and q of any 64-bit size: exact, typed, planned and raw forms in both formats and
// all directions, against MPFR.
// usage: long_fp_any_exponent [RESULTS [SEED]]
#include "unit/fp/any_exponent.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace surd::fp::test;

int main(int argc, char** argv) {
    std::uint64_t const wanted = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 20'000'000;
    std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    std::uint64_t results = 0;
    std::uint64_t wrong = 0;
    while (results < wanted) {
        for (tally const& part : {check_any_exponents<double>(seed, 2000),
                                  check_any_exponents<float>(seed + 1, 2000)}) {
            results += part.results;
            wrong += part.wrong;
            if (part.wrong != 0) std::printf("%s\n", part.text().c_str());
        }
        seed += 2;
    }
    std::printf("%llu results, %llu wrong\n", static_cast<unsigned long long>(results),
                static_cast<unsigned long long>(wrong));
    return wrong == 0 ? 0 : 1;
}

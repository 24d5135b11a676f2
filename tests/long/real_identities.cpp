// SPDX-License-Identifier: BSL-1.0
// Purpose: 10,000 true and 10,000 false random statements between nested radicals: no wrong
// verdict, and undecided below 1 percent under the default limits.
#include <cstdio>

#include "unit/real/random_identities.hpp"

int main() {
    using namespace surd::test;
    bool good = true;
    for (bool const truth : {true, false}) {
        identity_maker maker(truth ? 20241 : 20242);
        tally seen;
        for (int i = 0; i < 10000; ++i)
            seen.count(truth ? maker.true_one() : maker.false_one(), truth);
        std::printf("%s statements: right %d, wrong %d, undecided %d\n", truth ? "true" : "false",
                    seen.right, seen.wrong, seen.undecided);
        if (seen.wrong != 0) std::printf("first wrong: %s\n", seen.first_wrong.c_str());
        good = good && seen.wrong == 0 && seen.undecided < 100;
    }
    return good ? 0 : 1;
}

// SPDX-License-Identifier: BSL-1.0
// A user of the installed package: the first power needs the headers alone, the second the library.
#include <cstdio>
#include <string>

#include <surd/power/pow.hpp>

using namespace surd;

static_assert(pow(rational(8), 2_e / 3) == 4);

int main() {
    std::string const power = pow(rational(12), 200_e / 3).value().to_string();
    std::puts(power.c_str());
    return power.empty() ? 1 : 0;
}

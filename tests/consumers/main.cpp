// SPDX-License-Identifier: BSL-1.0
// A user of the installed package: one value needs the headers alone, the other the library.
#include <cstdio>
#include <string>

#include <surd/number/rational.hpp>

int main() {
    static_assert(surd::rational(2, 4) == surd::rational(1, 2));
    surd::integer big = 1;
    for (int i = 0; i < 100; ++i) big = big * 2;
    std::string const text = big.to_string();
    std::puts(text.c_str());
    return text == "1267650600228229401496703205376" ? 0 : 1;
}

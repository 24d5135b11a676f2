// SPDX-License-Identifier: BSL-1.0
#include "surd/power/polar_form.hpp"

namespace surd {

namespace {

struct notation {
    char const* times;
    char const* turn;  // i times pi
    char const* after_number;
};

std::string in_notation(std::string const& modulus, angle a, notation const& n) {
    std::string unit = "e^(";
    if (a.numerator < 0) unit += "-";
    std::string const size = std::to_string(a.numerator < 0 ? -a.numerator : a.numerator);
    if (size != "1") unit += size + n.after_number;
    unit += n.turn;
    if (a.denominator != 1) unit += "/" + std::to_string(a.denominator);
    unit += ")";
    return modulus == "1" ? unit : modulus + n.times + unit;
}

}  // namespace

std::string polar_form::to_string() const {
    return in_notation(modulus.to_string(), argument, {"*", "i*pi", "*"});
}

std::string polar_form::to_unicode() const {
    return in_notation(modulus.to_unicode(), argument, {"·", "iπ", ""});
}

}  // namespace surd

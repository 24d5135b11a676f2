// SPDX-License-Identifier: BSL-1.0
#include <string>
#include <string_view>

#include "surd/number/perfect_power.hpp"
#include "surd/radical/radical_sum.hpp"

namespace surd {

namespace {

// A radicand of more digits is looked at as a perfect power.
constexpr std::size_t longest_plain_radicand = 20;

/// r^(1/n) as base^(numerator/n).
struct shown_root {
    std::string base;
    std::uint64_t numerator = 1;
};

shown_root shown(integer const& radicand) {
    std::string digits = radicand.to_string();
    if (digits.size() <= longest_plain_radicand) return {std::move(digits), 1};
    power_form const form = perfect_power(radicand);
    if (form.exponent == 1) return {std::move(digits), 1};
    return {form.base.to_string(), form.exponent};
}

std::string plain_root(radical const& x) {
    auto const [base, numerator] = shown(x.radicand());
    if (numerator == 1 && x.index() == 2) return "sqrt(" + base + ")";
    return base + "^(" + std::to_string(numerator) + "/" + std::to_string(x.index()) + ")";
}

std::string superscript(std::uint64_t n) {
    static constexpr std::string_view digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (char const digit : std::to_string(n)) text += digits[digit - '0'];
    return text;
}

/// The root, and whether a number before it needs a sign between: 3·⁵√2 is not 3⁵√2.
struct unicode_root {
    std::string text;
    bool needs_dot = false;
};

unicode_root root_in_unicode(radical const& x) {
    auto const [base, numerator] = shown(x.radicand());
    auto const n = static_cast<std::uint64_t>(x.index());
    if (numerator != 1) return {base + superscript(numerator) + "ᐟ" + superscript(n), true};
    switch (n) {
        case 2:
            return {"√" + base};
        case 3:
            return {"∛" + base};
        case 4:
            return {"∜" + base};
        default:
            return {superscript(n) + "√" + base, true};
    }
}

std::string plain_magnitude(radical const& x) {
    rational const c = abs(x.coefficient());
    if (x.is_rational()) return c.to_string();
    return (c.is_one() ? std::string() : c.to_string() + "*") + plain_root(x);
}

std::string unicode_magnitude(radical const& x) {
    rational const c = abs(x.coefficient());
    if (x.is_rational()) return c.to_string();
    auto [text, needs_dot] = root_in_unicode(x);
    if (!c.numerator().is_one()) text = c.numerator().to_string() + (needs_dot ? "·" : "") + text;
    if (!c.is_integer()) text += "/" + c.denominator().to_string();
    return text;
}

std::string with_sign(radical const& x, std::string (*magnitude)(radical const&)) {
    return (x.sign() < 0 ? "-" : "") + magnitude(x);
}

std::string sum_of(std::vector<radical> const& terms, std::string (*magnitude)(radical const&)) {
    if (terms.empty()) return "0";
    std::string text = with_sign(terms[0], magnitude);
    for (std::size_t i = 1; i < terms.size(); ++i)
        text += (terms[i].sign() < 0 ? " - " : " + ") + magnitude(terms[i]);
    return text;
}

}  // namespace

std::string radical::to_string() const { return with_sign(*this, plain_magnitude); }
std::string radical::to_unicode() const { return with_sign(*this, unicode_magnitude); }
std::string radical_sum::to_string() const { return sum_of(terms_, plain_magnitude); }
std::string radical_sum::to_unicode() const { return sum_of(terms_, unicode_magnitude); }

}  // namespace surd

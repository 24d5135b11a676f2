// SPDX-License-Identifier: BSL-1.0
// A listing of NumPy, recomputed exactly and printed as NumPy prints it:
//
//     lengths = np.logspace(7, 13, num=7, base=2, dtype=np.int64)
//     score_positions = np.power(lengths, 2)
//     quadratic_growth = score_positions // score_positions[0]
//     recovered_lengths = np.sqrt(score_positions)
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "surd/growth/arrays.hpp"
#include "surd/surd.hpp"

using namespace surd;

/// Elements aligned to the right in one width, as NumPy prints an array.
std::string in_brackets(std::vector<std::string> const& elements) {
    std::size_t width = 0;
    for (auto const& element : elements) width = std::max(width, element.size());
    std::string text;
    for (auto const& element : elements) text += fmt::format(" {:>{}}", element, width);
    return "[" + text.substr(1) + "]";
}

/// `point` is what NumPy puts after whole numbers that are floats.
std::string array_text(std::vector<integer> const& numbers, std::string const& point = "") {
    std::vector<std::string> elements;
    for (auto const& number : numbers) elements.push_back(number.to_string() + point);
    return in_brackets(elements);
}

int main() {
    // [listing]
    auto const lengths = growth::logspace(7, 13, 7, 2).integers().value();
    auto const score_positions = growth::power(lengths, 2_e).integers().value();
    auto const recovered_lengths = growth::root(score_positions, surd::index(2)).integers().value();
    std::vector<integer> quadratic_growth;
    for (auto const& positions : score_positions) {
        quadratic_growth.push_back(floor_quotient(positions, score_positions[0]));
    }
    // [listing]
    fmt::print("lengths: {}\n", array_text(lengths));
    fmt::print("score positions: {}\n", array_text(score_positions));
    fmt::print("quadratic growth: {}\n", array_text(quadratic_growth));
    fmt::print("recovered lengths: {}\n", array_text(recovered_lengths, "."));
}

// SPDX-License-Identifier: BSL-1.0
#include "surd/lesson/convention_names.hpp"

#include <algorithm>
#include <cstdint>

namespace surd::lesson {

char const* name_of(question q) {
    switch (q) {
        case question::zero_to_zero:
            return "zero-to-zero";
        case question::negative_base:
            return "negative-base";
        case question::even_fraction:
            return "even-fraction";
    }
    return "";
}

std::vector<std::string> answers_to(question q) {
    switch (q) {
        case question::zero_to_zero:
            return {"ask", "one", "undefined"};
        case question::negative_base:
            return {"real-odd-root", "principal", "undefined", "ask"};
        case question::even_fraction:
            return {"ask", "reduce", "root-first", "power-first"};
    }
    return {};
}

bool answer(conventions& chosen, question q, std::string_view name) {
    auto const names = answers_to(q);
    auto const found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return false;
    auto const value = static_cast<std::uint8_t>(found - names.begin());
    switch (q) {
        case question::zero_to_zero:
            chosen.zero_to_zero = static_cast<zero_to_zero>(value);
            break;
        case question::negative_base:
            chosen.negative_base = static_cast<negative_base>(value);
            break;
        case question::even_fraction:
            chosen.even_fraction = static_cast<even_fraction>(value);
            break;
    }
    return true;
}

std::vector<std::string> convention_names(question_set used, conventions chosen) {
    std::vector<std::string> names;
    auto const add = [&](question q, auto value) {
        if (!used.contains(q)) return;
        names.push_back(std::string(name_of(q)) + ' ' +
                        answers_to(q)[static_cast<std::size_t>(value)]);
    };
    add(question::zero_to_zero, chosen.zero_to_zero);
    if (used.contains(question::negative_base) &&
        chosen.negative_base == negative_base::real_odd_root) {
        names.emplace_back("real odd root");
    } else {
        add(question::negative_base, chosen.negative_base);
    }
    add(question::even_fraction, chosen.even_fraction);
    return names;
}

}  // namespace surd::lesson

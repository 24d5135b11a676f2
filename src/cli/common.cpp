// SPDX-License-Identifier: BSL-1.0
#include "cli/common.hpp"

#include <algorithm>
#include <cctype>
#include <istream>
#include <ostream>

#include "surd/lesson/convention_names.hpp"

namespace surd::cli {

namespace {

/// CLI11 has checked that the answer is one.
void choose(conventions& chosen, question q, std::string const& name) {
    bool const known = lesson::answer(chosen, q, name);
    SURD_EXPECTS(known, "flags of conventions take only their answers");
}

/// A word that looks like a long flag: two dashes and letters.
bool looks_like_flag(std::string const& argument) {
    return argument.size() > 3 && argument.rfind("--", 0) == 0 &&
           std::isalpha(static_cast<unsigned char>(argument[2])) != 0 &&
           std::isalpha(static_cast<unsigned char>(argument[3])) != 0;
}

/// Byte offset to column, counting code points.
std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

}  // namespace

void common_flags::add_to(CLI::App& command) {
    command.add_flag("--json", as_json, "one JSON object a line");
    command.add_option("--lang", lang, "language of the findings")
        ->check(CLI::IsMember({"auto", "en", "es", "zh"}));
    command.add_option("--zero-to-zero", zero_to_zero, "what 0^0 is (default ask)")
        ->check(CLI::IsMember(lesson::answers_to(question::zero_to_zero)));
    command
        .add_option("--negative-base", negative_base,
                    "a negative base with an odd root (default real-odd-root)")
        ->check(CLI::IsMember(lesson::answers_to(question::negative_base)));
    command
        .add_option("--even-fraction", even_fraction,
                    "an exponent spelled 2/6 under a negative base (default ask)")
        ->check(CLI::IsMember(lesson::answers_to(question::even_fraction)));
    command.add_option("--assume", assume, "assumptions, such as 'x > 0; n integer'")
        ->allow_extra_args(false)
        ->take_all();
    command.add_option("--digits", digits, "significant digits, half to even")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
    command.add_option("--max-bits", max_bits, "limit: bits of a number written out");
    command.add_option("--max-steps", max_steps, "limit: steps of work");
    command.add_option("--max-depth", max_depth, "limit: nesting of an expression");
    command.add_option("--max-seconds", max_seconds, "safety net: seconds (default 2)");
}

symbolic::evaluation_options common_flags::evaluation() const {
    symbolic::evaluation_options options;
    choose(options.chosen, question::zero_to_zero, zero_to_zero);
    choose(options.chosen, question::negative_base, negative_base);
    choose(options.chosen, question::even_fraction, even_fraction);
    options.bounds.max_bits = max_bits;
    options.bounds.max_steps = max_steps;
    options.bounds.max_depth = std::min<std::uint32_t>(max_depth, 1000);
    options.bounds.max_seconds = max_seconds;
    return options;
}

split_arguments split(CLI::App const& command, std::vector<std::string> const& arguments) {
    split_arguments result;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        auto const& argument = arguments[i];
        auto const name = argument.substr(0, argument.find('='));
        CLI::Option const* option = nullptr;
        if (argument.size() > 1 && argument[0] == '-') option = command.get_option_no_throw(name);
        if (argument == "--") {
            result.expressions.insert(result.expressions.end(),
                                      arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                      arguments.end());
            break;
        }
        if (option == nullptr && !looks_like_flag(argument)) {
            result.expressions.push_back(argument);
            continue;
        }
        result.flags.push_back(argument);
        bool const takes_value = option != nullptr && option->get_items_expected_max() > 0 &&
                                 option->get_type_size_max() > 0;
        if (takes_value && name.size() == argument.size() && i + 1 < arguments.size()) {
            result.flags.push_back(arguments[++i]);
        }
    }
    return result;
}

std::vector<std::string> inputs_of(std::vector<std::string> const& arguments,
                                   std::istream& standard_input) {
    std::vector<std::string> inputs;
    for (auto const& argument : arguments) {
        if (argument != "-") {
            inputs.push_back(argument);
            continue;
        }
        for (std::string line; std::getline(standard_input, line);) {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (!line.empty()) inputs.push_back(line);
        }
    }
    return inputs;
}

json json_of(symbolic::span where) { return json::array({where.begin, where.end}); }

json json_of(std::vector<symbolic::reason_at> const& reasons) {
    json list = json::array();
    for (auto const& r : reasons) {
        list.push_back({{"reason", r.sentence}, {"span", json_of(r.where)}});
    }
    return list;
}

json json_of(std::vector<symbolic::candidate> const& candidates) {
    json list = json::array();
    for (auto const& c : candidates) {
        list.push_back(
            {{"convention", c.convention}, {"value", c.value ? json(*c.value) : json(nullptr)}});
    }
    return list;
}

std::vector<std::string> convention_names(question_set used, conventions chosen) {
    return lesson::convention_names(used, chosen);
}

json conventions_json(question_set used, conventions chosen) {
    json list = json::array();
    for (auto& name : convention_names(used, chosen)) list.push_back(std::move(name));
    return list;
}

json text_or_null(std::string const& text) { return text.empty() ? json(nullptr) : json(text); }

std::string pointed(std::string_view input, symbolic::span where) {
    auto const begin = std::min(where.begin, input.size());
    auto const end = std::min(std::max(where.end, begin), input.size());
    auto const carets = std::max<std::size_t>(1, code_points(input.substr(begin, end - begin)));
    std::string result = "  " + std::string(input) + "\n  ";
    result.append(code_points(input.substr(0, begin)), ' ');
    result.append(carets, '^');
    return result + "\n";
}

std::string explain(syntax::parse_error const& error) { return syntax::describe(error); }

void write_line(std::ostream& out, json const& object) {
    out << object.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
}

}  // namespace surd::cli

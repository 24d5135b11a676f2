// SPDX-License-Identifier: BSL-1.0
#include "surd/symbolic/solve.hpp"

#include <iostream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "surd/real/best_form.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::cli {

namespace {

using symbolic::solution_set;
using symbolic::value_kind;

std::vector<std::string> texts(std::vector<exact_real> const& values, limits const& bounds) {
    std::vector<std::string> result;
    result.reserve(values.size());
    for (auto const& value : values) result.push_back(to_string(best_form(value, bounds)));
    return result;
}

json solve_json(std::string const& input, solution_set const& found, limits const& bounds) {
    json object;
    bool const known = found.outcome == value_kind::value;
    object["input"] = input;
    object["unknown"] = text_or_null(found.unknown);
    object["real"] = known ? json(texts(found.real, bounds)) : json::array();
    object["irrational"] = known ? json(found.irrational) : json::array();
    object["every"] = text_or_null(found.every);
    object["nonreal_count"] =
        known && found.nonreal_count ? json(found.nonreal_count->to_string()) : json(nullptr);
    object["outcome"] = word_for(found.outcome);
    object["extraneous"] = json::array();
    for (auto const& root : found.extraneous) {
        object["extraneous"].push_back(
            {{"value", to_string(best_form(root.value, bounds))}, {"why", root.why}});
    }
    object["reasons"] = json_of(found.reasons);
    return object;
}

void print_solutions(std::string const& input, solution_set const& found, limits const& bounds) {
    if (found.outcome != value_kind::value) {
        std::cout << input << ": " << word_for(found.outcome) << '\n';
        for (auto const& r : found.reasons) {
            std::cout << pointed(input, r.where) << "  " << r.sentence << '\n';
        }
        return;
    }
    std::cout << input << ": ";
    if (!found.every.empty()) {
        std::cout << "every " << found.every;
    } else {
        auto all = texts(found.real, bounds);
        all.insert(all.end(), found.irrational.begin(), found.irrational.end());
        if (all.empty()) std::cout << "no real solution";
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::cout << (i == 0 ? found.unknown + " = " : ", ") << all[i];
        }
    }
    if (found.nonreal_count && !found.nonreal_count->is_zero()) {
        std::cout << " (and " << found.nonreal_count->to_string() << " non-real)";
    }
    std::cout << '\n';
    for (auto const& root : found.extraneous) {
        std::cout << "  extraneous: " << found.unknown << " = "
                  << to_string(best_form(root.value, bounds)) << " (" << root.why << ")\n";
    }
}

solution_set unread(syntax::parse_error const& error) {
    solution_set nothing;
    nothing.outcome = value_kind::outside;
    nothing.reasons.push_back({explain(error), error.where});
    return nothing;
}

}  // namespace

int solve(arguments const& args) {
    common_flags flags;
    CLI::App app("real solutions of each equation in one unknown", "surd solve");
    flags.add_to(app);
    return with_inputs(app, args, [&](std::vector<std::string> const& inputs) {
        int status = exit_code::ok;
        auto const options = flags.evaluation();
        for (auto const& input : inputs) {
            auto const parsed = syntax::parse_chain(input);
            bool const is_equation = parsed && parsed->relations.size() == 1 &&
                                     parsed->relations[0] == symbolic::relation::equal;
            if (!is_equation) {
                status = exit_code::usage;
                syntax::parse_error error;
                if (parsed) {
                    error.where = parsed->where;
                    error.cause = "an equation has one = sign";
                } else {
                    error = parsed.error();
                }
                auto object = solve_json(input, unread(error), options.bounds);
                object["outcome"] = "parse-error";
                if (flags.as_json) {
                    write_line(std::cout, object);
                } else {
                    std::cout << input << ": parse-error\n"
                              << pointed(input, error.where) << "  " << explain(error) << '\n';
                }
                continue;
            }
            auto const found = symbolic::solve(parsed->terms[0], parsed->terms[1], options);
            if (flags.as_json) {
                write_line(std::cout, solve_json(input, found, options.bounds));
            } else {
                print_solutions(input, found, options.bounds);
                for (auto const& name : convention_names(found.conventions, options.chosen)) {
                    std::cout << "  convention used: " << name << '\n';
                }
            }
        }
        return status;
    });
}

}  // namespace surd::cli

// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "surd/real/best_form.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::cli {

namespace {

using symbolic::evaluation;

constexpr std::pair<char const*, radical_form> forms[] = {
    {"simplest-radical", radical_form::simplest_radical},
    {"rationalised", radical_form::rationalised},
    {"no-negative-exponents", radical_form::no_negative_exponents},
    {"lowest", radical_form::lowest_terms},
};

struct form_fact {
    std::string form;
    form_report report;
};

std::vector<form_fact> facts_of(exact_real const& value, std::vector<std::string> const& asked) {
    std::vector<form_fact> facts;
    for (auto const& [name, form] : forms) {
        bool const wanted =
            asked.empty() || std::find(asked.begin(), asked.end(), name) != asked.end();
        if (wanted) facts.push_back({name, is_in_form(value, form)});
    }
    return facts;
}

}  // namespace

int simplify(arguments const& args) {
    common_flags flags;
    std::vector<std::string> asked;
    CLI::App app("each expression in its best form, and which forms it has", "surd simplify");
    flags.add_to(app);
    app.add_option("--form", asked, "simplest-radical, rationalised, no-negative-exponents, lowest")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(
            CLI::IsMember({"simplest-radical", "rationalised", "no-negative-exponents", "lowest"}));
    return with_inputs(app, args, [&](std::vector<std::string> const& inputs) {
        int status = exit_code::ok;
        auto const options = flags.evaluation();
        for (auto const& input : inputs) {
            auto const parsed = syntax::parse_expression(input);
            json object;
            object["input"] = input;
            if (!parsed) {
                status = exit_code::usage;
                object["outcome"] = "parse-error";
                object["value"] = nullptr;
                object["reasons"] = json_of(std::vector<symbolic::reason_at>{
                    {explain(parsed.error()), parsed.error().where}});
                if (flags.as_json) {
                    write_line(std::cout, object);
                } else {
                    std::cout << input << ": parse-error\n"
                              << pointed(input, parsed.error().where) << "  "
                              << explain(parsed.error()) << '\n';
                }
                continue;
            }
            auto const value = evaluate(*parsed, options);
            object["outcome"] = word_for(value.kind);
            if (!value.has_value()) {
                object["value"] = nullptr;
                object["reasons"] = json_of(value.reasons);
                if (flags.as_json) {
                    write_line(std::cout, object);
                } else {
                    std::cout << input << ": " << word_for(value.kind) << '\n';
                    for (auto const& r : value.reasons) {
                        std::cout << pointed(input, r.where) << "  " << r.sentence << '\n';
                    }
                }
                continue;
            }
            auto const best = best_form(value.value, options.bounds);
            auto const facts = facts_of(best, asked);
            object["value"] = to_string(best);
            object["reasons"] = json::array();
            object["forms"] = json::object();
            for (auto const& fact : facts) {
                object["forms"][fact.form] = {{"holds", fact.report.holds},
                                              {"remains", fact.report.remains}};
            }
            if (flags.as_json) {
                write_line(std::cout, object);
                continue;
            }
            std::cout << input << " = " << to_string(best) << '\n';
            for (auto const& fact : facts) {
                std::cout << "  " << fact.form << ": " << (fact.report.holds ? "yes" : "no")
                          << '\n';
                for (auto const& rest : fact.report.remains) {
                    std::cout << "    " << rest << '\n';
                }
            }
        }
        return status;
    });
}

}  // namespace surd::cli

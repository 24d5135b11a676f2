// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "surd/real/best_form.hpp"
#include "surd/symbolic/simplify.hpp"
#include "surd/syntax/assumptions.hpp"
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

/// Where a law holds, in words; nothing for everywhere.
std::string where_text(symbolic::condition const& where) {
    return where.is_always() ? std::string() : where.to_string();
}

/// An expression with variables: a simpler form, the laws used and the conditions they brought.
void simplify_variables(std::string const& input, symbolic::expression const& e,
                        symbolic::judge_options const& options, bool as_json) {
    auto const s = symbolic::simplify(e, options);
    auto const condition = where_text(s.valid);
    auto const chosen = options.evaluation.chosen;
    if (as_json) {
        json object;
        object["input"] = input;
        object["outcome"] = s.is_known ? word_for(symbolic::value_kind::value)
                                       : word_for(symbolic::value_kind::outside);
        object["value"] = s.is_known ? json(to_string(s.result)) : json(nullptr);
        object["reasons"] = json::array();
        object["forms"] = json::object();
        object["condition"] = text_or_null(condition);
        object["conventions"] = conventions_json(s.conventions, chosen);
        object["assumed"] = json::array();
        for (auto const& text : options.assumptions) object["assumed"].push_back(text);
        object["steps"] = json::array();
        for (auto const& step : s.steps) {
            object["steps"].push_back({{"law", law_for(step.by).name},
                                       {"before", to_string(step.before)},
                                       {"after", to_string(step.after)},
                                       {"condition", text_or_null(where_text(step.valid))}});
        }
        write_line(std::cout, object);
        return;
    }
    if (!s.is_known) {
        std::cout << input << ": not simplified, beyond the analysis by cases\n";
        return;
    }
    std::cout << input << " = " << to_string(s.result) << '\n';
    for (auto const& step : s.steps) {
        auto const where = where_text(step.valid);
        std::cout << "  " << law_for(step.by).name << ": " << to_string(step.before) << " = "
                  << to_string(step.after) << (where.empty() ? "" : ", for " + where) << '\n';
    }
    if (!condition.empty()) std::cout << "  holds for: " << condition << '\n';
    for (auto const& text : options.assumptions) std::cout << "  assumed: " << text << '\n';
    for (auto const& name : convention_names(s.conventions, chosen)) {
        std::cout << "  convention used: " << name << '\n';
    }
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
        symbolic::judge_options assumed;
        assumed.evaluation = options;
        std::vector<syntax::stated_definition> stated;
        for (auto const& text : flags.assume) {
            if (auto const part = syntax::add_assumptions(assumed, stated, text)) {
                std::cerr << "surd simplify: --assume: not understood: " << *part << '\n';
                return exit_code::usage;
            }
        }
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
            auto const meant = symbolic::expand(*parsed, assumed.definitions);
            if (!meant.is_closed()) {
                simplify_variables(input, meant, assumed, flags.as_json);
                continue;
            }
            auto const value = evaluate(meant, options);
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

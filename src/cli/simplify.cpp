// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "surd/symbolic/simplify.hpp"
#include "surd/symbolic/written_form.hpp"
#include "surd/syntax/assumptions.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::cli {

namespace {

constexpr std::pair<char const*, radical_form> forms[] = {
    {"simplest-radical", radical_form::simplest_radical},
    {"rationalised", radical_form::rationalised},
    {"no-negative-exponents", radical_form::no_negative_exponents},
    {"lowest", radical_form::lowest_terms},
};

/// Which forms an input has as written, and its value in the best form that was found.
struct simplified {
    std::string outcome;
    std::optional<std::string> value;
    std::optional<std::string> condition;          ///< where an input with variables has the value
    std::optional<symbolic::simplification> laws;  ///< of an input with variables
    std::vector<std::string> assumed;
    std::vector<std::pair<char const*, symbolic::written_form>> as_written;
    std::vector<std::pair<char const*, form_report>> of_value;
    std::vector<symbolic::reason_at> reasons;
    symbolic::span where;

    [[nodiscard]] bool has_forms() const {
        return value && std::all_of(as_written.begin(), as_written.end(),
                                    [](auto const& fact) { return fact.second.holds(); });
    }
};

std::vector<std::pair<char const*, radical_form>> wanted(std::vector<std::string> const& asked) {
    std::vector<std::pair<char const*, radical_form>> chosen;
    for (auto const& form : forms)
        if (asked.empty() || std::find(asked.begin(), asked.end(), form.first) != asked.end())
            chosen.push_back(form);
    return chosen;
}

simplified simplify_closed(symbolic::expression const& written,
                           std::vector<std::string> const& asked,
                           symbolic::evaluation_options const& options) {
    simplified result;
    auto const found = evaluate(written, options);
    result.outcome = word_for(found.kind);
    result.reasons = found.reasons;
    if (!found.has_value()) return result;
    auto const best = best_form(found.value, options.bounds);
    result.value = to_string(best);
    for (auto const& [name, form] : wanted(asked))
        result.of_value.emplace_back(name, is_in_form(best, form));
    return result;
}

/// With variables: a simpler form, the laws used and the conditions they brought.
simplified simplify_open(symbolic::expression const& written,
                         symbolic::judge_options const& options) {
    simplified result;
    result.laws = symbolic::simplify(written, options);
    result.assumed = options.assumptions;
    result.outcome = word_for(result.laws->is_known ? symbolic::value_kind::value
                                                    : symbolic::value_kind::outside);
    if (!result.laws->is_known) {
        result.reasons.push_back({"beyond the analysis by cases", written.where()});
        return result;
    }
    result.value = to_string(result.laws->result);
    if (!result.laws->valid.is_always()) result.condition = result.laws->valid.to_string();
    return result;
}

simplified simplify_input(std::string const& input, std::vector<std::string> const& asked,
                          symbolic::judge_options const& options) {
    auto const parsed = syntax::parse_expression(input);
    simplified result;
    if (!parsed) {
        result.outcome = "parse-error";
        result.reasons.push_back({explain(parsed.error()), parsed.error().where});
        result.where = parsed.error().where;
        return result;
    }
    auto const meant = symbolic::expand(*parsed, options.definitions);
    result = meant.is_closed() ? simplify_closed(meant, asked, options.evaluation)
                               : simplify_open(meant, options);
    // The forms of an expression with variables are told when they are asked for.
    if (result.value && (meant.is_closed() || !asked.empty()))
        for (auto const& [name, form] : wanted(asked))
            result.as_written.emplace_back(name,
                                           written_form_of(*parsed, form, options.evaluation));
    result.where = parsed->where();
    return result;
}

/// Where a law holds, in words; nothing for everywhere.
std::string where_text(symbolic::condition const& where) {
    return where.is_always() ? std::string() : where.to_string();
}

void add_laws(json& object, simplified const& result, conventions chosen) {
    object["conventions"] = conventions_json(result.laws->conventions, chosen);
    object["assumed"] = result.assumed;
    object["steps"] = json::array();
    for (auto const& step : result.laws->steps) {
        object["steps"].push_back({{"law", law_for(step.by).name},
                                   {"before", to_string(step.before)},
                                   {"after", to_string(step.after)},
                                   {"condition", text_or_null(where_text(step.valid))}});
    }
}

json object_of(std::string const& input, simplified const& result, conventions chosen) {
    json object;
    object["input"] = input;
    object["outcome"] = result.outcome;
    object["value"] = nullptr;
    if (result.value) object["value"] = *result.value;
    object["condition"] = nullptr;
    if (result.condition) object["condition"] = *result.condition;
    if (result.laws) add_laws(object, result, chosen);
    object["forms"] = json::object();
    for (auto const& [name, fact] : result.as_written) {
        json remains = json::array();
        for (auto const& step : fact.remains)
            remains.push_back({{"step", step.sentence}, {"span", json_of(step.where)}});
        object["forms"][name] = {{"holds", fact.holds()}, {"remains", remains}};
    }
    object["value_forms"] = json::object();
    for (auto const& [name, fact] : result.of_value)
        object["value_forms"][name] = {{"holds", fact.holds}, {"remains", fact.remains}};
    object["reasons"] = json_of(result.reasons);
    object["span"] = json_of(result.where);
    return object;
}

void print_laws(simplified const& result, conventions chosen) {
    for (auto const& step : result.laws->steps) {
        auto const where = where_text(step.valid);
        std::cout << "  " << law_for(step.by).name << ": " << to_string(step.before) << " = "
                  << to_string(step.after) << (where.empty() ? "" : ", for " + where) << '\n';
    }
    if (result.condition) std::cout << "  holds for: " << *result.condition << '\n';
    for (auto const& text : result.assumed) std::cout << "  assumed: " << text << '\n';
    for (auto const& name : convention_names(result.laws->conventions, chosen)) {
        std::cout << "  convention used: " << name << '\n';
    }
}

void print(std::string const& input, simplified const& result, conventions chosen) {
    if (!result.value) {
        std::cout << input << ": " << result.outcome << '\n';
        for (auto const& r : result.reasons)
            std::cout << pointed(input, r.where) << "  " << r.sentence << '\n';
        return;
    }
    std::cout << input << " = " << *result.value << '\n';
    if (result.laws) print_laws(result, chosen);
    for (auto const& [name, fact] : result.as_written) {
        std::cout << "  " << name << ": " << (fact.holds() ? "yes" : "no") << '\n';
        for (auto const& step : fact.remains) std::cout << "    " << step.sentence << '\n';
    }
    for (auto const& [name, fact] : result.of_value)
        for (auto const& rest : fact.remains)
            std::cout << "  the value is not " << name << ": " << rest << '\n';
}

}  // namespace

int simplify(arguments const& args) {
    common_flags flags;
    std::vector<std::string> asked;
    CLI::App app("each expression in its best form, and which forms it has as written",
                 "surd simplify");
    flags.add_to(app);
    app.add_option("--form", asked, "simplest-radical, rationalised, no-negative-exponents, lowest")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(
            CLI::IsMember({"simplest-radical", "rationalised", "no-negative-exponents", "lowest"}));
    return with_inputs(app, args, [&](std::vector<std::string> const& inputs) {
        symbolic::judge_options options;
        options.evaluation = flags.evaluation();
        std::vector<syntax::stated_definition> stated;
        for (auto const& text : flags.assume) {
            if (auto const part = syntax::add_assumptions(options, stated, text)) {
                std::cerr << "surd simplify: --assume: not understood: " << *part << '\n';
                return exit_code::usage;
            }
        }
        bool unread = false;
        bool lacking = false;
        for (auto const& input : inputs) {
            auto const result = simplify_input(input, asked, options);
            unread = unread || result.outcome == "parse-error";
            lacking = lacking || (!asked.empty() && !result.has_forms());
            if (flags.as_json) {
                write_line(std::cout, object_of(input, result, options.evaluation.chosen));
            } else {
                print(input, result, options.evaluation.chosen);
            }
        }
        return unread ? exit_code::usage : lacking ? exit_code::found : exit_code::ok;
    });
}

}  // namespace surd::cli

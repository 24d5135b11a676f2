// SPDX-License-Identifier: BSL-1.0
#include <iostream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "surd/real/best_form.hpp"
#include "surd/real/digits.hpp"
#include "surd/symbolic/domain.hpp"
#include "surd/syntax/assumptions.hpp"
#include "surd/syntax/parse.hpp"

namespace surd::cli {

namespace {

using symbolic::evaluation;
using symbolic::value_kind;

constexpr std::uint64_t default_digits = 20;

/// A decimal rendering: exact ones in full, others cut to the digits asked for and marked "…".
struct rendering {
    std::string text;
    bool exact = false;
};

std::optional<rendering> decimal_of(exact_real const& value, common_flags const& flags) {
    auto const count = flags.digits != 0 ? flags.digits : default_digits;
    auto const found = digits(value, count, flags.evaluation().bounds);
    if (!found.has_value()) return std::nullopt;
    rendering result;
    result.exact = found->is_exact;
    auto shortest = *found;
    if (result.exact) {
        // Zeros behind the last digit that counts say nothing.
        auto const last = shortest.digits.find_last_not_of('0');
        shortest.digits.erase(last == std::string::npos ? 0 : last + 1);
    }
    result.text = shortest.to_string(result.exact ? 20 : 4);
    if (!result.exact) result.text += "…";
    return result;
}

struct shown_value {
    std::string exact;
    form_report simplest;
    std::optional<rendering> decimal;
};

shown_value show(exact_real const& value, common_flags const& flags) {
    auto const bounds = flags.evaluation().bounds;
    auto const best = best_form(value, bounds);
    shown_value result;
    result.exact = to_string(best);
    result.simplest = is_in_form(best, radical_form::simplest_radical);
    result.decimal = decimal_of(best, flags);
    return result;
}

json eval_json(std::string const& input, evaluation const& e, common_flags const& flags,
               symbolic::span where) {
    json object;
    auto const chosen = flags.evaluation().chosen;
    object["input"] = input;
    object["outcome"] = word_for(e.kind);
    object["value"] = nullptr;
    object["decimal"] = nullptr;
    object["exact_decimal"] = nullptr;
    object["reduced"] = nullptr;
    if (e.has_value()) {
        auto const shown = show(e.value, flags);
        object["value"] = shown.exact;
        object["reduced"] = shown.simplest.holds;
        if (shown.decimal) {
            object["decimal"] = shown.decimal->text;
            object["exact_decimal"] = shown.decimal->exact;
        }
    }
    object["conventions"] = conventions_json(e.conventions, chosen);
    object["reasons"] = json_of(e.reasons);
    object["candidates"] = json_of(e.candidates);
    object["principal"] = nullptr;
    if (e.principal) {
        object["principal"] = {{"modulus", to_string(best_form(e.principal->modulus))},
                               {"argument", e.principal->argument.to_string()}};
    }
    object["hint"] = text_or_null(e.hint);
    object["span"] = json_of(where);
    return object;
}

json unread_json(std::string const& input, syntax::parse_error const& error) {
    evaluation nothing;
    nothing.kind = value_kind::outside;
    nothing.reasons.push_back({explain(error), error.where});
    auto object = eval_json(input, nothing, {}, error.where);
    object["outcome"] = "parse-error";
    return object;
}

void print_value(std::string const& input, evaluation const& e, common_flags const& flags) {
    auto const shown = show(e.value, flags);
    std::cout << input << " = " << shown.exact;
    if (shown.decimal && shown.decimal->text != shown.exact) {
        std::cout << (shown.decimal->exact ? " = " : " ≈ ") << shown.decimal->text;
    }
    std::cout << '\n';
    for (auto const& rest : shown.simplest.remains)
        std::cout << "  exact, but not reduced: " << rest << '\n';
}

void print_missing(std::string const& input, evaluation const& e) {
    std::cout << input << ": " << word_for(e.kind) << '\n';
    for (auto const& r : e.reasons) {
        std::cout << pointed(input, r.where) << "  " << r.sentence << '\n';
    }
    for (auto const& c : e.candidates) {
        std::cout << "  " << c.convention << ": " << c.value.value_or("no real value") << '\n';
    }
    if (e.principal) {
        std::cout << "  complex principal value: modulus "
                  << to_string(best_form(e.principal->modulus)) << ", argument "
                  << e.principal->argument.to_string() << " of pi\n";
    }
}

/// For an expression with variables that nobody gave a value: where it has one.
std::string domain_hint(symbolic::expression const& e, symbolic::judge_options const& options) {
    auto const domain = symbolic::domain_of(e, options);
    std::string const simplify_hint = "surd simplify shows its form";
    if (!domain.is_known) return simplify_hint;
    if (domain.where.is_never()) return "has no value anywhere";
    return "has a value " +
           (domain.where.is_always() ? std::string("everywhere")
                                     : "for " + domain.where.to_string()) +
           "; " + simplify_hint;
}

}  // namespace

int eval(arguments const& args) {
    common_flags flags;
    CLI::App app("exact value of each expression, or why it has none", "surd eval");
    flags.add_to(app);
    return with_inputs(app, args, [&](std::vector<std::string> const& inputs) {
        int status = exit_code::ok;
        auto const options = flags.evaluation();
        symbolic::judge_options assumed;
        assumed.evaluation = options;
        std::vector<syntax::stated_definition> stated;
        for (auto const& text : flags.assume) {
            if (auto const part = syntax::add_assumptions(assumed, stated, text)) {
                std::cerr << "surd eval: --assume: not understood: " << *part << '\n';
                return exit_code::usage;
            }
        }
        for (auto const& input : inputs) {
            auto const parsed = syntax::parse_expression(input);
            if (!parsed) {
                status = exit_code::usage;
                if (flags.as_json) {
                    write_line(std::cout, unread_json(input, parsed.error()));
                } else {
                    std::cout << input << ": parse-error\n"
                              << pointed(input, parsed.error().where) << "  "
                              << explain(parsed.error()) << '\n';
                }
                continue;
            }
            auto const meant = symbolic::expand(*parsed, assumed.definitions);
            auto value = evaluate(meant, options);
            bool const has_variables = !symbolic::variables_of(meant).empty();
            if (has_variables && value.hint.empty()) value.hint = domain_hint(meant, assumed);
            if (flags.as_json) {
                write_line(std::cout, eval_json(input, value, flags, parsed->where()));
                continue;
            }
            if (value.has_value()) {
                print_value(input, value, flags);
            } else {
                print_missing(input, value);
            }
            for (auto const& name : convention_names(value.conventions, options.chosen)) {
                std::cout << "  convention used: " << name << '\n';
            }
            if (!value.hint.empty()) std::cout << "  hint: " << value.hint << '\n';
        }
        return status;
    });
}

}  // namespace surd::cli

// SPDX-License-Identifier: BSL-1.0
#include <iostream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "cli/judgement_text.hpp"
#include "surd/lesson/judge_text.hpp"
#include "surd/real/best_form.hpp"
#include "surd/syntax/assumptions.hpp"

namespace surd::cli {

namespace {

/// The expression, when the input is one without any relation.
symbolic::expression const* bare_expression(lesson::judged_text const& judged) {
    if (judged.unread || judged.read.pieces.size() != 1) return nullptr;
    auto const& piece = judged.read.pieces.front();
    bool const is_bare =
        piece.content.is_expression() && !piece.ends_in_set && piece.domain.empty();
    return is_bare ? &piece.content.terms.front() : nullptr;
}

/// Judges a bare expression by its outcome, which is returned: "value" with the value as the left
/// side, "undefined", "non-real", ...
std::string judge_expression(symbolic::judgement& result, symbolic::expression const& written,
                             symbolic::judge_options const& options) {
    auto const e = symbolic::expand(written, options.definitions);
    if (!e.is_closed()) {
        result.hint = "an expression, no statement";
        return word_for(result.outcome);
    }
    auto const found = evaluate(e, options.evaluation);
    result.reasons = found.reasons;
    result.candidates = found.candidates;
    result.conventions = found.conventions;
    result.hint = found.hint;
    if (found.has_value()) {
        result.left = to_string(best_form(found.value, options.evaluation.bounds));
    }
    if (found.kind == symbolic::value_kind::beyond_limits) {
        return word_for(symbolic::verdict::undecided);
    }
    return word_for(found.kind);
}

/// The definitions of --assume that the statement uses join the assumptions in use.
void add_used_definitions(lesson::judged_text& judged,
                          std::vector<syntax::stated_definition> const& stated) {
    for (auto const& definition : stated) {
        bool used = false;
        for (auto const& piece : judged.read.pieces) {
            for (auto const& term : piece.content.terms) {
                used = used || mentions(term, definition.name);
            }
        }
        if (used) judged.result.assumed.push_back(definition.text);
    }
}

json verify_json(std::string const& input, std::string const& word,
                 lesson::judged_text const& judged, conventions chosen) {
    json object;
    object["input"] = input;
    object["verdict"] = word;
    add_judgement(object, judged.result, chosen);
    if (judged.unread) {
        object["reasons"] = json_of(
            std::vector<symbolic::reason_at>{{explain(*judged.unread), judged.unread->where}});
        object["span"] = json_of(judged.unread->where);
    } else {
        object["span"] = json_of(judged.read.where);
    }
    return object;
}

}  // namespace

int verify(arguments const& args) {
    common_flags flags;
    CLI::App app("verdict of each statement", "surd verify");
    flags.add_to(app);
    return with_inputs(app, args, [&](std::vector<std::string> const& inputs) {
        lesson::text_options options;
        options.judge.evaluation = flags.evaluation();
        std::vector<syntax::stated_definition> stated;
        for (auto const& text : flags.assume) {
            if (auto const part = syntax::add_assumptions(options.judge, stated, text)) {
                std::cerr << "surd verify: --assume: not understood: " << *part << '\n';
                return exit_code::usage;
            }
        }
        bool unread = false;
        bool refuted = false;
        for (auto const& input : inputs) {
            auto judged = lesson::judge_text(input, options);
            std::string word = judged.unread ? "parse-error" : word_for(judged.result.outcome);
            if (auto const* e = bare_expression(judged)) {
                word = judge_expression(judged.result, *e, options.judge);
            }
            add_used_definitions(judged, stated);
            unread = unread || judged.unread.has_value();
            refuted =
                refuted || (!judged.unread && judged.result.outcome == symbolic::verdict::refuted);
            if (flags.as_json) {
                write_line(std::cout,
                           verify_json(input, word, judged, options.judge.evaluation.chosen));
                continue;
            }
            if (judged.unread) {
                std::cout << "parse-error  " << input << '\n'
                          << pointed(input, judged.unread->where) << "  " << explain(*judged.unread)
                          << '\n';
                continue;
            }
            std::cout << word << "  " << input << '\n';
            if (word == word_for(symbolic::value_kind::value)) {
                std::cout << "  value: " << judged.result.left << '\n';
            }
            print_judgement(std::cout, input, judged.result, options.judge.evaluation.chosen);
        }
        return unread ? exit_code::usage : refuted ? exit_code::found : exit_code::ok;
    });
}

}  // namespace surd::cli

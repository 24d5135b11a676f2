// SPDX-License-Identifier: BSL-1.0
#include <iostream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/invoke.hpp"
#include "cli/judgement_text.hpp"
#include "surd/lesson/judge_text.hpp"

namespace surd::cli {

namespace {

json verify_json(std::string const& input, lesson::judged_text const& judged, conventions chosen) {
    json object;
    object["input"] = input;
    object["verdict"] = judged.unread ? "parse-error" : word_for(judged.result.outcome);
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
        options.judge.assumptions = flags.assume;
        bool unread = false;
        bool refuted = false;
        for (auto const& input : inputs) {
            auto const judged = lesson::judge_text(input, options);
            unread = unread || judged.unread.has_value();
            refuted =
                refuted || (!judged.unread && judged.result.outcome == symbolic::verdict::refuted);
            if (flags.as_json) {
                write_line(std::cout, verify_json(input, judged, options.judge.evaluation.chosen));
                continue;
            }
            if (judged.unread) {
                std::cout << "parse-error  " << input << '\n'
                          << pointed(input, judged.unread->where) << "  " << explain(*judged.unread)
                          << '\n';
                continue;
            }
            std::cout << word_for(judged.result.outcome) << "  " << input << '\n';
            print_judgement(std::cout, input, judged.result, options.judge.evaluation.chosen);
        }
        return unread ? exit_code::usage : refuted ? exit_code::found : exit_code::ok;
    });
}

}  // namespace surd::cli

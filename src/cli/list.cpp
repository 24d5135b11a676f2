// SPDX-License-Identifier: BSL-1.0
#include <iostream>

#include "cli/commands.hpp"
#include "cli/invoke.hpp"
#include "cli/lesson_flags.hpp"
#include "surd/lesson/report.hpp"

namespace surd::cli {

int list(arguments const& args) {
    lesson_flags flags;
    CLI::App app("every claim of lessons as written and as read, without a verdict", "surd list");
    flags.add_to(app);
    return with_flags(app, args, [&] {
        auto const complain = [](std::string const& sentence) {
            std::cerr << "surd list: " << sentence << '\n';
            return exit_code::usage;
        };
        if (auto const fault = flags.settle(app); !fault.empty()) return complain(fault);
        auto const lessons = check_lessons(flags);
        int status = exit_code::ok;
        for (auto const& fault : lessons.faults) status = complain(fault);
        for (auto const& report : lessons.reports) {
            if (!report.error.empty()) status = exit_code::usage;
        }
        if (flags.common.as_json) {
            write_list_json(std::cout, lessons.reports);
        } else {
            lesson::report_options options;
            options.language = flags.language();
            write_list(std::cout, lessons.reports, options);
        }
        return status;
    });
}

}  // namespace surd::cli

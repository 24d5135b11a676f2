// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/growth_flags.hpp"
#include "cli/invoke.hpp"
#include "cli/output_file.hpp"
#include "surd/growth/explorer_page.hpp"

namespace surd::cli {

namespace {

struct explore_flags {
    common_flags common;
    table_flags table;
    std::string output;
    std::string at;

    void add_to(CLI::App& app) {
        common.add_to(app);
        table.add_to(app);
        app.add_option("-o,--output", output, "the page to write; - for standard output")
            ->required();
        app.add_option("--at", at, "the size that is selected first (default: the middle one)");
    }
};

std::size_t row_at(growth::growth_table const& table, std::string const& at) {
    if (at.empty()) return middle_row(table);
    auto const size = number_argument("--at", at);
    auto const found = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&](auto const& row) { return row.size == size; });
    if (found == table.rows.end()) throw usage_fault{"--at: " + at + " is no size of the table"};
    return static_cast<std::size_t>(found - table.rows.begin());
}

std::string page_of(explore_flags const& flags) {
    auto const request = flags.table.request();
    if (request.exponents.size() > growth::most_page_exponents) {
        throw usage_fault{"a page shows at most " + std::to_string(growth::most_page_exponents) +
                          " exponents"};
    }
    auto const made = make_growth_table(request, flags.common.evaluation().bounds);
    if (!made) throw usage_fault{made.sentence()};
    if (made->rows.size() > growth::most_page_rows) {
        throw usage_fault{"a page shows at most " + std::to_string(growth::most_page_rows) +
                          " sizes; choose a larger base or a nearer end"};
    }
    return explorer_page(*made, growth::language_of(flags.common.lang), row_at(*made, flags.at));
}

}  // namespace

int explore(arguments const& args) {
    explore_flags flags;
    CLI::App app("the log-scale explorer of powers as one self-contained page", "surd explore");
    flags.add_to(app);
    return with_flags(app, with_negative_values_joined(args), [&] {
        try {
            if (write_output(flags.output, page_of(flags))) return exit_code::ok;
            throw usage_fault{"cannot write " + name_of_output(flags.output)};
        } catch (usage_fault const& fault) {
            std::cerr << "surd explore: " << fault.sentence << '\n';
            return exit_code::usage;
        }
    });
}

}  // namespace surd::cli

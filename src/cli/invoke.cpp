// SPDX-License-Identifier: BSL-1.0
#include "cli/invoke.hpp"

#include <exception>
#include <iostream>
#include <map>

#include "surd/config.hpp"

namespace surd::cli {

namespace {

constexpr char const* usage_text =
    R"(usage: surd COMMAND [FLAGS] [ARGUMENTS]

  eval EXPR...        exact value of an expression, or why it has none
  verify STATEMENT... verdict of a statement, such as "sqrt(x^2) = x"
  solve EQUATION...   real solutions of an equation
  simplify EXPR...    an expression in a form asked for
  check [PATH...]     check the mathematics of lessons
  list [PATH...]      every claim of lessons as it was read
  growth              scale factors and tables of powers
  explore -o PAGE     the log-scale explorer as one page

  surd COMMAND --help explains a command; - reads one input a line from standard input.
)";

int parse_flags(CLI::App& app, arguments const& flags, std::function<int()> const& command) {
    try {
        // CLI11 takes the arguments of a vector from its end.
        app.parse(arguments(flags.rbegin(), flags.rend()));
    } catch (CLI::ParseError const& error) {
        int const status = app.exit(error, std::cout, std::cerr);
        return status == 0 ? exit_code::ok : exit_code::usage;
    }
    return command();
}

}  // namespace

int with_inputs(CLI::App& app, arguments const& args,
                std::function<int(std::vector<std::string> const&)> const& command) {
    auto const [flags, expressions] = split(app, args);
    return parse_flags(app, flags, [&, &inputs = expressions] {
        auto const all = inputs_of(inputs, std::cin);
        if (all.empty() && inputs.empty()) {
            std::cerr << app.get_name() << ": nothing to read; give an argument, or - for standard "
                      << "input\n";
            return exit_code::usage;
        }
        return command(all);
    });
}

int with_flags(CLI::App& app, arguments const& args, std::function<int()> const& command) {
    return parse_flags(app, args, command);
}

int run(arguments const& args) {
    static std::map<std::string, int (*)(arguments const&), std::less<>> const commands = {
        {"eval", eval},   {"verify", verify}, {"solve", solve},   {"simplify", simplify},
        {"check", check}, {"list", list},     {"growth", growth}, {"explore", explore},
    };
    if (args.empty() || args[0] == "--help" || args[0] == "-h" || args[0] == "help") {
        (args.empty() ? std::cerr : std::cout) << usage_text;
        return args.empty() ? exit_code::usage : exit_code::ok;
    }
    if (args[0] == "--version") {
        std::cout << "surd " << SURD_VERSION << '\n';
        return exit_code::ok;
    }
    auto const found = commands.find(args[0]);
    if (found == commands.end()) {
        std::cerr << "surd: no command is called " << args[0] << "; see surd --help\n";
        return exit_code::usage;
    }
    try {
        return found->second(arguments(args.begin() + 1, args.end()));
    } catch (std::exception const& fault) {
        std::cerr << "surd: internal fault: " << fault.what() << '\n';
        return exit_code::internal;
    }
}

}  // namespace surd::cli

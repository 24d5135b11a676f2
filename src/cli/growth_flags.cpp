// SPDX-License-Identifier: BSL-1.0
#include "cli/growth_flags.hpp"

#include "surd/number/parse.hpp"

namespace surd::cli {

namespace {

// A size or base of more bits than this is no size; the table itself has its own limits.
constexpr std::uint64_t most_argument_bits = 1 << 16;

}  // namespace

void table_flags::add_to(CLI::App& app) {
    app.add_option("--from", from, "first size (default 128)");
    app.add_option("--to", to, "last size, not exceeded (default 8192)");
    app.add_option("--base", base, "factor from one size to the next (default 2)");
    app.add_option("--exponents", exponents, "exponents, such as 1,2 or 1/2,-1 (default 1,2)")
        ->delimiter(',')
        ->allow_extra_args(false);
}

rational number_argument(std::string const& flag, std::string const& text) {
    auto const number = parse_number(text, {.max_bits = most_argument_bits});
    if (!number) {
        throw usage_fault{flag + ": expected " + phrase_of(number.expected) + " at character " +
                          std::to_string(number.position + 1) + " of '" + text + "'"};
    }
    return number.value;
}

exponent exponent_argument(std::string const& flag, std::string const& text) {
    auto const p = number_argument(flag, text);
    if (!p.fits_int64()) throw usage_fault{flag + ": an exponent has at most 64 bits"};
    return exponent(p.numerator().to_int64(), p.denominator().to_int64());
}

growth::table_request table_flags::request() const {
    growth::table_request request;
    request.from = number_argument("--from", from);
    request.to = number_argument("--to", to);
    request.base = number_argument("--base", base);
    request.exponents.clear();
    for (auto const& text : exponents) {
        request.exponents.push_back(exponent_argument("--exponents", text));
    }
    auto const fault = request.first_fault();
    if (fault != growth::table_request::fault::none) {
        throw usage_fault{growth::sentence_of(fault)};
    }
    return request;
}

arguments with_negative_values_joined(arguments const& args) {
    arguments joined;
    for (auto const& argument : args) {
        bool const is_negative = argument.size() > 1 && argument[0] == '-' &&
                                 (argument[1] == '.' || (argument[1] >= '0' && argument[1] <= '9'));
        bool const after_flag = !joined.empty() && joined.back().rfind("--", 0) == 0 &&
                                joined.back().find('=') == std::string::npos;
        if (is_negative && after_flag) {
            joined.back() += '=' + argument;
        } else {
            joined.push_back(argument);
        }
    }
    return joined;
}

}  // namespace surd::cli

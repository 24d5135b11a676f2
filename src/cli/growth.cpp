// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <iostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/fit_report.hpp"
#include "cli/growth_flags.hpp"
#include "cli/invoke.hpp"
#include "cli/output_file.hpp"
#include "surd/growth/cell_table.hpp"
#include "surd/growth/chart.hpp"
#include "surd/growth/growth_name.hpp"
#include "surd/growth/power_law.hpp"
#include "surd/real/digits.hpp"

namespace surd::cli {

namespace {

struct growth_flags {
    common_flags common;
    table_flags table;
    std::string format = "text";
    std::string output;
    std::string scale;
    std::vector<std::string> points;
    std::string fit;
    std::string size_column;
    std::string value_column;
    std::uint32_t argument = 0;
    bool cpu_time = false;
    double confidence = 0.95;
    bool chart = false;
    bool ascii = false;

    void add_to(CLI::App& app) {
        common.add_to(app);
        table.add_to(app);
        app.add_option("--scale", scale, "what C n^p does when n becomes K n, for each exponent");
        app.add_option("--points", points, "the exponent through points SIZE:VALUE, exactly")
            ->expected(2, 1000);
        app.add_option("--fit", fit, "the exponent of measured data: CSV or Google Benchmark JSON");
        app.add_option("--size-column", size_column, "CSV column of the sizes, by name or number");
        app.add_option("--value-column", value_column, "CSV column of the values");
        app.add_option("--argument", argument,
                       "which argument of a benchmark is the size, from 1 (default: the one that "
                       "varies)");
        app.add_flag("--cpu-time", cpu_time, "of a benchmark, not its real time");
        app.add_option("--confidence", confidence, "of the interval (default 0.95)")
            ->check(CLI::Range(0.5, 0.9999));
        app.add_option("--format", format, "text, markdown, csv or json")
            ->check(CLI::IsMember({"text", "markdown", "csv", "json"}));
        app.add_flag("--chart", chart, "add a chart with logarithmic axes (text)");
        app.add_flag("--ascii", ascii, "draw the chart without Unicode");
        app.add_option("--output", output, "write to a file");
    }

    [[nodiscard]] bool as_json() const { return common.as_json || format == "json"; }
    [[nodiscard]] growth::language words() const { return growth::language_of(common.lang); }
    /// Whether machine output was asked for in no language: plain exact numbers.
    [[nodiscard]] bool is_plain() const { return format == "csv" && common.lang == "auto"; }
    [[nodiscard]] limits bounds() const { return common.evaluation().bounds; }
};

std::string line_of(json const& object) {
    std::ostringstream text;
    write_line(text, object);
    return text.str();
}

std::string formatted(growth::cell_table const& table, growth_flags const& flags) {
    if (flags.format == "markdown") return to_markdown(table);
    return flags.format == "csv" ? to_csv(table) : to_text(table);
}

/// A decimal of the value, with … when it is inexact; null beyond the limits.
json decimal_json(radical const& value, growth_flags const& flags) {
    auto const n = flags.common.digits == 0 ? 12 : flags.common.digits;
    auto const found = digits(exact_real(value), n, flags.bounds());
    if (!found) return nullptr;
    if (!found->is_exact) return found->to_string(4) + "…";
    auto shortest = *found;
    shortest.digits.erase(shortest.digits.find_last_not_of('0') + 1);
    return shortest.to_string();
}

json table_json(growth::growth_table const& table, growth_flags const& flags) {
    auto const& request = table.request;
    auto const text = [](exponent p) { return rational(p.numerator(), p.index()).to_string(); };
    json object;
    object["from"] = request.from.to_string();
    object["to"] = request.to.to_string();
    object["base"] = request.base.to_string();
    object["exponents"] = json::array();
    for (auto const p : request.exponents) object["exponents"].push_back(text(p));
    object["value_exponent"] = text(table.value_exponent);
    object["rows"] = json::array();
    for (auto const& row : table.rows) {
        json factors = json::array();
        json decimals = json::array();
        for (auto const& factor : row.factors) {
            factors.push_back(factor.to_string());
            decimals.push_back(decimal_json(factor, flags));
        }
        object["rows"].push_back({{"n", row.size.to_string()},
                                  {"factors", std::move(factors)},
                                  {"decimals", std::move(decimals)},
                                  {"value", row.value.to_string()}});
    }
    return object;
}

std::string table_output(growth_flags const& flags) {
    auto const made = make_growth_table(flags.table.request(), flags.bounds());
    if (!made) throw usage_fault{made.sentence()};
    if (flags.as_json()) return line_of(table_json(*made, flags));
    auto text =
        formatted(flags.is_plain() ? plain_cells_of(*made) : cells_of(*made, flags.words()), flags);
    if (flags.chart && flags.format == "text") {
        text += '\n' + terminal_chart(*made, flags.words(), {.ascii = flags.ascii});
    }
    return text;
}

std::string scale_output(growth_flags const& flags) {
    auto const k = number_argument("--scale", flags.scale);
    if (k.sign() <= 0) throw usage_fault{"--scale: a scale factor is positive"};
    std::vector<exponent> exponents;
    for (auto const& text : flags.table.exponents) {
        exponents.push_back(exponent_argument("--exponents", text));
    }
    if (!flags.as_json()) {
        auto const table = growth::scale_cells(k, exponents, flags.words(), flags.bounds());
        if (!table) throw usage_fault{table.sentence()};
        return formatted(*table, flags);
    }
    json object;
    object["scale"] = k.to_string();
    object["rows"] = json::array();
    for (auto const p : exponents) {
        auto const factor = growth::scale_factor(k, p, flags.bounds());
        if (!factor) throw usage_fault{factor.sentence()};
        object["rows"].push_back({{"exponent", rational(p.numerator(), p.index()).to_string()},
                                  {"factor", factor->to_string()},
                                  {"decimal", decimal_json(*factor, flags)},
                                  {"name", phrase(growth::name_of(p), flags.words())}});
    }
    return line_of(object);
}

growth::data_point point_argument(std::string const& text) {
    auto const colon = text.find(':');
    if (colon == std::string::npos) {
        throw usage_fault{"--points: expected SIZE:VALUE, such as 128:16384, not '" + text + "'"};
    }
    growth::data_point const point{number_argument("--points", text.substr(0, colon)),
                                   number_argument("--points", text.substr(colon + 1))};
    if (point.size.sign() <= 0 || point.value.sign() <= 0) {
        throw usage_fault{"--points: a power law has positive sizes and values, not " + text};
    }
    return point;
}

std::string points_output(growth_flags const& flags) {
    std::vector<growth::data_point> points;
    for (auto const& text : flags.points) points.push_back(point_argument(text));
    auto const found = growth::law_through(points, flags.bounds());
    if (flags.as_json()) {
        json object;
        object["points"] = flags.points;
        object["exponent"] = found ? json(found->exponent.to_string()) : json(nullptr);
        object["rational"] = found ? json(found->exponent.is_rational) : json(nullptr);
        object["law"] = found && found->law ? json(found->law->to_string()) : json(nullptr);
        object["coefficient"] =
            found && found->law ? json(found->law->coefficient().to_string()) : json(nullptr);
        return line_of(object);
    }
    if (!found) return "no power law goes through these points exactly; try --fit\n";
    auto text = "p = " + found->exponent.to_string() + '\n';
    if (found->law) text += "f(n) = " + found->law->to_string() + '\n';
    return text;
}

bool looks_like_json(std::string const& text) {
    auto const first = text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && text[first] == '{';
}

std::string fit_output(growth_flags const& flags) {
    auto const text = read_input(flags.fit);
    if (!text) throw usage_fault{"cannot read " + flags.fit};
    auto const read = looks_like_json(*text)
                          ? growth::read_google_benchmark(*text, {flags.cpu_time, flags.argument})
                          : growth::read_csv(*text, {flags.size_column, flags.value_column});
    if (!read) {
        auto const where = flags.fit + (read.line > 0 ? ":" + std::to_string(read.line) : "");
        throw usage_fault{where + ": " + read.fault};
    }
    growth::fit_options options;
    options.confidence = flags.confidence;
    std::string result;
    std::size_t fitted = 0;
    for (auto const& data : read.all) {
        auto const fit = growth::fit_power_law(data.points, options);
        if (!fit) {
            std::cerr << "surd growth: " << data.name << ": values at two sizes are needed\n";
            continue;
        }
        if (flags.as_json()) {
            result += line_of(fit_json(data, *fit, read.notes));
        } else {
            result += (fitted == 0 ? "" : "\n") + fit_text(data, *fit, flags.words());
        }
        ++fitted;
    }
    if (fitted == 0) throw usage_fault{flags.fit + ": nothing to fit"};
    if (!flags.as_json()) {
        for (auto const& note : read.notes) result += "note: " + note + '\n';
    }
    return result;
}

}  // namespace

int growth(arguments const& args) {
    growth_flags flags;
    CLI::App app("scale factors and tables of powers, and the exponents of data", "surd growth");
    flags.add_to(app);
    return with_flags(app, with_negative_values_joined(args), [&] {
        try {
            int const questions = !flags.scale.empty() + !flags.points.empty() + !flags.fit.empty();
            if (questions > 1) throw usage_fault{"ask one of --scale, --points and --fit"};
            auto const text = !flags.scale.empty()    ? scale_output(flags)
                              : !flags.points.empty() ? points_output(flags)
                              : !flags.fit.empty()    ? fit_output(flags)
                                                      : table_output(flags);
            if (write_output(flags.output, text)) return exit_code::ok;
            throw usage_fault{"cannot write " + name_of_output(flags.output)};
        } catch (usage_fault const& fault) {
            std::cerr << "surd growth: " << fault.sentence << '\n';
            return exit_code::usage;
        }
    });
}

}  // namespace surd::cli

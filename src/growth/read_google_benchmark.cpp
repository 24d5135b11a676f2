// SPDX-License-Identifier: BSL-1.0
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "surd/growth/measurements.hpp"
#include "surd/number/from_double.hpp"
#include "surd/number/parse.hpp"

namespace surd::growth {

namespace {

using json = nlohmann::json;

/// One run: its name in parts, such as BM_sort and 1024, and its time.
struct benchmark_run {
    std::vector<std::string> parts;
    std::vector<std::optional<rational>> numbers;  ///< of the parts
    rational nanoseconds;
    std::string aggregate;  ///< empty for a single run
};

/// A part that Google Benchmark adds for how it ran, no argument of the benchmark.
bool is_setting(std::string const& part) {
    static std::set<std::string> const words{"real_time", "process_time", "manual_time"};
    static std::set<std::string> const names{"iterations", "repeats", "min_time", "threads",
                                             "min_warmup_time"};
    return words.count(part) != 0 || names.count(part.substr(0, part.find(':'))) != 0;
}

std::vector<std::string> parts_of(std::string const& name) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= name.size();) {
        auto const end = std::min(name.find('/', at), name.size());
        auto part = name.substr(at, end - at);
        if (parts.empty() || !is_setting(part)) parts.push_back(std::move(part));
        at = end + 1;
    }
    return parts;
}

/// The number in a part: 1024, or size:1024.
std::optional<rational> number_of(std::string const& part) {
    auto const colon = part.rfind(':');
    auto const number = parse_number(part.substr(colon == std::string::npos ? 0 : colon + 1));
    if (!number) return std::nullopt;
    return number.value;
}

std::string text_in(json const& object, char const* key) {
    auto const found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::optional<rational> number_in(json const& object, char const* key) {
    auto const found = object.find(key);
    if (found == object.end() || !found->is_number()) return std::nullopt;
    auto const exact = simplest_rational_within_half_ulp(found->get<double>());
    if (!exact) return std::nullopt;
    return *exact;
}

/// Google Benchmark writes nanoseconds unless it says otherwise.
rational nanoseconds_in(std::string const& unit) {
    return unit == "s" ? 1'000'000'000 : unit == "ms" ? 1'000'000 : unit == "us" ? 1'000 : 1;
}

std::optional<benchmark_run> read_run(json const& entry, benchmark_options const& options,
                                      std::vector<std::string>& notes) {
    if (!entry.is_object()) return std::nullopt;
    auto name = text_in(entry, "run_name");
    if (name.empty()) name = text_in(entry, "name");
    if (auto const failed = entry.find("error_occurred");
        failed != entry.end() && *failed == json(true)) {
        notes.push_back(name + " is left out: " + text_in(entry, "error_message"));
        return std::nullopt;
    }
    auto const time = number_in(entry, options.cpu_time ? "cpu_time" : "real_time");
    if (name.empty() || !time) return std::nullopt;
    benchmark_run run{parts_of(name),
                      {},
                      *time * nanoseconds_in(text_in(entry, "time_unit")),
                      text_in(entry, "aggregate_name")};
    run.numbers.push_back(
        std::nullopt);  // the first part is the name, even where it ends in digits
    for (std::size_t i = 1; i < run.parts.size(); ++i) {
        run.numbers.push_back(number_of(run.parts[i]));
    }
    return run;
}

/// Single runs where there are any, else means, else medians.
std::vector<benchmark_run const*> without_aggregates(
    std::vector<benchmark_run const*> const& runs) {
    for (auto const* wanted : {"", "mean", "median"}) {
        std::vector<benchmark_run const*> chosen;
        std::copy_if(runs.begin(), runs.end(), std::back_inserter(chosen),
                     [&](auto const* run) { return run->aggregate == wanted; });
        if (!chosen.empty()) return chosen;
    }
    return {};
}

/// The position in the name of the one number that varies, over runs with names of one shape;
/// nothing when none or several do.
std::optional<std::size_t> varying_part(std::vector<benchmark_run const*> const& runs) {
    std::optional<std::size_t> found;
    for (std::size_t i = 1; i < runs.front()->parts.size(); ++i) {
        bool const varies = std::any_of(runs.begin(), runs.end(), [&](auto const* run) {
            return run->numbers[i] != runs.front()->numbers[i];
        });
        if (!varies) continue;
        if (found) return std::nullopt;
        found = i;
    }
    return found;
}

/// The position of the argument with this number from 1.
std::optional<std::size_t> argument_part(benchmark_run const& run, std::size_t argument) {
    for (std::size_t i = 1; i < run.parts.size(); ++i) {
        if (run.numbers[i] && --argument == 0) return i;
    }
    return std::nullopt;
}

/// The name with what varies replaced: BM_sort/n/8.
std::string series_name(benchmark_run const& run, std::size_t size_part) {
    std::string name;
    for (std::size_t i = 0; i < run.parts.size(); ++i) {
        bool const last_is_size = i == size_part && i + 1 == run.parts.size();
        if (last_is_size) continue;
        name += (i == 0 ? "" : "/") + (i == size_part ? std::string("n") : run.parts[i]);
    }
    return name;
}

/// Names of one shape: the words of the name with every number blanked out.
std::string shape_of(benchmark_run const& run) {
    std::string shape;
    for (std::size_t i = 0; i < run.parts.size(); ++i) {
        auto const& part = run.parts[i];
        auto const kept = run.numbers[i] ? part.substr(0, part.rfind(':') + 1) + '0' : part;
        shape += kept + '/';
    }
    return shape;
}

void collect(std::vector<benchmark_run const*> const& all, benchmark_options const& options,
             measurements& result) {
    auto const runs = without_aggregates(all);
    if (runs.empty()) return;
    auto const part =
        options.argument != 0 ? argument_part(*runs.front(), options.argument) : varying_part(runs);
    auto const& name = runs.front()->parts.front();
    if (!part) {
        result.notes.push_back(name + " is left out: no single argument varies");
        return;
    }
    std::map<std::string, series> by_name;
    for (auto const* run : runs) {
        auto const& size = run->numbers[*part];
        if (size->sign() <= 0 || run->nanoseconds.sign() <= 0) {
            result.notes.push_back(name + ": a size or time that is not positive is left out");
            continue;
        }
        auto const key = series_name(*run, *part);
        auto& one = by_name.try_emplace(key, series{key, "n", "ns", {}}).first->second;
        one.points.push_back({*size, run->nanoseconds});
    }
    for (auto& [key, one] : by_name) result.all.push_back(std::move(one));
}

}  // namespace

measurements read_google_benchmark(std::string_view text, benchmark_options const& options) {
    measurements result;
    auto const root = json::parse(text, nullptr, false);
    auto const list = root.is_object() ? root.find("benchmarks") : root.end();
    if (root.is_discarded() || list == root.end() || !list->is_array()) {
        result.fault = "no JSON of Google Benchmark: there is no list \"benchmarks\"";
        return result;
    }
    std::vector<benchmark_run> runs;
    for (auto const& entry : *list) {
        if (auto run = read_run(entry, options, result.notes)) runs.push_back(*std::move(run));
    }
    std::vector<std::string> order;
    std::map<std::string, std::vector<benchmark_run const*>> shapes;
    for (auto const& run : runs) {
        auto const shape = shape_of(run);
        auto& alike = shapes[shape];
        if (alike.empty()) order.push_back(shape);
        alike.push_back(&run);
    }
    for (auto const& shape : order) collect(shapes[shape], options, result);
    if (result.all.empty()) result.fault = "no benchmark runs over several sizes";
    return result;
}

}  // namespace surd::growth

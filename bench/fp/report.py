#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Tables and charts of a run of bench_fp saved by --benchmark_out=FILE.json.

usage: report.py FILE.json FOLDER

Writes FOLDER/floating_powers.md and its charts, and prints the Markdown. Times are medians of
nanoseconds of processor time per element; ratios compare rows of the one run.
"""
import collections
import html
import json
import pathlib
import statistics
import sys

Times = dict[tuple[str, str, str, str], dict[str, float]]
COLOURS = ["#9a9a9a", "#c9a227", "#b5651d", "#4c78a8", "#1a7f5a", "#8a4fa3"]


class Run:
    """The lines of one JSON file by format, measure, exponent and inputs; then by row."""

    def __init__(self, file: str) -> None:
        data = json.loads(pathlib.Path(file).read_text("utf-8"))
        self.context: dict[str, object] = data["context"]
        seen = collections.defaultdict(lambda: collections.defaultdict(list))
        self.lines: dict[tuple[str, ...], dict[str, float]] = {}
        self.plain: dict[str, list[float]] = collections.defaultdict(list)
        for line in data["benchmarks"]:
            if line.get("run_type") == "aggregate" or line.get("error_occurred"):
                continue
            parts = line["run_name"].split("/", 4)
            if parts[0] not in ("double", "float"):
                if "ns" in line:
                    self.plain[line["run_name"]].append(line["ns"])
                continue
            parts[4] = parts[4].removesuffix("/real_time").split("/iterations:")[0]
            if "ns" in line:
                seen[tuple(parts[:4])][parts[4]].append(line["ns"])
            else:
                self.lines[tuple(parts)] = line
        self.times: Times = {
            key: {row: statistics.median(all_of) for row, all_of in by_row.items()}
            for key, by_row in seen.items()
        }

    def time(self, measure: str, e: str, row: str, inputs: str = "random",
             number: str = "double") -> float | None:
        return self.times.get((number, measure, e, inputs), {}).get(row)

    def rows(self, number: str, measure: str, inputs: str = "random") -> list[str]:
        names: dict[str, None] = {}
        for (f, m, _, i), by_row in self.times.items():
            if (f, m, i) == (number, measure, inputs):
                names.update(dict.fromkeys(by_row))
        return sorted(names, key=lambda name: (not name.startswith("surd"), name))

    def exponents(self, number: str, measure: str) -> list[str]:
        return list(dict.fromkeys(k[2] for k in self.times if k[:2] == (number, measure)))


def spelled(e: str) -> str:
    p, q = e.split(":")
    return f"x^{p}" if q == "1" else f"x^({p}/{q})"


def figure(value: float | None, digits: int = 2) -> str:
    if value is None:
        return ""
    return f"{value:.{digits}f}" if value < 100 else f"{value:.0f}"


def table(head: list[str], body: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in body])


def times_table(run: Run, number: str, measure: str, inputs: str = "random") -> str:
    exponents = run.exponents(number, measure)
    body = []
    for row in run.rows(number, measure, inputs):
        cells = [figure(run.time(measure, e, row, inputs, number)) for e in exponents]
        body.append([row.replace("|", "\\|"), *cells])
    return table(["ns per element", *map(spelled, exponents)], body)


def accuracy_table(run: Run, number: str, inputs: str) -> str:
    found: dict[str, dict[str, str]] = {}
    for (f, measure, e, kind, row), line in run.lines.items():
        if (f, measure, kind) == (number, "accuracy", inputs):
            share = 100 * line["wrong"]
            text = "0" if share == 0 else f"{share:.2g}" if share < 1 else f"{share:.1f}"
            found.setdefault(row, {})[e] = f"{text} / {figure(line['ulp'], 3)}"
    exponents = list(dict.fromkeys(e for by_e in found.values() for e in by_e))
    body = [[row, *(found[row].get(e, "") for e in exponents)]
            for row in sorted(found, key=lambda name: (not name.startswith("surd"), name))]
    return table(["% not correctly rounded / largest ulp", *map(spelled, exponents)], body)


def memory_table(run: Run) -> str:
    copy = run.time("memory", "0:1", "a loop that copies")
    body = [["a loop that copies", "", figure(copy), "1.00"]]
    for (number, measure, e, _), by_row in run.times.items():
        if measure == "memory" and e != "0:1" and copy:
            body += [[row, spelled(e), figure(t), figure(t / copy)] for row, t in by_row.items()]
    return table(["row", "power", "ns per element", "over copying"], body)


def frequency_table(run: Run) -> str:
    body = []
    for (_, measure, e, _, _), line in run.lines.items():
        if measure == "last_resorts":
            share = line["taken"] / line["tried"]
            inverse = f"one in {1 / share:,.0f}" if share else "none"
            body.append([spelled(e), f"{line['taken']:.0f}", f"{line['tried']:.0f}", inverse,
                         "yes" if share < 2**-18 else "no"])
    return table(["power", "last resorts", "random numbers", "share", "below 2^-18"], body)


def plain_table(run: Run, wanted: tuple[str, ...]) -> str:
    groups: dict[str, dict[str, float]] = {}
    for name, times in run.plain.items():
        group, _, arguments = name.partition("/")
        if group in wanted:
            groups.setdefault(arguments, {})[group] = statistics.median(times)
    columns = list(dict.fromkeys(g for by_group in groups.values() for g in by_group))
    body = [[arguments.replace("/", ", "), *(figure(by_group.get(c)) for c in columns)]
            for arguments, by_group in groups.items()]
    return table(["arguments", *columns], body)


def integer_table(run: Run) -> str:
    body = []
    for name, times in run.plain.items():
        kernel, _, n = name.partition("/")
        peer = run.plain.get(f"{kernel.removesuffix('_surd')}_gmp/{n}")
        if not kernel.endswith("_surd") or not peer:
            continue
        ours, theirs = statistics.median(times), statistics.median(peer)
        what = kernel.removesuffix("_surd").replace("_", " ")
        body.append([what, n, figure(ours), figure(theirs), f"{theirs / ours:.1f}"])
    return table(["kernel", "n", "surd, ns", "GMP, ns", "times faster"], body)


def ratio(top: float | None, bottom: float | None) -> float | None:
    return top / bottom if top is not None and bottom else None


def goals(run: Run) -> list[list[str]]:
    """What was aimed at, and what this run shows."""
    lines: list[list[str]] = []

    def add(what: str, wanted: float, seen: float | None, at_least: bool = True) -> None:
        if seen is None:
            return
        met = seen >= wanted if at_least else seen <= wanted
        sign = "at least" if at_least else "at most"
        lines.append([what, f"{sign} {wanted:g}", f"{seen:.2f}", "yes" if met else "no"])

    def over_pow(e: str, row: str, measure: str = "array", number: str = "double") -> float | None:
        return ratio(run.time("single", e, "std::pow", number=number),
                     run.time(measure, e, row, number=number))

    for set_name, wanted in (("AVX-512", {"1:3": 13, "2:3": 13, "3:2": 25, "7:5": 9, "3:1": 25,
                                          "10:1": 25, "17:1": 25}),
                             ("AVX2", {"1:3": 5, "2:3": 5, "3:2": 5, "7:5": 3.5, "3:1": 5,
                                       "10:1": 5, "17:1": 5})):
        for e, least in wanted.items():
            add(f"arrays, {set_name}, {spelled(e)}: std::pow / surd", least,
                over_pow(e, f"surd array {set_name}"))
        for e in ("1:3", "2:3", "-2:3", "5:3", "7:5", "3:1", "10:1", "17:1"):
            add(f"run-time plan / compile-time kernel, {set_name}, {spelled(e)}", 1.2,
                ratio(run.time("array", e, f"surd array, run-time plan {set_name}"),
                      run.time("array", e, f"surd array {set_name}")), False)
    for e in ("1:3", "2:3", "3:2", "-1:2", "7:5"):
        best = run.context.get("processor", "")
        name = "AVX-512" if "AVX-512" in str(best) else "AVX2"
        add(f"float arrays, {name}, {spelled(e)}: std::pow / surd", 6,
            over_pow(e, f"surd array {name}", number="float"))
    for e, least in {"1:3": 1.7, "2:3": 1.7, "3:2": 3.5}.items():
        add(f"single calls, {spelled(e)}: std::pow / surd", least,
            over_pow(e, "surd pow<E>", "single"))
    add("single calls, pown(x, 3): std::pow / surd", 5, over_pow("3:1", "surd pown", "single"))
    for e in ("1:3", "2:3"):
        add(f"latency, {spelled(e)}: surd / std::pow", 1,
            ratio(run.time("latency", e, "surd pow<E>"), run.time("latency", e, "std::pow")), False)
    copy = run.time("memory", "0:1", "a loop that copies")
    for e in ("1:3", "2:3", "3:2", "3:1"):
        add(f"beyond the caches, {spelled(e)}: surd / copying", 1.4,
            ratio(run.time("memory", e, "surd, one thread"), copy), False)
    for name in ("1/3", "2/3", "-2/3", "3/2", "7/5", "-7/6", "5/7"):
        times = run.plain.get(f"resolve_random/{name}")
        add(f"last resort, {name}, ns", 150, statistics.median(times) if times else None, False)
    return lines


def bar_chart(title: str, unit: str, groups: list[str], series: dict[str, list[float | None]]) -> str:
    """Horizontal bars, one group per exponent; a time is written beside each bar."""
    thickness, gap, left, width = 14, 12, 110, 820
    rows = sum(sum(v[i] is not None for v in series.values()) for i in range(len(groups)))
    legend = 48 + 18 * len(series)
    height = legend + rows * thickness + len(groups) * gap + 24
    greatest = max((v for values in series.values() for v in values if v is not None), default=1)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
           f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
           f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
           f'<text x="12" y="24" font-size="16" font-weight="bold">{html.escape(title)}</text>']
    for k, name in enumerate(series):
        y = 40 + 18 * k
        out.append(f'<rect x="12" y="{y}" width="12" height="12" fill="{COLOURS[k % 6]}"/>')
        out.append(f'<text x="30" y="{y + 11}">{html.escape(name)}</text>')
    y = float(legend)
    for i, group in enumerate(groups):
        bars = [(k, v[i]) for k, v in enumerate(series.values()) if v[i] is not None]
        middle = y + thickness * len(bars) / 2 + 4
        out.append(f'<text x="{left - 8}" y="{middle:.0f}" text-anchor="end">{group}</text>')
        for k, value in bars:
            length = max(1.0, (width - left - 90) * value / greatest)
            out.append(f'<rect x="{left}" y="{y:.0f}" width="{length:.1f}" '
                       f'height="{thickness - 2}" fill="{COLOURS[k % 6]}"/>')
            out.append(f'<text x="{left + length + 4:.1f}" y="{y + 10:.0f}" font-size="11">'
                       f'{figure(value)}</text>')
            y += thickness
        y += gap
    out.append(f'<text x="{left}" y="{y + 8:.0f}" fill="#555">{html.escape(unit)}</text></svg>')
    return "\n".join(out) + "\n"


def charts(run: Run) -> dict[str, str]:
    made = {}
    everywhere = ["1:3", "2:3", "3:2", "-1:2", "7:5", "3:1", "17:1"]
    names = [spelled(e) for e in everywhere]
    for set_name, file in (("AVX-512", "avx512"), ("AVX2", "avx2")):
        array = lambda row: [run.time("array", e, row) for e in everywhere]
        series = {
            "std::pow": [run.time("single", e, "std::pow") for e in everywhere],
            f"SLEEF pow {set_name}": array(f"SLEEF pow u10 {set_name}"),
            f"libmvec pow {set_name}": array(f"libmvec pow {set_name}"),
            f"surd, run-time plan {set_name}": array(f"surd array, run-time plan {set_name}"),
            f"surd {set_name}": array(f"surd array {set_name}"),
        }
        if any(v is not None for v in series[f"surd {set_name}"]):
            made[f"floating_powers_{file}.svg"] = bar_chart(
                f"Arrays of doubles in the cache, {set_name}",
                "nanoseconds per element; only surd rounds correctly", names, series)
    for measure, title in (("single", "Single calls, throughput"), ("latency", "Single calls, latency")):
        made[f"floating_powers_{measure}.svg"] = bar_chart(
            title, "nanoseconds per call; only surd rounds correctly", names,
            {row: [run.time(measure, e, row) for e in everywhere]
             for row in ("std::pow", "SLEEF pow u10", "std::cbrt", "surd ieee::pow", "surd pow<E>")})
    wrong = lambda row: [100 * run.lines[key]["wrong"] if key in run.lines else None
                         for e in everywhere
                         for key in [("double", "accuracy", e, "wide", row)]]
    made["floating_powers_accuracy.svg"] = bar_chart(
        "Results that are not correctly rounded, over the whole range", "percent", names,
        {row: wrong(row) for row in ("std::pow", "SLEEF pow u10 AVX2", "libmvec pow AVX2",
                                     "surd array AVX2")})
    return made


def markdown(run: Run, pictures: dict[str, str]) -> str:
    context = run.context
    caches = ", ".join(f"L{c['level']} {c['type'].lower()} {c['size'] // 1024} KiB"
                       for c in context.get("caches", []))
    show = lambda key: "\n\n".join(f"![{name}]({name})" for name in pictures if key in name)
    parts = [
        "# Floating powers beside their peers",
        "Made by `./dev bench fp`. Times are medians of processor time in nanoseconds per element, "
        "of one run on the same inputs; latency includes two or three cycles that link a call to "
        "the one before.",
        table(["", ""], [
            ["processor", str(context.get("processor", ""))],
            ["processors visible", f"{context['num_cpus']} at {context['mhz_per_cpu']} MHz"],
            *([["caches", caches]] if caches else []),
            ["compiler", f"{context.get('compiler', '')}, -O3"],
            ["date", str(context["date"])],
            ["load when started", ", ".join(f"{x:.2f}" for x in context.get("load_avg", []))],
        ]),
        "## Goals",
        table(["what", "goal", "seen", "met"], goals(run)),
        "## Accuracy of doubles, the widest range of normal results",
        "Judged by MPFR on 262,144 random numbers. `std::pow` takes 2.0/3 for 2/3, which is why it "
        "is wrong far from 1.", show("accuracy"), accuracy_table(run, "double", "wide"),
        "## Accuracy of doubles between 2^-10 and 2^10", accuracy_table(run, "double", "narrow"),
        "## Accuracy of floats, the widest range of normal results",
        accuracy_table(run, "float", "wide"),
        "## Arrays of doubles in the cache, random inputs", show("avx"),
        times_table(run, "double", "array"),
        "## Arrays of doubles, exact inputs",
        "Powers that are numbers of the format.", times_table(run, "double", "array", "exact"),
        "## Arrays of doubles, hard inputs",
        "Every element goes to the last resort of the best instruction set; only what is random "
        "is met about once in half a million elements.",
        times_table(run, "double", "array", "hard"),
        "## Single calls, throughput, random inputs", show("single"),
        times_table(run, "double", "single"),
        "## Single calls, throughput, exact inputs", times_table(run, "double", "single", "exact"),
        "## Single calls, throughput, hard inputs", times_table(run, "double", "single", "hard"),
        "## Single calls, latency, random inputs", show("latency"),
        times_table(run, "double", "latency"),
        "## Arrays of floats, random inputs", times_table(run, "float", "array"),
        "## Single calls of floats, throughput, random inputs",
        times_table(run, "float", "single"),
        "## Beyond the caches: 64 MiB in, 64 MiB out", memory_table(run),
        "## The last resort", "How often random numbers between 2^-60 and 2^60 take it:",
        frequency_table(run), "What it costs (p, q), in nanoseconds; `resolve` decides between the "
        "neighbours of a candidate, `power` starts from nothing:",
        plain_table(run, ("resolve_random", "resolve_exact", "power", "power_by_mpfr")),
        "## Integers", "Arrays of 4096 64-bit integers; GMP's numbers are made beforehand.",
        integer_table(run),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__.splitlines()[2], file=sys.stderr)
        return 2
    run = Run(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    pictures = charts(run)
    for name, text in pictures.items():
        (folder / name).write_text(text, "utf-8")
    text = markdown(run, pictures)
    (folder / "floating_powers.md").write_text(text, "utf-8")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())

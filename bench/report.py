#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes runs of Google Benchmark saved by --benchmark_out=FILE.json as one Markdown page.

usage: report.py TITLE COMMAND RUN.json...

A benchmark is called WORK/WHO/SIZE or WORK/SIZE/WHO, where WHO is `surd` or begins with the name
of a peer; the rows of one table are the works and sizes, its columns who did them. Times are medians
of the repetitions; the ratio is that of the fastest peer to surd, above 1 where surd is faster.
A benchmark whose name says nobody is surd's.
"""
import datetime
import json
import pathlib
import re
import sys

NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
PEER = re.compile(r"^(gmp|flint|boost|mpfr|calcium|std::|int64_t|libm)")


def medians(file: str) -> tuple[dict, dict[str, float]]:
    """The context of a run, and nanoseconds of one item for each benchmark."""
    run = json.loads(pathlib.Path(file).read_text("utf-8"))
    times = {}
    for line in run["benchmarks"]:
        if line.get("aggregate_name", "median") != "median":
            continue
        each = line.get("items_per_second")
        times[line["run_name"]] = 1e9 / each if each else line["cpu_time"] * NANOSECONDS[line["time_unit"]]
    return run["context"], times


def shown(time: float) -> str:
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if time >= size:
            return f"{time / size:.3g} {unit}"
    return f"{time:.3g} ns"


def parts(name: str) -> tuple[str, str]:
    """Work with its size, and who did it."""
    pieces = name.split("/")
    who = [piece for piece in pieces if piece == "surd" or PEER.match(piece)]
    rest = [piece for piece in pieces if piece not in who[:1]]
    return ", ".join(rest), who[0] if who else ""


def table(times: dict[str, float]) -> list[str]:
    rows: dict[str, dict[str, float]] = {}
    for name, time in times.items():
        work, who = parts(name)
        rows.setdefault(work, {})[who or "surd"] = time
    lines = ["| work | surd | peers | fastest peer / surd |", "|---|---|---|---|"]
    for work, by in rows.items():
        peers = {who: time for who, time in by.items() if who not in ("surd", "int64_t")}
        others = ", ".join(f"{who} {shown(time)}" for who, time in by.items() if who != "surd")
        ratio = f"{min(peers.values()) / by['surd']:.2f}" if peers and "surd" in by else ""
        lines.append(f"| {work} | {shown(by['surd']) if 'surd' in by else ''} | {others} | {ratio} |")
    return lines


def processor() -> str:
    for line in pathlib.Path("/proc/cpuinfo").read_text("utf-8").split("\n"):
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return "unknown processor"


def main() -> int:
    if len(sys.argv) < 4:
        print(__doc__.split("\n")[2], file=sys.stderr)
        return 2
    title, command, *files = sys.argv[1:]
    lines = [f"# {title}", ""]
    for number, file in enumerate(files):
        context, times = medians(file)
        if number == 0:
            day = datetime.date.fromisoformat(context["date"][:10])
            lines += [f"Measured by `{command}` on {day.isoformat()}: {processor()}, "
                      f"{context['num_cpus']} cores, {context.get('compiler', 'compiler unknown')}. "
                      "Times are medians for one item; compare ratios, not times.", ""]
        lines += [f"## {pathlib.Path(file).stem}", "", *table(times), ""]
    print("\n".join(lines).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())

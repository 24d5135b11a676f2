#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares two runs of Google Benchmark saved by --benchmark_out=FILE.json.

usage: compare.py OLD.json NEW.json

Prints new time / old time for each benchmark of both files (the median where the run was
repeated, else the mean of its lines), and the geometric mean of the ratios.
"""
import collections
import json
import math
import pathlib
import sys

NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def times(file: str) -> dict[str, float]:
    """CPU nanoseconds of each benchmark."""
    runs = collections.defaultdict(list)
    medians = {}
    for line in json.loads(pathlib.Path(file).read_text("utf-8"))["benchmarks"]:
        if "cpu_time" not in line:
            continue
        time = line["cpu_time"] * NANOSECONDS[line["time_unit"]]
        if line.get("aggregate_name") == "median":
            medians[line["run_name"]] = time
        elif line.get("run_type") != "aggregate":
            runs[line["run_name"]].append(time)
    return {name: sum(all_of) / len(all_of) for name, all_of in runs.items()} | medians


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__.splitlines()[2], file=sys.stderr)
        return 2
    old, new = times(sys.argv[1]), times(sys.argv[2])
    both = [name for name in old if name in new]
    if not both:
        print("the two runs have no benchmark in common", file=sys.stderr)
        return 1
    width = max(map(len, both))
    print(f"{'benchmark':{width}}  {'old ns':>12}  {'new ns':>12}  new/old")
    for name in both:
        ratio = new[name] / old[name]
        print(f"{name:{width}}  {old[name]:12.2f}  {new[name]:12.2f}  {ratio:7.3f}")
    mean = math.exp(sum(math.log(new[name] / old[name]) for name in both) / len(both))
    print(f"{'geometric mean':{width}}  {'':12}  {'':12}  {mean:7.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

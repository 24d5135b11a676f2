#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Asks SymPy the statements of bench_symbolic and sets its times beside surd's as a Markdown page.

usage: symbolic_peer.py RUN.json

RUN.json was saved by bench_symbolic --benchmark_out=RUN.json. SymPy has no verdict with a condition;
it is asked whether simplify(left - right) is 0, all variables real, its cache cleared before each
of three runs, the least time taken.
"""
import datetime
import json
import math
import pathlib
import sys
import time

import sympy
from sympy.core.cache import clear_cache
from sympy.parsing.sympy_parser import convert_xor, parse_expr, rationalize, standard_transformations

RUNS = 3
UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}


def read(text: str) -> sympy.Expr:
    names = {name: sympy.Symbol(name, real=True) for name in "abcmnxy"} | {"abs": sympy.Abs}
    # Unevaluated, so that what SymPy does while it builds an expression is part of the time.
    steps = standard_transformations + (convert_xor, rationalize)
    return parse_expr(text, names, steps, evaluate=False)


def ask(statement: str) -> tuple[float, str]:
    """Seconds, and whether SymPy finds the two sides equal."""
    left, right = map(read, statement.split("="))
    least = math.inf
    for _ in range(RUNS):
        clear_cache()
        start = time.perf_counter()
        zero = sympy.simplify(left - right) == 0
        least = min(least, time.perf_counter() - start)
    return least, "equal" if zero else "not shown equal"


def shown(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__.splitlines()[2], file=sys.stderr)
        return 2
    run = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    rows = []
    for line in run["benchmarks"]:
        if line.get("aggregate_name", "median") != "median" or "cpu_time" not in line:
            continue
        own = line["cpu_time"] * UNITS[line["time_unit"]]
        statement = line["run_name"]
        peer, says = ask(statement)
        rows.append((statement, own, line.get("label", ""), peer, says))
    context = run["context"]
    print("# Statements decided, beside SymPy\n")
    print(
        f"`./dev bench symbolic` on {datetime.date.today().isoformat()}; {context['num_cpus']} CPUs at "
        f"{context['mhz_per_cpu']} MHz; {context.get('compiler', '')}; SymPy {sympy.__version__}.\n"
    )
    print(
        "Time to decide a statement that has been read. SymPy is asked whether `simplify(left - right)` "
        "is 0 for real variables; it gives no condition, so its column says less than the verdict.\n"
    )
    print("| statement | surd | verdict | SymPy | SymPy says | SymPy / surd |")
    print("|---|---|---|---|---|---|")
    for statement, own, verdict, peer, says in rows:
        print(
            f"| `{statement}` | {shown(own)} | {verdict} | {shown(peer)} | {says} | {peer / own:.0f} |"
        )
    mean = math.exp(sum(math.log(peer / own) for _, own, _, peer, _ in rows) / len(rows))
    print(f"\nGeometric mean of the ratios: {mean:.0f}. Slowest statement: {shown(max(r[1] for r in rows))}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

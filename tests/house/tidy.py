#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Runs clang-tidy over what changed, or over files or the whole tree.

usage: tidy.py CLANG_TIDY BUILD [--all | FILE...]

BUILD is a finished build, best one whose libraries are compiled in batches: each header is then
read once a batch. Every translation unit that saw a changed file is checked.
What changed: the difference to SURD_TIDY_BASE, a commit; without it to the upstream branch, or
where that is at HEAD itself to the last commit older than a day before HEAD.
SURD_TIDY_CHECKS adds checks to those of .clang-tidy.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

CHECKED = ("include/", "src/", "examples/", "bench/")


def output_of(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def base_commit() -> str:
    named = os.environ.get("SURD_TIDY_BASE")
    if named:
        return named
    fork = output_of("git", "merge-base", "HEAD", "@{upstream}")
    if fork and fork != output_of("git", "rev-parse", "HEAD"):
        return fork
    day_before = int(output_of("git", "log", "-1", "--format=%ct") or 0) - 24 * 3600
    older = output_of("git", "rev-list", "-1", f"--before={day_before}", "HEAD")
    return older or output_of("git", "hash-object", "-t", "tree", os.devnull)


def changed_files() -> set[str]:
    patterns = ("--", "*.cpp", "*.hpp")
    changed = output_of("git", "diff", "--name-only", "--diff-filter=d", base_commit(), *patterns)
    new = output_of("git", "ls-files", "--others", "--exclude-standard", *patterns)
    return {name for name in f"{changed}\n{new}".split("\n") if name.startswith(CHECKED)}


def files_seen(root: pathlib.Path, build: pathlib.Path) -> dict[str, set[str]]:
    """For each translation unit of the build the files of the tree that it was made from."""
    commands = json.loads((build / "compile_commands.json").read_text("utf-8"))
    unit_of = {command["command"].split(" -o ", 1)[1].split()[0]: command["file"] for command in commands}
    seen: dict[str, set[str]] = {}
    unit = None
    for line in output_of("ninja", "-C", str(build), "-t", "deps").split("\n"):
        if line.startswith("    "):
            if unit is not None:
                file = os.path.normpath(build / line.strip())
                seen[unit].add(os.path.relpath(file, root))
        else:
            unit = unit_of.get(line.split(":")[0])
            if unit is not None:
                seen[unit] = set()
    return seen


def units_to_check(seen: dict[str, set[str]], wanted: set[str] | None) -> list[str]:
    """The units that saw a wanted file; a unit made for one header only where no other saw it."""
    chosen, covered = [], set()
    for unit in sorted(seen, key=lambda name: "/tests/headers/" in name):
        files = {name for name in seen[unit] if name.startswith(CHECKED)}
        hits = files if wanted is None else files & wanted
        if hits and "/tests/unit/" not in unit and ("/tests/" not in unit or hits - covered):
            chosen.append(unit)
            covered |= files
    return chosen


def main() -> int:
    tidy, build_name, *names = sys.argv[1:]
    root, build = pathlib.Path.cwd(), pathlib.Path(build_name).resolve()
    if names == ["--all"]:
        wanted = None
    else:
        wanted = {os.path.relpath(name, root) for name in names} or changed_files()
    units = units_to_check(files_seen(root, build), wanted)
    # The build's compiler may be g++, some of whose warnings clang does not know.
    command = [tidy, "-p", str(build), "--quiet", "--extra-arg=-Wno-unknown-warning-option"]
    if "SURD_TIDY_CHECKS" in os.environ:
        command.append("--checks=" + os.environ["SURD_TIDY_CHECKS"])

    def check(unit: str) -> subprocess.CompletedProcess:
        return subprocess.run([*command, unit], capture_output=True, text=True, check=False)

    findings = set()
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in pool.map(check, units):
            if done.returncode:
                failed += 1
                # A header's finding is told once, not once a unit.
                report = done.stdout or done.stderr
                if report not in findings:
                    findings.add(report)
                    print(report)
    print(f"clang-tidy: {len(units)} translation units, {failed} with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Runs clang-tidy over what changed, or over files or the whole tree.

usage: tidy.py CLANG_TIDY BUILD [--all | FILE...]

What changed: the difference to SURD_TIDY_BASE, a commit; without it to the upstream branch, or
where that is at HEAD itself to the last commit older than a day before HEAD. A changed source is
checked as it is, a changed header through the sources or header-check units that carry its name.
SURD_TIDY_CHECKS adds checks to those of .clang-tidy.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

CHECKED = ("include/", "src/", "examples/", "bench/")


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def base_commit() -> str:
    named = os.environ.get("SURD_TIDY_BASE")
    if named:
        return named
    fork = git("merge-base", "HEAD", "@{upstream}")
    if fork and fork != git("rev-parse", "HEAD"):
        return fork
    day_before = int(git("log", "-1", "--format=%ct") or 0) - 24 * 3600
    older = git("rev-list", "-1", f"--before={day_before}", "HEAD")
    empty_tree = git("hash-object", "-t", "tree", os.devnull)
    return older or empty_tree


def changed_files() -> set[str]:
    changed = git("diff", "--name-only", "--diff-filter=d", base_commit(), "--", "*.cpp", "*.hpp")
    new = git("ls-files", "--others", "--exclude-standard", "--", "*.cpp", "*.hpp")
    return {name for name in (changed + "\n" + new).split("\n") if name.startswith(CHECKED)}


def units_for(name: str, units: dict[str, pathlib.Path]) -> list[str]:
    """The translation units of the build through which a file is seen."""
    if name in units:
        return [name]
    if not name.endswith(".hpp"):
        return []
    included = name.removeprefix("include/").removeprefix("src/")
    twin = "src/" + included.removeprefix("surd/").removesuffix(".hpp") + ".cpp"
    if twin in units:
        return [twin]
    return [unit for unit in units if unit.endswith(f"tests/headers/{included}.cpp")]


def main() -> int:
    tidy, build, *wanted = sys.argv[1:]
    root = pathlib.Path.cwd()
    commands = json.loads((pathlib.Path(build) / "compile_commands.json").read_text("utf-8"))
    units = {os.path.relpath(command["file"], root): command["file"] for command in commands}
    if wanted == ["--all"]:
        names = {name for name in units if name.startswith(CHECKED)}
        names |= {name for name in units if "/tests/headers/" in name}
    else:
        named = {os.path.relpath(name, root) for name in wanted} or changed_files()
        names = {unit for name in named for unit in units_for(name, units)}

    def check(name: str) -> tuple[str, subprocess.CompletedProcess]:
        # The build's compiler may be g++, some of whose warnings clang does not know.
        command = [tidy, "-p", build, "--quiet", "--extra-arg=-Wno-unknown-warning-option"]
        if "SURD_TIDY_CHECKS" in os.environ:
            command.append("--checks=" + os.environ["SURD_TIDY_CHECKS"])
        done = subprocess.run([*command, units[name]], capture_output=True, text=True, check=False)
        return name, done

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, done in pool.map(check, sorted(names)):
            if done.returncode or done.stdout:
                failed += 1
                print(f"{name}:\n{done.stdout}{'' if done.stdout else done.stderr}")
    print(f"clang-tidy: {len(names)} translation units, {failed} with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

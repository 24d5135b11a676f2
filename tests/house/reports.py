#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Holds the reports on examples/lessons against the recorded ones, and reads them back.

usage: reports.py [--fix] SURD [ROOT]

tests/golden/lessons.* holds what `surd check` and `surd list` print for every format (JSON is
recorded indented). Besides: JUnit is read back by junitparser, the problem matcher of the GitHub
Action finds every finding of the human report, and the number of jobs changes nothing.
--fix records the reports anew.
"""
import argparse
import difflib
import json
import pathlib
import re
import subprocess
import sys

import junitparser

LESSONS = "examples/lessons"
MATCHER = ".github/actions/check/problem-matcher.json"
REPORTS = {
    "human.txt": ["check"],
    "all.txt": ["check", "--all"],
    "es.txt": ["check", "--lang", "es"],
    "zh.txt": ["check", "--lang", "zh"],
    "json": ["check", "--all", "--format", "json"],
    "jsonl": ["check", "--format", "jsonl"],
    "github.txt": ["check", "--format", "github"],
    "sarif": ["check", "--format", "sarif"],
    "junit.xml": ["check", "--format", "junit"],
    "list.txt": ["list"],
}


def printed(program: pathlib.Path, root: pathlib.Path, arguments: list[str]) -> str:
    done = subprocess.run(
        [program, *arguments, LESSONS], cwd=root, text=True, check=False, timeout=120,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
    )  # fmt: skip
    # The lessons hold mistakes, so a check ends with 1; a list with 0.
    expected = 1 if arguments[0] == "check" else 0
    if done.returncode != expected:
        raise SystemExit(f"surd {' '.join(arguments)} ended with {done.returncode}")
    return done.stdout


def recorded_form(name: str, report: str) -> str:
    if name in ("json", "sarif"):
        return json.dumps(json.loads(report), indent=1, ensure_ascii=False) + "\n"
    if name == "jsonl":
        lines = (json.loads(line) for line in report.splitlines())
        return "".join(json.dumps(x, indent=1, ensure_ascii=False) + "\n" for x in lines)
    return report


def golden_faults(root: pathlib.Path, reports: dict[str, str], fix: bool) -> list[str]:
    faults = []
    for name, report in reports.items():
        file = root / "tests/golden" / f"lessons.{name}"
        new = recorded_form(name, report)
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        if new == old:
            continue
        if fix:
            file.write_text(new, encoding="utf-8")
            continue
        diff = difflib.unified_diff(
            old.splitlines(), new.splitlines(), str(file.relative_to(root)), "printed", lineterm=""
        )
        faults.append("\n".join(diff))
    return faults


def junit_faults(junit: str, whole: dict) -> list[str]:
    """The cases are the claims and unread formulas; the failures the failing claims."""
    suites = junitparser.JUnitXml.fromstring(junit.encode())
    faults = []
    by_name = {suite.name: suite for suite in suites}
    for file in whole["files"]:
        suite = by_name.get(file["path"])
        if suite is None:
            faults.append(f"JUnit: no suite for {file['path']}")
            continue
        cases = list(suite)
        if len(cases) != len(file["claims"]) + len(file["unread"]):
            faults.append(f"JUnit: {file['path']} has {len(cases)} cases")
        failed = sum(any(isinstance(r, junitparser.Failure) for r in c.result) for c in cases)
        refuted = sum(claim["verdict"] == "refuted" for claim in file["claims"])
        if not failed == suite.failures == refuted:
            faults.append(f"JUnit: {file['path']}: {failed} failures, {refuted} refuted")
    return faults


def matcher_faults(root: pathlib.Path, human: str, findings: int) -> list[str]:
    """The pattern of the problem matcher picks every finding, with its place."""
    matcher = json.loads((root / MATCHER).read_text(encoding="utf-8"))
    found = 0
    for owner in matcher["problemMatcher"]:
        pattern = owner["pattern"][0]
        for line in human.splitlines():
            match = re.search(pattern["regexp"], line)
            if not match:
                continue
            found += 1
            file, row = match[pattern["file"]], int(match[pattern["line"]])
            text = (root / file).read_text(encoding="utf-8").splitlines()
            if row > len(text):
                return [f"problem matcher: {file} has no line {row}"]
    return [] if found == findings else [f"problem matcher: {found} of {findings} findings"]


def faults_of(program: pathlib.Path, root: pathlib.Path, fix: bool) -> list[str]:
    reports = {name: printed(program, root, how) for name, how in REPORTS.items()}
    faults = golden_faults(root, reports, fix)
    whole = json.loads(reports["json"])
    faults += junit_faults(reports["junit.xml"], whole)
    findings = len(reports["jsonl"].splitlines()) - 1
    faults += matcher_faults(root, reports["human.txt"], findings)
    for jobs in ("1", "3"):
        if printed(program, root, ["check", "--all", "--format", "json", "--jobs", jobs]) != reports["json"]:
            faults.append(f"--jobs {jobs} changes the report")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="record the reports anew")
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("root", nargs="?", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    faults = faults_of(options.program.resolve(), options.root.resolve(), options.fix)
    print("\n".join(faults) or "every report is as recorded")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

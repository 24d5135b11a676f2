#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles one case twice: with BROKEN defined it must be rejected, without it accepted.

usage: compile_fail.py CASE COMPILER [FLAG...]

The case names what the rejection must say, a line each: `// expect: text`, or for one compiler
`// expect-gcc: text` and `// expect-clang: text`. The accepted twin is the positive control:
the case cannot fail for a wrong reason such as a missing header.
"""
import os
import pathlib
import re
import subprocess
import sys


def expectations(text: str, family: str) -> list[str]:
    return re.findall(rf"^// expect(?:-{family})?: (.+?)\s*$", text, re.M)


def compiled(command: list[str], code: str) -> tuple[bool, str]:
    plain_quotes = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(
        command, input=code, env=plain_quotes, capture_output=True, text=True, check=False
    )
    return done.returncode == 0, done.stderr


def faults_of(case: pathlib.Path, compiler: str, flags: list[str]) -> list[str]:
    family = "clang" if "clang" in compiler else "gcc"
    text = case.read_text(encoding="utf-8")
    # Diagnostics quote code: without its comments a case cannot satisfy itself.
    code = re.sub(r"//.*", "", text)
    command = [compiler, "-fsyntax-only", *flags, "-x", "c++", "-"]
    expected = expectations(text, family)
    if not expected:
        return [f"no `// expect:` line for {family}"]
    faults = []
    accepted, said = compiled(command, code)
    if not accepted:
        faults.append(f"the correct twin is rejected:\n{said}")
    accepted, said = compiled([*command, "-DBROKEN"], code)
    if accepted:
        faults.append("the broken twin is accepted")
    plain = " ".join(said.split())
    missing = [text for text in expected if " ".join(text.split()) not in plain]
    if missing and not accepted:
        faults.append("\n  ".join(["the diagnostic does not say:", *missing, f"it says:\n{said}"]))
    return faults


def main() -> int:
    case, compiler, *flags = sys.argv[1:]
    faults = faults_of(pathlib.Path(case), compiler, flags)
    print("\n".join(faults) or "rejected with the expected words; its twin is accepted")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

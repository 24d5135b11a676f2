#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Holds the code blocks of README.md and docs/ against what they show.

usage: docs.py [--fix] [--program SURD] [ROOT]

A block of code stands under a marker that names its source:
    <!-- snippet: examples/first.cpp#hello -->   the region `// [hello]` … `// [hello]` of a file
    <!-- snippet: examples/first.output -->      a whole file
A ```console block is run: each `$ command` must print what follows it; a line `…` stands for
any lines. `./dev check` and its like run the program given by --program; without one, console
blocks are left alone. Only ```sh (set-up commands), ```text and ```mermaid stand unmarked.
--fix rewrites the blocks in place.
"""
import argparse
import pathlib
import re
import subprocess
import sys

UNMARKED = {"sh", "text", "mermaid"}
BLOCK = re.compile(
    r"(?:^<!-- snippet: (?P<source>\S+) -->\n\s*)?"
    r"^(?P<indent> *)```(?P<language>\S*)[^\n]*\n(?P<body>.*?)^(?P=indent)```$",
    re.M | re.S,
)
LICENCE_LINE = re.compile(r"\A(?://|#) SPDX-License-Identifier[^\n]*\n+")
# Subcommands of ./dev itself; all others are the program's.
DEV_ONLY = {"test", "bench", "long", "format", "tidy", "profile", "help"}


class Fault(Exception):
    """What is wrong with a block, in words for its author."""


def region(root: pathlib.Path, source: str) -> str:
    """The text of `file` or `file#region`, without common indentation."""
    name, _, tag = source.partition("#")
    file = root / name
    if not file.exists():
        raise Fault(f"no file {name}")
    text = file.read_text(encoding="utf-8")
    if not tag:
        return LICENCE_LINE.sub("", text)
    parts = re.split(rf"^[ \t]*(?://|#) \[{re.escape(tag)}\]\n", text, flags=re.M)
    if len(parts) != 3:
        raise Fault(f"{name} does not mark the region [{tag}] by two lines")
    lines = parts[1].split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return "\n".join(line[indent:] for line in lines)


def run(root: pathlib.Path, program: pathlib.Path, command: str, status: int) -> tuple[str, int]:
    """What a console command prints (both streams), and its exit status."""
    own = re.match(r"\./dev (\w+)", command)
    if own and own[1] not in DEV_ONLY:
        command = "surd" + command.removeprefix("./dev")
    script = f'PATH="{program.parent}:$PATH"\n(exit {status})\n{command}'
    done = subprocess.run(
        ["bash", "-c", script], cwd=root, text=True, check=False, timeout=60,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.stdout, done.returncode


def matches(recorded: str, printed: str) -> bool:
    pieces = [re.escape(piece) for piece in re.split(r"^…\n", recorded, flags=re.M)]
    return re.fullmatch("(?:.*\n)*".join(pieces), printed) is not None


def console(root: pathlib.Path, program: pathlib.Path, body: str) -> str:
    """The block as it should read: commands with what they print, ellipses kept where they fit."""
    parts = re.split(r"^(\$ [^\n]*\n)", body, flags=re.M)
    if parts[0]:
        raise Fault("a console block begins with a line `$ command`")
    text, status = "", 0
    for prompt, recorded in zip(parts[1::2], parts[2::2]):
        printed, status = run(root, program, prompt[2:].strip(), status)
        if printed and not printed.endswith("\n"):
            printed += "\n"
        text += prompt + (recorded if matches(recorded, printed) else printed)
    return text


def expected_body(root: pathlib.Path, program: pathlib.Path | None, block: re.Match) -> str:
    language, body, source = block["language"], block["body"], block["source"]
    if source:
        text = region(root, source)
        indented = "".join(
            block["indent"] + line if line.strip() else line
            for line in text.splitlines(keepends=True)
        )
        return indented if indented.endswith("\n") else indented + "\n"
    if language == "console":
        return console(root, program, body) if program else body
    if language in UNMARKED:
        return body
    raise Fault(f"a block of {language or 'no language'} without a snippet marker")


def pages(root: pathlib.Path) -> list[pathlib.Path]:
    readme = root / "README.md"
    return ([readme] if readme.exists() else []) + sorted((root / "docs").rglob("*.md"))


def faults_of(root: pathlib.Path, program: pathlib.Path | None, fix: bool) -> list[str]:
    faults = []
    for page in pages(root):
        text = page.read_text(encoding="utf-8")

        def renewed(block: re.Match) -> str:
            line = text.count("\n", 0, block.start("language")) + 1
            try:
                wanted = expected_body(root, program, block)
            except Fault as fault:
                faults.append(f"{page.relative_to(root)}:{line}: {fault}")
                return block[0]
            if wanted == block["body"]:
                return block[0]
            if not fix:
                faults.append(
                    f"{page.relative_to(root)}:{line}: the block differs from its source, "
                    f"which reads (./dev docs renews it):\n{wanted}"
                )
            start, end = block.start("body") - block.start(), block.end("body") - block.start()
            return block[0][:start] + wanted + block[0][end:]

        new_text = BLOCK.sub(renewed, text)
        if fix and new_text != text:
            page.write_text(new_text, encoding="utf-8")
            print(f"renewed {page.relative_to(root)}")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="rewrite the blocks in place")
    parser.add_argument("--program", type=pathlib.Path, help="the program that console blocks run")
    parser.add_argument("root", nargs="?", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    program = options.program.resolve() if options.program else None
    faults = faults_of(options.root.resolve(), program, options.fix)
    print("\n".join(faults) or "every block shows what its source says")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

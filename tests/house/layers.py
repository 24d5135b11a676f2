#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Fails when a file of include/ or src/ includes upward, or breaks another rule of the tree.

usage: layers.py [ROOT]

Rules: a layer includes only itself and what ALLOWED names; headers of include/ include no
private header of src/; <gmp.h> is seen by src/number alone; public headers define no macro but
their guard (config.hpp may); every source opens with the licence line, every header goes on
with its purpose.
"""
import pathlib
import re
import sys

SPINE = ["outcome", "number", "exponent", "radical", "power", "real", "symbolic", "syntax"]
CORE = SPINE[: SPINE.index("power") + 1]
ALLOWED = {layer: set(SPINE[:height]) for height, layer in enumerate(SPINE)}
ALLOWED |= {
    "text": set(SPINE),
    "format": set(SPINE),
    "interop": set(CORE),
    "fp": {"outcome", "exponent"},
    "growth": {*CORE, "real", "text", "format"},
    "lesson": {*SPINE, "text", "format"},
    "cli": {*SPINE, "text", "format", "lesson", "fp", "growth"},
    "surd.hpp": set(CORE),
    "config.hpp": set(),
}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.M)
DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)
LICENCE = "SPDX-License-Identifier: BSL-1.0"


def layer_of(path: str) -> str:
    """The layer of a path below include/surd/ or src/: its first folder, or the file itself."""
    return path.split("/")[0].replace("format.hpp", "format")


def faults_in_includes(root: pathlib.Path, file: pathlib.Path, text: str) -> list[str]:
    public = (root / "include") in file.parents
    base = root / ("include/surd" if public else "src")
    layer = layer_of(file.relative_to(base).as_posix())
    if layer not in ALLOWED:
        return [f"no such layer: {layer}; name it in tests/house/layers.py"]
    faults = []
    for bracket, name in INCLUDE.findall(text):
        if name.startswith("gmp") and not (not public and layer == "number"):
            faults.append(f"includes <{name}>, which only src/number may")
            continue
        if name.startswith("surd/"):
            target = layer_of(name.removeprefix("surd/"))
        elif bracket == '"' and "/" in name and (root / "src" / name).exists():
            if public:
                faults.append(f"a public header includes the private {name}")
            target = layer_of(name)
        elif bracket == '"' and (file.parent / name).exists():
            target = layer
        elif bracket == '"':
            faults.append(f'includes "{name}", which is no file of the tree')
            continue
        else:
            continue
        if target not in {layer, "config.hpp"} | ALLOWED[layer]:
            faults.append(f"includes {name}: {layer} may not reach {target}")
    return faults


def faults_in_text(root: pathlib.Path, file: pathlib.Path, text: str) -> list[str]:
    faults = []
    lines = text.splitlines() + ["", ""]
    if lines[0] != f"// {LICENCE}":
        faults.append(f"does not open with // {LICENCE}")
    if file.suffix == ".hpp" and not lines[1].startswith("// Purpose"):
        faults.append("the second line does not begin with // Purpose")
    if (root / "include") in file.parents and file.name != "config.hpp":
        guard = re.sub(r"\W", "_", file.relative_to(root / "include").as_posix()).upper()
        faults += [f"defines the macro {name}" for name in DEFINE.findall(text) if name != guard]
    return faults


def faults_of(root: pathlib.Path) -> list[str]:
    faults = []
    for folder in ("include", "src"):
        for file in sorted((root / folder).rglob("*.[hc]pp")):
            text = file.read_text(encoding="utf-8")
            found = faults_in_includes(root, file, text) + faults_in_text(root, file, text)
            faults += [f"{file.relative_to(root)}: {fault}" for fault in found]
    return faults


def main() -> int:
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    faults = faults_of(root)
    print("\n".join(faults) or "every include points downward")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

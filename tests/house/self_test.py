#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Tests of the tools in this folder: each planted fault must be found, each sound twin pass.

usage: self_test.py COMPILER...
"""
import pathlib
import shutil
import sys
import tempfile
import unittest

import compile_fail
import docs
import layers

COMPILERS = sys.argv[1:]
OPENING = "// SPDX-License-Identifier: BSL-1.0\n// Purpose: a test.\n"


class on_a_small_tree(unittest.TestCase):
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)

    def put(self, name: str, text: str) -> pathlib.Path:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file


class the_layers(on_a_small_tree):
    def faults(self) -> str:
        return "\n".join(layers.faults_of(self.root))

    def test_a_downward_include_passes(self):
        self.put("include/surd/power/a.hpp", OPENING + '#include "surd/number/integer.hpp"\n')
        self.put("src/real/a.cpp", OPENING + "#include <surd/power/a.hpp>\n#include <vector>\n")
        self.assertEqual(self.faults(), "")

    def test_an_upward_include_is_found(self):
        for layer, target in [
            ("outcome", "number"),
            ("number", "power"),
            ("power", "real"),
            ("syntax", "text"),
            ("text", "lesson"),
            ("lesson", "growth"),
        ]:
            self.put(f"include/surd/{layer}/a.hpp", f'{OPENING}#include "surd/{target}/b.hpp"\n')
            self.assertIn(f"{layer} may not reach {target}", self.faults())
            self.setUp()

    def test_a_sideward_include_is_found(self):
        self.put("src/fp/a.cpp", OPENING + "  #  include <surd/number/b.hpp>\n")
        self.assertIn("fp may not reach number", self.faults())

    def test_an_upward_include_of_a_private_header_is_found(self):
        self.put("src/power/b.hpp", OPENING)
        self.put("src/number/a.cpp", OPENING + '#include "power/b.hpp"\n')
        self.assertIn("number may not reach power", self.faults())

    def test_a_private_header_in_a_public_one_is_found(self):
        self.put("src/number/b.hpp", OPENING)
        self.put("include/surd/number/a.hpp", OPENING + '#include "number/b.hpp"\n')
        self.assertIn("includes the private number/b.hpp", self.faults())

    def test_gmp_belongs_to_the_numbers(self):
        self.put("src/number/a.cpp", OPENING + "#include <gmp.h>\n")
        self.assertEqual(self.faults(), "")
        self.put("src/radical/a.cpp", OPENING + "#include <gmp.h>\n")
        self.assertIn("src/radical/a.cpp: includes <gmp.h>", self.faults())

    def test_an_unknown_layer_is_found(self):
        self.put("src/misc/a.cpp", OPENING)
        self.assertIn("no such layer: misc", self.faults())

    def test_a_macro_in_a_public_header_is_found(self):
        guard = "#ifndef SURD_FP_A_HPP\n#define SURD_FP_A_HPP\n"
        self.put("include/surd/fp/a.hpp", OPENING + guard)
        self.assertEqual(self.faults(), "")
        self.put("include/surd/fp/a.hpp", OPENING + guard + "#define SQUARE(x) ((x) * (x))\n")
        self.assertIn("defines the macro SQUARE", self.faults())

    def test_a_missing_opening_is_found(self):
        self.put("src/fp/a.hpp", "// Purpose: none\n")
        self.assertIn("does not open with", self.faults())
        self.assertIn("does not begin with // Purpose", self.faults())


class the_compile_fail_cases(on_a_small_tree):
    def faults(self, text: str) -> list[str]:
        case = self.put("case.cpp", text)
        return [
            "\n".join(compile_fail.faults_of(case, compiler, ["-std=c++20"]))
            for compiler in COMPILERS
        ]

    def test_a_case_rejected_with_its_words_passes(self):
        text = '// expect: say it\n#ifdef BROKEN\nstatic_assert(false, "say it");\n#endif\n'
        for fault in self.faults(text):
            self.assertEqual(fault, "")

    def test_other_words_are_found(self):
        text = '// expect: say it\n#ifdef BROKEN\nstatic_assert(false, "said");  // say it\n#endif\n'
        for fault in self.faults(text):
            self.assertIn("the diagnostic does not say", fault)

    def test_an_accepted_broken_twin_is_found(self):
        for fault in self.faults("// expect: anything\nint x;\n"):
            self.assertIn("the broken twin is accepted", fault)

    def test_a_rejected_correct_twin_is_found(self):
        for fault in self.faults("// expect: nowhere.hpp\n#include <nowhere.hpp>\n"):
            self.assertIn("the correct twin is rejected", fault)

    def test_a_case_that_expects_nothing_is_found(self):
        for fault in self.faults("#ifdef BROKEN\n#error no\n#endif\n"):
            self.assertIn("no `// expect:` line", fault)


class the_docs(on_a_small_tree):
    def setUp(self):
        super().setUp()
        self.put("a.cpp", "// SPDX-License-Identifier: BSL-1.0\n    // [r]\n    int x;\n    // [r]\n")
        self.program = self.put("bin/surd", '#!/bin/sh\necho "$@"\nexit 3\n')
        self.program.chmod(0o755)

    def faults(self, readme: str, fix: bool = False) -> str:
        self.put("README.md", readme)
        return "\n".join(docs.faults_of(self.root, self.program, fix))

    def test_a_region_quoted_faithfully_passes(self):
        block = "<!-- snippet: a.cpp#r -->\n```cpp\nint x;\n```\n"
        self.assertEqual(self.faults(block), "")

    def test_a_stale_region_is_found_and_renewed(self):
        block = "<!-- snippet: a.cpp#r -->\n```cpp\nint y;\n```\n"
        self.assertIn("README.md:2: the block differs", self.faults(block))
        self.assertEqual(self.faults(block, fix=True), "")
        self.assertIn("int x;", (self.root / "README.md").read_text("utf-8"))

    def test_a_missing_region_is_found(self):
        self.assertIn("does not mark", self.faults("<!-- snippet: a.cpp#s -->\n```cpp\n```\n"))
        self.assertIn("no file b.cpp", self.faults("<!-- snippet: b.cpp -->\n```cpp\n```\n"))

    def test_a_block_typed_by_hand_is_found(self):
        self.assertIn("without a snippet marker", self.faults("```cpp\nint x;\n```\n"))
        self.assertIn("without a snippet marker", self.faults("```\nint x;\n```\n"))
        self.assertEqual(self.faults("```sh\ngit clone x\n```\n"), "")

    def test_a_console_block_is_run(self):
        self.assertEqual(self.faults("```console\n$ ./dev check a\ncheck a\n$ echo $?\n3\n```\n"), "")
        self.assertIn("check a", self.faults("```console\n$ surd check a\ncheck b\n```\n"))

    def test_an_ellipsis_stands_for_any_lines(self):
        self.assertEqual(self.faults("```console\n$ printf '1\\n2\\n3\\n'\n1\n…\n3\n```\n"), "")
        self.assertIn("differs", self.faults("```console\n$ printf '1\\n2\\n3\\n'\n1\n…\n4\n```\n"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

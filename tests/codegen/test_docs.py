"""The YAML blocks of the documents are read by the generator, and excerpts stand where they say."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from codegen import reserved
from codegen.api.dispatcher import ARGUMENT_TYPES
from codegen.callables import parse_helpers, read_helpers
from codegen.elementary import COMPLEX_FUNCTIONS, REAL_FUNCTIONS
from codegen.entry import CATEGORIES
from codegen.format import format_text
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import make_library
from tests.codegen.edited_sources import COMPILER, write_sources
from tests.codegen.edited_sources import errors as compile_errors
from tests.codegen.support import resolve_text
from tests.docs.extract import ROOT, documents, excerpt_errors, kernel_header, read_blocks
from tests.tools.run_console import matches

BLOCKS = [block for path in documents() for block in read_blocks(path)]
YAML = [block for block in BLOCKS
        if block.language == "yaml" and not block.words.keys() & {"excerpt", "program", "file"}]
HELPERS = """\
#include <array>
#include <tuple>
#include "tenon/tensor/tensor_base.h"
namespace tenon::formulas {{
{}
}}
"""


def known_operators():
    """Returns the operators that a formula may call besides those of its own block."""
    return [operator for operator in resolve(str(ROOT / "ops.yaml"), Diagnostics()) if not operator.derived_from]


def helpers():
    """Returns the helpers of the runtime, and those that the documents declare."""
    declared = "\n".join(block.text for block in BLOCKS if block.words.get("kernel") == "formulas")
    return read_helpers() | parse_helpers(declared)


class DocumentsTest(unittest.TestCase):
    def test_good_entries(self):
        known = known_operators()
        for block in YAML:
            if "errors" not in block.words:
                with self.subTest(block.place):
                    operators, errors = resolve_text(block.text, known_operators=known, helpers=helpers())
                    self.assertEqual(errors, [])
                    self.assertTrue(operators)
                    self.assertTrue(render_all(make_library(operators, others=known)))

    @unittest.skipUnless(COMPILER, "needs a compiler")
    def test_what_is_made_of_good_entries_compiles(self):
        known = known_operators()
        entries = {block.text.partition("(")[0]: block.text for block in YAML if "errors" not in block.words}
        operators, errors = resolve_text("".join(entries.values()), known_operators=known, helpers=helpers())
        self.assertEqual(errors, [])
        with tempfile.TemporaryDirectory() as folder:
            declared = Path(folder) / "helpers.h"
            declared.write_text(HELPERS.format("\n".join(
                block.text for block in BLOCKS if block.words.get("kernel") == "formulas")), encoding="utf-8")
            for source in write_sources(Path(folder), known, operators):
                with self.subTest(source.name):
                    self.assertEqual(compile_errors(Path(folder), source, "-include", str(declared)), [])

    def test_entries_have_the_one_spelling(self):
        shown = [block for block in BLOCKS if block.language == "yaml" and block.text.startswith("- func:")
                 and not block.words.keys() & {"errors", "excerpt"}]
        self.assertGreater(len(shown), len(YAML) // 2)
        for block in shown:
            with self.subTest(block.place):
                self.assertEqual(format_text(block.text), block.text)

    def test_bad_entries(self):
        known = known_operators()
        for block in YAML:
            if "errors" in block.words:
                with self.subTest(block.place):
                    _, errors = resolve_text(block.text, known_operators=known)
                    self.assertEqual("\n".join(errors) + "\n", block.following)

    def test_excerpts(self):
        wrong = [error for block in BLOCKS if "excerpt" in block.words for error in excerpt_errors(block)]
        self.assertEqual(wrong, [])

    def test_links(self):
        """Relative links lead to files of the project."""
        for path in documents():
            for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
                with self.subTest(f"{path.name}: {target}"):
                    self.assertTrue((path.parent / target).exists())


class ReferenceTest(unittest.TestCase):
    """What docs/operators.md lists is what there is."""

    @classmethod
    def setUpClass(cls):
        text = (ROOT / "docs/operators.md").read_text(encoding="utf-8")
        cls.sections = dict(re.findall(r"^##+ ([^\n]+)\n(.*?)(?=^#|\Z)", text, re.M | re.S))

    def test_helpers(self):
        listed = re.findall(r"`(\w+)\(", self.sections["What formulas may call"])
        self.assertEqual(sorted(listed), sorted(read_helpers()))

    def test_functions_of_complex_numbers(self):
        text = re.sub(r"\s+", " ", self.sections["`pointwise`: an expression"])
        listed, real = re.search(r"In complex dtypes .*? functions `([^`]*)`; ([^.]*), as the whole", text).groups()
        self.assertEqual(sorted(listed.split()), sorted(COMPLEX_FUNCTIONS - REAL_FUNCTIONS))
        self.assertEqual(sorted(re.findall(r"`(\w+)`", real)), sorted(REAL_FUNCTIONS))

    def test_types_of_arguments(self):
        rows = re.findall(r"^\| ([^|]*)\| [^|]*\| [^|]*\|$", self.sections["`func`: the schema"], re.M)
        named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
        self.assertLessEqual({*ARGUMENT_TYPES}, named)

    def test_categories(self):
        listed = re.findall(r"`(\w+)`", self.sections["`category`"].partition("[project")[0])
        self.assertEqual(sorted(listed), sorted(CATEGORIES))

    def test_reserved_names(self):
        arguments, operators = self.sections["Reserved names"].split("| no operator is called")
        for text, why in ((arguments, reserved.why_argument), (operators, reserved.why_operator)):
            for row in re.findall(r"^\| (.*?) \|", text, re.M):
                check = reserved.why_method if "as a method" in row else why
                for name in re.findall(r"`(\w+)`", row):
                    with self.subTest(name):
                        self.assertIsNotNone(check(name))

    def test_headers(self):
        for line in re.findall(r"^\| .*`(tenon/[\w/]+\.h)` \|$", self.sections["C++ of kernels"], re.M):
            if line != "tenon/generated/ops/name.h":
                with self.subTest(line):
                    self.assertTrue((ROOT / "runtime" / line).exists())

    def test_functions_stand_in_their_headers(self):
        rows = re.findall(r"^\| [^|]+\| ([^|]+)\| `(tenon/[\w/]+\.h)` \|$", self.sections["C++ of kernels"], re.M)
        self.assertGreater(len(rows), 8)
        for functions, header in rows:
            if "ops/name" not in header:
                text = (ROOT / "runtime" / header).read_text(encoding="utf-8")
                for name in re.findall(r"`(\w+)(?:<T>)?\(", functions):
                    with self.subTest(f"{name} of {header}"):
                        self.assertIn(f"{name}(", text)


class ArchitectureTest(unittest.TestCase):
    """docs/architecture.md tells of every module of the generator, and of every folder of the program."""

    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")

    def test_modules(self):
        rows = re.findall(r"^\| (.*?) \|", self.text.partition("## The generator")[2], re.M)
        listed = [name for row in rows for name in re.findall(r"`(\w+(?:\.py|/))`", row)]
        modules = [path.name for path in (ROOT / "codegen").glob("*.py") if not path.name.startswith("__")]
        folders = [f"{path.parent.name}/" for path in (ROOT / "codegen").glob("*/__init__.py")]
        self.assertEqual(sorted(listed), sorted(modules + folders))

    def test_folders_of_the_program(self):
        row = next(line for line in self.text.splitlines() if line.startswith("| `tools/tenon/` |"))
        folders = [f"{path.name}/" for path in (ROOT / "tools/tenon").iterdir() if path.is_dir()]
        self.assertEqual(sorted(re.findall(r"`(\w+/)`", row)), sorted(folders))

    def test_precompiled_headers(self):
        library = (ROOT / "cmake/tenon_library.cmake").read_text(encoding="utf-8")
        told = re.search(r"is a precompiled header .*?A build for the thread sanitizer", self.text, re.S).group()
        self.assertEqual(sorted(re.findall(r"`([\w/]+\.h)`", told)),
                         sorted(re.findall(r"<tenon/([\w/]+\.h)>", library)))


class ComparisonPageTest(unittest.TestCase):
    """docs/beside_pytorch.md says what tools/compare goes by."""

    def test_page_is_up_to_date(self):
        check = subprocess.run([sys.executable, str(ROOT / "tools/comparison/document.py"), "--check"],
                               capture_output=True, text=True, check=False)
        self.assertEqual(check.stdout + check.stderr, "")
        self.assertEqual(check.returncode, 0)


class ConsoleTest(unittest.TestCase):
    def test_what_is_left_out(self):
        for expected, printed, is_same in (
                ("a\n", "a\n", True), ("a\n", "a\nb\n", False), ("a…c\n", "abc\n", True), ("a…c\n", "ab\nc\n", False),
                ("a\n…\n", "a\nb\nc\n", True), ("a.c\n", "abc\n", False),
                ("generated/autograd/loss_from_elu.cpp:1\n", "generated/autograd/loss.cpp:1\n", True),
                ("generated/autograd/loss_from_elu.cpp\n", "generated/autograd/loss_from_gelu.cpp\n", True),
                ("generated/autograd/loss_from_elu.cpp\n", "generated/autograd/view_from_elu.cpp\n", False)):
            with self.subTest(expected=expected, printed=printed):
                self.assertEqual(matches(expected, printed), is_same)


class ExtractTest(unittest.TestCase):
    def test_following_text_belongs_to_the_block_before(self):
        blocks = self._blocks("```cpp throws=Error\nf();\n```\n\n```text\nf: no\n```\n")
        self.assertEqual(blocks[0].following, "f: no\n")
        self.assertEqual((blocks[0].line, blocks[0].words), (2, {"throws": "Error"}))

    def test_text_apart_does_not(self):
        blocks = self._blocks("```cpp\nf();\n```\nand\n```text\nf: no\n```\n")
        self.assertIsNone(blocks[0].following)

    def test_kernels_stand_in_their_namespaces(self):
        blocks = self._blocks("```cpp kernel=meta\nvoid f();\n```\n```cpp\ng();\n```\n")
        self.assertEqual(kernel_header(blocks), """\
// Made by tests/docs/extract.py.
namespace tenon::meta {
#line 2 "d.md"
void f();
}
""")
        with self.assertRaises(ValueError) as raised:
            kernel_header(self._blocks("```cpp kernel\nvoid f();\n```\n"))
        self.assertEqual(str(raised.exception),
                         "d.md:2: 'kernel' without a namespace: meta, kernels, composite, formulas")

    def test_mistakes(self):
        for text, message in [("```cpp thows=Error\n```\n", "d.md:1: unknown word 'thows' for a cpp block"),
                              ("\n```cpp\nf();\n", "d.md:2: the block is not closed")]:
            with self.subTest(message), self.assertRaises(ValueError) as raised:
                self._blocks(text)
            self.assertEqual(str(raised.exception), message)

    def _blocks(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "d.md")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return read_blocks(Path(path))


if __name__ == "__main__":
    unittest.main()

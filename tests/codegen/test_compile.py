"""Which entries the errors in generated C++ are said to come from."""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from codegen.compile import mentioned_lines, wrong_entries
from codegen.load import load
from codegen.outputs import render_all
from codegen.source import Diagnostics
from codegen.write import write

ENTRIES = """\
- func: product(Tensor self, Tensor other) -> Tensor
  category: pointwise_binary
  let:
    inner: self * other
  pointwise: inner + 1
  derivatives:
    self: grad * other
    other: |-
      grad * self
- func: kept(Tensor self, Tensor other, *, str how='long') -> Tensor
  category: pointwise_binary
  pointwise:
    choose: how
    long: self * other - other
    short: self - other
  let:
    negative: -grad
  derivatives:
    self: grad
    other: negative * 2
- func: longer(Tensor self, Tensor other) -> Tensor
  category: pointwise_binary
  pointwise: self - other
- func: twice(Tensor self) -> Tensor
  category: loss
  composite: product(self, self)
"""


class WrongEntries(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.entries = cls.folder / "ops.yaml"
        cls.entries.write_text(ENTRIES, encoding="utf-8")
        diagnostics = Diagnostics()
        cls.library = load(str(cls.entries), diagnostics)
        assert cls.library, "\n".join(map(str, diagnostics))
        write(cls.folder / "made", render_all(cls.library))

    def told(self, text, layer):
        """Returns the sentences for errors in each line with `text` in the sources of a layer."""
        mentioned = [(source, number) for source in sorted((self.folder / "made" / layer).glob("*.cpp"))
                     for number, line in enumerate(source.read_text().splitlines(), 1) if text in line]
        self.assertTrue(mentioned, text)
        return [sentence.removeprefix(f"{self.folder}/")
                for sentence in dict.fromkeys(wrong_entries(self.library, mentioned))]

    @staticmethod
    def words(name):
        return f"error: {name}: the C++ that is made from this does not compile"

    def test_the_formula_of_a_gradient(self):
        self.assertEqual(self.told("unpack(other_)", "autograd"), [f"ops.yaml:7:11: {self.words('product')}"])
        self.assertEqual(self.told("unpack(self_)", "autograd"), [f"ops.yaml:9:7: {self.words('product')}"])

    def test_a_part_with_a_name(self):
        self.assertEqual(self.told("const auto negative", "autograd"), [f"ops.yaml:17:15: {self.words('kept')}"])
        self.assertEqual(self.told("const auto inner", "pointwise"), [f"ops.yaml:4:12: {self.words('product')}"])

    def test_the_expression_of_an_element(self):
        self.assertEqual(self.told("inner + V(1)", "pointwise"), [f"ops.yaml:5:14: {self.words('product')}"])
        self.assertEqual(self.told("self * other - other", "pointwise"), [f"ops.yaml:14:11: {self.words('kept')}"])

    def test_an_expression_of_several_entries(self):
        self.assertEqual(self.told("return self - other", "pointwise"),
                         [f"ops.yaml:15:12: {self.words('kept')}", f"ops.yaml:23:14: {self.words('longer')}"])

    def test_a_composition(self):
        self.assertEqual(self.told("ops::product(self, self)", "composite"), [f"ops.yaml:26:14: {self.words('twice')}"])

    def test_what_no_expression_stands_for(self):
        self.assertEqual(self.told("struct ProductBackward", "autograd"), [f"ops.yaml:1:9: {self.words('product')}"])
        self.assertEqual(self.told("namespace tenon {", "autograd"), [])


class MentionedLines(unittest.TestCase):
    def test_errors_and_what_they_come_from(self):
        with tempfile.TemporaryDirectory() as folder:
            made, written = Path(folder) / "made.cpp", Path(folder) / "written.h"
            made.write_text("// Generated from ops.yaml by templates/a.j2. Do not edit; run\n//   python3 -m codegen\n",
                            encoding="utf-8")
            written.touch()
            for said, lines in (
                    (f"{made}:3:7: error: no such thing", [3]),
                    (f"{made}:3: fatal error: none.h: No such file", [3]),
                    (f"{written}:9:1: error: a\n{made}:4:2:   required from here\n{made}:4:2: error: b", [4]),
                    (f"{made}:4:2: note: in instantiation of function template specialization 'f<int>'", [4]),
                    (f"{made}:4:2: warning: unused\n{made}:5:2: note: declared here", []),
                    (f"{written}:9:1: error: a\nIn file included from {made}:1:", [])):
                with self.subTest(said):
                    self.assertEqual(mentioned_lines(said), [(made, line) for line in lines])


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.entries = Path(folder.name) / "ops.yaml"
        self.entries.write_text(ENTRIES, encoding="utf-8")
        write(Path(folder.name) / "made", render_all(load(str(self.entries), Diagnostics())))
        self.source = Path(folder.name) / "made/composite/loss.cpp"

    def told(self, *command):
        run = subprocess.run([sys.executable, "-m", "codegen.compile", self.entries, "--", *command],
                             capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        return run.stderr

    def test_a_header_that_is_not_found_is_nobody_s_entry(self):
        self.assertEqual(self.told("c++", "-fsyntax-only", self.source), "")

    def test_an_error_in_an_expression(self):
        self.source.write_text(re.sub("#include.*", "namespace tenon { struct TensorBase {}; }",
                                      self.source.read_text()))
        self.assertEqual(self.told("c++", "-fsyntax-only", self.source),
                         f"{self.entries}:26:14: error: twice: the C++ that is made from this does not compile\n")

    def test_a_source_that_somebody_wrote_is_not_compiled_again(self):
        written = self.entries.with_name("written.cpp")
        written.touch()
        again = self.entries.with_name("again")
        self.assertEqual(self.told("touch", again, written), "")
        self.assertFalse(again.exists())


if __name__ == "__main__":
    unittest.main()

"""`python3 -m codegen new`: what it writes is accepted by the generator, and compiles."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from codegen.format import format_text
from codegen.load import Sources, load
from codegen.new import begin, begin_in_project
from codegen.new_files import NewError
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.target import project
from codegen.views.handwritten import handwritten_functions
from codegen.views.handwritten import handwritten_functions
from codegen.views.library import make_library
from codegen.write import WriteError, write
from tests.codegen.test_command_line import run

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMAS = [
    ("halve(Tensor self) -> Tensor", "", ""),
    ("mixed(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", "pointwise", "pointwise_binary"),
    ("bend(Tensor self, Tensor? weight=None, *, Scalar? bound=None, str kind='exact') -> Tensor", "pointwise", ""),
    ("order(Tensor self, str? kind=None, MemoryFormat format=contiguous_format) -> Tensor", "pointwise", ""),
    ("convert(Tensor self, ScalarType dtype, ScalarType? other=None) -> Tensor", "pointwise", ""),
    ("shuffle(Tensor self, int[] dims) -> Tensor", "kernel", "joining"),
    ("both(Tensor[] xs, bool keep=False) -> (Tensor, Tensor)", "kernel", ""),
    ("parts(Tensor self, int n) -> Tensor[]", "", "sorting"),
    ("doubled_(Tensor(a!) self) -> Tensor(a!)", "kernel", "copy"),
    ("blend(Tensor self, Tensor? other=None) -> Tensor", "composite", ""),
    ("row(Tensor(a) self, int i) -> Tensor(a)", "kernel", ""),
    ("rows(Tensor(a) self) -> Tensor(a)[]", "", ""),
]


def compile_error(source, *folders):
    """Returns what a compiler says of a source that includes from the folders; nothing where it compiles."""
    includes = [word for folder in folders for word in ("-I", folder)]
    return subprocess.run(["g++", "-std=c++20", "-fsyntax-only", *includes, source], stderr=subprocess.PIPE, text=True,
                          check=False).stderr


class New(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copy(ROOT / "ops.yaml", self.root)
        for folder in ("kernels", "composite"):
            shutil.copytree(ROOT / "runtime/tenon" / folder, self.root / "runtime/tenon" / folder)

    def test_what_is_written_is_accepted_and_compiles(self):
        written = [path for arguments in SCHEMAS for path in begin(self.root, *arguments)]
        diagnostics = Diagnostics()
        library = make_library(resolve(str(self.root / "ops.yaml"), diagnostics))
        self.assertEqual([str(error) for error in diagnostics], [])
        write(self.root / "generated/tenon/generated", render_all(library))
        sources = sorted({path for path in written if path.startswith("runtime/") and path.endswith(".cpp")})
        self.assertGreater(len(sources), 6)
        whole = self.root / "whole.cpp"
        extended = [path for path in sources if (ROOT / path).exists()]
        included = (path for path in sources if path not in extended)
        whole.write_text("".join(f'#include "{self.root / path}"\n' for path in included),
                         encoding="utf-8")
        for source in [str(whole), *(str(self.root / path) for path in extended)]:
            self.assertEqual(compile_error(source, self.root / "runtime", self.root / "generated", ROOT / "runtime"),
                             "")

    def test_the_entry_has_the_one_spelling(self):
        arguments = ", ".join(f"Tensor self_number_{index}" for index in range(12))
        begin(self.root, f"many({arguments}) -> Tensor", "kernel")
        entries = (self.root / "ops.yaml").read_text(encoding="utf-8")
        self.assertEqual(entries, format_text(entries))
        self.assertEqual(max(map(len, entries.splitlines())), max(map(len, (ROOT / "ops.yaml").read_text(
            encoding="utf-8").splitlines())))

    def test_arguments_that_a_call_decides_by_have_cases(self):
        begin(self.root, "bend(Tensor self, Tensor? weight=None, *, str kind='exact', str? other=None) -> Tensor",
              "pointwise")
        entries = (self.root / "ops.yaml").read_text(encoding="utf-8")
        self.assertIn("""
  pointwise:
    choose: weight
    given:
      choose: kind
      exact:
        choose: other
        given:
          choose: other
          first: self + weight
          second: self + weight + 1
        none: self + weight
      first:
""", entries)
        self.assertEqual(entries, format_text(entries))

    def test_the_entry_tells_what_it_lacks(self):
        for schema, told in (("spread(Tensor self, int dim) -> Tensor", True), ("size_of(Tensor self) -> int", False),
                             ("filled(int[] size) -> Tensor", False),
                             ("doubled_(Tensor(a!) self) -> Tensor(a!)", True)):
            begin(self.root, schema, "kernel", "reduction")
            entry = (self.root / "ops.yaml").read_text(encoding="utf-8").rpartition("- func:")[2]
            self.assertEqual("  # without 'derivatives' a gradient is an error\n" in entry, told, entry)

    def test_what_there_is_is_extended(self):
        header = self.root / "runtime/tenon/kernels/reduction/meta.h"
        before = header.read_text(encoding="utf-8")
        begin(self.root, "spread(Tensor self, int dim) -> Tensor", "kernel", "reduction")
        end = "}  // namespace tenon::meta\n"
        self.assertTrue(header.read_text(encoding="utf-8").startswith(before.removesuffix(end).rstrip("\n")))
        self.assertIn("TensorSpec spread(", header.read_text(encoding="utf-8"))

    def test_a_composite_stands_with_those_of_its_category(self):
        schema = "spread(Tensor self, int dim) -> Tensor"
        for category, is_new in (("convolution", False), ("copy", False), ("creation", True)):
            with self.subTest(category):
                schema = schema.replace("spread", "spread_out")
                source = self.root / f"runtime/tenon/composite/{category}.cpp"
                before = source.read_text(encoding="utf-8") if source.exists() else ""
                self.assertEqual(begin(self.root, schema, "composite", category)[:2],
                                 ["ops.yaml", f"runtime/tenon/composite/{category}.cpp"])
                after = source.read_text(encoding="utf-8")
                self.assertEqual(before == "", is_new)
                self.assertEqual([line for line in before.splitlines() if line not in after.splitlines()], [])
                self.assertIn(f'#include "tenon/generated/kernels/{category}.h"\n', after)
                self.assertIn('#include "tenon/base/check.h"\n', after)
                self.assertEqual(after.count("namespace tenon::composite {"), 1)
                diagnostics = Diagnostics()
                library = make_library(resolve(str(self.root / "ops.yaml"), diagnostics))
                told = {function.name: function.file for function in handwritten_functions(library)}
                name = schema.partition("(")[0]
                self.assertEqual(told[f"tenon::composite::{name}"], f"runtime/tenon/composite/{category}.cpp")

    def test_the_tests_are_there_to_fail(self):
        paths = begin(self.root, "halve(Tensor self) -> Tensor")
        self.assertEqual(paths, ["ops.yaml", "tests/conformance/halve.cpp"])
        self.assertIn('FAIL("halve: nobody has written its test")',
                      (self.root / paths[1]).read_text(encoding="utf-8"))

    def test_what_cannot_be_begun_changes_nothing(self):
        begin(self.root, "shuffle(Tensor self, int[] dims) -> Tensor", "kernel", "joining")
        before = {path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}
        for schema, how, category, expected in [
                ("shuffle(Tensor self) -> Tensor", "", "", "shuffle: the operator is already defined"),
                ("f(Tensr x) -> Tensor", "", "", "the schema: unknown type 'Tensr'"),
                ("f(Tensor grad) -> Tensor", "", "", "the argument name 'grad' is reserved"),
                ("f(Tensor self) -> Tensor", "magic", "", "'magic' is no way of computing"),
                ("f(Tensor self) -> Tensor", "kernle", "", "(did you mean 'kernel'?)"),
                ("f(Tensor self) -> Tensor", "kernel", "reducton", "(did you mean 'reduction'?)"),
                ("f(Tensor self) -> Tensor", "kernel", "nowhere",
                 "'nowhere' is no category, expected one of activation, ")]:
            with self.subTest(schema), self.assertRaises(NewError) as raised:
                begin(self.root, schema, how, category)
            self.assertIn(expected, str(raised.exception))
        (self.root / "tests/conformance/g.cpp").write_text("mine", encoding="utf-8")
        before[self.root / "tests/conformance/g.cpp"] = b"mine"
        with self.assertRaises(WriteError):
            begin(self.root, "g(Tensor self) -> Tensor")
        self.assertEqual({path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}, before)

    def test_words_that_make_no_sense(self):
        for words, expected in [(("new",), "'new' without a schema"),
                                (("new", "f() -> Tensor", "kernel", "view", "more"), "unexpected 'more' after 'view'")]:
            status, _, errors = run(*words)
            self.assertEqual((status, errors.splitlines()[-1]), (2, f"codegen: error: {expected}"))
        status, _, errors = run("new", "f(Tensr x) -> Tensor")
        self.assertEqual((status, errors), (1, "codegen: the schema: unknown type 'Tensr' (did you mean "
                                              "'Tensor'?)\n"))
        for words, expected in [
                (("--namespace", "mine"), "--namespace without a file with the project's operators"),
                (("--namespace", "ops", "--operators", "x.yaml"), "the namespace 'ops' is reserved: "),
                (("--operators", "x.yaml"), "'new' with --operators, but without --namespace")]:
            status, _, errors = run("new", *words, "f(Tensor x) -> Tensor")
            self.assertEqual(status, 2)
            self.assertIn(f"codegen: error: {expected}", errors)


class NewInAProject(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.entries = self.root / "operators.yaml"
        self.sources = Sources(project("mine"))

    def test_what_is_written_is_accepted_and_compiles(self):
        written = [path for arguments in SCHEMAS for path in begin_in_project(self.entries, self.sources, *arguments)]
        entries = self.entries.read_text(encoding="utf-8")
        self.assertEqual(entries, format_text(entries))
        diagnostics = Diagnostics()
        library = load(str(self.entries), diagnostics, self.sources)
        self.assertEqual([str(error) for error in diagnostics], [])
        write(self.root / "mine", render_all(library))
        functions = {function.name for function in handwritten_functions(library)}
        sources = [path for path in written if path.endswith(".cpp") and not path.endswith("_test.cpp")]
        text = "".join((self.root / path).read_text(encoding="utf-8") for path in sources)
        self.assertEqual({f"{scope}::{name}" for scope, body in re.findall(
            r"namespace (mine::\w+) \{\n(.*?)\n\}  //", text, re.S) for name in re.findall(r"(\w+)\(.*\) \{", body)},
            functions)
        whole = self.root / "whole.cpp"
        tests = [path for path in written if path.endswith("_test.cpp")]
        self.assertEqual(len(tests), len(SCHEMAS))
        whole.write_text("".join(f'#include "{path}"\n' for path in [*sources, tests[0]]), encoding="utf-8")
        self.assertEqual(compile_error(whole, self.root, ROOT / "runtime", ROOT / "generated"), "")

    def test_the_command_says_what_it_has_written(self):
        words = ("new", "--namespace", "mine", "--operators", str(self.entries))
        self.assertEqual(run(*words, "shuffle(Tensor self, int[] dims) -> Tensor", "kernel", "cards")[:2],
                         (0, "operators.yaml\nshuffle.cpp\nshuffle_test.cpp\n"))
        self.assertEqual(run(*words, "halve(Tensor self) -> Tensor")[:2], (0, "operators.yaml\nhalve_test.cpp\n"))
        self.assertIn("category: cards\n", self.entries.read_text(encoding="utf-8"))
        self.assertIn("mine::shuffle: nobody has written its test",
                      (self.root / "shuffle_test.cpp").read_text(encoding="utf-8"))

    def test_what_cannot_be_begun_changes_nothing(self):
        begin_in_project(self.entries, self.sources, "halve(Tensor self) -> Tensor")
        (self.root / "shuffle.cpp").write_text("mine", encoding="utf-8")
        before = {path: path.read_bytes() for path in self.root.iterdir()}
        with self.assertRaises(WriteError):
            begin_in_project(self.entries, self.sources, "shuffle(Tensor self, int[] dims) -> Tensor")
        with self.assertRaises(NewError) as raised:
            begin_in_project(self.entries, self.sources, "halve(Tensor self) -> Tensor")
        self.assertIn("halve: the operator is already defined", str(raised.exception))
        self.assertEqual({path: path.read_bytes() for path in self.root.iterdir()}, before)


if __name__ == "__main__":
    unittest.main()

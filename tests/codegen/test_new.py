"""`python3 -m codegen new`: what it writes is accepted by the generator, and compiles."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from codegen.format import format_text
from codegen.new import NewError, begin
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import make_library
from codegen.write import WriteError, write
from tests.codegen.test_command_line import run

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMAS = [
    ("halve(Tensor self) -> Tensor", "", ""),
    ("mixed(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", "pointwise", "pointwise_binary"),
    ("shuffle(Tensor self, int[] dims) -> Tensor", "kernel", "joining"),
    ("both(Tensor[] xs, bool keep=False) -> (Tensor, Tensor)", "kernel", ""),
    ("parts(Tensor self, int n) -> Tensor[]", "", "sorting"),
    ("doubled_(Tensor(a!) self) -> Tensor(a!)", "kernel", "copy"),
    ("blend(Tensor self, Tensor? other=None) -> Tensor", "composite", ""),
]


class New(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copy(ROOT / "ops.yaml", self.root)
        shutil.copytree(ROOT / "runtime/tenon/kernels", self.root / "runtime/tenon/kernels")

    def test_what_is_written_is_accepted_and_compiles(self):
        written = [path for arguments in SCHEMAS for path in begin(self.root, *arguments)]
        diagnostics = Diagnostics()
        library = make_library(resolve(str(self.root / "ops.yaml"), diagnostics))
        self.assertEqual([str(error) for error in diagnostics], [])
        write(self.root / "generated/tenon/generated", render_all(library))
        sources = sorted({path for path in written if path.startswith("runtime/") and path.endswith(".cpp")})
        self.assertGreater(len(sources), 6)
        whole = self.root / "whole.cpp"
        included = (path for path in sources if not path.endswith("meta.cpp"))
        whole.write_text("".join(f'#include "{self.root / path}"\n' for path in included),
                         encoding="utf-8")
        metas = [str(self.root / path) for path in sources if path.endswith("meta.cpp")]
        for source in [str(whole), *metas]:
            compiled = subprocess.run(
                ["g++", "-std=c++20", "-fsyntax-only", "-I", self.root / "runtime", "-I", self.root / "generated",
                 "-I", ROOT / "runtime", source], stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual(compiled.returncode, 0, compiled.stderr)

    def test_the_entry_has_the_one_spelling(self):
        arguments = ", ".join(f"Tensor self_number_{index}" for index in range(12))
        begin(self.root, f"many({arguments}) -> Tensor", "kernel")
        entries = (self.root / "ops.yaml").read_text(encoding="utf-8")
        self.assertEqual(entries, format_text(entries))
        self.assertEqual(max(map(len, entries.splitlines())), max(map(len, (ROOT / "ops.yaml").read_text(
            encoding="utf-8").splitlines())))

    def test_what_there_is_is_extended(self):
        header = self.root / "runtime/tenon/kernels/reduction/meta.h"
        before = header.read_text(encoding="utf-8")
        begin(self.root, "spread(Tensor self, int dim) -> Tensor", "kernel", "reduction")
        end = "}  // namespace tenon::meta\n"
        self.assertTrue(header.read_text(encoding="utf-8").startswith(before.removesuffix(end).rstrip("\n")))
        self.assertIn("TensorSpec spread(", header.read_text(encoding="utf-8"))

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
        self.assertEqual((status, errors), (1, "codegen: the schema: unknown type 'Tensr'\n"))


if __name__ == "__main__":
    unittest.main()

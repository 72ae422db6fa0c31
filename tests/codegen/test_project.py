"""Operators of a project: what its entries may say, and what is made of them."""

import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

from codegen.known import ManifestError, read_manifest
from codegen.load import Sources, load
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.target import Target, project
from codegen.views.handwritten import handwritten_functions
from codegen.views.library import make_library
from codegen.views.manifest import formula
from tests.codegen.support import resolve_outside, resolve_text
from tests.codegen.test_command_line import run

ROOT = Path(__file__).resolve().parent.parent.parent
MINE = project("mine")
ENTRIES = """\
- func: exp(Tensor self) -> Tensor
  category: anything
  doc: Twice each element.
  variants: function, inplace
  pointwise: self + self
  dtypes: floating
  derivatives: auto
- func: bell(Tensor self) -> Tensor
  category: anything
  pointwise: exp(self * self)
  dtypes: floating
  derivatives: auto
- func: rows(Tensor self, int count, *, Scalar scale=1) -> Tensor
  category: other
  kernel: {CPU: rows}
  meta: rows("rows", self, count)
  derivatives:
    self: exp(grad) * tenon::exp(self)
"""


def files_of(text):
    """Returns the generated files of a project's entries."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ops.yaml"
        path.write_text(text, encoding="utf-8")
        diagnostics = Diagnostics()
        library = load(str(path), diagnostics, Sources(MINE))
        assert not diagnostics, list(map(str, diagnostics))
        return render_all(library), library


class Entries(unittest.TestCase):
    def test_formulas_know_the_operators_of_the_library(self):
        _, errors = resolve_outside("""\
- func: roll(Tensor self) -> Tensor
  category: own
  kernel: roll
  derivatives:
    self: mm(grad) + tenon::exq(grad)
- func: fold(Tensor self) -> Tensor
  category: own
  kernel: fold
  derivatives:
    self: mm(grad)
""")
        self.assertEqual(errors, [
            "ops.yaml:5:22: error: roll: unknown function 'tenon::exq', expected an operator or a helper (did you mean "
            "'tenon::eq'?)",
            "ops.yaml:10:11: error: fold: 'mm' has 1 argument, expected mm(Tensor self, Tensor mat2) -> Tensor"])

    def test_the_manifest_says_what_ops_yaml_says(self):
        diagnostics = Diagnostics()
        written = resolve(str(ROOT / "ops.yaml"), diagnostics)
        read = read_manifest(Sources.manifest)
        self.assertEqual([str(operator.schema) for operator in read], [str(operator.schema) for operator in written])
        for known, operator in zip(read, written):
            if operator.pointwise and not operator.derived_from:
                self.assertEqual(formula(known.pointwise), formula(operator.pointwise), operator.name)

    def test_the_manifest_defines_the_parts_that_derivatives_name(self):
        diagnostics = Diagnostics()
        written = {str(operator.name): operator for operator in resolve(str(ROOT / "ops.yaml"), diagnostics)}
        with open(Sources.manifest, encoding="utf-8") as file:
            rows = {row["name"]: row for row in yaml.load(file, getattr(yaml, "CSafeLoader", yaml.SafeLoader))}
        self.assertEqual(rows["_atan_grad_self_grad_self"]["recorded"], {
            "let": {"term": "self * self + 1"},
            "value": "maybe_multiply(grad_grad * (grad_output * self / term / term), scale)"})
        for name, operator in written.items():
            for derivative in operator.derivatives:
                told = rows[name]["derivatives"][", ".join(derivative.names)]
                parts = {part: str(value) for part, value in derivative.shared}
                self.assertEqual(told["let"] if parts else {}, parts, name)

    def test_another_file_is_no_manifest(self):
        with tempfile.TemporaryDirectory() as folder:
            for text in ("- 1\n", "a: b\n", "- {schema: 'f('}\n", "[", "7"):
                path = Path(folder) / "manifest.yaml"
                path.write_text(text, encoding="utf-8")
                with self.subTest(text), self.assertRaisesRegex(ManifestError, "is no manifest"):
                    read_manifest(path)
            status, _, errors = run("--namespace", "mine", "--output", folder, "--manifest", path, path)
            self.assertEqual((status, errors), (1, f"codegen: {path} is no manifest of the library's operators\n"))


class Output(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files, cls.library = files_of(ENTRIES)

    def test_nothing_is_in_the_namespace_of_the_library_but_definitions_of_operators(self):
        for path, text in self.files.items():
            if re.search(r"^namespace tenon", text, re.M):
                self.assertTrue(path.startswith("dispatch/"), path)
            self.assertNotIn("tenon/generated/kernels", text)
        self.assertIn("operators.h", self.files)
        self.assertFalse([path for path in self.files if path.startswith(("methods", "functions.h", "register_all"))])

    def test_headers_qualify_what_is_the_librarys(self):
        self.assertIn("inline tenon::Tensor rows(const tenon::Tensor& self, int64_t count,\n"
                      "                          const tenon::Scalar& scale = 1) {", self.files["functions/other.h"])
        self.assertIn('kSchema =\n      "mine::rows(Tensor self, int count, *, Scalar scale=1) -> Tensor";',
                      self.files["ops/rows.h"])

    def test_a_header_is_qualified_outside_of_texts_and_comments(self):
        text = 'Tensor f(const Tensor& a = "Tensor \\" Device");  // Tensor\n#include "Device"'
        self.assertEqual(MINE.qualified(text),
                         'tenon::Tensor f(const tenon::Tensor& a = "Tensor \\" Device");  // Tensor\n#include "Device"')
        self.assertEqual(MINE.qualified("std::vector<Tensor> a::Tensor MyTensor detail::f"),
                         "std::vector<tenon::Tensor> a::Tensor MyTensor tenon::detail::f")
        self.assertEqual(Target().qualified("Tensor"), "Tensor")

    def test_formulas_call_what_they_mean(self):
        node = self.files["autograd/other.cpp"]
        self.assertIn("results[0] = ops::exp(grad) * tenon::ops::exp(", node)
        self.assertIn('#include "mine/ops/exp.h"', node)
        self.assertIn('#include "tenon/generated/ops/exp.h"', node)

    def test_a_gradient_of_the_library_is_declared_beside_what_it_is_made_for(self):
        files, _ = files_of("- func: angle(Tensor self) -> Tensor\n  category: anything\n  pointwise: atan(self)\n"
                            "  dtypes: floating\n  derivatives: auto\n")
        node = files["autograd/anything.cpp"]
        self.assertIn("tenon::ops::_atan_grad_self(grad, unpack(self_))", node)
        included = [header for header in re.findall(r'"(tenon/generated/.*)"', node)]
        self.assertEqual(included, ["tenon/generated/ops/atan.h"])
        for header in included:
            self.assertTrue((ROOT / "generated" / header).exists(), header)

    def test_a_derived_formula_calls_the_library_where_the_project_hides_it(self):
        bell = next(view for view in self.library.views if view.name == "mine::_bell_grad_self_grad_self")
        formula = str(bell.operator.recorded.expression)
        self.assertIn("tenon::exp(", formula)
        self.assertNotRegex(formula, r"(?<!tenon::)\bexp\(")

    def test_a_missing_function_is_told_with_its_prototype(self):
        texts = [str(function).split("error: ")[1] for function in handwritten_functions(self.library)]
        self.assertEqual(texts, [
            "rows: nobody has written 'mine::kernels::rows', expected `void mine::kernels::rows(const "
            "tenon::TensorBase& self, int64_t count, const tenon::Scalar& scale, tenon::TensorBase& result)` in a "
            'source of the library, with #include "mine/kernels/other.h"',
            "rows: nobody has written 'mine::meta::rows', expected `tenon::TensorSpec mine::meta::rows("
            "std::string_view, const tenon::TensorBase& self, int64_t count)` in a source of the library, with "
            '#include "mine/kernels/other.h"'])

    def test_the_library_of_a_project_says_whose_it_is(self):
        library = self.files["library.cpp"]
        self.assertIn('constinit tenon::OperatorLibrary library(&list_operators, &set_kernels);', library)
        self.assertIn("    list_operators_anything, list_operators_other};", library)
        self.assertIn('"name": "mine::rows"', self.files["manifest.yaml"])

    def test_names_are_whole_however_long(self):
        category = "a_category_whose_name_is_longer_than_a_line_of_c_plus_plus_is_in_the_sources_of_this_library_or_any"
        files, _ = files_of(f"- func: f(Tensor self) -> Tensor\n  category: {category}\n  kernel: f\n")
        self.assertIn(f"    list_operators_{category}}};", files["library.cpp"])

    def test_explain_shows_the_projects_functions(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "ops.yaml"
            path.write_text(ENTRIES, encoding="utf-8")
            status, out, _ = run("explain", "rows", "--operators", path, "--namespace", "mine")
        self.assertEqual(status, 0)
        self.assertIn("tenon::Tensor mine::rows(const tenon::Tensor& self", out)
        self.assertIn("mine/ops/rows.h", out)


class Banners(unittest.TestCase):
    ROWS = "- {func: rows(Tensor self) -> Tensor, category: copy, kernel: rows}\n"

    def test_a_banner_tells_the_command_that_makes_the_file(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "my ops.yaml").write_text(self.ROWS, encoding="utf-8")
            (root / "kept.yaml").write_text("operators: [neg]\n", encoding="utf-8")
            for words, path in ((["--namespace", "mine", "my ops.yaml"], "mine/ops/rows.h"),
                                (["--select", "kept.yaml"], "ops/neg.h"), (["my ops.yaml"], "ops/rows.h")):
                with self.subTest(words):
                    given = [str(root / word) if word.endswith(".yaml") else word for word in words]
                    out = root / f"out {len(words)} {path.count('mine')}"
                    status, _, err = run(*given, "--output", out)
                    self.assertEqual((status, err), (0, ""))
                    for name in (path, f"{path.split('ops/')[0]}manifest.yaml"):
                        command = (out / name).read_text(encoding="utf-8").splitlines()[1]
                        mark = "#" if name.endswith(".yaml") else "//"
                        self.assertEqual(command, f"{mark}   python3 -m codegen --output DIR {shlex.join(words)}")
                    self.assertEqual(run(*given, "--output", out)[1].split(", ")[1], "0 changed\n")  # it knows its own

    def test_the_librarys_own_files_need_no_words(self):
        files = render_all(make_library(resolve_text(self.ROWS)[0]))
        self.assertEqual(files["ops/rows.h"].splitlines()[1], "//   python3 -m codegen")


class Installed(unittest.TestCase):
    def test_the_generator_works_from_a_folder_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for part in ("codegen", "templates"):
                (root / part).symlink_to(ROOT / part)
            copy = root / "share/tenon"
            copy.mkdir(parents=True)
            (root / "include").symlink_to(ROOT / "runtime")
            subprocess.run(["cp", "-rL", root / "codegen", root / "templates", copy], check=True)
            (copy / "manifest.yaml").write_bytes(Sources.manifest.read_bytes())
            (root / "ops.yaml").write_text(ENTRIES, encoding="utf-8")

            def made():
                done = subprocess.run([sys.executable, "-m", "codegen", "--namespace", "mine", "--output", root / "out",
                                       root / "ops.yaml"], cwd=copy, capture_output=True, text=True, check=False)
                return done.returncode, done.stderr

            self.assertEqual(made(), (0, ""))
            written = (root / "out/mine/ops/rows.h").read_text(encoding="utf-8")
            self.assertEqual(written, files_of(ENTRIES)[0]["ops/rows.h"])
            (root / "ops.yaml").write_text("- {func: f(Tensor self) -> Tensor, category: c, kernel: k, derivatives: "
                                           "{self: 'formulas::sum_too(grad, self.sizes())'}}", encoding="utf-8")
            self.assertIn("f: unknown helper 'formulas::sum_too', expected a function of", made()[1])


if __name__ == "__main__":
    unittest.main()

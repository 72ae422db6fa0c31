"""Selective builds: what a selection may say, what it keeps, and what is made of it."""

import re
import tempfile
import unittest
from functools import cache
from pathlib import Path

from codegen.callables import ROOT
from codegen.closure import keep_selected
from codegen.dtypes import DTYPES
from codegen.load import load
from codegen.outputs import render_all
from codegen.runtime_calls import AUTOGRAD, FOLDERS, RUNTIME, calls_in, functions_in, reached, runtime_functions
from codegen.selection import read_selection
from codegen.source import Diagnostics


@cache
def whole():
    """Returns the library of ops.yaml."""
    diagnostics = Diagnostics()
    library = load(str(ROOT / "ops.yaml"), diagnostics)
    assert not diagnostics
    return library


def read(text):
    """Returns what a text selects, and the printed errors."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "selection.yaml")
        path.write_text(text, encoding="utf-8")
        selection = read_selection(path, [view.operator for view in whole().views], diagnostics)
        return selection, [str(error).replace(f"{folder}/", "") for error in diagnostics]


def kept(text, **options):
    """Returns the names of the operators that a text keeps."""
    selection, errors = read(text)
    assert not errors, errors
    return {str(view.operator.name) for view in keep_selected(whole(), selection, **options).views}


def without_banner(text):
    """Returns the text of a generated file after its banner, which tells the selection."""
    return text.split("\n", 2)[-1]


class Mistakes(unittest.TestCase):
    def test_are_reported_with_place_and_proposal(self):
        for text, expected in (
                ("operators: [conv2]", "1:13: error: no operator is called 'conv2' (did you mean 'conv2d'?)"),
                ("operators: [add.Tensr]",
                 "1:13: error: no operator is called 'add.Tensr' (did you mean 'add.Tensor'?)"),
                ("operators: ['nope*']", "1:13: error: no operator is called 'nope*'"),
                ("operators: []", "1:12: error: 'operators' has no names, expected a list of names; leave the key out "
                 "for all"),
                ("dtypes:", "1:8: error: 'dtypes' has no names, expected a list of names; leave the key out for all"),
                ("operators: [[add]]", "1:13: error: 'operators' has what is no text, expected a list of names"),
                ("operator: [add]", "1:1: error: unknown key 'operator', expected operators, dtypes, layers (did you "
                 "mean 'operators'?)"),
                ("dtypes:\n  - float23", "2:5: error: no dtype is called 'float23', expected " + ", ".join(DTYPES) +
                 " (did you mean 'float32'?)"),
                ("layers: inferense", "1:9: error: no layer is called 'inferense', expected Autograd, inference, "
                 "training (did you mean 'inference'?)"),
                ("- add", "1:1: error: the file selects nothing, expected a mapping with operators, dtypes, layers"),
                ("", "1:1: error: the file selects nothing, expected a mapping with operators, dtypes, layers"),
        ):
            with self.subTest(text):
                selection, errors = read(text)
                self.assertIsNone(selection)
                self.assertEqual(errors[0], f"selection.yaml:{expected}")

    def test_all_of_a_file_are_reported(self):
        self.assertEqual(len(read("operators: [conv2, reluu]\ndtypes: [half]\nlayers: [x]")[1]), 4)


class Kept(unittest.TestCase):
    def test_a_name_is_an_operator_or_all_overloads_or_a_pattern(self):
        self.assertEqual(kept("operators: relu\nlayers: inference"), {"relu"})
        self.assertEqual(kept("operators: [eq]\nlayers: inference"),
                         {"eq.Tensor", "eq_.Tensor", "eq.out", "eq.Scalar", "eq_.Scalar", "eq.Scalar_out"})
        self.assertEqual(kept("operators: [eq_]\nlayers: inference"),
                         {"eq.Tensor", "eq_.Tensor", "eq.Scalar", "eq_.Scalar"})
        self.assertEqual(kept("operators: ['log1*']\nlayers: inference"),
                         {name for name in ALL if name.startswith("log1")})

    def test_a_variant_brings_what_it_is_derived_from(self):
        self.assertEqual(kept("operators: relu_\nlayers: inference"), {"relu", "relu_"})

    def test_what_a_composite_calls_is_kept(self):
        self.assertGreater(kept("operators: max_pool2d\nlayers: inference"), {"max_pool2d_with_indices"})
        self.assertGreater(kept("operators: conv2d\nlayers: inference"), {"convolution"})
        linear = kept("operators: linear\nlayers: inference")
        self.assertGreater(linear, {"addmm", "matmul", "mm", "bmm", "t", "reshape", "view", "clone"})
        self.assertNotIn("outer", linear)  # which stands in the same source

    def test_what_is_recorded_is_kept_with_autograd_alone(self):
        self.assertNotIn("convolution_backward", kept("operators: conv2d\nlayers: inference"))
        self.assertIn("convolution_backward", kept("operators: conv2d"))
        self.assertIn("zeros", kept("operators: relu\nlayers: [Autograd]"))

    def test_no_kept_operator_calls_a_dropped_one(self):
        for operator in sorted({view.operator.name.base for view in whole().views})[::17]:
            with self.subTest(operator):
                names = kept(f"operators: ['{operator}']\nlayers: inference")
                self.assertEqual(kept(f"operators: {sorted(names)}\nlayers: inference"), names)

    def test_a_shared_library_keeps_what_its_programs_may_call(self):
        text = "operators: relu\nlayers: inference"
        self.assertGreater(kept(text, shared=True), {"index_select", "scatter.src", "select.int", "relu"})

    def test_indexing_keeps_what_it_may_call(self):
        names = kept("operators: ['Tensor::index']\nlayers: inference")
        self.assertGreater(names, {"index.Tensor", "index_put", "index_select", "nonzero", "select.int", "slice.Tensor",
                                   "unsqueeze", "copy_", "scalar_tensor", "zeros", "_local_scalar_dense"})
        self.assertNotIn("exp", names)
        self.assertEqual(kept("operators: ['Tensor::index_put_', relu]\nlayers: inference"), names | {"relu"})

    def test_dtypes_of_16_bits_bring_the_one_that_they_are_computed_in(self):
        for dtype in ("float16", "bfloat16"):
            self.assertEqual(read(f"dtypes: {dtype}")[0].dtypes, {dtype, "float32"})
        self.assertEqual(read("dtypes: float64")[0].dtypes, {"float64"})

    def test_unsigned_dtypes_bring_those_that_kernels_look_at_them_as(self):
        self.assertEqual(read("dtypes: uint16")[0].dtypes, {"uint16", "int16", "int32"})
        self.assertEqual(read("dtypes: uint32")[0].dtypes, {"uint32", "int32", "int64"})
        self.assertEqual(read("dtypes: uint64")[0].dtypes, {"uint64", "int64"})

    def test_everything_is_kept_where_nothing_is_said(self):
        self.assertEqual(kept("dtypes: float32"), ALL)


class RuntimeCalls(unittest.TestCase):
    def test_no_call_of_the_runtime_is_overlooked(self):
        for folder in (*FOLDERS, AUTOGRAD):
            for path in sorted((RUNTIME / folder).rglob("*.[ch]*")):
                text = path.read_text(encoding="utf-8")
                by_function = set().union(*(calls.operators for calls in functions_in(text).values()), set())
                self.assertEqual(by_function, calls_in(text).operators, path)

    def test_functions_are_told_apart(self):
        functions = functions_in("""
            #include "tenon/generated/ops/add.h"  // ops::neg(x)
            namespace tenon::composite {
            namespace {
            struct Once { int count = 0; TensorBase call() { return ops::exp(a); } };
            TensorBase helper(const TensorBase& a) { if (a.dim() > 0) { return ops::add(a, a); } return a; }
            }  // namespace
            TensorBase caller(const TensorBase& a) try { return helper(ops::mul(a, a)); } catch (...) { fail("}"); }
            TensorBase other(std::string_view text = "ops::neg(x)") { return stubs::relu::call(text); }
            }
        """)
        self.assertEqual(functions["helper"].operators, {"add"})
        self.assertEqual(functions["caller"].operators, {"mul"})
        self.assertEqual(functions["Once"].operators, {"exp"})
        self.assertEqual(functions["other"].operators, set())
        self.assertEqual(functions["other"].stubs, {"relu"})
        self.assertEqual(reached(functions["caller"], functions).operators, {"mul", "add"})

    def test_arithmetic_of_tensors_is_a_call(self):
        functions = functions_in('#include "tenon/autograd/formulas/basic.h"\nTensorBase f(T a, T b) { return a * b; }')
        self.assertIn("operator", functions["f"].names)
        self.assertIn("mul", reached(functions["f"], runtime_functions()).operators)


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        selection, _ = read("operators: [relu, add.Tensor]\ndtypes: [float32, int64]\nlayers: inference")
        cls.files = render_all(keep_selected(whole(), selection))

    def test_dropped_functions_are_declared_and_may_not_be_called(self):
        text = "\n".join(text for path, text in self.files.items() if path.startswith("functions/"))
        self.assertRegex(text, r'TENON_DROPPED\("tenon::exp"\)\s+Tensor exp\(const Tensor& self\);')
        self.assertRegex(text, r"inline Tensor relu\(const Tensor& self\) \{")
        methods = "\n".join(text for path, text in self.files.items() if path.startswith("methods/"))
        self.assertRegex(methods, r'TENON_DROPPED\("Tensor::exp"\)\s+Tensor exp\(\) const;')
        self.assertRegex(methods, r"\n  ?Tensor relu\(\) const;|\nTensor relu\(\) const;")
        self.assertNotIn("Tensor Tensor::exp(", methods)

    def test_handwritten_sources_find_the_declarations_of_everything(self):
        everything = render_all(whole())
        for path, text in everything.items():
            if path.startswith(("ops/", "kernels/")):
                self.assertEqual(without_banner(self.files.get(path, "")), without_banner(text), path)

    def test_the_library_knows_the_names_of_what_is_dropped(self):
        text = re.sub(r'"\s+"', "", self.files["register_all.cpp"])
        self.assertIn('"selection.yaml"', text)
        names = kept("operators: [relu, add.Tensor]\nlayers: inference")
        self.assertEqual({name for name in ALL if f" {name} " not in text}, names)

    def test_nothing_is_recorded_without_autograd(self):
        self.assertEqual([path for path in self.files if path.startswith("autograd/")], [])
        self.assertNotIn("register_autograd", self.files["register_all.cpp"])

    def test_the_build_is_told_dtypes_and_layers(self):
        text = self.files["selection.cmake"]
        bits = 1 << DTYPES.index("float32") | 1 << DTYPES.index("int64")
        self.assertIn(f"TENON_SELECTED_DTYPES={bits:#x}]", text)
        self.assertIn("TENON_HAS_AUTOGRAD=0]", text)
        self.assertIn('TENON_SELECTION="selection.yaml"]', text)

    def test_dtypes_are_those_of_the_runtime_in_their_order(self):
        header = (RUNTIME / "base/dtype.h").read_text(encoding="utf-8")
        self.assertEqual(tuple(re.findall(r'^ +\{"(\w+)", "\w+", \d', header, re.MULTILINE)), DTYPES)

    def test_the_whole_library_drops_nothing(self):
        files = render_all(whole())
        self.assertFalse(any("TENON_DROPPED" in text for text in files.values()))
        self.assertNotIn("selection.cmake", files)


ALL = {str(view.operator.name) for view in whole().views}

if __name__ == "__main__":
    unittest.main()

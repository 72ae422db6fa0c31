"""Entries become operators, and operators their variants."""

import os
import tempfile
import unittest

from codegen.callables import parse_helpers
from codegen.expression import parse_expression
from codegen.formulas import MetadataUse, saved
from codegen.parse import parse_schema
from codegen.resolve import resolve
from codegen.schema import OperatorKind
from codegen.source import Diagnostics
from codegen.vocabulary import Promotion, ResultDtype, Tag, Variant
from tests.codegen.support import resolve_text

# base schema, extra lines → the derived schemas
VARIANTS = [
    ("add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", "inplace, out", "", [
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"]),
    ("abs(Tensor self) -> Tensor", "inplace, out", "", [
        "abs_(Tensor(a!) self) -> Tensor(a!)", "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("__and__.Tensor(Tensor self, Tensor other) -> Tensor", "inplace", "", [
        "__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)"]),
    ("where.self(Tensor condition, Tensor self) -> Tensor", "out", "", [
        "where.out(Tensor condition, Tensor self, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("select.int(Tensor self, int dim) -> Tensor", "out", "", [
        "select.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("add.Scalar(Tensor self, Scalar other) -> Tensor", "out", "", [
        "add.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("add.Scalar(Tensor self, Scalar other) -> Tensor", "out", "out_overload: into", [
        "add.into(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("add.Scalar(Tensor self, Scalar other) -> Tensor", "inplace", "inplace_overload: into", [
        "add_.into(Tensor(a!) self, Scalar other) -> Tensor(a!)"]),
    ("empty(int[] size) -> Tensor", "out", "", ["empty.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)"]),
    ("max.dim(Tensor self, int dim) -> (Tensor values, Tensor indices)", "out", "out_overload: dim_max", [
        "max.dim_max(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices)"
        " -> (Tensor(a!) values, Tensor(b!) indices)"]),
    ("qr(Tensor self) -> (Tensor, Tensor)", "out", "", [
        "qr.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"]),
    ("f(Tensor q) -> (Tensor q, Tensor r)", "out", "", [
        "f.out(Tensor q, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!) q, Tensor(b!) r)"]),
]

# schema, formula → what it uses: argument values, argument metadata, result values, result metadata, grads
USES = [
    ("f(Tensor self) -> Tensor", "grad", [], [], [], [], [0]),
    ("f(Tensor self) -> Tensor", "grad * self.cos()", ["self"], [], [], [], [0]),
    ("f(Tensor self) -> Tensor", "grad * result + result", [], [], ["result"], [], [0]),
    ("f(Tensor self) -> Tensor", "grad.expand(self.sizes())", [], ["self.sizes()"], [], [], [0]),
    ("f(Tensor self, int dim) -> Tensor", "grad / self.size(dim)", [], ["self.size(dim)"], [], [], [0]),
    ("f(Tensor self) -> Tensor", "grad / self.sizes()[0] * self", ["self"], ["self.sizes()"], [], [], [0]),
    ("f(Tensor self) -> Tensor", "self.size(grad.dim())", ["self"], [], [], [], [0]),
    ("f(Tensor self) -> Tensor", "self.sum().sizes()", ["self"], [], [], [], []),
    ("f(Tensor self) -> Tensor", "zeros_like(grad, result.dtype())", [], [], [], ["result.dtype()"], [0]),
    ("f(Tensor? w) -> Tensor", "w->has_value() ? w.value().dim() : 0", ["w"], ["w->has_value()"], [], [], []),
    ("f(Tensor[] tensors) -> Tensor", "grad / tensors.size()", [], ["tensors.size()"], [], [], [0]),
    ("f(Scalar s) -> Tensor", "grad * s.toDouble()", ["s"], [], [], [], [0]),
    ("f(Tensor self) -> (Tensor a, Tensor b)", "grads[1] * b + a", [], [], ["b", "a"], [], [1]),
    ("f(Tensor self) -> (Tensor, Tensor)", "g(grads, result0.dim())", [], [], [], ["result0.dim()"], [0, 1]),
    ("f(Tensor sum) -> Tensor", "sum(grad)", [], [], [], [], [0]),
]


def entry(schema, *lines):
    return "\n  ".join([f"- func: {schema}", "category: copy", *lines]) + "\n"


class Entries(unittest.TestCase):
    def test_an_entry_gives_all_its_values(self):
        (operator,), errors = resolve_text("""\
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  category: pointwise_binary
  doc: The product.
  variants: [function, method]
  pointwise: self * other
  derivatives:
    self, other: formulas::mul_backward(grad, self, other)
  jvp:
    result: self_t * other_p + self_p * other_t
  tags: bool_condition
  dtypes: [floating, int8]
  promotes: self
""", helpers=parse_helpers("std::tuple<TensorBase, TensorBase> mul_backward(const TensorBase& grad, const TensorBase& "
                           "self, const TensorBase& other);"))
        self.assertEqual(errors, [])
        self.assertEqual(str(operator), "mul.Tensor(Tensor self, Tensor other) -> Tensor")
        self.assertEqual((operator.location.line, operator.location.column), (1, 9))
        self.assertEqual((operator.category, operator.doc), ("pointwise_binary", "The product."))
        self.assertEqual(operator.variants, {Variant.FUNCTION, Variant.METHOD})
        self.assertIsNone(operator.derived_from)
        self.assertEqual(str(operator.pointwise.expression), "self * other")
        (derivative,) = operator.derivatives
        self.assertEqual(derivative.names, ("self", "other"))
        self.assertEqual(str(derivative.expression), "formulas::mul_backward(grad, self, other)")
        self.assertEqual(operator.jvp[0].names, ("result",))
        self.assertEqual(operator.tags, (Tag.BOOL_CONDITION,))
        self.assertEqual(operator.dtypes, {"floating", "int8"})
        self.assertEqual((operator.promotes, operator.promotion, operator.result_dtype),
                         (("self",), Promotion.DEFAULT, ResultDtype.PROMOTED))

    def test_an_entry_says_in_which_dtypes_it_computes(self):
        (predicate, floating), errors = resolve_text(
            entry("f(Tensor self) -> Tensor", "pointwise: self == 0", "result_dtype: bool") +
            entry("g(Tensor self) -> Tensor", "pointwise: exp(self)", "promotion: int_to_float"))
        self.assertEqual(errors, [])
        self.assertEqual((predicate.result_dtype, floating.promotion), (ResultDtype.BOOL, Promotion.INT_TO_FLOAT))

    def test_an_entry_has_defaults(self):
        (operator,), errors = resolve_text(
            entry("f(Tensor self, Scalar s, Tensor t) -> Tensor", "pointwise: self * s + t"))
        self.assertEqual(errors, [])
        self.assertEqual(operator.variants, {Variant.FUNCTION})
        self.assertEqual((operator.kernel, operator.composite, operator.meta), ({}, None, None))
        self.assertEqual((operator.dtypes, operator.promotes), ({"all"}, ("self", "t")))
        self.assertEqual((operator.promotion, operator.result_dtype),
                         (Promotion.DEFAULT, ResultDtype.PROMOTED))

    def test_a_kernel_is_one_name_or_one_for_each_backend(self):
        operators, errors = resolve_text(entry("a() -> Tensor", "kernel: a_kernel") +
                                         entry("b() -> Tensor", "kernel: {CPU: b_cpu, Lazy: b_lazy}"))
        self.assertEqual(errors, [])
        self.assertEqual([operator.kernel for operator in operators],
                         [{"all": "a_kernel"}, {"CPU": "b_cpu", "Lazy": "b_lazy"}])

    def test_a_view_has_an_inverse(self):
        (operator, *_), errors = resolve_text(
            entry("t(Tensor(a) self) -> Tensor(a)", "kernel: t", "view: {inverse: turned(mutated_view)}") +
            entry("turned(Tensor self) -> Tensor", "kernel: turned"))
        self.assertEqual(errors, [])
        self.assertEqual((operator.kind, str(operator.view_inverse)), (OperatorKind.VIEW, "turned(mutated_view)"))

    def test_of_a_view_its_copy_and_its_inverse_are_derived(self):
        operators, errors = resolve_text(
            entry("part.int(Tensor(a) self, int dim, *, bool b=False) -> Tensor(a)", "kernel: part",
                  "view: {inverse: mutated_view}", "variants: method") +
            entry("parts(Tensor(a -> *) self, int n) -> Tensor(a)[]", "kernel: parts",
                  "view: {inverse: mutated_view}") +
            entry("halves(Tensor(a) self) -> (Tensor(a), Tensor)", "kernel: halves", "tags: untracked_view",
                  "view: {inverse: mutated_view}", "output_differentiability: false, false") +
            entry("same(Tensor(a) self) -> Tensor(a)", "composite: same"))
        self.assertEqual(errors, [])
        self.assertEqual([str(operator) for operator in operators], [
            "part.int(Tensor(a) self, int dim, *, bool b=False) -> Tensor(a)",
            "part_copy.int(Tensor self, int dim, *, bool b=False) -> Tensor",
            "part_inverse.int(Tensor base, Tensor mutated_view, int dim, *, bool b=False) -> Tensor",
            "parts(Tensor(a -> *) self, int n) -> Tensor(a)[]",
            "parts_copy(Tensor self, int n) -> Tensor[]",
            "parts_inverse(Tensor base, Tensor mutated_view, int mutated_view_index, int n) -> Tensor",
            "halves(Tensor(a) self) -> (Tensor(a), Tensor)", "same(Tensor(a) self) -> Tensor(a)"])
        self.assertEqual([operator.is_function for operator in operators[:3]], [False, True, False])

    def test_names_of_what_is_derived_from_a_view_are_taken(self):
        view = entry("t(Tensor(a) self) -> Tensor(a)", "kernel: t", "view: {inverse: mutated_view}")
        for name, made in (("t_copy", "copy variant"), ("t_inverse", "inverse")):
            with self.subTest(name):
                _, errors = resolve_text(view + entry(f"{name}(Tensor self) -> Tensor", "kernel: k"))
                self.assertEqual(len(errors), 1)
                self.assertIn(f"writes what the {made} of t at line 1 generates, expected one of the two", errors[0])

    def test_a_composite_view_needs_no_inverse(self):
        self.assertEqual(resolve_text(entry("t(Tensor(a) self) -> Tensor(a)", "composite: t"))[1], [])

    def test_the_tag_inplace_view_is_a_kind(self):
        (operator,), _ = resolve_text(entry("t_(Tensor(a!) self) -> Tensor(a!)", "kernel: t_", "tags: inplace_view"))
        self.assertEqual(operator.kind, OperatorKind.INPLACE_VIEW)

    def test_a_users_file_has_its_own_categories_and_calls_known_operators(self):
        text = "- {func: f(Tensor self) -> Tensor, category: signal, kernel: f, derivatives: {self: grad.cos()}}"
        self.assertEqual(len(resolve_text(text)[1]), 2)
        self.assertEqual(resolve_text(text, known_categories=None, known_operators=["cos"])[1], [])

    def test_several_files_are_one_library(self):
        diagnostics = Diagnostics()
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("one.yaml", "two.yaml")]
            for path, text in zip(paths, [entry("f(Tensor x) -> Tensor", "kernel: f", "derivatives: {x: g(grad)}"),
                                          entry("g(Tensor x) -> Tensor", "kernel: g") +
                                          entry("f() -> Tensor", "kernel: f")]):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            operators = resolve(paths, diagnostics)
        self.assertEqual([str(operator.name) for operator in operators], ["f", "g"])
        self.assertEqual([str(error) for error in diagnostics], [
            f"{paths[1]}:4:9: error: f: the operator is already defined at {paths[0]}:1, "
            "expected an overload name, as in 'f.Tensor'"])


class SharedFunctions(unittest.TestCase):
    def test_a_kernel_of_two_entries_returns_the_same(self):
        one, two = entry("f(Tensor self) -> Tensor", "kernel: k"), entry("g(Tensor self) -> Tensor", "kernel: k")
        self.assertEqual(resolve_text(one + two)[1], [])
        pair = "TensorBase and not std::tuple<TensorBase, TensorBase>"
        for keys in (["kernel: k"], ["composite: k"]):
            what = "kernel" if keys == ["kernel: k"] else "function"
            text = entry("f(Tensor self) -> Tensor", *keys) + entry("g(Tensor self) -> (Tensor, Tensor)", *keys)
            line = text.count("\n") // 2 + 1
            self.assertEqual(resolve_text(text)[1], [
                f"ops.yaml:{line}:9: error: g: its {what} 'k' has the same parameters in C++ as that of f at line 1, "
                f"which returns {pair}, expected another name for one of the two"])

    def test_so_does_a_shape_function(self):
        text = entry("f(Tensor self) -> Tensor", "kernel: k", "meta: m(self, 1)") + \
            entry("g(Tensor self) -> (Tensor, Tensor)", "kernel: k", "meta: m(self, 2)")
        self.assertEqual(resolve_text(text)[1], [
            f"ops.yaml:{text.count(chr(10)) // 2 + 1}:9: error: g: its shape function 'm' has the same parameters in "
            "C++ as that of f at line 1, which returns TensorSpec and not std::tuple<TensorSpec, TensorSpec>, expected "
            "another name for one of the two"])


class Variants(unittest.TestCase):
    def test_derived_schemas(self):
        for schema, variants, extra, expected in VARIANTS:
            with self.subTest(schema):
                lines = [f"variants: function, {variants}", "kernel: k"] + ([extra] if extra else [])
                (_, *derived), errors = resolve_text(entry(schema, *lines))
                self.assertEqual(errors, [])
                self.assertEqual([str(operator) for operator in derived], expected)
                for text in expected:
                    self.assertEqual(str(parse_schema(text)), text)

    def test_variants_follow_their_base_and_share_its_values(self):
        operators, errors = resolve_text(
            entry("f(Tensor self) -> Tensor", "variants: out, inplace", "kernel: f", "derivatives: {self: grad}") +
            entry("g() -> Tensor", "kernel: g"))
        self.assertEqual(errors, [])
        self.assertEqual([str(operator.name) for operator in operators], ["f", "f_", "f.out", "g"])
        base, *derived, _ = operators
        for operator in derived:
            self.assertEqual(operator.derived_from, "f")
            self.assertEqual(operator.location, base.location)
            self.assertEqual(operator.derivatives, base.derivatives)
            self.assertEqual((operator.category, operator.kernel), (base.category, base.kernel))


class FormulaUses(unittest.TestCase):
    def test_a_formula_uses_data_or_only_metadata(self):
        for schema, formula, *expected in USES:
            with self.subTest(formula):
                use = saved(parse_expression(formula), parse_schema(schema))
                self.assertEqual([list(use.argument_values), [item.call for item in use.argument_metadata],
                                  list(use.result_values), [item.call for item in use.result_metadata],
                                  list(use.grads)], expected)

    def test_a_metadata_use_has_its_parts(self):
        use = saved(parse_expression("self.size( -1 )"), parse_schema("f(Tensor self) -> Tensor"))
        self.assertEqual(use.argument_metadata, (MetadataUse("self", "size", "-1", "self.size(-1)"),))


if __name__ == "__main__":
    unittest.main()

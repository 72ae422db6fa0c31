"""Tables of schemas and keys without C++ or without effect, and the exact messages they must give."""

import unittest

from codegen.api import dispatcher
from tests.codegen.support import resolve_text


def entry(schema, *lines):
    """Returns an entry with a kernel, unless its lines say otherwise."""
    return "\n  ".join([f"- func: {schema}", "category: copy", *(lines or ["kernel: k"])]) + "\n"


TYPES_AND_NAMES = [
    (entry("f(Tensor?? self) -> Tensor"),
     ["1:11: error: f: argument 'self' is Tensor??, which has no C++, expected Tensor?"]),
    (entry("f(Tensor[3] x) -> Tensor"),
     ["1:11: error: f: argument 'x' is Tensor[3], which has no C++, expected Tensor[]"]),
    (entry("f(bool[] x) -> Tensor"),
     ["1:11: error: f: argument 'x' is bool[], which has no C++, expected bool[N], of a fixed size"]),
    (entry("f(str[] x) -> Tensor"),
     ["1:11: error: f: argument 'x' is str[], which has no C++, expected a type that docs/operators.md lists, "
      "such as Tensor?, Scalar or int[]"]),
    (entry("f(int[][] x) -> Tensor"),
     ["1:11: error: f: argument 'x' is int[][], which has no C++, expected a type that docs/operators.md "
      "lists, such as Tensor?, Scalar or int[]"]),
    (entry("f(Tensor[]? x) -> Tensor"),
     ["1:11: error: f: argument 'x' is Tensor[]?, which has no C++, expected a type that docs/operators.md "
      "lists, such as Tensor?, Scalar or int[]"]),
    (entry("f(int?[] x) -> Tensor"),
     ["1:11: error: f: argument 'x' is int?[], which has no C++, expected a type that docs/operators.md lists, "
      "such as Tensor?, Scalar or int[]"]),
    (entry("f(int(a) x) -> Tensor"),
     ["1:11: error: f: argument 'x' has an alias set and is int, expected an alias set on a Tensor"]),
    (entry("f(Tensor self, Tensor(a!)[] x) -> ()"), []),
    (entry("f(Tensor self, Tensor(a!)? x) -> ()"),
     ["1:24: error: f: argument 'x' is written to and is Tensor?, expected Tensor(a!) x"]),
    (entry("f(Tensor(a!) x) -> (Tensor, Tensor(a!))"),
     ["1:37: error: f: one of 2 results is what the operator writes to, others are new, expected new results alone: "
      "callers have their arguments"]),
    (entry("f(Tensor(a!)[] x) -> Tensor(a!)[]"),
     ["1:30: error: f: a result is Tensor[], which the operator writes to, expected no result: callers have the "
      "list"]),
    (entry("f(Tensor self) -> (Tensor, int)"),
     ["1:36: error: f: one of 2 results is int, others are Tensors, expected Tensors alone"]),
    (entry("f(Tensor self) -> str"),
     ["1:27: error: f: a result is str, which has no C++, expected Tensor, Tensor[], Scalar, int, float or bool"]),
    (entry("f(Tensor self) -> int[]"),
     ["1:27: error: f: a result is int[], which has no C++, expected Tensor, Tensor[], Scalar, int, float or "
      "bool"]),
    (entry("f(Tensor self) -> (Scalar, Scalar)"),
     ["1:28: error: f: a result is Scalar, which has no C++, expected Tensor or Tensor[]",
      "1:36: error: f: a result is Scalar, which has no C++, expected Tensor or Tensor[]"]),
    (entry("f(Tensor self) -> (Tensor a, Dimname?[] b)"),
     ["1:38: error: f: a result is Dimname?[], which has no C++, expected Tensor or Tensor[]"]),
    (entry("f(int device) -> Tensor"),
     ["1:11: error: f: argument 'device' is int, expected Device?, or another name"]),
    (entry("f(Tensor self, Tensor Self) -> Tensor"),
     ["1:24: error: f: argument 'Self' differs from 'self' in case only, expected names that differ in more"]),
    (entry("f(Tensor self) -> (Tensor a, Tensor A)"),
     ["1:38: error: f: a second result 'A', expected names that differ"]),
    (entry("f_(Tensor(a!) x) -> Tensor(a!)"),
     ["1:12: error: f_: the first argument of an in-place operator is 'x', expected Tensor(a!) self"]),
    (entry("f(Tensor self) -> (Tensor a, Tensor call)"),
     ["1:38: error: f: the result name 'call' is reserved: it is a local variable of generated kernels or "
      "backward nodes, expected another name"]),
    (entry("f(Tensor(a) x) -> Tensor(a)", "kernel: k", "view: {inverse: mutated_view}"),
     ["1:11: error: f: the first argument of a view is not what it is a view of, expected Tensor(a) self"]),
    (entry("f(Tensor(a) self, Tensor(b) other) -> Tensor(b)", "kernel: k", "view: {inverse: mutated_view}"),
     ["1:11: error: f: the alias set (a) of argument 'self' has no effect: no result has it, expected a result with "
      "it, or Tensor self",
      "1:47: error: f: a result is a view of another argument than 'self', expected Tensor(a), or that argument "
      "first"]),
    (entry("f(Tensor(a) self) -> (Tensor(a), Tensor)", "kernel: k", "view: {inverse: mutated_view}"),
     ["1:42: error: f: a view has several results, of which none can be tracked, expected one result, as Tensor(a) "
      "or Tensor(a)[], or 'tags: untracked_view'"]),
    (entry("f(Tensor a, int a_result) -> (Tensor a, Tensor b)"),
     ["1:21: error: f: the argument name 'a_result' is reserved: it is a local variable of a generated kernel of "
      "this operator, expected another name"]),
    (entry("f(Tensor(a) self, int base) -> Tensor(a)", "composite: k"),
     ["1:27: error: f: the argument name 'base' is reserved: it is what the inverse of a view calls a tensor, "
      "expected another name"]),
]

DEFAULTS = [
    (entry("f(Tensor self, int dim=Nonsense) -> Tensor"),
     ["1:24: error: f: the default Nonsense of argument 'dim' does not fit its type int, expected a whole "
      "number of 64 bits"]),
    (entry("f(Tensor self, int[] d=[a,b]) -> Tensor"),
     ["1:24: error: f: the default [a,b] of argument 'd' does not fit its type int[], expected a list, each a "
      "whole number of 64 bits"]),
    (entry("f(Tensor self, int d=9223372036854775808) -> Tensor"),
     ["1:24: error: f: the default 9223372036854775808 of argument 'd' does not fit its type int, expected a "
      "whole number of 64 bits"]),
    (entry("f(Tensor self, int d=010) -> Tensor"),
     ["1:24: error: f: the default 010 of argument 'd' does not fit its type int, expected a whole number of "
      "64 bits"]),
    (entry("f(Tensor self, int[2] d=[1]) -> Tensor"),
     ["1:24: error: f: the default [1] of argument 'd' does not fit its type int[2], expected a list of 2 "
      "elements, or one value for all, each a whole number of 64 bits"]),
    (entry("f(Tensor self, float d=1e999) -> Tensor"),
     ["1:24: error: f: the default 1e999 of argument 'd' does not fit its type float, expected a number, inf, "
      "-inf or nan"]),
    (entry("f(Tensor self, Scalar d=Mean) -> Tensor"),
     ["1:24: error: f: the default Mean of argument 'd' does not fit its type Scalar, expected a number, True "
      "or False"]),
    (entry("f(Tensor self, ScalarType d=float) -> Tensor"),
     ["1:24: error: f: the default float of argument 'd' does not fit its type ScalarType, expected long"]),
    (entry("f(Tensor self, str d=none) -> Tensor"),
     ["1:24: error: f: the default none of argument 'd' does not fit its type str, expected a text in quotes "
      "on one line, without backslashes"]),
    (entry("f(Tensor self, str d='a\\b') -> Tensor"),
     ["1:24: error: f: the default 'a\\b' of argument 'd' does not fit its type str, expected a text in quotes "
      "on one line, without backslashes"]),
    (entry("f(Tensor self, bool[2] d=[1]) -> Tensor"),
     ["1:24: error: f: the default [1] of argument 'd' does not fit its type bool[2], expected a list of 2 "
      "elements, or one value for all, each True or False"]),
    (entry("f(Tensor self, Device d=cpu) -> Tensor"),
     ["1:24: error: f: the default cpu of argument 'd' does not fit its type Device, expected no default"]),
    (entry("f(Tensor self, Tensor? d=[]) -> Tensor"),
     ["1:24: error: f: the default [] of argument 'd' does not fit its type Tensor?, expected None"]),
    (entry("f(Tensor self, int a=1, int b) -> Tensor"),
     ["1:24: error: f: the default of argument 'a' has no effect: 'b' after it has none, expected a default of "
      "'b' too, or none"]),
]

KEYS = [
    (entry("f(Tensor self) -> Tensor", "kernel: {}"),
     ["3:11: error: f: 'kernel' is empty, expected a name, or {CPU: name}"]),
    (entry("f(Tensor self) -> Tensor", "kernel: {Meta: k}"),
     ["3:11: error: f: 'kernel' has no function for CPU, expected a name, or {CPU: name}"]),
    (entry("f(Tensor self) -> Tensor", "kernel: union"),
     ["3:11: error: f: the name 'union' is reserved: it is a keyword of C++, expected another name"]),
    (entry("f(Tensor self) -> Tensor", "kernel: a::b"),
     ["3:11: error: f: 'a::b' is not the name of a C++ function, expected a name such as 'add_kernel', without "
      "a namespace"]),
    (entry("f(Tensor self) -> Tensor", "composite: composite::f"),
     ["3:14: error: f: 'composite::f' is not the name of a C++ function, expected a name such as 'add_kernel', "
      "without a namespace"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "dtypes: floating"),
     ["4:11: error: f: 'dtypes' has no effect here, expected it beside a 'pointwise' expression"]),
    (entry("f(Tensor self) -> Tensor", "composite: f", "dtypes: floating"),
     ["4:11: error: f: 'dtypes' has no effect here, expected it beside a 'pointwise' expression"]),
    (entry("f(Tensor self) -> Tensor", "composite: k", "meta: same(self)"),
     ["4:9: error: f: 'meta' has no effect here, expected it beside a 'kernel'"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "meta: self"),
     ["4:9: error: f: the shape 'self' is no call of a function, expected 'same', or a call in tenon::meta, as in "
      "'same_as(self)'"]),
    (entry("f(int n, Tensor[] list) -> Tensor", "kernel: k", "meta: same"),
     ["4:9: error: f: 'same' without a tensor that comes first, expected a Tensor among the arguments"]),
    (entry("f(Tensor self) -> Tensor[]", "kernel: k", "meta: same"),
     ["4:9: error: f: 'same' says nothing of how many results there are, expected a call in tenon::meta"]),
    (entry("f(Tensor self, bool[3] output_mask) -> (Tensor, Tensor)", "kernel: k", "meta: same"),
     ["1:24: error: f: argument 'output_mask' of an operator with 2 results is bool[3], expected bool[2], or "
      "another name"]),
    (entry("f(Tensor self, bool[2] output_mask) -> (Tensor, Tensor)", "kernel: k", "meta: same",
           "variants: function, out"),
     ["5:23: error: f: the operator cannot have an out variant: 'output_mask' leaves out results"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "meta: union(self)"),
     ["4:9: error: f: the name 'union' is reserved: it is a keyword of C++, expected another name"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "meta: TensorSpec(self)"),
     ["4:9: error: f: the name 'TensorSpec' is reserved: it is a type in generated code, expected another name"]),
    (entry("f(Tensor self) -> Tensor", "kernel: {CPU: avx2}", "meta: same"),
     ["3:17: error: f: the name 'avx2' is reserved: it is a namespace of kernels for one instruction set, expected "
      "another name"]),
    (entry("f(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, "
           "MemoryFormat? memory_format=None) -> Tensor", "kernel: {CPU: k}", "meta: sized(n, dtype)"),
     [f"1:{column}: error: f: argument '{name}' has no effect: it is for the shape function alone, which does not get "
      f"it, expected 'meta' with '{name}' among its arguments"
      for column, name in ((66, "device"), (110, "memory_format"))]),
    (entry("f(Tensor self, Tensor? weight, Tensor[] more) -> Tensor", "kernel: k", "meta: rows(self)"),
     [f"1:{column}: error: f: the shape function does not get the tensor '{name}': nobody checks its sizes and dtype "
      f"before the kernel reads it, expected 'meta' with '{name}' among its arguments"
      for column, name in ((24, "weight"), (40, "more"))]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "non_differentiable: self"),
     ["4:23: error: f: 'non_differentiable' has no effect here, expected it beside 'derivatives'"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "variants: []"),
     ["4:13: error: f: 'variants' is empty"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "variants: function, function"),
     ["4:23: error: f: 'function' stands twice in 'variants'"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "derivatives: {}"),
     ["4:16: error: f: 'derivatives' is empty, expected a mapping of names to expressions"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "doc: |", "  one", "  two"),
     ["5:8: error: f: 'doc' has several lines, expected one line; '>-' joins the lines of a text"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "doc: one\\"),
     ["4:11: error: f: 'doc' ends in a backslash, which continues a comment of C++, expected a text without it"]),
    (entry("f(Tensor self) -> int", "kernel: k", "meta: same(self)"),
     ["4:9: error: f: 'meta' for an operator with the results int, expected results that are Tensors, or one "
      "Tensor[]"]),
    (entry("f(Tensor(a) self) -> Tensor(a)", "kernel: k", "meta: same(self)", "view: {inverse: mutated_view}"),
     ["4:9: error: f: 'meta' of an operator that is a view: its result is not allocated, expected a kernel "
      "alone"]),
    (entry("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "kernel: k", "variants: method",
           "derivatives: {self: grad}"),
     ["4:13: error: f.out: an out operator has no method, expected 'variants: function'",
      "5:16: error: f.out: 'derivatives' of an out operator, which records nothing, expected them on the "
      "functional operator"]),
    (entry("detach(Tensor self) -> Tensor", "kernel: k", "variants: method, inplace"),
     ["1:9: error: detach: the operator 'detach_' cannot have a method: it is a member of Tensor, which a method "
      "of that name would hide or repeat, expected 'variants: function'"]),
    (entry("size(Tensor self) -> Tensor", "kernel: k", "variants: method"),
     ["1:9: error: size: the operator 'size' cannot have a method: it is a member of Tensor, which a method of "
      "that name would hide or repeat, expected 'variants: function'"]),
]

CLASHES = [
    (entry("f(Tensor self, bool flag, str word) -> Tensor",
           "pointwise: {choose: word, x_flag: -self, x: {choose: flag, true: self, false: abs(self)}}"),
     ["1:9: error: f: two of its branches are both called 'f_x_flag_loops' in C++, by the words that lead to them, "
      "expected other words in 'choose'"]),
    (entry("f(Tensor self) -> Tensor", "kernel: g_loops") + entry("g(Tensor self) -> Tensor", "pointwise: -self"),
     ["4:9: error: g: its C++ name 'kernels::g_loops' is also that of f at line 1, expected another name or overload "
      "name"]),
    (entry("f.Dim(Tensor self) -> Tensor") + entry("f.dim(Tensor self, int x) -> Tensor"),
     ["4:9: error: f.dim: its name differs in case only from 'f.Dim' at line 1, expected names that differ in "
      "more"]),
    (entry("f.a(Tensor self, int x) -> Tensor") + entry("f.b(Tensor self, SymInt x) -> Tensor"),
     ["4:9: error: f.b: its function 'f' has the same parameters in C++ as that of f.a at line 1, expected "
      "parameters that tell the overloads apart"]),
    (entry("f(Tensor self) -> Tensor", "pointwise: -self") + entry("f.loops(Tensor self, int x) -> Tensor"),
     ["4:9: error: f.loops: its C++ name 'f_loops' is also that of f at line 1, expected another "
      "overload name"]),
    (entry("f_(Tensor(a!) self) -> Tensor(a!)") +
     entry("f_inplace(Tensor self) -> Tensor", "kernel: k", "derivatives: {self: grad}"),
     ["4:9: error: f_inplace: its C++ name 'FInplaceBackward' is also that of f_ at line 1, expected another "
      "name or overload name"]),
    (entry("cat_backward(Tensor self) -> Tensor", "kernel: k", "derivatives: {self: grad}"),
     ["1:9: error: cat_backward: its C++ name 'cat_backward' is also that of the helper "
      "'formulas::cat_backward', expected another name"]),
]

# type, default → how C++ spells it
SUPPORTED = """
    Tensor Tensor? Tensor[] Tensor?[] Scalar Scalar? int int? int[] int[2] int[2]? SymInt[]? float float? float[]
    float[]? bool bool? bool[3] bool[2]? str str? ScalarType ScalarType? Device Device? Layout? MemoryFormat
    Generator Generator?
""".split()


class Entries(unittest.TestCase):
    maxDiff = None

    def test_each_mistake_has_its_message(self):
        for text, expected in TYPES_AND_NAMES + DEFAULTS + KEYS + CLASHES:
            with self.subTest(text):
                self.assertEqual(resolve_text(text)[1], [f"ops.yaml:{error}" for error in expected])

    def test_supported_types_are_accepted_and_have_cpp(self):
        for type_ in SUPPORTED:
            with self.subTest(type_):
                (operator,), errors = resolve_text(entry(f"f({type_} x) -> Tensor"))
                self.assertEqual(errors, [])
                self.assertTrue(dispatcher.argument_type(operator.schema.arguments[0]))

    def test_a_doc_of_one_line_may_be_folded(self):
        (operator,), errors = resolve_text(entry("f(Tensor self) -> Tensor", "kernel: k", "doc: >", "  One", "  line."))
        self.assertEqual((operator.doc, errors), ("One line.", []))


if __name__ == "__main__":
    unittest.main()

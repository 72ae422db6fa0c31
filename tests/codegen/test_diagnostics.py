"""Tables of bad YAML and the exact messages they must give."""

import unittest

from tests.codegen.support import resolve_text

F = "- func: f(Tensor self, Tensor other, int dim) -> Tensor\n  category: copy\n"
K = F + "  kernel: k\n"
D = K + "  derivatives: {self: grad}\n"
P = "- func: f(Tensor self, Tensor other) -> Tensor\n  category: copy\n  pointwise: self + other\n"


def chosen(arguments, pointwise):
    """Returns an entry with an expression or a choice."""
    return f"- func: f(Tensor self, {arguments}) -> Tensor\n  category: copy\n  dtypes: numeric\n" \
           f"  pointwise: {pointwise}\n"


TYPES = "a type that docs/operators.md lists, such as Tensor?, Scalar or int[]"

# the text of ops.yaml → its errors, each without the leading `ops.yaml:`
ROWS = [
    # YAML
    ("- func: 'f\n",
     ["1:9: error: f: bad YAML: while scanning a quoted scalar, found unexpected end of stream"]),
    ("- func: x\n\tcategory: y\n",
     ["2:1: error: x: bad YAML: while scanning a plain scalar, found a tab character that violates indentation"]),
    ("- !entry {func: f}\n",
     ["1:3: error: f: unknown YAML tag '!entry', expected plain texts, lists and mappings"]),
    ("- {}\n---\n- {}\n",
     ["2:1: error: bad YAML: expected a single document in the stream, but found another document"]),
    ("- &a {func: f() -> Tensor, category: copy, kernel: *a}\n",
     ["1:3: error: f: the node contains itself",
      "1:13: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'"]),
    ("func: f\n",
     ["1:1: error: the file is not a list, expected a list of entries with 'func'"]),
    ("- f\n",
     ["1:3: error: the entry is not a mapping, expected a mapping with the key 'func'"]),
    (K + "  ? [a]\n  : b\n",
     ["4:5: error: f: a key is not a text"]),
    (K + "  category: copy\n",
     ["4:3: error: f: duplicate key 'category', first given at line 2"]),
    (F + "  kernel: {CPU: a, CPU: b}\n",
     ["3:20: error: f: duplicate key 'CPU', first given at line 3"]),
    # keys and values
    (F + "  kernal: k\n",
     ["1:9: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'",
      "3:3: error: f: unknown key 'kernal' (did you mean 'kernel'?)"]),
    ("- category: copy\n  kernel: k\n",
     ["1:3: error: the entry has no 'func'"]),
    ("- func: f() -> Tensor\n  kernel: k\n",
     ["1:3: error: f: the entry has no 'category'"]),
    ("- func: f() -> Tensor\n  category: poinwise_unary\n  kernel: k\n",
     ["2:13: error: f: unknown category 'poinwise_unary' (did you mean 'pointwise_unary'?)"]),
    ("- func: [f]\n  category: copy\n",
     ["1:9: error: 'func' is not a text"]),
    (F + "  kernel:\n",
     ["3:10: error: f: 'kernel' is empty"]),
    (F + "  variants: function, methd\n  kernel: k\n",
     ["3:23: error: f: unknown variant 'methd', expected function, method, inplace or out (did you mean "
      "'method'?)"]),
    (P + "  dtypes: [floating, int9]\n",
     ["4:22: error: f: unknown dtype 'int9', expected all, numeric, floating, integral, bool, uint8, "
      "int8, int16, int32, int64, bfloat16, float32 or float64 (did you mean 'int8'?)"]),
    (P + "  promotion: default_\n",
     ["4:14: error: f: unknown promotion 'default_', expected default or int_to_float (did you mean "
      "'default'?)"]),
    (P + "  result_dtype: int\n",
     ["4:17: error: f: unknown result dtype 'int', expected promoted or bool"]),
    (F + "  kernel: {CPU: a, CUDA: b}\n",
     ["3:20: error: f: unknown backend 'CUDA', expected CPU, Meta or Lazy"]),
    (F + "  kernel: a-b\n",
     ["3:11: error: f: 'a-b' is not the name of a C++ function, expected a name such as 'add_kernel', "
      "without a namespace"]),
    (F + "  composite: a.b\n",
     ["3:14: error: f: 'a.b' is not the name of a C++ function, expected a name such as 'add_kernel', "
      "without a namespace"]),
    (D + "  output_differentiability: [maybe]\n",
     ["5:30: error: f: 'maybe' in 'output_differentiability', expected true or false"]),
    (K + "  tags: [a b]\n",
     ["4:10: error: f: unknown tag 'a b', expected inplace_view, untracked_view, unmarked_writes, bool_condition or "
      "nondeterministic_seeded"]),
    (K + "  promotes: [a b]\n",
     ["4:13: error: f: 'promotes' has no effect here, expected it beside a 'pointwise' expression",
      "4:14: error: f: bad name 'a b' in 'promotes', expected an identifier",
      "4:14: error: f: unknown argument 'a b' in 'promotes'"]),
    (K + "  variants: out\n  out_overload: a.b\n",
     ["5:17: error: f: bad name 'a.b' in 'out_overload', expected an identifier"]),
    (K + "  out_overload: into\n",
     ["4:17: error: f: 'out_overload' without an out variant, expected 'out' among the variants"]),
    (K + "  derivatives: grad\n",
     ["4:16: error: f: 'derivatives' is not a mapping, expected a mapping of names to expressions, or 'auto'"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: x\n",
     ["4:9: error: t: 'view' is not a mapping, expected a mapping of names to expressions"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: {invers: base}\n",
     ["4:10: error: t: unknown key 'invers' in 'view', expected 'inverse'"]),
    # schemas
    ("- func: f(Tensor self, Tenser other) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:24: error: f: unknown type 'Tenser' (did you mean 'Tensor'?)"]),
    ("- func: \"f(Tensor self, Tenser other) -> Tensor\"\n  category: copy\n  kernel: k\n",
     ["1:25: error: f: unknown type 'Tenser' (did you mean 'Tensor'?)"]),
    ("- func: >-\n    f(Tensor self,\n      Tenser other) -> Tensor\n  category: copy\n  kernel: k\n",
     ["3:7: error: f: unknown type 'Tenser' (did you mean 'Tensor'?)"]),
    ("- func: f(Tensor self,\n    Tenser other) -> Tensor\n  category: copy\n  kernel: k\n",
     ["2:5: error: f: unknown type 'Tenser' (did you mean 'Tensor'?)"]),
    ("- func: 'f(str a=''x'', Tenser other) -> Tensor'\n  category: copy\n  kernel: k\n",
     ["1:25: error: f: unknown type 'Tenser' (did you mean 'Tensor'?)"]),
    ("- func: f(Tensor self, int self) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:24: error: f: duplicate argument 'self'"]),
    ("- func: f(Tensor self, int dim=None, int[2] k=0, bool b=1) -> Tensor\n"
     "  category: copy\n"
     "  kernel: k\n",
     ["1:24: error: f: the default None of argument 'dim' does not fit its type int, expected a whole number of 64 "
      "bits, or Mean",
      "1:50: error: f: the default 1 of argument 'b' does not fit its type bool, expected True or False"]),
    ("- func: f(Tensor self=0) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:11: error: f: the default 0 of argument 'self' does not fit its type Tensor, expected no default"]),
    ("- func: f(Tensor(a) self) -> (Tensor(a), Tensor(b))\n  category: copy\n  composite: k\n",
     ["1:42: error: f: alias set 'b' appears only on a return, expected an argument with (b)"]),
    ("- func: f_(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:12: error: f_: 'self' of an in-place operator lacks its annotation, expected Tensor(a!) self"]),
    ("- func: f_() -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:9: error: f_: an in-place operator has no argument, expected Tensor(a!) self"]),
    ("- func: f.out(Tensor self, *, Tensor out) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:31: error: f.out: out argument 'out' lacks its annotation, expected Tensor(a!) out"]),
    ("- func: f.x_out(Tensor self, *, Tensor(a!) out) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:33: error: f.x_out: out argument 'out' is not returned, expected a return Tensor(a!)"]),
    ("- func: f.out(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:9: error: f.out: an out overload has no out argument, expected a keyword-only Tensor(a!) out "
      "that is returned"]),
    ("- func: f(Tensor self, Stream s, Storage? t, Dimname[] d, DimVector v, QScheme q, SymFloat x) -> Tensor\n"
     "  category: copy\n  kernel: k\n",
     [f"1:{column}: error: f: argument '{name}' is {type_}, which has no C++, expected {TYPES}{hint}"
      for column, name, type_, hint in [
          (24, "s", "Stream", ""), (34, "t", "Storage?", ""), (46, "d", "Dimname[]", ""),
          (59, "v", "DimVector", ""), (72, "q", "QScheme", ""), (83, "x", "SymFloat", " (did you mean 'float'?)")]]),
    ("- func: f(Tensor[][] self, __torch__.A.B a) -> (Generator, DeviceIndex)\n  category: copy\n  kernel: k\n",
     [f"1:11: error: f: argument 'self' is Tensor[][], which has no C++, expected {TYPES}",
      f"1:28: error: f: argument 'a' is __torch__.A.B, which has no C++, expected {TYPES}",
      "1:60: error: f: a result is DeviceIndex, which has no C++, expected Tensor or Tensor[]"]),
    ("- func: f(Tensor" + "[]" * 2000 + " self) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:27: error: f: a type with more than 5 suffixes, expected one such as 'Tensor?[]'"]),
    # variants
    ("- func: f(Tensor x) -> Tensor\n  category: copy\n  kernel: k\n  variants: [method]\n",
     ["4:14: error: f: the operator cannot have a method variant, expected an argument called self"]),
    ("- func: f(Tensor x) -> Tensor\n  category: copy\n  kernel: k\n  variants: function, inplace\n",
     ["4:23: error: f: the operator cannot have an inplace variant, expected a functional operator with a "
      "Tensor self and one Tensor return"]),
    ("- func: f(Tensor(a) self) -> Tensor(a)\n"
     "  category: copy\n"
     "  composite: k\n"
     "  variants: function, inplace\n",
     ["4:23: error: f: the operator cannot have an inplace variant, expected a functional operator with a "
      "Tensor self and one Tensor return"]),
    ("- func: f(Tensor x) -> int\n  category: copy\n  kernel: k\n  variants: function, out\n",
     ["4:23: error: f: the operator cannot have an out variant, expected a functional operator that "
      "returns Tensors"]),
    ("- func: f(Tensor out) -> Tensor\n  category: copy\n  kernel: k\n  variants: function, out\n",
     ["4:23: error: f: the operator cannot have an out variant: it has an argument 'out'"]),
    # how it computes
    (F,
     ["1:9: error: f: the entry does not say how it computes, expected one of 'pointwise', 'kernel' and "
      "'composite'"]),
    (K + "  composite: c\n",
     ["4:14: error: f: the entry has 'kernel' and 'composite', expected exactly one of 'pointwise', "
      "'kernel' and 'composite'"]),
    ("- func: f(Tensor self, int[] dim) -> Tensor\n  category: copy\n  pointwise: self + dim\n",
     ["1:24: error: f: argument 'dim' of a pointwise operator is int[], expected Tensor, Scalar, float, "
      "int or bool"]),
    ("- func: f(Tensor self) -> (Tensor, Tensor)\n  category: copy\n  pointwise: self\n",
     ["1:9: error: f: a pointwise operator must be functional and return one Tensor"]),
    ("- func: f(Scalar s) -> Tensor\n  category: copy\n  pointwise: s\n",
     ["1:9: error: f: a pointwise operator has no Tensor argument"]),
    ("- func: f(Tensor self, Scalar alpha) -> Tensor\n  category: copy\n  pointwise: self * alhpa\n",
     ["3:21: error: f: unknown name 'alhpa', expected an argument (did you mean 'alpha'?)"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: sqrtt(self)\n",
     ["3:14: error: f: unknown function 'sqrtt' in a pointwise expression (did you mean 'sqrt'?)"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: max(self)\n",
     ["3:14: error: f: 'max' has 1 argument, expected 2"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self.abs()\n",
     ["3:19: error: f: 'self.abs' cannot stand in a pointwise expression, expected arithmetic, function "
      "calls and '?:'"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self +\n",
     ["3:20: error: f: the expression ends too early, expected a value"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self * std::pi\n",
     ["3:21: error: f: unknown name 'std::pi', expected an argument"]),
    (K + "  meta: same_as(slef)\n",
     ["4:17: error: f: unknown name 'slef', expected an argument (did you mean 'self'?)"]),
    # choose
    (chosen("str mode='zero'", "{choose: mode, one: self}"),
     ["4:23: error: f: the default 'zero' of 'mode' is no case, expected zero: …"]),
    (chosen("str mode", "{choose: made, one: self}"),
     ["4:23: error: f: unknown argument 'made' in 'choose' (did you mean 'mode'?)"]),
    (chosen("Scalar n", "{choose: n, one: self}"),
     ["4:23: error: f: 'choose' by 'n', which is Scalar, expected a str, a bool, a MemoryFormat, or whether an "
      "optional argument is given"]),
    (chosen("bool b", "{choose: b, given: self}"),
     ["4:26: error: f: unknown case 'given' of 'b', expected true or false"]),
    (chosen("bool b", "{choose: b, 'true': {choose: b, 'true': self}}"),
     ["4:43: error: f: 'b' is decided before"]),
    (chosen("Scalar? s", "{choose: s, given: self * s, none: self * s}"),
     ["4:56: error: f: unknown name 's', expected an argument"]),
    (chosen("Scalar? s", "self * s"),
     ["1:24: error: f: argument 's' of a pointwise operator is Scalar?, expected Tensor, Scalar, float, int or bool"]),
    (chosen("bool b", "{one: self}"),
     ["4:14: error: f: 'pointwise' is a mapping without 'choose', expected an expression, or 'choose' and cases"]),
    (chosen("bool b", "{choose: b}"),
     ["4:14: error: f: 'choose' has no case, expected cases with an expression each"]),
    (chosen("bool b", "{choose: b, 'true': self +, 'false': self}"),
     ["4:40: error: f: the expression ends too early, expected a value"]),
    (chosen("bool b, Scalar n", "{choose: b, 'true': self, 'false': self}"),
     ["1:32: error: f: argument 'n' has no effect: the expression does not name it, expected 'n' in 'pointwise', "
      "or no such argument"]),
    (chosen("str mode", "{choose: mode, one: self, 'a b': self}"),
     ["4:40: error: f: the case 'a b' of 'mode' is no word, expected letters, digits and underscores"]),
    (chosen("bool b", "{choose: b, 'true': self, 'false': exp(self)}") + "  derivatives: auto\n",
     ["4:49: error: f: 'exp' computes in floating dtypes, the operator also in integers, expected 'dtypes: "
      "floating', or 'promotion: int_to_float'"]),
    # let
    (P + "  let: {x: self}\n",
     ["4:9: error: f: 'x' in 'let' has no effect: nothing names it, expected 'x' in 'pointwise', in a formula, or in a "
      "part after it"]),
    (P.replace("self + other", "y + other") + "  let: {y: x * self, x: other}\n",
     ["4:12: error: f: unknown name 'x', expected an argument, or a part of 'let' before it"]),
    (P + "  let: {self: other, grad: self, a.b: self, exp: self}\n",
     ["4:9: error: f: 'self' in 'let' is an argument or a result, expected another name",
      "4:22: error: f: the name 'grad' in 'let' is reserved: it is what formulas call a gradient or a result, expected "
      "another name",
      "4:34: error: f: bad name 'a.b' in 'let', expected an identifier",
      "4:45: error: f: the name 'exp' in 'let' is reserved: it is a function of pointwise expressions, expected another "
      "name"]),
    (P.replace("self + other", "'x ? self : other'") + "  let: {x: self > other}\n  dtypes: numeric\n",
     []),
    (P.replace("self + other", "x + other") + "  let: {x: self > other}\n",
     ["3:16: error: f: '+' of a truth value, expected a number, as in 'x > 0 ? 1 : 0'"]),
    (P + "  let: {x: 'self +'}\n",
     ["4:19: error: f: the expression ends too early, expected a value"]),
    (P + "  let: {x: grad.exp()}\n  derivatives: {self: x, other: x * 2}\n",
     ["4:17: error: f: unknown method 'exp', expected an operator or a helper"]),
    (P + "  let: {}\n",
     ["4:8: error: f: 'let' is empty, expected a mapping of names to expressions"]),
    # derivatives: auto
    (K + "  derivatives: auto\n",
     ["4:16: error: f: 'derivatives: auto' without a 'pointwise' expression, which it differentiates, expected a "
      "formula"]),
    (P + "  derivatives: {self: auto, othr: auto}\n",
     ["4:29: error: f: unknown argument 'othr' in 'derivatives' (did you mean 'other'?)"]),
    (P.replace("+", "&") + "  dtypes: integral\n  derivatives: auto\n",
     ["3:19: error: f: '&' has no derivative, expected a formula for 'self' in 'derivatives'"]),
    (P.replace("+", "<") + "  result_dtype: bool\n  derivatives: auto\n",
     ["5:16: error: f: 'derivatives: auto' of a predicate, which has none"]),
    (P + "  derivatives: {self: auto, other: auto}\n  non_differentiable: other\n",
     ["4:29: error: f: 'other' has a formula and is in 'non_differentiable'"]),
    (P.replace("self + other", " * ".join(f"(self + {i} * other)" for i in range(100))) + "  derivatives: auto\n",
     ["3:14: error: f: the derivative for 'self' has more than 3000 parts, expected a formula for 'self' in "
      "'derivatives'"]),
    # derivatives
    (K + "  derivatives: {othr: grad}\n",
     ["4:17: error: f: unknown argument 'othr' in 'derivatives' (did you mean 'other'?)"]),
    (K + "  derivatives: {dim: grad}\n",
     ["4:17: error: f: a formula for 'dim', which is int, expected a Tensor argument"]),
    (K + "  derivatives:\n    self: grad\n    other, self: grad\n",
     ["6:12: error: f: a second formula for argument 'self'",
      "6:18: error: f: the formula for 'other, self' gives a tensor, expected a tuple of 2 tensors, as a helper "
      "in runtime/tenon/autograd/formulas returns"]),
    (K + "  derivatives: {self: grad}\n  non_differentiable: [other, self]\n",
     ["4:17: error: f: 'self' has a formula and is in 'non_differentiable'"]),
    ("- func: f(Tensor self, Tensor(a!) x) -> Tensor\n  category: copy\n  kernel: k\n  derivatives: {x: grad}\n",
     ["4:17: error: f: a formula for 'x', which the operator writes to, expected no formula: calls in which it "
      "requires grad are refused"]),
    ("- func: f_(Tensor(a!) self, Tensor x) -> Tensor(a!)\n  category: copy\n  kernel: k\n"
     "  derivatives: {x: grad}\n",
     ["4:16: error: f_: 'derivatives' without a formula for 'self', which the operator changes, expected "
      "self: zeros_like(grad), if nothing of it is left"]),
    (K + "  derivatives: {self: \"grad * othe\"}\n",
     ["4:31: error: f: unknown name 'othe', expected an argument, a result or 'grad' (did you mean 'other'?)"]),
    (K + "  derivatives: {self: grad * result1}\n",
     ["4:30: error: f: unknown name 'result1', expected an argument, a result or 'grad' (did you mean "
      "'result'?)"]),
    (K + "  derivatives: {self: \"ff(grad)\"}\n",
     ["4:24: error: f: unknown function 'ff', expected an operator or a helper (did you mean 'f'?)"]),
    (K + "  derivatives: {self: grad.reshpe(1)}\n",
     ["4:28: error: f: unknown method 'reshpe', expected an operator or a helper"]),
    (K + "  derivatives: {self: (grad}\n",
     ["4:28: error: f: the expression ends too early, expected ')'"]),
    (K + "  derivatives: {self: }\n",
     ["4:23: error: f: the formula for 'self' is empty"]),
    (K + "  derivatives:\n    self: |\n      grad *\n        othe\n",
     ["7:9: error: f: unknown name 'othe', expected an argument, a result or 'grad' (did you mean 'other'?)"]),
    (K + "  derivatives: {self: \"grads[1]\"}\n",
     ["4:24: error: f: the formula names grads[1], expected at most grads[0]"]),
    (K + "  jvp: {result: dim_t}\n",
     ["4:17: error: f: unknown name 'dim_t', expected an argument, a result or 'grad' (did you mean 'dim'?)"]),
    (K + "  jvp: {reslt: self_t}\n",
     ["4:9: error: f: unknown result 'reslt' in 'jvp' (did you mean 'result'?)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n  view: {}\n",
     ["4:9: error: t: 'view' is empty, expected {inverse: ...}"]),
    ("- func: f() -> Tensor\n  category: MyOps\n  kernel: k\n",
     ["2:13: error: f: unknown category 'MyOps'"]),
    (D + "  non_differentiable: slf\n",
     ["5:23: error: f: unknown argument 'slf' in 'non_differentiable' (did you mean 'self'?)"]),
    (D + "  non_differentiable: dim\n",
     ["5:23: error: f: 'dim' in 'non_differentiable' is int, expected a Tensor argument"]),
    (D + "  output_differentiability: [true, false]\n",
     ["5:29: error: f: 'output_differentiability' has 2 values, expected 1, one a return"]),
    (P + "  promotes: [self, alpha]\n",
     ["4:20: error: f: unknown argument 'alpha' in 'promotes'"]),
    (K + "  derivatives: {null: grad, ~: grad, '': grad, ' , ': grad}\n",
     ["4:17: error: f: a key of 'derivatives' is empty, expected the names of what the formula is for",
      "4:29: error: f: duplicate key '', first given at line 4",
      "4:38: error: f: duplicate key '', first given at line 4",
      "4:48: error: f: a key of 'derivatives' is empty, expected the names of what the formula is for"]),
    ("- func: f(Tensor self) -> ()\n  category: copy\n  kernel: k\n  derivatives: {self: grad}\n",
     ["4:16: error: f: 'derivatives' for an operator with no result, expected a Tensor result, whose gradient the "
      "formulas get"]),
    ("- func: f(Tensor self) -> int\n  category: copy\n  kernel: k\n  derivatives: {self: self}\n",
     ["4:16: error: f: 'derivatives' for an operator with the results int, expected a Tensor result, whose gradient "
      "the formulas get"]),
    ("- func: f(Tensor self) -> ()\n  category: copy\n  kernel: k\n  meta: same(self)\n",
     ["4:9: error: f: 'meta' for an operator with no result, expected results that are Tensors, or one Tensor[]"]),
    (F + "  kernel: {Meta: k}\n  meta: same(self)\n",
     ["3:11: error: f: 'kernel' has no function for CPU, expected a name, or {CPU: name}"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: self\n  tags: bool_condition\n",
     ["4:9: error: f: the tag 'bool_condition' has no effect here, expected it on a pointwise operator with a Tensor "
      "that is not in 'promotes'"]),
    ("- func: f(Tensor self) -> Tensor\n  category: copy\n  pointwise: " + "(" * 900 + "self" + ")" * 900 + "\n",
     ["3:115: error: f: the expression is nested more than 100 deep, expected fewer brackets and '?:' in each other, "
      "such as an operator for a part of it"]),
    (K + "  tags: |\n    a\n    b\n",
     ["5:5: error: f: unknown tag 'a\\nb', expected inplace_view, untracked_view, unmarked_writes, bool_condition or "
      "nondeterministic_seeded"]),
    # views
    (K + "  view: {inverse: base}\n",
     ["4:9: error: f: 'view' for an operator that is not a view, expected a return with an alias set, as "
      "Tensor(a)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: k\n",
     ["1:9: error: t: the view has no inverse, expected view: {inverse: ...}"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n"
     "  category: view\n"
     "  kernel: k\n"
     "  view: {inverse: t(mutated)}\n",
     ["4:21: error: t: unknown name 'mutated', expected an argument, 'base' or 'mutated_view' (did you "
      "mean 'mutated_view'?)"]),
    ("- func: t(Tensor(a) self) -> Tensor(a)\n"
     "  category: view\n"
     "  kernel: k\n"
     "  view: {inverse: t_copy(base)}\n",
     ["4:19: error: t: unknown function 't_copy', expected an operator or a helper"]),
    # across entries
    (K + K,
     ["4:9: error: f: the operator is already defined at line 1, expected an overload name, as in 'f.Tensor'"]),
    ("- {func: f.x() -> Tensor, category: copy, kernel: k}\n"
     "- {func: f.x() -> Tensor, category: copy, kernel: k}\n",
     ["2:10: error: f.x: the operator is already defined at line 1, expected another overload name"]),
    ("- {func: f_(Tensor(a!) self) -> Tensor(a!), category: copy, kernel: k}\n"
     "- {func: f(Tensor self) -> Tensor, category: copy, kernel: k, variants: inplace}\n",
     ["1:10: error: f_: the entry at line 1 writes what the inplace variant of f at line 2 generates, "
      "expected one of the two"]),
    ("- {func: f(Tensor self) -> Tensor, category: copy, kernel: k, variants: out}\n"
     "- {func: f.int(int x) -> Tensor, category: copy, kernel: k, variants: out}\n",
     ["2:10: error: f.int: its out variant 'f.out' is also that of f at line 1, expected another "
      "'out_overload'"]),
    ("- {func: f_x() -> Tensor, category: copy, kernel: k}\n"
     "- {func: f.x() -> Tensor, category: copy, kernel: k}\n",
     ["2:10: error: f.x: its C++ name 'f_x' is also that of f_x at line 1, expected another overload name"]),
]

SEVERAL = """\
- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  category: pointwise_binry
  variants: function, methd
  pointwise: self + alpa * othr
  derivatives:
    self: grad
    third: grad * unknown_function(self)
    alpha: grad
- category: copy
  colour: red
- func: "sub(Tensor self, Tenser other) -> Tensor"
  category: pointwise_binary
  derivatives:
    self: |
      grad +
        mistake(
- func: t(Tensor self) -> Tensor(a)
  category: view
  kernel: {CPU: t_cpu, GPU: t_gpu}
"""


class BadEntries(unittest.TestCase):
    def test_each_mistake_has_its_message(self):
        for text, expected in ROWS:
            with self.subTest(text):
                self.assertEqual(resolve_text(text)[1], [f"ops.yaml:{error}" for error in expected])

    def test_one_run_reports_every_error_in_the_order_of_the_file(self):
        self.assertEqual(resolve_text(SEVERAL)[1], [
            "ops.yaml:2:13: error: add.Tensor: unknown category 'pointwise_binry' (did you mean "
            "'pointwise_binary'?)",
            "ops.yaml:3:23: error: add.Tensor: unknown variant 'methd', expected function, method, inplace "
            "or out (did you mean 'method'?)",
            "ops.yaml:4:21: error: add.Tensor: unknown name 'alpa', expected an argument (did you mean "
            "'alpha'?)",
            "ops.yaml:4:28: error: add.Tensor: unknown name 'othr', expected an argument (did you mean "
            "'other'?)",
            "ops.yaml:7:5: error: add.Tensor: unknown argument 'third' in 'derivatives' (did you mean 'other'?)",
            "ops.yaml:7:19: error: add.Tensor: unknown function 'unknown_function', expected an operator "
            "or a helper",
            "ops.yaml:8:5: error: add.Tensor: a formula for 'alpha', which is Scalar, expected a Tensor "
            "argument",
            "ops.yaml:9:3: error: the entry has no 'func'",
            "ops.yaml:10:3: error: unknown key 'colour'",
            "ops.yaml:11:27: error: sub: unknown type 'Tenser' (did you mean 'Tensor'?)",
            "ops.yaml:16:17: error: sub: the expression ends too early, expected a value",
            "ops.yaml:17:9: error: t: the view has no inverse, expected view: {inverse: ...}",
            "ops.yaml:17:27: error: t: alias set 'a' appears only on a return, expected an argument with (a)",
            "ops.yaml:19:24: error: t: unknown backend 'GPU', expected CPU, Meta or Lazy (did you mean 'CPU'?)",
        ])

    def test_a_users_category_is_snake_case(self):
        text = "- {func: f() -> Tensor, category: MyOps, kernel: k}"
        self.assertEqual(resolve_text(text, known_categories=None)[1],
                         ["ops.yaml:1:35: error: f: bad category 'MyOps', expected a snake_case name"])

    def test_a_file_without_entries_is_an_error(self):
        for text, place in [("", "1:1"), ("# nothing yet\n", "1:1"), ("# none\n []\n", "2:2")]:
            with self.subTest(text):
                self.assertEqual(resolve_text(text)[1], [
                    f"ops.yaml:{place}: error: the file has no entries, expected a list of entries with 'func'"])


if __name__ == "__main__":
    unittest.main()

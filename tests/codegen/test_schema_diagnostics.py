"""Bad schemas, variants that cannot be, and entries that clash, with the exact messages they must give."""

import unittest

from tests.codegen.support import K, expect_messages, rendered, resolve_text
from tests.codegen.test_schema_checks import entry

LONG = "a" * 100  # as long as a name may be
TYPES = "a type that docs/operators.md lists, such as Tensor?, Scalar or int[]"

# the text of ops.yaml → its errors, each without the leading `ops.yaml:`
ROWS = [
    # schemas
    ("- func: f(Tensor self, int[99999999999999999999] k) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:28: error: f: unexpected '99999999999999999999' in the schema, expected a size from 1 to 64"]),
    ("- func: f(Tensor self, int[0] k) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:28: error: f: unexpected '0' in the schema, expected a size from 1 to 64"]),
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
    ("- func: f(Tensor self, int dim=None, int[2] k=0, bool b=1, int reduction=mean) -> Tensor\n"
     "  category: copy\n"
     "  kernel: k\n",
     ["1:24: error: f: the default None of argument 'dim' does not fit its type int, expected a whole number of 64 "
      "bits",
      "1:50: error: f: the default 1 of argument 'b' does not fit its type bool, expected True or False",
      "1:60: error: f: the default mean of argument 'reduction' does not fit its type int, expected a whole number of "
      "64 bits, or Mean"]),
    ("- func: f(Tensor self=0) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:11: error: f: the default 0 of argument 'self' does not fit its type Tensor, expected no default"]),
    ("- func: f(Tensor(a) self) -> (Tensor(a), Tensor(b))\n  category: copy\n  composite: k\n",
     ["1:42: error: f: alias set 'b' appears only on a return, expected an argument with (b)"]),
    ("- func: f_(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:12: error: f_: 'self' of an in-place operator lacks its annotation, expected Tensor(a!) self"]),
    ("- func: f_() -> Tensor\n  category: copy\n  kernel: k\n",
     ["1:9: error: f_: an in-place operator has no argument, expected Tensor(a!) self"]),
    *((f"- func: f_(Tensor(a!) self, Tensor(b!) other) -> {results}\n  category: copy\n  kernel: k\n",
       [f"1:{column}: error: f_: an in-place operator does not return 'self' alone, expected -> Tensor(a!)"])
      for results, column in (("(Tensor, Tensor)", 51), ("Tensor", 50), ("()", 9), ("Scalar", 50), ("Tensor(b!)", 50),
                              ("(Tensor(a!), Tensor(b!))", 51))),
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

REFUSED_BY_CPP = [
    (entry("f(Tensor(a!)[] x, Tensor(b!) y) -> Tensor(a!)"),
     ["1:44: error: f: a result is Tensor and has the alias set of 'x', which is Tensor[], expected no result: "
      "callers have the list"]),
    (entry("f(Tensor(a!) x) -> Tensor(a!)[]"),
     ["1:28: error: f: a result is Tensor[], which the operator writes to, expected no result: callers have the "
      "list"]),
    *((entry(f"f({arguments}) -> {result}"),
       [f"1:{column}: error: f: a result is {result}, which is no argument that the operator writes to, expected the "
        "alias set of one, as in Tensor(a!), or none"])
      for arguments, result, column in (
          ("Tensor(a) x", "Tensor(a!)", 27), ("Tensor(a!) x, Tensor(b!) y", "Tensor(a|b!)", 42),
          ("Tensor(a!) x", "Tensor(*!)", 28))),
    (entry("f(Tensor(a) self, int[1] dim) -> Tensor", "composite: k", "variants: function, out"),
     ["1:11: error: f: the alias set (a) of argument 'self' has no effect: no result has it, expected a result with "
      "it, or Tensor self"]),
    (entry("f(Tensor(a) x, Tensor(b -> *)[] y) -> Tensor(a)", "composite: k"),
     ["1:24: error: f: the alias set (b -> *) of argument 'y' has no effect: no result has it, expected a result with "
      "it, or Tensor[] y"]),
    (entry("f.1x(Tensor self) -> Tensor"),
     ["1:9: error: f: unexpected 'f.1x' in the schema, expected an operator name, as in 'add' or 'add.Tensor'"]),
    (entry(f"{LONG}a(Tensor self) -> Tensor"),
     [f"1:9: error: {LONG}a: the operator name has 101 characters, expected at most 100"]),
    (entry(f"f.{LONG}a(Tensor self) -> Tensor"),
     [f"1:9: error: f.{LONG}a: the overload name has 101 characters, expected at most 100"]),
    (entry(f"{LONG}.{LONG}(Tensor self) -> Tensor"), []),
    *((entry(f"'f(Tensor self, str d=\"a{chr(code)}\") -> Tensor'"),
       [f"1:25: error: f: the default \"a\\u{code:04x}\" of argument 'd' does not fit its type str, expected a text in "
        "quotes on one line, without backslashes"]) for code in (0x202e, 0x2067)),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "doc: what??/ "),
     ["4:12: error: f: 'doc' ends in '??/', which compilers may take for a backslash, expected a text without it"]),
    *((entry("f(Tensor self) -> Tensor", "kernel: k", f'doc: " a\\{spelled} b"'),
       [f"4:11: error: f: 'doc' has the character U+{code}, which C++ cannot show, expected a text without it"])
      for spelled, code in (("0", "0000"), ("e", "001B"), ("x7f", "007F"), ("u202e", "202E"))),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "variants: out", f"out_overload: {LONG}a"),
     ["5:17: error: f: the name in 'out_overload' has 101 characters, expected at most 100"]),
    (entry("f(Tensor(a!) x, Tensor(b!) y) -> Tensor(a)"),
     ["1:42: error: f: a result is Tensor(a), of the alias set of 'x', which the operator writes to, expected "
      "Tensor(a!), or no alias set"]),
    (entry("f(Tensor(a!)[] x) -> Tensor(a)[]"),
     ["1:30: error: f: a result is Tensor(a)[], of the alias set of 'x', which the operator writes to, expected no "
      "result: callers have the list"]),
    (entry("f.x(Tensor self, int i=0) -> Tensor") + entry("f.y(Tensor self) -> Tensor"),
     ["4:9: error: f.y: a call of its function 'f' with 1 argument may as well mean f.x at line 1, expected fewer "
      "defaults, perhaps by 'cpp_no_default_args'"]),
    (entry("f.x(Tensor self, int i, float x=0.0) -> Tensor") +
     entry("f.y(Tensor self, int i, *, bool b=True) -> Tensor"),
     ["4:9: error: f.y: a call of its function 'f' with 2 arguments may as well mean f.x at line 1, expected fewer "
      "defaults, perhaps by 'cpp_no_default_args'"]),
    (entry("f.x(Tensor self, int i, float x=0.0) -> Tensor") + entry("f.y(Tensor self) -> Tensor"), []),
]


class BadSchemas(unittest.TestCase):
    def test_each_mistake_has_its_message(self):
        expect_messages(self, ROWS)

    def test_what_cpp_would_refuse_or_warn_of_has_its_message(self):
        expect_messages(self, REFUSED_BY_CPP)

    def test_a_result_with_a_name_is_in_brackets_where_the_library_reads_it(self):
        for result in ("Tensor out", "(Tensor out)"):
            (operator,), errors = resolve_text(entry(f"f(Tensor self) -> {result}"))
            self.assertEqual((errors, operator.schema.text), ([], "f(Tensor self) -> (Tensor out)"))
            self.assertIn('"f(Tensor self) -> (Tensor out)"',
                          rendered(entry(f"f(Tensor self) -> {result}"), "ops/f.h"))


if __name__ == "__main__":
    unittest.main()

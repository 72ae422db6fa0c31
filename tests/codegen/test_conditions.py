"""What a call of an operator with `choose` is asked, in C++ and in a formula."""

import unittest

from codegen.api.dispatcher import AS_METHODS, condition
from codegen.choices import branches
from tests.codegen.support import resolve_text

ENTRY = """
- func: f(Tensor self, {argument}) -> Tensor
  category: loss
  composite:
    choose: {name}
    {cases}
- func: exp(Tensor self) -> Tensor
  category: loss
  kernel: exp
"""
OF_A_GIVEN_BOOL = """given:
      choose: flag
      'true': self
      'false': exp(self)
    none: exp(exp(self))"""
# argument, cases → each branch's test in C++ and in a formula
CONDITIONS = [
    ("Tensor? other=None", "given: other\n    none: self",
     [("other.defined()", "other.defined()"), ("!other.defined()", "!other.defined()")]),
    ("Scalar? factor=None", "given: self\n    none: exp(self)",
     [("factor", "factor.has_value()"), ("!factor", "!factor.has_value()")]),
    ("bool log=False", "'true': self\n    'false': exp(self)", [("log", "log"), ("!log", "!log")]),
    ("SymBool log", "'true': self\n    'false': exp(self)", [("log", "log"), ("!log", "!log")]),
    ("str how='none'", "none: self\n    sum: exp(self)", [('how == "none"',) * 2, ('how == "sum"',) * 2]),
    ("MemoryFormat format=contiguous_format", "contiguous_format: self\n    channels_last: exp(self)\n"
     "    preserve_format: exp(exp(self))",
     [(f"format == MemoryFormat::{name}",) * 2 for name in ("Contiguous", "ChannelsLast", "Preserve")]),
    ("ScalarType dtype", "int64: self\n    bool: exp(self)",
     [(f"dtype == DType::k{name}",) * 2 for name in ("Int64", "Bool")]),
    ("ScalarType? dtype=None", "given:\n      choose: dtype\n      bfloat16: self\n    none: exp(self)",
     [("dtype && *dtype == DType::kBFloat16", "dtype.has_value() && dtype.value() == DType::kBFloat16"),
      ("!dtype", "!dtype.has_value()")]),
    ("bool? flag=None", OF_A_GIVEN_BOOL,
     [("flag && *flag", "flag.has_value() && flag.value()"), ("flag && !*flag", "flag.has_value() && !flag.value()"),
      ("!flag", "!flag.has_value()")]),
]


class Conditions(unittest.TestCase):
    def test_each_way_to_decide(self):
        for argument, cases, expected in CONDITIONS:
            with self.subTest(argument):
                name = argument.split()[1].partition("=")[0]
                operators, errors = resolve_text(ENTRY.format(argument=argument, name=name, cases=cases))
                self.assertEqual(errors, [])
                decided = [branch.decisions for branch in branches(operators[0])]
                self.assertEqual([(condition(each), condition(each, AS_METHODS)) for each in decided], expected)


if __name__ == "__main__":
    unittest.main()

"""Expressions parse, print, and tell what they name."""

import unittest

from codegen.expression import ExpressionError, calls, names, parse_expression, rewrite
from codegen.nodes import Binary, Literal, LiteralKind, Name

# texts in the printed form
PRINTED = [
    "x", "42", "0x1F", "3L", "1.5e-3f", "1e-05", ".5", "true", "\"a, (b)\"", "std::nullopt",
    "-x", "!x", "~x", "- -x", "-(-x)", "-x.abs()", "(-x).abs()",
    "a + b * c", "(a + b) * c", "a - (b - c)", "a - b - c", "a % b / c",
    "a < b && c >= d || e == f", "a | b ^ c & d", "a << 2 >> b", "a != b",
    "a ? b : c", "a ? b : c ? d : e", "a ? b ? c : d : e", "f(a ? b : c, d)", "(a ? b : c) + d", "a + b ? c : d",
    "f()", "f(x, y)", "f(g(x), {1, 2})", "{}", "{a, {b}}", "f(x)(y)",
    "self.sizes()", "self.sizes()[0]", "grads[1] * x", "weight->dim()", "x.mul(y).sum({0}, true)",
    "std::get<0>(x)", "alpha.item<double>()", "std::array<bool, 2>(x)", "formulas::f<std::pair<int, int>>(x)",
]

# text → its printed form
REPRINTED = [
    ("a+b", "a + b"), ("f( x,y )", "f(x, y)"), ("a?b:c", "a ? b : c"), ("x . dim ( )", "x.dim()"),
    ("a < b > (c)", "a < b > (c)"), ("a<b&&c>(d)", "a < b && c > (d)"),
]

TOO_DEEP = ("the expression is nested more than 100 deep",
            "fewer brackets and '?:' in each other, such as an operator for a part of it")
TOO_LONG = "at most 4000, such as an operator for a part of it"

# text → column, what is wrong, what was expected
ERRORS = [
    ("", 1, "the expression ends too early", "a value"),
    ("a +", 4, "the expression ends too early", "a value"),
    ("a b", 3, "unexpected 'b' in the expression", "an operator or the end of the expression"),
    ("(a", 3, "the expression ends too early", "')'"),
    ("f(a b)", 5, "unexpected 'b' in the expression", "',' or ')'"),
    ("f(a,)", 5, "unexpected ')' in the expression", "a value"),
    ("a ? b", 6, "the expression ends too early", "':' and the other branch of '?'"),
    ("a[1", 4, "the expression ends too early", "']' after an index"),
    ("{1, 2", 6, "the expression ends too early", "',' or '}'"),
    ("x.3", 2, "unexpected '.3' in the expression", "an operator or the end of the expression"),
    ("x.(y)", 3, "unexpected '(' in the expression", "the name of a method"),
    ("a * 010", 5, "the number 010 begins with 0, which stands for base 8 in C++", "it without the 0"),
    ("a * 09", 5, "the number 09 begins with 0, which stands for base 8 in C++", "it without the 0"),
    ("a * 5uu", 5, "the number 5uu has a suffix that C++ does not know", "no suffix"),
    ("a * 5lL", 5, "the number 5lL has a suffix that C++ does not know", "no suffix"),
    ("a--b", 2, "'--' counts down in C++", "'- -' for the minus of a minus"),
    ("--a", 1, "'--' counts down in C++", "'- -' for the minus of a minus"),
    ("a = b", 3, "unexpected character '=' in the expression", None),
    ("a; b", 2, "unexpected character ';' in the expression", None),
    ("f(\"open)", 3, "unexpected character '\"' in the expression", None),
    ("* a", 1, "unexpected '*' in the expression", "a value"),
    ("(" * 900 + "a" + ")" * 900, 102, *TOO_DEEP), ("~" * 900 + "a", 102, *TOO_DEEP),
    ("f(" * 900, 203, *TOO_DEEP), ("{" * 900, 102, *TOO_DEEP), ("a[" * 900, 203, *TOO_DEEP),
    ("(" * 2000 + "a" + ")" * 2000, 4001, "the expression has 4001 words and signs", TOO_LONG),
    ("a + " * 2000 + "a", 8001, "the expression has 4001 words and signs", TOO_LONG),
    ("a ? b : " * 400, 805, *TOO_DEEP), ("a ? " * 900, 405, *TOO_DEEP),
]


class ExpressionText(unittest.TestCase):
    def test_each_expression_prints_back_to_its_text(self):
        for text in PRINTED:
            with self.subTest(text):
                self.assertEqual(str(parse_expression(text).root), text)

    def test_spaces_are_normalised_only_when_printed_anew(self):
        for given, printed in REPRINTED:
            with self.subTest(given):
                self.assertEqual(str(parse_expression(given)), given)
                self.assertEqual(str(parse_expression(given).root), printed)
                self.assertEqual(parse_expression(printed).root, parse_expression(given).root)

    def test_an_unreadable_expression_names_the_offset(self):
        for text, column, what, expected in ERRORS:
            with self.subTest(text[:20]):
                with self.assertRaises(ExpressionError) as caught:
                    parse_expression(text)
                error = caught.exception
                self.assertEqual((error.offset + 1, error.what, error.expected), (column, what, expected))


class ExpressionNames(unittest.TestCase):
    def test_names_are_free_identifiers_with_their_places(self):
        expression = parse_expression("grad * cos(self) + x.size(dim) + std::get<0>(y) + true")
        self.assertEqual([(name.text, expression.at(name.offset).column) for name in names(expression)],
                         [("grad", 1), ("self", 12), ("x", 20), ("dim", 27), ("y", 46)])

    def test_calls_tell_functions_from_methods(self):
        found = calls(parse_expression("f(x.mul(y), std::get<0>(z)) + w->item<int>()"))
        self.assertEqual([(call.name, call.is_method, call.arity, call.offset) for call in found], [
            ("f", False, 2, 0), ("mul", True, 1, 4), ("std::get", False, 1, 12), ("item", True, 0, 33)])


class Rewriting(unittest.TestCase):
    @staticmethod
    def x_to_sum(node):
        return parse_expression("a + b").root if isinstance(node, Name) and node.text == "x" else node

    def test_a_rewritten_expression_keeps_its_meaning(self):
        for text, expected in [("x * c", "(a + b) * c"), ("c - x", "c - (a + b)"), ("-x", "-(a + b)"),
                               ("f(x)", "f(a + b)"), ("x.sum()", "(a + b).sum()"), ("x[x]", "(a + b)[a + b]"),
                               ("x ? x : x", "a + b ? a + b : a + b"), ("{x, (x)}", "{a + b, (a + b)}")]:
            with self.subTest(text):
                self.assertEqual(str(rewrite(parse_expression(text), self.x_to_sum)), expected)

    def test_an_unchanged_expression_keeps_its_text(self):
        self.assertEqual(str(rewrite(parse_expression("a+  b"), self.x_to_sum)), "a+  b")

    def test_inner_nodes_are_rewritten_first(self):
        def fold(node):
            if isinstance(node, Binary) and isinstance(node.left, Literal) and isinstance(node.right, Literal):
                return Literal(str(int(node.left.text) + int(node.right.text)), LiteralKind.INT, offset=node.offset)
            return node
        self.assertEqual(str(rewrite(parse_expression("1 + 2 + 3"), fold)), "6")


if __name__ == "__main__":
    unittest.main()

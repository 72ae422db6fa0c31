"""Schemas parse and print back to the same text."""

import io
import os
import tempfile
import unittest

import yaml

from codegen.parse import SchemaError, parse_operator_name, parse_schema
from codegen.parse_command import main_parse
from codegen.schema import Annotation, BaseType, ListType, OperatorName, OptionalType

SCHEMAS = os.path.join(os.path.dirname(__file__), "schemas.yaml")

# given → the normal form
NORMALISED = [
    ("add.Tensor( Tensor self,Tensor other , * ,Scalar alpha = 1)->Tensor",
     "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"),
    ("f (Tensor(a->*) self) -> Tensor(a) []", "f(Tensor(a -> *) self) -> Tensor(a)[]"),
    ("f(Tensor ( a ! ) self) -> ( Tensor(a!) )", "f(Tensor(a!) self) -> Tensor(a!)"),
    ("f(Tensor(a | b) self) -> (Tensor values)", "f(Tensor(a|b) self) -> Tensor values"),
    ("f(int [ 2 ] ? x = [1,2]) -> ( )", "f(int[2]? x=[1,2]) -> ()"),
    ("  f(str x = 'a, b')  ->  ( Tensor ,Tensor )  ", "f(str x='a, b') -> (Tensor, Tensor)"),
]

# schema → its kind
KINDS = [
    ("abs(Tensor self) -> Tensor", "functional"),
    ("empty(int[] size) -> Tensor", "functional"),
    ("abs_(Tensor(a!) self) -> Tensor(a!)", "inplace"),
    ("__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", "inplace"),
    ("_foreach_add_(Tensor(a!)[] self) -> ()", "inplace"),
    ("abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "out"),
    ("split_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()", "out"),
    ("batch_norm(Tensor input, Tensor(a!) running_mean) -> Tensor", "mutable"),
    ("observe(Tensor input, *, Tensor(a!) state) -> Tensor", "mutable"),
    ("t(Tensor(a) self) -> Tensor(a)", "view"),
    ("unbind(Tensor(a -> *) self) -> Tensor(a)[]", "multi_view"),
]

# text → column of the error, what is wrong, what was expected
ERRORS = [
    ("", 1, "the schema ends too early", "an operator name, as in 'add' or 'add.Tensor'"),
    ("3(Tensor x) -> Tensor", 1, "unexpected '3' in the schema", "an operator name, as in 'add' or 'add.Tensor'"),
    ("a.b.c(Tensor x) -> Tensor", 1, "unexpected 'a.b.c' in the schema",
     "an operator name, as in 'add' or 'add.Tensor'"),
    ("f Tensor x", 3, "unexpected 'Tensor' in the schema", "'(' after the operator's name"),
    ("f(Tensor x", 11, "the schema ends too early", "',' or ')' after an argument"),
    ("f(Tensor x y) -> Tensor", 12, "unexpected 'y' in the schema", "',' or ')' after an argument"),
    ("f(Tensor x,) -> Tensor", 12, "unexpected ')' in the schema", "a type"),
    ("f(Tensor) -> Tensor", 9, "unexpected ')' in the schema", "an argument name"),
    ("f(Tensor a.b) -> Tensor", 10, "unexpected 'a.b' in the schema", "an argument name"),
    ("f(*) -> Tensor", 4, "unexpected ')' in the schema", "',' and a keyword-only argument after '*'"),
    ("f(*, int x, *, int y) -> Tensor", 13, "unexpected '*' in the schema", "a type"),
    ("f(Tenser x) -> Tensor", 3, "unknown type 'Tenser'", None),
    ("f(int[two] x) -> Tensor", 7, "unexpected 'two' in the schema", "']' after a list's size"),
    ("f(int[1.5] x) -> Tensor", 7, "unexpected '1.5' in the schema", "a whole number as a list's size"),
    ("f(Tensor(a) -> Tensor", 13, "unexpected '->' in the schema", "an argument name"),
    ("f(Tensor(!) x) -> Tensor", 10, "unexpected '!' in the schema", "an alias set"),
    ("f(Tensor(a b) x) -> Tensor", 12, "unexpected 'b' in the schema", "')' after an alias set"),
    ("f(int x=) -> Tensor", 9, "unexpected ')' in the schema", "a default value"),
    ("f(int x=-None) -> Tensor", 10, "unexpected 'None' in the schema", "a default value"),
    ("f(int[] x=[1 2]) -> Tensor", 14, "unexpected '2' in the schema", "',' or ']' in a list"),
    ("f(str x=\"open) -> Tensor", 9, "unterminated string '\"' in the schema", None),
    ("f(int x=$) -> Tensor", 9, "unexpected character '$' in the schema", None),
    ("f(int x)", 9, "the schema ends too early", "'->' and the returns"),
    ("f(int x) -> ", 12, "the schema ends too early", "a type"),
    ("f(int x) -> (Tensor, ", 21, "the schema ends too early", "a type"),
    ("f(int x) -> Tensor y z", 22, "unexpected 'z' in the schema", "the end of the schema"),
    ("f(int x) -> Tensor, Tensor", 19, "unexpected ',' in the schema", "the end of the schema"),
]


class SchemaText(unittest.TestCase):
    def test_each_schema_prints_back_to_its_text(self):
        with open(SCHEMAS, encoding="utf-8") as file:
            texts = [entry["func"] for entry in yaml.safe_load(file)]
        self.assertGreaterEqual(len(texts), 140)
        for text in texts:
            with self.subTest(text):
                schema = parse_schema(text)
                self.assertEqual(str(schema), text)
                self.assertEqual(parse_schema(str(schema)), schema)

    def test_spaces_and_superfluous_parentheses_are_normalised(self):
        for given, normal in NORMALISED:
            with self.subTest(given):
                self.assertEqual(str(parse_schema(given)), normal)
                self.assertEqual(parse_schema(normal), parse_schema(given))

    def test_an_unreadable_schema_names_the_column(self):
        for text, column, what, expected in ERRORS:
            with self.subTest(text):
                with self.assertRaises(SchemaError) as caught:
                    parse_schema(text)
                error = caught.exception
                self.assertEqual((error.location.column, error.what, error.expected), (column, what, expected))


class SchemaFacts(unittest.TestCase):
    def test_kinds(self):
        for text, kind in KINDS:
            with self.subTest(text):
                self.assertEqual(parse_schema(text).kind.value, kind)

    def test_names(self):
        self.assertEqual(parse_operator_name("add_.Tensor"), OperatorName("add", True, False, "Tensor"))
        self.assertEqual(parse_operator_name("__ixor__"), OperatorName("xor", True, True))
        self.assertEqual(parse_operator_name("__index__"), OperatorName("index", False, True))
        self.assertEqual(parse_operator_name("__"), OperatorName("__"))
        self.assertIsNone(parse_operator_name("a.b.c"))
        self.assertEqual(parse_operator_name("add_.Tensor").unambiguous(), "add__Tensor")
        self.assertEqual(parse_operator_name("__iand__.Scalar").unambiguous(), "__iand___Scalar")

    def test_types_nest(self):
        schema = parse_schema("f(Tensor(a!)?[] x, int[2]? y, Tensor z) -> ()")
        x, y, z = schema.arguments
        self.assertEqual(x.type, ListType(OptionalType(BaseType("Tensor"))))
        self.assertEqual(x.annotation, Annotation(("a",), is_write=True))
        self.assertEqual(y.type, OptionalType(ListType(BaseType("int"), 2)))
        self.assertEqual(schema.tensor_arguments, (x, z))
        self.assertEqual(schema.mutated_arguments, (x,))

    def test_out_arguments_are_apart_from_other_keyword_only_ones(self):
        schema = parse_schema("f.out(Tensor self, *, int k=1, Tensor(a!) out) -> Tensor(a!)")
        self.assertEqual([str(argument) for argument in schema.positional], ["Tensor self"])
        self.assertEqual([str(argument) for argument in schema.out_arguments], ["Tensor(a!) out"])

    def test_results_have_names_for_formulas(self):
        self.assertEqual(parse_schema("f() -> Tensor").result_names, ("result",))
        self.assertEqual(parse_schema("f() -> (Tensor, Tensor x)").result_names, ("result0", "x"))


class ParseCommand(unittest.TestCase):
    def run_on(self, text):
        out, err = io.StringIO(), io.StringIO()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x.yaml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            code = main_parse(path, out, err)
            return code, out.getvalue(), err.getvalue().replace(path, "x.yaml")

    def test_prints_one_line_a_schema_in_file_order(self):
        self.assertEqual(self.run_on("- func: b(int x ) -> ()\n  any: {key: [1]}\n- {tags: t, func: a() -> Tensor}\n"),
                         (0, "b(int x) -> ()\na() -> Tensor\n", ""))

    def test_reports_every_unreadable_entry_and_prints_the_others(self):
        text = ("- func: a() -> ()\n- func: b(\n- dispatch: x\n- just text\n- func: [c]\n"
                "- func:\n- func: >\n    d(int x)\n    -> Tenso\n- func: e() -> ()\n")
        self.assertEqual(self.run_on(text), (1, "a() -> ()\ne() -> ()\n", "".join(line + "\n" for line in [
            "x.yaml:2: error: b: the schema ends too early, expected a type",
            "x.yaml:3: error: the entry has no 'func'",
            "x.yaml:4: error: the entry is not a mapping, expected a mapping with the key 'func'",
            "x.yaml:5: error: 'func' is not a text, expected a function schema",
            "x.yaml:6: error: the schema ends too early, expected an operator name, as in 'add' or 'add.Tensor'",
            "x.yaml:9: error: d: unknown type 'Tenso' (did you mean 'Tensor'?)",
        ])))

    def test_an_empty_file_has_no_schemas(self):
        self.assertEqual(self.run_on("# nothing\n"), (0, "", ""))

    def test_a_file_that_is_no_list_is_an_error(self):
        self.assertEqual(self.run_on("func: a() -> ()\n"), (
            1, "", "x.yaml:1: error: the file is not a list, expected a list of entries with 'func'\n"))

    def test_bad_yaml_is_an_error(self):
        code, out, err = self.run_on("- func: a() -> ()\n- func: 'b\n")
        self.assertEqual((code, out), (1, "a() -> ()\n"))
        self.assertIn("x.yaml:2: error: b: bad YAML: while scanning a quoted scalar, found unexpected end of stream",
                      err)

    def test_a_missing_file_is_an_error(self):
        err = io.StringIO()
        self.assertEqual(main_parse("/no/such.yaml", io.StringIO(), err), 1)
        self.assertEqual(err.getvalue(), "/no/such.yaml:1: error: cannot read the file: No such file or directory\n")


if __name__ == "__main__":
    unittest.main()

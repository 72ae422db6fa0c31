"""docs/ops.schema.json says what codegen/entry.py reads: the same keys, words and verdicts."""

import json
import re
import tempfile
import unittest
from pathlib import Path

import yaml

from codegen import dtypes, entry
from codegen.entry import read_entry
from codegen.source import Diagnostics, load_yaml
from codegen.vocabulary import Promotion, ResultDtype, Tag, Variant, words_of
from tests.codegen.support import resolve_text

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = json.loads((ROOT / "docs" / "ops.schema.json").read_text(encoding="utf-8"))
PROPERTIES = SCHEMA["definitions"]["entry"]["properties"]
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "number": (int, float)}
KNOWN = {"$schema", "title", "description", "definitions", "$ref", "type", "enum", "pattern", "items", "required",
         "additionalProperties", "properties", "propertyNames", "minItems", "minProperties", "anyOf", "oneOf"}

F = "- func: f(Tensor self, Tensor other, int dim) -> Tensor\n  category: copy\n"
K = F + "  kernel: k\n"
P = F + "  pointwise: self + other\n"
ACCEPTED = [
    K, F + "  pointwise: self + other\n", F + "  pointwise: 1\n", F + "  composite: f\n",
    F + "  kernel: {CPU: k, Meta: k_meta}\n",
    K + "  variants: function, method\n", K + "  variants: [function, out]\n  out_overload: into\n",
    K + "  variants: [function, inplace]\n  inplace_overload: into\n",
    K + "  doc: The first of self.\n  meta: same(self)\n",
    K + "  derivatives: {self: grad, other: grad}\n", K + "  derivatives:\n    self, other: f_backward(grad)\n",
    "- func: f(Tensor self, bool b) -> Tensor\n  category: copy\n  pointwise: "
    "{choose: b, 'true': self, 'false': '0'}\n",
    P + "  derivatives: auto\n", P + "  derivatives: {self: auto, other: grad}\n",
    K + "  jvp: {result: self_t}\n", F + "  let: {twice: 2 * self}\n  pointwise: twice + other\n",
    K + "  output_differentiability: [true]\n", K + "  output_differentiability: 'True'\n",
    K + "  non_differentiable: other\n", K + "  tags: [inplace_view]\n",
    K + "  tags: nondeterministic_seeded, bool_condition\n",
    K + "  dtypes: floating\n", K + "  dtypes: [int32, bool]\n", K + "  dtypes: integral, bool\n",
    K + "  promotes: self, other\n  promotion: int_to_float\n  result_dtype: bool\n",
    P + "  scalar_twin: other\n", F + "  composite: self + other\n",
    F + "  composite: {choose: dim, a: self.exp(), b: other}\n",
    "- func: t(Tensor(a) self) -> Tensor(a)\n  category: view\n  kernel: t\n  view: {inverse: mutated_view.t()}\n",
]
REFUSED = [
    "- f\n", "- {}\n", "- category: copy\n  kernel: k\n", "- func: f() -> Tensor\n  kernel: k\n",
    "- func: [f]\n  category: copy\n  kernel: k\n", "- func: f\n  category: copy\n  kernel: k\n",
    K + "  kernal: k\n", F + "  kernel:\n", F + "  kernel: a-b\n", F + "  kernel: [k]\n",
    F + "  kernel: {CUDA: k}\n", F + "  kernel: {CPU: a.b}\n", F + "  composite: a.b\n",
    F + "  composite: composite::f\n", F + "  composite: {}\n", F + "  composite: [f]\n",
    F + "  kernel: {}\n", F + "  kernel: {Meta: k}\n", K + "  derivatives: {}\n", K + "  variants: []\n",
    K + "  tags: []\n", K + "  tags: core\n", K + "  dtypes: []\n", K + "  promotes: []\n",
    "- func: f() -> Tensor\n  category: Copy\n  kernel: k\n",
    "- func: f() -> Tensor\n  category: copy_\n  kernel: k\n",
    "- func: f() -> Tensor\n  category: [copy]\n  kernel: k\n",
    K + "  doc: [a]\n", K + "  doc:\n", K + "  variants: functional\n", K + "  variants: [function, methd]\n",
    K + "  variants: function, methd\n", K + "  variants: {function: true}\n", K + "  meta: {a: b}\n",
    K + "  derivatives: grad\n", P + "  derivatives: automatic\n", P + "  derivatives: [auto]\n",
    K + "  derivatives: {self: [grad]}\n", K + "  derivatives: {self: }\n",
    K + "  jvp: [self_t]\n", F + "  pointwise: {}\n", F + "  pointwise: {choose: dim}\n",
    F + "  pointwise: {a: self}\n", F + "  pointwise: {choose: dim, a: [self]}\n", P + "  let: twice\n",
    P + "  let: {}\n", P + "  let: {twice: }\n",
    P + "  let: {twice: [self]}\n", K + "  output_differentiability: [maybe]\n",
    K + "  output_differentiability: maybe\n",
    K + "  non_differentiable: a-b\n", K + "  tags: [a b]\n", K + "  tags: {a: b}\n",
    K + "  view: inverse\n", K + "  view: {}\n", K + "  view: {invers: base}\n", K + "  view: {inverse: [base]}\n",
    K + "  dtypes: int9\n", K + "  dtypes: [floating, int9]\n", K + "  promotes: [a.b]\n",
    K + "  promotion: default_\n", K + "  result_dtype: int\n", K + "  variants: out\n  out_overload: a.b\n",
    P + "  scalar_twin: a.b\n", P + "  scalar_twin: [other]\n", P + "  scalar_twin: self, other\n",
]
PROJECTS = ("examples/out_of_tree/operators.yaml", "tests/codegen/golden/project.yaml",
            *(f"tests/operator_libraries/{name}.yaml" for name in (
                "archived", "every_kind", "sharing", "untold", "clashing/first", "clashing/second")))


def matches(value, schema):
    """Returns whether a value fits a schema that uses the words of KNOWN alone."""
    if "$ref" in schema and not matches(value, SCHEMA["definitions"][schema["$ref"].rpartition("/")[2]]):
        return False
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(isinstance(value, TYPES[kind]) for kind in kinds):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        return False
    if isinstance(value, list) and not all(matches(item, schema.get("items", {})) for item in value):
        return False
    if isinstance(value, (list, dict)) and len(value) < schema.get("minItems", schema.get("minProperties", 0)):
        return False
    if isinstance(value, dict) and not _object_matches(value, schema):
        return False
    if "anyOf" in schema and not any(matches(value, choice) for choice in schema["anyOf"]):
        return False
    return "oneOf" not in schema or sum(matches(value, choice) for choice in schema["oneOf"]) == 1


def _object_matches(value, schema):
    others = schema.get("additionalProperties", {})
    for key, item in value.items():
        rule = schema.get("properties", {}).get(key, others)
        if rule is False or not matches(item, rule) or not matches(key, schema.get("propertyNames", {})):
            return False
    return all(key in value for key in schema.get("required", []))


def words(schema):
    """Yields every word of the schema language that a schema uses."""
    if isinstance(schema, list):
        for item in schema:
            yield from words(item)
    if isinstance(schema, dict):
        for key, item in schema.items():
            yield key
            inner = item.values() if key in ("properties", "definitions") else [item]
            yield from (word for each in inner for word in words(each))


class SameKeysAndWords(unittest.TestCase):
    def test_keys(self):
        self.assertEqual(set(PROPERTIES), set(entry.KEYS))

    def test_words(self):
        self.assertEqual(set(PROPERTIES["category"]["anyOf"][0]["enum"]), entry.CATEGORIES)
        self.assertEqual(SCHEMA["definitions"]["variant"]["enum"], list(words_of(Variant)))
        self.assertEqual(SCHEMA["definitions"]["dtype"]["enum"], list(dtypes.WORDS))
        self.assertEqual(SCHEMA["definitions"]["tag"]["enum"], list(words_of(Tag)))
        self.assertEqual(PROPERTIES["promotion"]["enum"], list(words_of(Promotion)))
        self.assertEqual(PROPERTIES["result_dtype"]["enum"], list(words_of(ResultDtype)))
        self.assertEqual(list(PROPERTIES["kernel"]["anyOf"][1]["properties"]), list(entry.BACKENDS))

    def test_texts_with_commas_take_the_same_words(self):
        for key, choices in (("variants", words_of(Variant)), ("dtypes", dtypes.WORDS), ("tags", words_of(Tag))):
            pattern = PROPERTIES[key]["anyOf"][-1]["pattern"]
            self.assertEqual(pattern.count("(" + "|".join(choices) + ")"), 2, key)

    def test_every_key_is_described(self):
        self.assertEqual([key for key, rule in PROPERTIES.items() if not rule.get("description")], [])


class SameVerdicts(unittest.TestCase):
    def test_this_test_knows_the_words_of_the_schema(self):
        self.assertLessEqual(set(words(SCHEMA)), KNOWN)

    def test_accepted(self):
        for text in ACCEPTED:
            with self.subTest(text):
                self.assertTrue(matches(yaml.safe_load(text), SCHEMA))
                self.assertEqual(self._reader_errors(text), [])

    def test_refused(self):
        for text in REFUSED:
            with self.subTest(text):
                self.assertFalse(matches(yaml.safe_load(text), SCHEMA))
                self.assertNotEqual(resolve_text(text)[1], [])

    def test_operators_of_the_library_and_of_projects(self):
        files = ("ops.yaml", *PROJECTS, "tests/generated/operators.yaml", "tests/codegen/golden/ops.yaml")
        for name in files:
            for node in yaml.safe_load((ROOT / name).read_text(encoding="utf-8")):
                with self.subTest(name, func=node.get("func")):
                    self.assertTrue(matches([node], SCHEMA))

    def test_a_project_chooses_its_categories(self):
        chosen = {node["category"] for name in PROJECTS
                  for node in yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))}
        self.assertTrue(chosen - entry.CATEGORIES)
        for category, is_one in (("own", True), ("my_own2", True), ("2d", False), ("a__b", False)):
            with self.subTest(category):
                self.assertEqual(matches(category, PROPERTIES["category"]), is_one)

    def _reader_errors(self, text):
        """Returns what the reader of single entries says, without the checks against the schema of the operator."""
        diagnostics = Diagnostics()
        with tempfile.NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            for node in load_yaml(file.name, diagnostics).items:
                read_entry(node, entry.CATEGORIES, diagnostics)
        return [str(error) for error in diagnostics]


if __name__ == "__main__":
    unittest.main()

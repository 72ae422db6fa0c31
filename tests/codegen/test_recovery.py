"""A syntax error in one entry is reported in its place, and the other entries are read."""

import unittest

from tests.codegen.support import resolve_text

G = "- func: g(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n  derivatives: {self: mistake(grad)}\n"
QUOTE = "bad YAML: mapping values are not allowed in this context, expected quotes around the"
NO_MISTAKE = "unknown function 'mistake', expected an operator or a helper"

# an entry, which may stand before and after another one → its errors, with the lines counted from its first
BROKEN = [
    ("- func: f(Tensor self) -> Tensor\n  pointwise: self > 0 ? self : 0\n",
     [f"2:30: error: f: {QUOTE} expression: 'self > 0 ? self : 0'"]),
    ("- pointwise: self > 0 ? self : 0\n  func: f.x(Tensor self) -> Tensor\n",
     [f"1:30: error: f.x: {QUOTE} expression: 'self > 0 ? self : 0'"]),
    ("- func: f(Tensor self) -> Tensor\n  derivatives:\n    self, other: self ? 'a' : grad\n",
     [f"3:29: error: f: {QUOTE} expression: 'self ? ''a'' : grad'"]),
    ("- func: f(Tensor self) -> Tensor\n  derivatives: {self: grad > 0 ? grad : self, other: grad}\n",
     ["2:39: error: f: bad YAML: while parsing a flow mapping, did not find expected ',' or '}', expected quotes "
      "around the expression: 'grad > 0 ? grad : self'"]),
    ("- func: f(Tensor self) -> Tensor\n  doc: Returns: self\n", [f"2:15: error: f: {QUOTE} text: 'Returns: self'"]),
    ("- func: f(Tensor self) -> Tensor\n    doc: a\n",
     ["2:8: error: f: bad YAML: mapping values are not allowed in this context, expected the indentation of the "
      "entry's other keys, or quotes around a text with ': '"]),
    ("- func: 'f(Tensor self) -> Tensor\n  kernel: k\n",
     ["1:9: error: f: bad YAML: while scanning a quoted scalar, found unexpected end of stream"]),
    ("- func: f(Tensor self) -> Tensor\n  tags: [a, b\n  kernel: k\n",
     ["3:9: error: f: bad YAML: while parsing a flow sequence, did not find expected ',' or ']'"]),
    ("- func: f(Tensor self) -> Tensor\n  tags: [a, b\n",
     ["2:9: error: f: bad YAML: while parsing a flow sequence, did not find expected ',' or ']'"]),
    ("- func: f(Tensor self) -> Tensor\n  doc: \"\\q\"\n",
     ["2:9: error: f: bad YAML: while parsing a quoted scalar, found unknown escape character"]),
    ("- func: f(Tensor self) -> Tensor\n  kernel: `k`\n",
     ["2:11: error: f: bad YAML: while scanning for the next token, found character that cannot start any token"]),
    ("- func: f(Tensor self) -> Tensor\n\tkernel: k\n",
     ["2:1: error: f: bad YAML: while scanning a plain scalar, found a tab character that violates indentation"]),
    ("- func: f(Tensor self) -> Tensor\n doc: a\n  kernel: k\n",
     ["2:2: error: f: bad YAML: while parsing a block collection, did not find expected '-' indicator"]),
    ("- func: f(Tensor self) -> Tensor\n  kernel: *k\n", ["2:11: error: f: bad YAML: found undefined alias"]),
    ("- func: f(Tensor self) -> Tensor\n  doc: \x07\n",
     ["2:8: error: f: bad YAML: control characters are not allowed"]),
]


def moved(errors, lines):
    """Returns the errors as they are when some lines stand before."""
    split = [error.partition(":") for error in errors]
    return [f"ops.yaml:{int(line) + lines}:{rest}" for line, _, rest in split]


class Recovery(unittest.TestCase):
    def test_an_error_hides_no_other_entry(self):
        for broken, errors in BROKEN:
            with self.subTest(broken):
                lines = broken.count("\n")
                self.assertEqual(resolve_text(broken + G)[1],
                                 moved(errors, 0) + [f"ops.yaml:{lines + 4}:23: error: g: {NO_MISTAKE}"])
                self.assertEqual(resolve_text(G + broken)[1],
                                 [f"ops.yaml:4:23: error: g: {NO_MISTAKE}"] + moved(errors, 4))
                # Between entries, and twice.
                self.assertEqual(resolve_text(broken + G + broken)[1],
                                 moved(errors, 0) + [f"ops.yaml:{lines + 4}:23: error: g: {NO_MISTAKE}"] +
                                 moved(errors, lines + 4))

    def test_an_entry_that_cannot_be_read_can_be_called(self):
        for broken, _ in BROKEN:
            with self.subTest(broken):
                errors = resolve_text(broken + G.replace("mistake", "f"))[1]
                self.assertEqual([error for error in errors if "error: g:" in error], [])

    def test_entries_may_be_indented(self):
        text = "# all\n  - func: f(Tensor self) -> Tensor\n    doc: a: b\n  - func: g\n    tags:\n    - inplace_view\n"
        self.assertEqual(resolve_text(text)[1], [
            f"ops.yaml:3:11: error: f: {QUOTE} text: 'a: b'", "ops.yaml:4:5: error: g: the entry has no 'category'",
            "ops.yaml:4:12: error: g: the schema ends too early, expected '(' after the operator's name"])

    def test_anchors_of_other_entries_are_known(self):
        text = G.replace("kernel: k", "kernel: &k k") + "- {func: f\n" + \
            "- func: h(Tensor self) -> Tensor\n  category: copy\n  kernel: *k\n"
        self.assertEqual(resolve_text(text)[1], [
            f"ops.yaml:4:23: error: g: {NO_MISTAKE}",
            "ops.yaml:5:3: error: f: bad YAML: while parsing a flow mapping, did not find expected ',' or '}'"])

    def test_text_before_the_first_entry_is_an_error_of_its_own(self):
        stray = "bad YAML: this is not part of an entry, expected each entry to begin with '- ', all at one indentation"
        self.assertEqual(resolve_text("# all\nfunc: f(Tensor self) -> Tensor\n" + G)[1], [
            f"ops.yaml:2:1: error: f: {stray}", f"ops.yaml:6:23: error: g: {NO_MISTAKE}"])
        self.assertEqual(resolve_text("  - func: f(Tensor self) -> Tensor\n" + G)[1], [
            f"ops.yaml:1:3: error: f: {stray}", f"ops.yaml:5:23: error: g: {NO_MISTAKE}"])
        self.assertEqual(resolve_text("# all\noperators:\n" + G)[1], [
            f"ops.yaml:2:1: error: {stray}", f"ops.yaml:6:23: error: g: {NO_MISTAKE}"])
        self.assertEqual(resolve_text("f:\n  tags:\n  - a\n")[1], [
            "ops.yaml:1:1: error: the file is not a list, expected a list of entries with 'func'"])

    def test_two_documents_are_one_error(self):
        self.assertEqual(resolve_text(G + "---\n" + G)[1], [
            "ops.yaml:5:1: error: bad YAML: expected a single document in the stream, but found another document"])

    def test_every_character_of_an_entry_may_be_missing(self):
        entry = "- func: f(Tensor self) -> Tensor\n  derivatives: {self: \"grad\", other: [a, 'b']}\n"
        for index in range(len(entry) - 1):
            text = entry[:index] + entry[index + 1:] + G
            with self.subTest(text):
                self.assertTrue([error for error in resolve_text(text)[1] if NO_MISTAKE in error])


if __name__ == "__main__":
    unittest.main()

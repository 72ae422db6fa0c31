"""`python3 -m codegen format`."""

import re
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import yaml

from codegen.comments import commented_items
from codegen.format import FormatError, format_text
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics, Source
from codegen.views.library import make_library
from tests.codegen.test_command_line import run

ROOT = Path(__file__).resolve().parent.parent.parent
UNTIDY = """\
# The file.


# An operator.
- category:  pointwise_binary   # what it is
  func:   'f(Tensor   self, Tensor other,*, Scalar alpha = 1)->Tensor'
  # How it computes.
  pointwise: "(self<other)? self:other *alpha"
  variants: [out, function]
  output_differentiability: [True]
  derivatives:   # both
    self:  grad*(self<other)
    # The other one.
    "other": >-
      grad *
      alpha

# Between.
- func: g(Tensor self) -> (Tensor, Tensor)
  kernel:   {CPU:  g_cpu,  Meta: g_meta}
  category: copy
  doc: A text that is much longer than a line of one hundred and twenty columns may be, so that it has to \
stand on two of them, folded.
# The end.
"""
TIDY = """\
# The file.

# An operator.
- func: f(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  category: pointwise_binary  # what it is
  variants: function, out
  # How it computes.
  pointwise: '(self < other) ? self : other * alpha'
  derivatives:  # both
    self: grad * (self < other)
    # The other one.
    other: grad * alpha
  output_differentiability: true

# Between.
- func: g(Tensor self) -> (Tensor, Tensor)
  category: copy
  doc: >-
    A text that is much longer than a line of one hundred and twenty columns may be, so that it has to stand on two of
    them, folded.
  kernel: {CPU: g_cpu, Meta: g_meta}
# The end.
"""

HEAD = "- func: f(Tensor self) -> Tensor\n  category: copy\n"
COMMENTED = [(HEAD + given, HEAD + (expected or given)) for given, expected in [
    ("  derivatives:\n    # before self\n    self: grad\n", ""),
    ("  let:\n    # before a\n    # and more\n    a: b\n    # at the end\n  kernel: k\n", ""),
    ("  view:\n    # why\n    inverse: base\n", ""),
    ("  kernel:\n    # why\n    CPU: k  # here\n", ""),
    ("  pointwise:\n    # why\n    choose: kind\n    # the case\n    hard:\n      # deep\n      choose: b\n"
     "      given: self\n", ""),
    ("  pointwise: # why\n    self\n", "  pointwise: self  # why\n"),
    ("  pointwise:\n    # why\n    self\n", "  # why\n  pointwise: self\n"),
    ("  pointwise: # why\n    # really\n    self\n", "  # why\n  # really\n  pointwise: self\n"),
    ("  pointwise: >-  # why\n    self\n", "  pointwise: self  # why\n"),
    ("  doc: |  # why\n    no # comment\n  # below\n", "  doc: 'no # comment'  # why\n  # below\n"),
    ("  doc: 'a # b'  # c\n", ""),
    ("  doc: It.\n    # deeper\n  kernel: k\n", "  # deeper\n  doc: It.\n  kernel: k\n"),
    ("  dtypes: [floating,  # fl\n    bool]\n", "  dtypes: floating, bool  # fl\n"),
    ("  dtypes: [floating,  # fl\n    # bo\n    bool]  # all\n", "  # fl\n  # bo\n  # all\n  dtypes: floating, bool\n"),
    ("  dtypes:  # all\n    # fl\n    - floating\n    - bool  # bo\n    # end\n  tags: t\n",
     "  # all\n  # fl\n  # bo\n  # end\n  dtypes: floating, bool\n  tags: t\n"),
    ("  dtypes:\n  - bool  # bo\n  tags: t\n", "  dtypes: bool  # bo\n  tags: t\n"),
    ("  kernel: {CPU: k,  # k\n    Meta: m}\n", "  kernel: {CPU: k, Meta: m}  # k\n"),
    ("  kernel: {CPU: k,\n    # m\n    Meta: m}\n", "  # m\n  kernel: {CPU: k, Meta: m}\n"),
    ("  let: {a: b,  # about a\n    # about c\n    c: d\n    # end\n    }  # about let\n",
     "  let:  # about let\n    a: b  # about a\n    # about c\n    c: d\n    # end\n"),
    ("  # the last of f\n\n# of g\n- func: g\n", ""),
    ("# of g\n-  # also\n  # and\n  func: g\n  # end\n# of all\n",
     "# of g\n# also\n# and\n- func: g\n  # end\n# of all\n"),
    ("- category: copy\n  # the schema\n  func: g\n", "# the schema\n- func: g\n  category: copy\n"),
    ("  '# no': comment\n", ""),
]]


def rendered(text):
    """Returns the generated files of a text."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ops.yaml"
        path.write_text(text, encoding="utf-8")
        return render_all(make_library(resolve(str(path), diagnostics)))


class Format(unittest.TestCase):
    maxDiff = None

    def test_one_spelling(self):
        self.assertEqual(format_text(UNTIDY), TIDY)
        self.assertEqual(format_text(TIDY), TIDY)

    def test_a_word_of_a_list_is_on_one_line(self):
        entry = "- func: f(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n  dtypes: {}\n"
        for spelled in (">-\n    a\n\n    b,c", '"a\\nb, c"', '["a\\n b", c]'):
            with self.subTest(spelled):
                self.assertEqual(format_text(entry.format(spelled)), entry.format("a b, c"))

    def test_nothing_that_is_generated_changes(self):
        text = (ROOT / "ops.yaml").read_text(encoding="utf-8")
        formatted = format_text(text)
        self.assertEqual(format_text(formatted), formatted)
        self.assertEqual(rendered(formatted), rendered(text))

    def test_no_comment_is_lost(self):
        text = (ROOT / "ops.yaml").read_text(encoding="utf-8")
        key = re.compile(r"(- |  )[a-z_]+: (?!>-)")
        commented = "".join(f"{line}  # line {number}\n" if key.match(line) else f"{line}\n"
                            for number, line in enumerate(text.splitlines()) if number < 300)
        formatted = format_text(commented)
        for number in range(300):
            self.assertEqual(commented.count(f"# line {number}\n"), formatted.count(f"# line {number}\n"), number)

    def test_what_cannot_be_read_stays_as_it_is(self):
        for text in ("", "- func: [\n", "key: value\n", "[]\n", "# only this\n", "- 1\n"):
            with self.subTest(text), self.assertRaises(FormatError):
                format_text(text)

    def test_what_is_no_text_is_said_with_its_place(self):
        head = "- func: f(Tensor self) -> Tensor\n  category: copy\n"
        for keys, message in [
                ("variants: [[function]]", "3:14: 'variants' is not a text"),
                ("dtypes: [floating, {a: b}]", "3:22: 'dtypes' is not a text"),
                ("composite: {}", "3:14: 'composite' is empty"),
                ("doc: [A, list]", "3:8: 'doc' is not a text"),
                ("kernel: {CPU: [k]}", "3:17: 'kernel' is not a text"),
                ("derivatives: {self: [grad]}", "3:23: 'self' is not a text"),
                ("pointwise:\n    choose: [b]", "4:13: 'choose' is not a text"),
                ("? [a, b]\n  : c", "3:5: a key is not a text"),
                ("kernel: {[a]: b}", "3:12: a key is not a text"),
                ("doc: [a", "3:8: bad YAML: while parsing a flow sequence, did not find expected ',' or ']'"),
                (f"doc: {'[' * 5000}{']' * 5000}", "3:107: this is nested too deeply"),
                ("doc: &text A text.\n  pointwise: *text", "3:8: an alias stands for this; write it out"),
                ("derivatives: &all\n    self: *all", "3:16: an alias stands for this; write it out")]:
            text = f"{head}  {keys}\n"
            with self.subTest(keys), self.assertRaises(FormatError) as raised:
                format_text(text)
            place = Source("", text).location(raised.exception.offset)
            self.assertEqual(f"{place.line}:{place.column}: {raised.exception}", message)

    def test_each_comment_stays_with_what_it_is_about(self):
        for given, expected in COMMENTED:
            with self.subTest(given):
                self.assertEqual(format_text(given), expected)
                self.assertEqual(format_text(expected), expected)

    def test_a_comment_without_a_place_is_an_error(self):
        text = HEAD + "  doc: It.\n  # Why.\n  dtypes: bool\n"
        lost = commented_items(text, yaml.compose(text))
        with mock.patch("codegen.format.commented_items", side_effect=[
                lost, commented_items(HEAD, yaml.compose(HEAD))]), self.assertRaises(FormatError) as raised:
            format_text(text)
        self.assertEqual(raised.exception.offset, text.index("# Why."))
        self.assertIn("this comment has no place in the one spelling", str(raised.exception))

    def test_an_entry_in_braces_becomes_lines(self):
        self.assertEqual(format_text("- {category: copy, kernel: {CPU: k}, derivatives: {self: grad}, "
                                     "func: 'f(Tensor self, Tensor other) -> Tensor'}\n"
                                     "# Next.\n- {func: g}\n"), """\
- func: f(Tensor self, Tensor other) -> Tensor
  category: copy
  kernel: {CPU: k}
  derivatives:
    self: grad
# Next.
- func: g
""")
        self.assertEqual(format_text("[{func: f,  # why\n category: c}, {func: g}]  # all\n"),
                         "- func: f  # why\n  category: c\n- func: g  # all\n")

    def test_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "mine.yaml"
            path.write_text(UNTIDY, encoding="utf-8")
            path.chmod(0o640)
            status, out, errors = run("format", "--check", path)
            self.assertEqual((status, out), (1, ""))
            self.assertIn("is not formatted; run `python3 -m codegen format", errors)
            self.assertEqual(path.read_text(encoding="utf-8"), UNTIDY)
            self.assertEqual(run("format", path), (0, "", ""))
            self.assertEqual(path.read_text(encoding="utf-8"), TIDY)
            self.assertEqual(path.stat().st_mode & 0o777, 0o640)
            self.assertEqual(run("format", "--check", path), (0, "", ""))
            missing = Path(folder) / "none.yaml"
            self.assertEqual(run("format", missing),
                             (1, "", f"{missing}:1:1: error: cannot read the file: No such file or directory\n"))
            path.write_text("- func: f\n  doc: [A, list]\n", encoding="utf-8")
            self.assertEqual(run("format", path), (1, "", f"{path}:2:8: error: 'doc' is not a text\n"))


if __name__ == "__main__":
    unittest.main()

"""`python3 -m codegen format`."""

import re
import tempfile
import unittest
from pathlib import Path

from codegen.format import FormatError, format_text
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
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
        for text in ("", "- func: [\n", "key: value\n", "- {func: f() -> Tensor}\n", "- 1\n"):
            with self.subTest(text), self.assertRaises(FormatError):
                format_text(text)

    def test_what_is_no_text_is_said_with_its_line(self):
        head = "- func: f(Tensor self) -> Tensor\n  category: copy\n"
        for keys, message in [
                ("variants: [[function]]", "line 3: 'variants' is not a text"),
                ("dtypes: [floating, {a: b}]", "line 3: 'dtypes' is not a text"),
                ("composite: {}", "line 3: 'composite' is empty"),
                ("doc: [A, list]", "line 3: 'doc' is not a text"),
                ("kernel: {CPU: [k]}", "line 3: 'kernel' is not a text"),
                ("derivatives: {self: [grad]}", "line 3: 'self' is not a text"),
                ("pointwise:\n    choose: [b]", "line 4: 'choose' is not a text"),
                ("? [a, b]\n  : c", "line 3: a key is not a text"),
                (f"doc: {'[' * 5000}{']' * 5000}", "line 3: this is nested too deeply"),
                ("doc: &text A text.\n  pointwise: *text", "line 3: an alias stands for this; write it out"),
                ("derivatives: &all\n    self: *all", "line 3: an alias stands for this; write it out")]:
            with self.subTest(keys), self.assertRaises(FormatError) as raised:
                format_text(f"{head}  {keys}\n")
            self.assertEqual(str(raised.exception), message)

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
            self.assertEqual(run("format", Path(folder) / "none.yaml")[0], 1)


if __name__ == "__main__":
    unittest.main()

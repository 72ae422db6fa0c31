"""tools/check_sizes.py finds files, functions and lines that are too long to be read."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from check_sizes import violations  # noqa: E402 a script, which finds its own modules beside it


def found(name: str, *lines: str) -> list[str]:
    """Returns the place and the kind of what the check complains of: `3: a function of 61 lines`."""
    messages = violations(Path(name), "\n".join(lines) + "\n")
    return [message.removeprefix(f"{name}:").partition(",")[0] for message in messages]


class Sizes(unittest.TestCase):
    def test_files_have_at_most_300_lines(self) -> None:
        for name in ("x.py", "x.h", "x.cpp", "x.j2"):
            with self.subTest(name):
                self.assertEqual(found(name, *["x"] * 300), [])
                self.assertEqual(found(name, *["x"] * 301), ["301: a file of 301 lines"])

    def test_lines_of_python_have_at_most_120_columns(self) -> None:
        self.assertEqual(found("x.py", "#" * 120, "# " + "ä" * 118), [])
        self.assertEqual(found("x.py", "", "#" * 121), ["2: a line of 121 columns"])

    def test_functions_of_python_have_at_most_60_lines(self) -> None:
        self.assertEqual(found("x.py", "def f():", *["    f()"] * 59), [])
        self.assertEqual(found("x.py", "class A:", "    def f(self):", *["        f()"] * 60),
                         ["2: a function of 61 lines"])

    def test_functions_of_cpp_have_at_most_60_lines(self) -> None:
        for head in (["int f(int x) {"], ["int f(int x,", "      int y) const {"], ['TEST_CASE("a", "[b]") {'],
                     ["A::A(int x) : x_(x) {"], ["template <class T>", "void f(T x) {"]):
            with self.subTest(head[-1]):
                short = [*head, *["  f();"] * (59 - len(head)), "}"]
                self.assertEqual(found("x.cpp", *short), [])
                first = len(head) if head[0].startswith("template") else 1
                self.assertEqual(found("x.cpp", *head, *["  f();"] * 60, "}"),
                                 [f"{first}: a function of {62 + len(head) - first} lines"])

    def test_members_count_and_what_is_no_function_does_not(self) -> None:
        text = ["class A {", " public:", "  void f() {  // why", *["    g();"] * 60, "  }", "};"]
        self.assertEqual(found("x.h", *text), ["3: a function of 62 lines"])
        for head, end in (("namespace a {", "}  // namespace a"), ("const A table[] = {", "};"),
                          ("struct A : B<(1)> {", "};"), ("const auto f = [](int x) {", "};"),
                          ('{"a", f, g(1), [] {', "}},"), ('check("a", [&] {', "});")):
            with self.subTest(head):
                self.assertEqual(found("x.cpp", head, *["  g();"] * 60, end), [])

    def test_handlers_belong_to_their_function(self) -> None:
        text = ["void f() try {", *["  g();"] * 57, "} catch (...) {", "  h();", "}"]
        self.assertEqual(found("x.cpp", *text), ["1: a function of 61 lines"])


if __name__ == "__main__":
    unittest.main()

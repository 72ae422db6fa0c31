"""What of a C++ text is no code."""

import unittest

from codegen.callables import parse_helpers
from codegen.cpp_text import code_of, without_comments


class CppText(unittest.TestCase):
    def test_comments_literals_and_directives_are_no_code(self) -> None:
        text = "#define X \\\n  y\na /* b\nc */ d; // e\nf(\"g // \\\" h\", '\"');"
        code = code_of(text)
        self.assertEqual(len(code), len(text))
        self.assertEqual(code.split(), ["y", "a", "d;", "f(", ",", ");"])

    def test_literals_are_no_comments(self) -> None:
        self.assertEqual(without_comments('f("//", 1); // 2'), 'f("//", 1);  ')
        self.assertEqual(set(parse_helpers('int f(int a = at("//"));  int g(int b);  /* int h(int c); */')), {"g"})
        self.assertEqual(set(parse_helpers('#define F "//"\nint g(int b);  /* int h(int c); */')), {"g"})


if __name__ == "__main__":
    unittest.main()

"""Where a project's operators are: its namespace, and the folder of its headers."""

import re
import tempfile
import unittest
from pathlib import Path

from codegen.target import bad_include_prefix, bad_namespace
from tests.codegen.test_command_line import run


class Namespaces(unittest.TestCase):
    def test_what_no_namespace_can_be_called(self):
        for name, sentence in {
            "class": "the namespace 'class' is reserved: it is a keyword of C++, expected another name",
            "std": "the namespace 'std' is reserved: it is the namespace of the standard library, expected "
                   "another name",
            "tenon": "the namespace 'tenon' is reserved: it is a namespace of the library, expected another name",
            "kernels": "the namespace 'kernels' is reserved: it is a namespace of the library, expected another name",
            "random": "the namespace 'random' is reserved: it is a function that programs see, expected another name",
            "a::b": "'a::b' cannot be a namespace of operators, expected one name, as 'mine' of 'mine::relu'",
            "9a": "'9a' cannot be a namespace of operators, expected one name, as 'mine' of 'mine::relu'",
            "a__b": "'a__b' cannot be a namespace of operators, expected one name, as 'mine' of 'mine::relu'",
            "": "'' cannot be a namespace of operators, expected one name, as 'mine' of 'mine::relu'",
        }.items():
            with self.subTest(name):
                self.assertEqual(bad_namespace(name), sentence)
        self.assertIsNone(bad_namespace("mine"))

    def test_what_no_include_prefix_can_be_called(self):
        names = "cannot be an include prefix, expected names of folders, as 'company/mine' of " \
                "<company/mine/operators.h>"
        for prefix in ("", "/mine", "mine/", "a//b", "../mine", "a/./b", ".hidden", "a b", "a\nb", "a;b", "-a",
                       "\u00e4", "a" * 5000 + "!"):
            with self.subTest(prefix):
                self.assertEqual(bad_include_prefix(prefix), f"'{prefix}' {names}")
        self.assertEqual(bad_include_prefix("tenon/mine"),
                         "the include prefix 'tenon/mine' is reserved: the headers of the library are in 'tenon', "
                         "expected another name")
        for prefix in ("mine", "company/mine", "a/b/c-2.0", "tenonic/x"):
            self.assertIsNone(bad_include_prefix(prefix))

    def test_headers_are_where_the_include_prefix_says(self):
        entry = "- {func: half(Tensor self) -> Tensor, category: own, pointwise: self / 2, derivatives: auto}\n"
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "ops.yaml"
            path.write_text(entry, encoding="utf-8")
            status, _, errors = run("--namespace", "mine", "--include-prefix", "company/ours", "--output", folder,
                                    str(path))
            self.assertEqual((status, errors), (0, ""))
            texts = {str(file.relative_to(folder)): file.read_text(encoding="utf-8")
                     for file in Path(folder).rglob("*") if file.suffix in (".h", ".cpp")}
            status, out, _ = run("explain", "half", "--operators", str(path), "--namespace", "mine",
                                 "--include-prefix", "company/ours")
        self.assertIn("company/ours/operators.h", texts)
        included = set(re.findall(r'#include "(company/[^"]*)"', "".join(texts.values())))
        self.assertLessEqual(included, set(texts))
        self.assertNotIn('"mine/', "".join(texts.values()))
        self.assertIn("--namespace mine --include-prefix company/ours ops.yaml", texts["company/ours/operators.h"])
        self.assertEqual(status, 0)
        self.assertIn("company/ours/functions/own.h", out)

    def test_the_command_line_says_what_is_missing(self):
        for words, sentence in {
            ("--namespace", "class", "--output", "/tmp/x", "a.yaml"): "the namespace 'class' is reserved",
            ("--namespace", "mine", "a.yaml"): "--namespace without --output",
            ("--namespace", "mine", "--output", "/tmp/x"): "--namespace without a file",
            ("format", "--namespace", "mine"): "'format' has no --namespace",
            ("--include-prefix", "a", "a.yaml"): "--include-prefix without --namespace",
            ("--namespace", "mine", "--include-prefix", "..", "--output", "/tmp/x", "a.yaml"):
                "'..' cannot be an include prefix",
        }.items():
            with self.subTest(words):
                status, _, errors = run(*words)
                self.assertEqual(status, 2)
                self.assertIn(sentence, errors)


if __name__ == "__main__":
    unittest.main()

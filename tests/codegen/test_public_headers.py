"""cmake/public_headers.cmake names the headers of Tenon that others include."""

import re
import unittest
from pathlib import Path

from codegen.load import Sources, load
from codegen.outputs import render_all
from codegen.source import Diagnostics
from codegen.target import project
from tests.consumer.public_headers import ENTRIES, names

ROOT = Path(__file__).resolve().parent.parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"](tenon/[^>"]+)[>"]', re.MULTILINE)


def internal(text: str) -> list[str]:
    """Returns the headers of Tenon that a text includes and the list does not name."""
    return [header for header in INCLUDE.findall(text) if not any(names(entry, header) for entry in ENTRIES)]


class PublicHeaders(unittest.TestCase):
    def test_the_list_names_what_there_is(self) -> None:
        for entry in ENTRIES:
            with self.subTest(entry):
                self.assertTrue(any(list((ROOT / folder).glob(entry)) for folder in ("runtime", "generated")))

    def test_generated_sources_of_a_project_include_them_alone(self) -> None:
        for yaml in ("examples/out_of_tree/operators.yaml", "tests/operator_libraries/every_kind.yaml"):
            diagnostics = Diagnostics()
            library = load(str(ROOT / yaml), diagnostics, Sources(project("mine")))
            for name, text in render_all(library).items():
                with self.subTest(yaml=yaml, file=name):
                    self.assertEqual(internal(text), [])

    def test_documents_and_examples_include_them_alone(self) -> None:
        for folder, suffix in (("docs", ".md"), ("examples", ".cpp"), ("tests/consumer", ".cpp")):
            for path in sorted((ROOT / folder).rglob("*" + suffix)):
                with self.subTest(path.relative_to(ROOT)):
                    self.assertEqual(internal(path.read_text(encoding="utf-8")), [])

    def test_headers_of_kernels_that_the_reference_lists_are_public(self) -> None:
        text = (ROOT / "docs/operators.md").read_text(encoding="utf-8")
        table = text[text.index("### C++ of kernels"):]
        named = re.findall(r"`(tenon/[a-z_/]+\.h)` \|$", table, re.MULTILINE)
        self.assertTrue(named)
        self.assertEqual(internal("".join(f"#include <{header}>\n" for header in named)), [])


if __name__ == "__main__":
    unittest.main()

"""What every output is of a few operators, as whole files.

    TENON_WRITE_GOLDEN=1 python3 -m unittest tests.codegen.test_golden    writes them anew, for a look at what changed
"""

import os
import unittest

from codegen.model import Implementation
from codegen.outputs import OUTPUTS, render_all
from codegen.render import BANNER
from codegen.schema import OperatorKind
from tests.codegen.golden_sample import FOLDER, libraries

SUFFIX = ".golden"  # no tool takes the files for sources


def made():
    """Returns the texts by the paths of their golden files; of the selected part those that differ from the whole."""
    files = {name: render_all(library) for name, library in libraries().items()}
    whole = files["built_in"]
    files["selected"] = {path: text for path, text in files["selected"].items()
                         if without_banner(text) != without_banner(whole.get(path, ""))}
    return {FOLDER / name / f"{path}{SUFFIX}": text for name, texts in files.items() for path, text in texts.items()}


def without_banner(text):
    return BANNER.sub("", text, count=1)


def written():
    """Returns the texts of the golden files by their paths."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob(f"*{SUFFIX}"))}


def write(texts):
    for path in written().keys() - texts.keys():
        path.unlink()
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


class Golden(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.made = made()
        if os.environ.get("TENON_WRITE_GOLDEN"):
            write(cls.made)

    def test_outputs(self):
        texts, expected = self.made, written()
        self.assertEqual([str(path.relative_to(FOLDER)) for path in sorted(texts)],
                         [str(path.relative_to(FOLDER)) for path in expected])
        for path, text in expected.items():
            with self.subTest(path.relative_to(FOLDER)):
                self.assertEqual(texts[path], text)

    def test_every_output_has_a_golden_file(self):
        shown = {BANNER.match(text)["template"] for text in written().values()}
        self.assertEqual([output.template for output in OUTPUTS if output.template not in shown], [])

    def test_the_sample_has_operators_of_every_kind(self):
        operators = [view.operator for view in libraries()["built_in"].views]
        self.assertEqual({operator.kind for operator in operators}, set(OperatorKind))
        self.assertEqual({operator.implementation for operator in operators}, set(Implementation))


if __name__ == "__main__":
    unittest.main()

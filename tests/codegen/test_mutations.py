"""Whatever is done to an entry, the generator answers with diagnostics or with files."""

import difflib
import io
import os
import tempfile
import traceback
import unittest
from pathlib import Path

from codegen.explain import explain
from codegen.format import FormatError, format_text
from codegen.outputs import render_all
from codegen.parse_command import main_parse
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import Library, make_library
from tests.codegen.mutations import OPS, Mutator, entries

FULL = 10_000
SAMPLED = 1_000


def edits():
    """Returns the numbers of the edits to try: a sample, all, or those that TENON_TEST_EDIT names, `7` or `0..9999`."""
    first, _, last = os.environ.get("TENON_TEST_EDIT", "").partition("..")
    if first:
        return range(int(first), int(last or first) + 1)
    return range(0, FULL, 1 if os.environ.get("TENON_TEST_EFFORT") == "full" else FULL // SAMPLED)


NEXT = "- func: next(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n  derivatives: {self: mistake(grad)}\n"


class Mutations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.entries = entries()
        diagnostics = Diagnostics()
        cls.operators = resolve(str(OPS), diagnostics)
        assert not diagnostics
        cls.names = sorted({operator.name.base for operator in cls.operators if not operator.name.inplace})

    def test_an_edited_entry_gives_diagnostics_or_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "ops.yaml"
            for number in edits():
                self._run_one(number, path)

    def _run_one(self, number, path):
        original = self.entries[number % len(self.entries)]
        mutator = Mutator(number, self.entries)
        text = mutator.mutated(original)
        path.write_text(text + "\n" + NEXT, encoding="utf-8", errors="replace")
        try:
            wrong = self._wrong(path)
        except Exception:  # what this test looks for, whatever it is
            wrong = traceback.format_exc()
        if wrong:
            diff = "".join(difflib.unified_diff(original.splitlines(True), text.splitlines(True), "ops.yaml", "edited"))
            self.fail(f"edit {number} ({', '.join(mutator.described)}):\n{diff}\n{wrong}")

    def _wrong(self, path):
        """Returns what is wrong with the answer to a file: nothing, for diagnostics in their places or for files."""
        main_parse(path, io.StringIO(), io.StringIO())
        diagnostics = Diagnostics()
        operators = resolve(path, diagnostics, known_operators=self.names)
        lines = path.read_text(encoding="utf-8").split("\n")
        for error in diagnostics:
            place = error.location
            if place.line > len(lines) or place.column > len(lines[place.line - 1]) + 1 or "\n" in str(error):
                return f"the diagnostic is not one line about a place of the file: {error}"
        if not any(error.operator == "next" or "another document" in error.message for error in diagnostics):
            return f"the mistake in the next entry is not reported, but {[str(error) for error in diagnostics]}"
        wrong = self._wrong_format(path.read_text(encoding="utf-8"))
        if wrong:
            return wrong
        touched = [operator for operator in operators if operator.name.base != "next"]
        if len(diagnostics) == 1 and touched:
            self._render(touched)
        return None

    @staticmethod
    def _wrong_format(text):
        """Returns what is wrong with the one spelling of a text, where it has one."""
        try:
            formatted = format_text(text)
            return None if format_text(formatted) == formatted else f"formatted again differs:\n{formatted}"
        except FormatError:
            return None

    def _render(self, touched):
        names = {str(operator.name) for operator in touched}
        others = [operator for operator in self.operators if str(operator.name) not in names]
        views = make_library(others + touched).views[len(others):]
        render_all(Library(tuple(views)))
        for view in views:
            explain(view, [])


if __name__ == "__main__":
    unittest.main()

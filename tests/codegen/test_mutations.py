"""Whatever is done to an entry, the generator answers with diagnostics or with files."""

import difflib
import io
import os
import re
import tempfile
import traceback
import unittest
from collections import Counter
from pathlib import Path

import yaml

from codegen.callables import read_helpers
from codegen.explain import explain
from codegen.format import FormatError, format_text
from codegen.outputs import render_all
from codegen.parse_command import main_parse
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.explained import ExplainedView
from codegen.views.library import Library, make_library
from tests.codegen.edited_sources import COMPILER, called_by_the_runtime, errors, write_sources
from tests.codegen.mutations import OPS, Mutator, entries

FULL = 10_000
SAMPLED = 1_000


def edits():
    """Returns the numbers of the edits to try: a sample, all, or those that TENON_TEST_EDIT names, `7` or `0..9999`."""
    first, _, last = os.environ.get("TENON_TEST_EDIT", "").partition("..")
    if first:
        return range(int(first), int(last or first) + 1)
    return range(0, FULL, 1 if os.environ.get("TENON_TEST_EFFORT") == "full" else FULL // SAMPLED)


class _CommentScanner(yaml.SafeLoader):
    """PyYAML's scanner, which steps over comments, made to keep them."""

    def __init__(self, text):
        self.text, self.comments = text, Counter()
        super().__init__(text)

    def _keep(self, scan, *arguments):
        start = self.index
        result = scan(*arguments)
        self.comments.update(_COMMENT.findall(self.text[start:self.index]))
        return result

    def scan_to_next_token(self):
        return self._keep(super().scan_to_next_token)

    def scan_block_scalar_ignored_line(self, start_mark):
        return self._keep(super().scan_block_scalar_ignored_line, start_mark)


_COMMENT = re.compile("#[^\n\r\x85\u2028\u2029\0]*")


def comments(text):
    """Returns the comments of a text, each with how often it is there; None where this scanner reads less than C's."""
    scanner = _CommentScanner(text)
    try:
        while scanner.get_token():
            pass
    except yaml.YAMLError:
        return None
    return Counter({comment.rstrip(): count for comment, count in scanner.comments.items()})


def _without_words(text):
    """Returns an entry without what no C++ is made of but comments."""
    return " ".join(re.sub(r"^  doc:.*\n", "", text, flags=re.MULTILINE).split())


NEXT = "- func: next(Tensor self) -> Tensor\n  category: copy\n  kernel: k\n  derivatives: {self: mistake(grad)}\n"


class Mutations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.entries = entries()
        diagnostics = Diagnostics()
        cls.operators = resolve(str(OPS), diagnostics)
        assert not diagnostics
        cls.helpers = read_helpers()
        cls.kept = called_by_the_runtime()
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
            wrong = self._wrong(path) or self._wrong_format(mutator.commented(text) + "\n" + NEXT)
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
        touched = [operator for operator in operators if operator.name.base != "next"]
        if len(diagnostics) == 1 and touched:
            self._render(touched)
        return None

    @unittest.skipUnless(COMPILER, "needs a compiler")
    def test_what_is_accepted_compiles(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "ops.yaml"
            for batch in self._batches(path, self._accepted(path)):
                folder_of_batch = tempfile.mkdtemp(dir=folder)
                self._compile(Path(folder_of_batch), batch)

    def _accepted(self, path):
        """Returns the number, the text and the operators of each edit that the generator accepts and that changes what
        it makes."""
        accepted = []
        for number in edits()[::2 if len(edits()) == SAMPLED else 1]:
            original = self.entries[number % len(self.entries)]
            text = Mutator(number, self.entries).mutated(original)
            if _without_words(text) != _without_words(original):
                replaced = self._made_by(number)
                operators, diagnostics = self._resolved(path, text, replaced)
                names = {each.name.base for each in operators} | {each.name.base for each in replaced}
                if operators and not diagnostics and not self.kept & names:
                    accepted.append((number, text, names))
        return accepted

    def _made_by(self, number):
        """Returns what the entry that an edit changes makes."""
        lines = sorted({operator.location.line for operator in self.operators})
        return {each for each in self.operators if each.location.line == lines[number % len(self.entries)]}

    def _resolved(self, path, text, replaced):
        """Returns the operators of a text beside those of the library that it does not replace."""
        path.write_text(text, encoding="utf-8", errors="replace")
        diagnostics = Diagnostics()
        others = [operator for operator in self.operators if operator not in replaced]
        return resolve(path, diagnostics, known_operators=others, helpers=self.helpers), diagnostics

    def _batches(self, path, accepted):
        """Yields the edits in groups in which each operator is edited once, and none changes what another calls."""
        while accepted:
            batch, names = [], set()
            for edit in accepted:
                if not names & edit[2]:
                    batch.append(edit)
                    names |= edit[2]
            replaced = set().union(*(self._made_by(each[0]) for each in batch))
            _, diagnostics = self._resolved(path, "\n".join(each[1] for each in batch), replaced)
            refused = {error.operator.split(".")[0].rstrip("_") for error in diagnostics}
            batch = [each for each in batch if not refused & each[2]] or batch[:1]
            yield batch
            accepted = [each for each in accepted if each not in batch]

    def _compile(self, folder, batch):
        """Compiles what is made of edits together and, where that fails, halves of them, so as to name the first."""
        wrong = self._compiled(folder / "all", batch)
        if wrong and len(batch) > 1:
            middle = len(batch) // 2
            self._compile(folder / "first", batch[:middle])
            self._compile(folder / "last", batch[middle:])
        elif wrong:
            number, text, _ = batch[0]
            self.fail(f"edit {number} breaks the C++:\n{text}\n" + "\n".join(wrong))

    def _compiled(self, folder, batch):
        """Returns what the compiler says of what is made of edits."""
        folder.mkdir(parents=True)
        replaced = set().union(*(self._made_by(each[0]) for each in batch))
        operators, diagnostics = self._resolved(folder / "ops.yaml", "\n".join(each[1] for each in batch), replaced)
        if diagnostics:  # one changes what another calls
            return [str(error) for error in diagnostics] if len(batch) > 1 else []
        others = [operator for operator in self.operators if operator not in replaced]
        sources = write_sources(folder, others, operators)
        return [line for source in sources for line in errors(folder, source)]

    @staticmethod
    def _wrong_format(text):
        """Returns what is wrong with the one spelling of a text, where it has one."""
        try:
            formatted = format_text(text)
        except FormatError:
            return None
        given = comments(text)
        if given is not None and comments(formatted) != given:
            return f"the comments of\n{text}\nbecome {dict(comments(formatted))}:\n{formatted}"
        return None if format_text(formatted) == formatted else f"formatted again differs:\n{formatted}"

    def _render(self, touched):
        names = {str(operator.name) for operator in touched}
        others = [operator for operator in self.operators if str(operator.name) not in names]
        views = make_library(others + touched).views[len(others):]
        render_all(Library(tuple(views)))
        for view in views:
            explain(ExplainedView.of(view), [])


if __name__ == "__main__":
    unittest.main()

"""Entries of every kind are diagnosed, or make files; what tests/generated compiles of them stands for all.

TENON_TEST_EFFORT=full tries all, and TENON_TEST_PART=2/8 the second eighth of those alone.
"""

import os
import re
import traceback
import unittest
from itertools import count, islice
from pathlib import Path
from unittest import mock

from codegen.api.dispatcher import ARGUMENT_TYPES
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import Library, make_library
from tests.codegen.combinations import DERIVATIVES, KINDS, VARIANTS, WAYS, entries, product
from tests.codegen.combined_arguments import ARGUMENTS, TYPES
from tests.codegen.combined_sample import Generator, sample
from tests.codegen.mutations import OPS

_TESTING = Path(__file__).resolve().parent.parent.parent / "docs/testing.md"
_BATCH = 500
_SAMPLED = 311  # one of so many; no multiple of how many there are of anything


def tried():
    """Yields the combinations to try, in batches: a sample, or all of them."""
    every = 1 if os.environ.get("TENON_TEST_EFFORT") == "full" else _SAMPLED
    part, parts = map(int, os.environ.get("TENON_TEST_PART", "1/1").split("/"))
    assert 1 <= part <= parts, "TENON_TEST_PART is no part: 1/8 to 8/8"
    combinations = islice(product(), 0, None, every)
    # One in so many batches, so that each part has entries of every kind.
    for number in count():
        batch = list(islice(combinations, _BATCH))
        if not batch:
            return
        if number % parts == part - 1:
            yield batch


class Combinations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        diagnostics = Diagnostics()
        cls.library = resolve(OPS, diagnostics)
        assert not diagnostics
        cls.generator = Generator(cls.library)

    def test_each_is_diagnosed_or_makes_files(self):
        for batch in tried():
            wrong = self._wrong(batch)
            if wrong:
                batch, wrong = self._fewest(batch, wrong)
                self.fail(f"{entries(batch)}\n{wrong}")

    def test_entries_that_are_all_refused_are_nothing_wrong(self):
        refused = next(each for each in product() if not self.generator.accepted([each]))
        self.assertIsNone(self._wrong([refused]))

    def test_a_mistake_is_told_of_the_entries_that_it_takes(self):
        batch = list(islice(product(), 9))
        for wanted in ({3}, {2, 7}):
            with mock.patch.object(self, "_wrong", lambda given, wanted=wanted: "wrong" if all(
                    batch[index] in given for index in wanted) else None):
                fewest, wrong = self._fewest(batch, "wrong")
                self.assertLessEqual({batch[index] for index in wanted}, set(fewest))
            self.assertEqual((len(fewest) == 1, wrong), (len(wanted) == 1, "wrong"))

    def _fewest(self, batch, wrong):
        """Returns the entries with a mistake that halving leaves, and the mistake: it may take entries of both halves.
        """
        middle = len(batch) // 2
        for half in (batch[:middle], batch[middle:]) if middle else ():
            found = self._wrong(half)
            if found:
                return self._fewest(half, found)
        return batch, wrong

    def _wrong(self, batch):
        """Returns what is wrong with the answer to entries, or None."""
        try:
            _, diagnostics = self.generator.resolve(batch)
            lines = entries(batch).split("\n")
            for error in diagnostics:
                place = error.location
                if not error.operator or "\n" in str(error) or place.line > len(lines) or \
                        place.column > len(lines[place.line - 1]) + 1:
                    return f"the diagnostic is not one line about a place of an entry: {error}"
            accepted = self.generator.without_errors(batch, diagnostics)
            if not accepted:
                return None
            operators, diagnostics = self.generator.resolve(accepted)
            if diagnostics:
                return f"what is accepted is refused beside others that are: {[str(error) for error in diagnostics]}"
            views = make_library([*self.library, *operators]).views[len(self.library):]
            render_all(Library(views))
        except Exception:  # what this test looks for, whatever it is
            return traceback.format_exc()
        return None

    def test_what_is_compiled_has_every_two_choices_that_are_accepted(self):
        compiled = frozenset().union(*(each.pairs() for each in sample(self.generator)))
        for batch in tried():
            for each in self.generator.accepted(batch):
                missing = sorted(map(str, each.pairs() - compiled))
                self.assertFalse(missing, f"in no entry that is compiled: {missing}, of {each.entry('accepted')}")

    def test_every_type_of_an_argument_is_tried(self):
        every = {f"{name}{suffix}" for name in ARGUMENT_TYPES for suffix in ("", "?")}
        self.assertLessEqual(every, {type_.name for type_ in TYPES})

    def test_the_document_tells_how_many_there_are(self):
        section = _TESTING.read_text(encoding="utf-8").partition("# Entries of every kind")[2].partition("\n# ")[0]
        figures = len(KINDS), len(WAYS), len(VARIANTS), len(ARGUMENTS), len({type_.name for type_ in TYPES})
        self.assertEqual(len(DERIVATIVES), 3)
        told = re.search(r"combines (\d+) kinds of schemas, (\d+) ways.*? (\d+) sets of variants and (\d+) arguments, "
                         r"of (\d+) types,.*?: ([\d,]+)\nentries.*?one of (\d+) entries", section, re.S)
        self.assertEqual(tuple(map(int, told.group(1, 2, 3, 4, 5))), figures)
        self.assertEqual(told.group(6, 7), (f"{sum(1 for _ in product()):,}", str(_SAMPLED)))


if __name__ == "__main__":
    unittest.main()

"""Entries of every kind are diagnosed, or make files; what tests/generated compiles of them stands for all."""

import os
import traceback
import unittest
from itertools import islice

from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import Library, make_library
from tests.codegen.combinations import entries, product
from tests.codegen.combined_sample import Generator, sample
from tests.codegen.mutations import OPS

_BATCH = 500
_SAMPLED = 311  # one of so many; no multiple of how many there are of anything


def tried():
    """Yields the combinations to try, in batches: a sample, or all of them."""
    every = 1 if os.environ.get("TENON_TEST_EFFORT") == "full" else _SAMPLED
    combinations = islice(product(), 0, None, every)
    while batch := list(islice(combinations, _BATCH)):
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
            if self._wrong(batch):
                for each in batch:
                    wrong = self._wrong([each])
                    self.assertIsNone(wrong, f"{each.entry('combined_0')}\n{wrong}")

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


if __name__ == "__main__":
    unittest.main()

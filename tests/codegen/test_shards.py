"""A new entry changes the source of a layer that it falls in, and few others."""

import random
import unittest
from collections import Counter

from codegen.model import Operator
from codegen.outputs import render_all
from codegen.views.library import make_library
from codegen.views.shards import LAYERS, Layer, Shard, _ranges
from tests.codegen.mutations import OPS
from tests.codegen.support import resolve_text

ENTRY = """\
- func: {}(Tensor self) -> Tensor
  category: loss
  variants: function, method, inplace
  pointwise: self * exp(self)
  promotion: int_to_float
  derivatives: auto
"""
NAMES = [f"{first}{last}" for first in ("acos", "bessel", "cosh", "exp", "gamma", "log", "sin", "tan")
         for last in ("", "_of_sum", "_of_mean", "1p", "2", "_floor", "_ceil", "_sign")]


def operators(names: list[str]) -> list[Operator]:
    found, errors = resolve_text("".join(map(ENTRY.format, names)))
    assert not errors, errors
    return found


class Ranges(unittest.TestCase):
    def test_they_are_as_large_as_allowed_at_most_unless_they_are_one_name(self):
        sizes = {name: 1 + len(name) % 12 for name in NAMES}
        ranges = _ranges(sorted(NAMES), sizes, Layer(10, 0, bool))
        self.assertEqual(sum(ranges, []), sorted(NAMES))
        for names in ranges:
            self.assertTrue(len(names) == 1 or sum(sizes[name] for name in names) <= 10, names)
        self.assertIn(1, map(len, ranges))
        self.assertEqual(_ranges([], {}, Layer(10, 0, bool)), [])

    def test_one_more_name_changes_few(self):
        numbers = random.Random(8)
        changed = []
        for seed in range(500):
            layer = Layer(9, seed, bool)
            names = numbers.sample(NAMES, numbers.randint(10, len(NAMES)))
            sizes = {name: numbers.randint(1, 3) for name in names}
            before = {tuple(each) for each in _ranges(sorted(names[1:]), sizes, layer)}
            after = {tuple(each) for each in _ranges(sorted(names), sizes, layer)}
            changed.append(len(after - before))
        self.assertLessEqual(max(changed), 4)
        self.assertLess(sum(changed) / len(changed), 1.6)


class Shards(unittest.TestCase):
    def test_every_operator_that_a_layer_shows_stands_in_one_shard(self):
        library = make_library(operators(NAMES))
        for name, layer in LAYERS.items():
            with self.subTest(name):
                shown = [view for view in library.views if layer.shows(view)]
                found = [view for shard in library.shards[name] for view in shard.views]
                self.assertCountEqual([view.id for view in found], [view.id for view in shown])
                self.assertEqual(len({shard.name for shard in library.shards[name]}), len(library.shards[name]))

    def test_what_comes_of_an_entry_stands_together(self):
        def shards_of(shards: list[Shard]) -> list[str]:
            return [shard.name for shard in shards for view in shard.views
                    if "acos" in (view.operator.name.base, view.operator.made_for)]

        library = make_library(operators(NAMES))
        self.assertGreater(len(shards_of(library.shards["dispatch"])), 2)  # with the gradient
        for name in LAYERS:
            with self.subTest(name):
                self.assertEqual(len(set(shards_of(library.shards[name]))), 1)

    def test_sources_are_named_for_the_entries_with_which_they_begin(self):
        names = [shard.name for shard in make_library(operators(NAMES)).shards["pointwise"]]
        self.assertEqual(names[0], "loss")
        self.assertGreater(len(names), 5)
        for shard in make_library(operators(NAMES)).shards["pointwise"][1:]:
            self.assertEqual(shard.name, f"loss_from_{min(view.id.lstrip('_') for view in shard.views)}")


class AddedEntry(unittest.TestCase):
    """What is compiled again when an entry comes to the library's own."""

    @classmethod
    def setUpClass(cls):
        cls.entries = OPS.read_text(encoding="utf-8")
        cls.before = cls._sources("")

    @classmethod
    def _sources(cls, added: str) -> dict[str, str]:
        found, errors = resolve_text(cls.entries + added)
        assert not errors, errors
        return {path: text for path, text in render_all(make_library(found)).items() if path.endswith(".cpp")}

    def _layers_of_changed(self, variants: str) -> list[Counter[str]]:
        counts = []
        for name in ("acorn", "bump", "lens", "softer", "wave"):
            after = self._sources(f"""
- func: {name}(Tensor self) -> Tensor
  category: pointwise_unary
  variants: {variants}
  pointwise: self * exp(-self * self)
  promotion: int_to_float
  derivatives: auto
""")
            counts.append(Counter(path.split("/")[0] for path, text in after.items() if self.before.get(path) != text))
        return counts

    def test_a_function_changes_a_source_of_each_layer_or_makes_two_of_one(self):
        for changed in self._layers_of_changed("function"):
            self.assertEqual(set(changed) - {"register_all.cpp"}, {"autograd", "backend", "dispatch", "pointwise"})
            self.assertLessEqual(max(changed.values()), 2, changed)

    def test_a_method_changes_the_sources_of_methods_beside(self):
        for changed in self._layers_of_changed("function, method, inplace, out"):
            self.assertEqual(set(changed) - {"register_all.cpp"},
                             {"autograd", "backend", "dispatch", "inplace_or_view", "methods", "pointwise"})
            self.assertLessEqual(max(changed.values()), 2, changed)


if __name__ == "__main__":
    unittest.main()

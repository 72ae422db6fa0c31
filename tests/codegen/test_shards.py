"""A new operator changes one source of a layer, and moves operators of at most one other."""

import unittest
import zlib

from codegen.views.library import LAYERS, _group, make_library
from tests.codegen.support import resolve_text


class Shards(unittest.TestCase):
    def test_one_more_group_takes_from_one_other(self):
        numbers = [zlib.crc32(str(number).encode()) for number in range(2000)]
        for count in range(1, 130):
            moved = {(_group(number, count), _group(number, count + 1)) for number in numbers
                     if _group(number, count) != _group(number, count + 1)}
            with self.subTest(count):
                self.assertEqual({to for _, to in moved}, {count})
                self.assertEqual(len(moved), 1)

    def test_groups_are_those_that_there_are(self):
        for count in range(1, 130):
            self.assertEqual({_group(number, count) for number in range(1024)}, set(range(count)))

    def test_every_operator_that_a_layer_shows_stands_in_one_shard(self):
        text = "".join(f"- func: op{i}(Tensor self) -> Tensor\n  category: loss\n"
                       "  variants: function, method, inplace\n"
                       "  pointwise: exp(self)\n  promotion: int_to_float\n  derivatives: auto\n" for i in range(60))
        operators, errors = resolve_text(text)
        self.assertEqual(errors, [])
        library = make_library(operators)
        for name, layer in LAYERS.items():
            with self.subTest(name):
                shown = [view for view in library.views if layer.shows(view)]
                found = [view for shard in library.shards[name] for view in shard.views]
                self.assertCountEqual([view.id for view in found], [view.id for view in shown])
                self.assertEqual(len({shard.name for shard in library.shards[name]}), len(library.shards[name]))


if __name__ == "__main__":
    unittest.main()

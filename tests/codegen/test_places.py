"""Diagnostics point to the character: however a text is written in YAML."""

import unittest

import yaml

from codegen.scalar_places import character_places
from tests.codegen.support import resolve_text

F = "- func: f(Tensor self, Tensor other) -> Tensor\n  category: copy\n"

# An entry; `§` marks the character that the diagnostic is about, and is taken out.
MARKED = [
    # plain texts
    F + "  pointwise: self * §x\n",
    F + "  pointwise: self *\n     §x\n",
    F + "  pointwise: self\n    * other\n\n    + §x\n",
    F + "  pointwise:\n    self + §x\n",
    F + "  pointwise:   self    +    §x   # a comment\n",
    F + "  doc: Ünïcödé 😀.\n  pointwise: self + §x\n",
    # quoted texts
    F + "  pointwise: 'self * §x'\n",
    F + "  pointwise: \"self * §x\"\n",
    F + "  pointwise: \"\\x73elf \\u002a §x\"\n",
    F + "  pointwise: \"self\\t*\\t§x\"\n",
    F + "  pointwise: \"\\U00000073elf\\_\\x2a §x\"\n".replace("\\_", " "),
    F + "  pointwise: \"self \\\n    * §x\"\n",
    F + "  pointwise: \"self *\n\n    §x\"\n",
    F + "  pointwise: 'self\n    * §x'\n",
    F + "  pointwise: '(self) +  §x'\n",
    "- func: 'f(Tensor self, str a=''it'', §Tenser b) -> Tensor'\n  category: copy\n  kernel: k\n",
    "- func: \"f(Tensor self, str a=\\\"it\\\", §Tenser b) -> Tensor\"\n  category: copy\n  kernel: k\n",
    "- func: \"f(Tensor self, str a='\\\\\\\\', §Tenser b) -> Tensor\"\n  category: copy\n  kernel: k\n",
    "- func: \"f(Tensor \\x41elf, §Tenser b) -> Tensor\"\n  category: copy\n  kernel: k\n",
    # blocks
    F + "  pointwise: |\n    self * §x\n",
    F + "  pointwise: >\n    self\n    * §x\n",
    F + "  pointwise: >-\n    self\n\n\n    * §x\n\n",
    F + "  pointwise: |-\n    self\n      * §x\n",
    F + "  pointwise: >-\n    self\n      * other\n      +\n    §x\n",
    F + "  pointwise: |2\n     self * §x\n",
    F + "  pointwise: >+1  # a comment\n    self\n    * §x\n\n\n",
    F + "  pointwise: |\n\n\n    self * §x\n",
    F + "  pointwise: |\n    self * x1\n".replace("x1", "§x1"),
    "- func: >-\n    f(Tensor self,\n      §Tenser other) -> Tensor\n  category: copy\n  kernel: k\n",
    # the same letters before
    F + "  pointwise: |\n    self + (self) * (other)\n    + §ther\n",
    F + "  pointwise: \"self + self +\n    §elf\"\n",
    # flow
    F + "  kernel: k\n  derivatives: {self: grad, other: §x}\n",
    F + "  kernel: k\n  derivatives: {\n    self: grad,\n    other: grad *\n      §x}\n",
    F + "  kernel: k\n  derivatives: {self: 'grad *\n      §x', other: grad}\n",
    F + "  kernel: k\n  derivatives: {self: \"grad *\\\n      §x\", other: grad}\n",
    F + "  kernel: k\n  derivatives: {self: grad, §slef: grad}\n",
    F + "  kernel: k\n  variants: [function,\n    §methd]\n",
    F + "  kernel: k\n  variants: >-\n    function,\n    §methd\n",
    "- {func: f(Tensor self) -> Tensor, category: copy,\n   kernel: k, §kernal: k}\n",
    # anchors and tags
    F + "  pointwise: &a self * §x\n",
    F + "  pointwise: &a 'self * §x'\n",
    F + "  pointwise: !!str self * §x\n",
    F + "  pointwise: &a !!str\n    self * §x\n",
    F + "  pointwise: &a |\n    self\n    * §x\n",
    F + "  pointwise: !!str &a >-\n    self\n    * §x\n",
    F.replace("copy", "&c §cpoy") + "  kernel: k\n",
    F + "  kernel: k\n  &k §kernal: k\n",
    # where a text ends too early
    F + "  pointwise: self +§\n", F + "  pointwise: 'self +§'\n", F + "  pointwise: \"\\x73elf +§\"\n",
    F + "  pointwise: |\n    self +§\n", F + "  pointwise: >-\n    self\n    +§\n\n",
    F + "  kernel: k\n  derivatives: {self: (grad§, other: grad}\n",
]

# YAML scalars as they stand, in every style
SCALARS = [
    "plain", "two  words", "over\n  lines", "over\n\n\n  lines \t\n  and more",
    "'quoted'", "'it''s'", "'a\n\n b'", "' a '", "''",
    '"a\\tb"', '"\\x41\\u00e9\\U0001f600"', '"a\\\n   b"', '"a \\\n\n   b"', '"a\n\n\n  b"', '"\\\\\\"\\/\\ \\0"',
    '" a "', '""',
    "|\n  a\n  b\n", "|-\n  a\n\n  b\n\n", "|+\n  a\n\n\n", "|2\n    a\n   b\n", "|\n\n  a\n", "|  # c\n  a\n",
    ">\n  a\n  b\n", ">-\n  a\n\n  b\n   c\n  d\n", ">+\n  a\n\n   b\n\n", ">1-\n  a\n b\n",
    "&a x", "&a 'x'", "!!str x", "&a !!str |\n  x\n", "!!str\n  x", "&a # c\n  x",
]


class Places(unittest.TestCase):
    def test_a_diagnostic_points_to_the_character(self):
        for marked in MARKED:
            with self.subTest(marked):
                before, _, after = marked.partition("§")
                place = f"ops.yaml:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}: "
                errors = resolve_text(before + after)[1]
                self.assertEqual([error[:len(place)] for error in errors], [place], errors)

    def test_every_character_has_its_place(self):
        for raw in SCALARS:
            with self.subTest(raw):
                node = yaml.compose(f"- {raw}\n", Loader=yaml.CSafeLoader).value[0]
                source = f"- {raw}\n"[node.start_mark.index:node.end_mark.index]
                places = character_places(source, node.value)
                self.assertEqual(len(places), len(node.value) + 1)
                self.assertEqual(places, sorted(places))
                for character, place in zip(node.value, places):
                    if character.isalnum() and source[place] != "\\":
                        self.assertEqual(source[place], character)


if __name__ == "__main__":
    unittest.main()

"""Tags that have an effect, those that have none, and the exact messages that these must give."""

import unittest

from codegen.outputs import render_all
from codegen.views.library import make_library
from codegen.vocabulary import Tag, words_of
from tests.codegen.support import resolve_text
from tests.codegen.test_schema_checks import entry

MISTAKES = [
    (entry("f(Tensor self) -> Tensor", "kernel: k", "tags: cores"),
     ["4:9: error: f: unknown tag 'cores', expected inplace_view, untracked_view, unmarked_writes, unmarked_alias, "
      "bool_condition, nondeterministic_seeded, unread_self, not_holomorphic or late_errors"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k",
           "tags: inplace_view, bool_condition, unmarked_writes, untracked_view"),
     ["4:9: error: f: the tag 'inplace_view' has no effect here, expected it on an in-place operator",
      "4:23: error: f: the tag 'bool_condition' has no effect here, expected it on a pointwise operator with a "
      "Tensor that is not in 'promotes'",
      "4:39: error: f: the tag 'unmarked_writes' has no effect here, expected it on a composite operator in C++ "
      "without 'derivatives'",
      "4:56: error: f: the tag 'untracked_view' has no effect here, expected it on a view with a kernel"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "meta: same", "tags: unmarked_alias"),
     ["5:9: error: f: the tag 'unmarked_alias' has no effect here, expected it on a composite operator, or one with a "
      "kernel that makes its results, which takes Tensors"]),
    (entry("f(Tensor self) -> Tensor", "pointwise: -self", "tags: nondeterministic_seeded"),
     ["4:9: error: f: the tag 'nondeterministic_seeded' has no effect here, expected it on an operator with a kernel, "
      "or a composite one"]),
    *((entry(schema, kernel, "tags: unread_self"),
       ["4:9: error: f: the tag 'unread_self' has no effect here, expected it on an operator with a kernel, other than "
        "a view, whose first argument is a Tensor 'self'"])
      for schema, kernel in (("f(Tensor self) -> Tensor", "pointwise: -self"),
                             ("f(Tensor self) -> Tensor", "composite: k"),
                             ("f(Tensor? self) -> Tensor", "kernel: k"),
                             ("f(Tensor other, Tensor self) -> Tensor", "kernel: k"),
                             ("f(int n) -> Tensor", "kernel: k"))),
    (entry("f(Tensor(a) self) -> Tensor(a)", "kernel: k", "view: {inverse: mutated_view}", "tags: unread_self"),
     ["5:9: error: f: the tag 'unread_self' has no effect here, expected it on an operator with a kernel, other than "
      "a view, whose first argument is a Tensor 'self'"]),
    (entry("f(Tensor self) -> Tensor", "kernel: k", "tags: not_holomorphic"),
     ["4:9: error: f: the tag 'not_holomorphic' has no effect here, expected it on an operator with 'derivatives'"]),
    *((entry(schema, *lines, "tags: late_errors"),
       [f"{3 + len(lines)}:9: error: f: the tag 'late_errors' has no effect here, expected it on an operator with "
        "'meta' and an inplace or out variant, without an argument 'device'"])
      for schema, *lines in (("f(Tensor self) -> Tensor", "kernel: k", "meta: same(self)"),
                             ("f(Tensor self) -> Tensor", "variants: function, out", "kernel: k"))),
]

# Entries that the tag changes.
TAGGED = {
    "inplace_view": ["f_(Tensor(a!) self) -> Tensor(a!)", "kernel: k"],
    "untracked_view": ["f(Tensor(a) self) -> Tensor(a)", "kernel: k", "view: {inverse: mutated_view}"],
    "unmarked_writes": ["f(Tensor self) -> Tensor", "composite: k"],
    "unmarked_alias": ["f(Tensor self) -> Tensor", "kernel: k"],
    "bool_condition": ["f(Tensor self, Tensor mask) -> Tensor", "pointwise: 'mask ? 0 : self'", "promotes: self"],
    "nondeterministic_seeded": ["f(Tensor self) -> Tensor", "kernel: k"],
    "unread_self": ["f(Tensor self) -> Tensor", "kernel: k"],
    "not_holomorphic": ["f(Tensor self) -> Tensor", "kernel: k", "meta: same(self)",
                        "derivatives: {self: grad * self}"],
    "late_errors": ["f(Tensor self) -> Tensor", "variants: function, out", "kernel: k", "meta: same(self)"],
}


class Tags(unittest.TestCase):
    maxDiff = None

    def test_each_mistake_has_its_message(self):
        for text, expected in MISTAKES:
            with self.subTest(text):
                self.assertEqual(resolve_text(text)[1], [f"ops.yaml:{error}" for error in expected])

    def test_each_tag_changes_the_cpp(self):
        self.assertEqual(tuple(TAGGED), words_of(Tag))
        for tag, lines in TAGGED.items():
            with self.subTest(tag):
                tagged, plain = (self.sources(entry(*lines, *tags)) for tags in ([f"tags: {tag}"], []))
                self.assertNotEqual(tagged, plain)

    def sources(self, text):
        """Returns the C++ that is generated of a sound entry."""
        operators, errors = resolve_text(text)
        self.assertEqual(errors, [])
        files = render_all(make_library(operators))
        return {path: content for path, content in files.items() if path.endswith((".h", ".cpp"))}


if __name__ == "__main__":
    unittest.main()

"""The functional twins of entries that write: their names, arguments and results."""

import unittest

from tests.codegen.support import resolve_text


def twins(*schemas):
    """Returns the schemas of what is derived of entries with these schemas."""
    text = "".join(f'- {{func: "{schema}", category: copy, kernel: k}}\n' for schema in schemas)
    operators, errors = resolve_text(text)
    if errors:
        raise AssertionError(errors)
    return [str(each) for each in operators if each.variant == "functional"]


# schemas of entries → those of the twins
TWINS = (
    (["clear_(Tensor(a!) self) -> Tensor(a!)"], ["clear(Tensor self) -> Tensor"]),
    (["clear_.all(Tensor(a!) self, int n=2) -> Tensor(a!)"], ["clear.all(Tensor self, int n=2) -> Tensor"]),
    (["normal_(Tensor(a!) self, float mean=0) -> Tensor(a!)"],
     ["normal_functional(Tensor self, float mean=0) -> Tensor"]),
    (["bernoulli_.float(Tensor(a!) self, float p=0.5) -> Tensor(a!)"], ["bernoulli.p(Tensor self, float p) -> Tensor"]),
    (["swap_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)"],
     ["swap(Tensor self, Tensor other) -> (Tensor, Tensor other_out)"]),
    (["keep(Tensor self, Tensor(a!) state) -> ()"], ["keep_functional(Tensor self, Tensor state) -> Tensor"]),
    (["keep(Tensor self, Tensor(a!) state) -> Tensor"],
     ["keep_functional(Tensor self, Tensor state) -> (Tensor, Tensor state_out)"]),
    (["step(Tensor(a!)[] all, Tensor(b!)[] moved, Tensor[] by) -> ()"],
     ["step_functional(Tensor[] all, Tensor[] moved, Tensor[] by) -> (Tensor[] all_out, Tensor[] moved_out)"]),
    # There is one already, under whatever overload.
    (["clear_.all(Tensor(a!) self) -> Tensor(a!)", "clear(Tensor self) -> Tensor"], []),
    # What writes to no argument of its own, and what only has a window.
    (["joined.out(Tensor[] all, *, Tensor(a!) out) -> Tensor(a!)"], []),
)


class Twins(unittest.TestCase):
    def test_schemas(self):
        for schemas, expected in TWINS:
            with self.subTest(schemas):
                self.assertEqual(twins(*schemas), expected)


if __name__ == "__main__":
    unittest.main()

"""A sample of the combinations that the generator accepts: every two choices that meet in one of them meet in it."""

from __future__ import annotations

import heapq
import re
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Iterable, Iterator, Sequence

from codegen.callables import Callables, read_helpers
from codegen.model import Operator
from codegen.resolve import resolve
from codegen.source import Diagnostics
from tests.codegen.combinations import DERIVATIVES, ELEMENTWISE, KINDS, VARIANTS, WAYS, Combination, entries
from tests.codegen.combined_arguments import TYPES, Argument, Type, placements
from tests.codegen.support import written

_MOST_ARGUMENTS = 8
_MOST_PAIRS = 3 + 3 * _MOST_ARGUMENTS
_NUMBER = re.compile(r"combined_(\d+)")
# Wherever any type is accepted one of these is.
_USUAL = tuple(type_ for name in ("bool", "Tensor") for type_ in TYPES if type_.name == name)
_ELEMENTS = frozenset({"Tensor", "int", "float", "bool", "Scalar"})


class Generator:
    """The generator beside the operators of the library, which expressions and formulas may call."""

    def __init__(self, operators: Sequence[Operator]) -> None:
        self._operators = list(operators)
        self._helpers: Callables = read_helpers()

    def resolve(self, combinations: Iterable[Combination]) -> tuple[list[Operator], Diagnostics]:
        """Returns the operators of the combinations, those derived included, and what is wrong with them."""
        diagnostics = Diagnostics()
        with written(entries(combinations)) as path:
            return resolve(path, diagnostics, known_categories=None, known_operators=self._operators,
                           helpers=self._helpers), diagnostics

    def accepted(self, combinations: Iterable[Combination]) -> list[Combination]:
        """Returns the combinations with which nothing is wrong."""
        listed = list(combinations)
        return self.without_errors(listed, self.resolve(listed)[1])

    @staticmethod
    def without_errors(combinations: Sequence[Combination], diagnostics: Diagnostics) -> list[Combination]:
        """Returns the combinations of which no diagnostic tells."""
        refused = {int(_NUMBER.match(error.operator).group(1)) for error in diagnostics}
        return [each for index, each in enumerate(combinations) if index not in refused]


def sample(generator: Generator) -> list[Combination]:
    """Returns accepted entries of several arguments each, the same on every run."""
    chosen: list[Combination] = []
    covered: set[tuple[object, ...]] = set()
    uses: Counter[Type] = Counter()
    bases = list(_accepted_bases(generator))
    # What brings much that is new comes first: what another entry brings too only makes it less.
    queue = [(-_MOST_PAIRS, index) for index in range(len(bases))]
    while queue:
        promised, index = heapq.heappop(queue)
        base, types = bases[index]
        wanted = _chosen(base, types, covered)
        new = _with(base, *wanted).pairs() - covered
        if new and len(new) < -promised:
            heapq.heappush(queue, (-len(new), index))
        elif new:
            covered |= new
            uses.update(wanted)
            added = tuple(_placed(type_, uses[type_]) for type_ in wanted)
            chosen.append(replace(base, arguments=base.arguments + added))
            heapq.heappush(queue, (-len(new), index))
    accepted = generator.accepted(chosen)
    refused = [each for each in chosen if each not in accepted]
    return accepted + generator.accepted(replace(each, arguments=(argument,)) for each in refused
                                         for argument in each.arguments)


def _with(base: Combination, *types: Type) -> Combination:
    return replace(base, arguments=(*base.arguments, *map(Argument, types)))


def _accepted_bases(generator: Generator) -> Iterator[tuple[Combination, list[Type]]]:
    """Yields what is accepted, with a tensor where it needs one more, and the types of arguments that are accepted
    beside; these depend on the way and the derivative, and little on the kind."""
    choices = [Combination(*each, "function") for each in product(KINDS, WAYS, DERIVATIVES)]
    usual: list[Combination] = []
    for type_ in _USUAL:
        known = {(each.kind, each.way, each.derivative) for each in usual}
        usual += generator.accepted(_with(each, type_) for each in choices
                                    if (each.kind, each.way, each.derivative) not in known)
    first = {(each.way, each.derivative): each for each in reversed(usual)}
    types: dict[tuple[str, str], list[Type]] = {choices: [] for choices in first}
    for each in generator.accepted(_with(replace(base, arguments=()), type_)
                                   for base in first.values() for type_ in TYPES):
        types[each.way, each.derivative].append(each.arguments[0].type)
    for each in generator.accepted(replace(each, variants=variants) for each in usual for variants in VARIANTS):
        needed = tuple(argument for argument in each.arguments if argument.type == _USUAL[1])
        yield replace(each, arguments=needed), types[each.way, each.derivative]


def _chosen(base: Combination, types: list[Type], covered: set[tuple[object, ...]]) -> list[Type]:
    """Returns the types that bring most that is new, as many as one entry can have."""
    def news(type_: Type) -> int:
        return len(_with(base, type_).pairs() - covered)

    ranked = sorted(types, key=news, reverse=True)
    if base.way not in ELEMENTWISE:
        return ranked[:_MOST_ARGUMENTS]
    first = ranked[:1]
    return first + [type_ for type_ in ranked if type_.name in _ELEMENTS and type_ not in first][:2]


def _placed(type_: Type, use: int) -> Argument:
    """Returns an argument of the type: with a default and not, named and not, in turn."""
    given = placements(type_)
    return given[use % len(given)]

"""The operators that share a source of a layer.

A source holds a range of entries in the order of their names, and is named for the first: the loops of the entries from
`lerp` on stand in `pointwise/pointwise_binary_from_lerp.cpp`.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Callable, Iterable

from codegen.model import Operator
from codegen.reserved import BETWEEN_CATEGORY_AND_ENTRY
from codegen.views.layers import needs_autograd, needs_inplace_or_view
from codegen.views.operator import OperatorView


@dataclass(frozen=True)
class Layer:
    """Which operators the sources of a kind show, and how many share one at most; the longer one takes to compile,
    the fewer.

    The seed decides which names part ranges. Layers that take long to compile have different ones, so that a name which
    makes two of a range seldom does so in several; the seeds are those with which operators were the cheapest to add.
    """

    most: int
    seed: int
    shows: Callable[[OperatorView], bool]
    by_category: bool = True
    registration: str = ""


LAYERS = {
    "functions": Layer(200, 0, lambda view: True),
    "methods": Layer(150, 9, lambda view: view.operator.is_method, by_category=False),
    "pointwise": Layer(12, 13, lambda view: view.operator.pointwise is not None and not view.is_derived),
    "backend": Layer(50, 24, lambda view: True, registration="register_backend_{}"),
    "inplace_or_view": Layer(120, 9, needs_inplace_or_view, registration="register_inplace_or_view_{}"),
    "autograd": Layer(24, 17, needs_autograd, registration="register_autograd_{}"),
    "dispatch": Layer(48, 24, lambda view: True),
}


@dataclass(frozen=True)
class Shard:
    """Operators that share a source of a layer, in the order of their entries' names."""

    name: str
    category: str
    views: tuple[OperatorView, ...]


def split(name: str, category: str, views: Iterable[OperatorView], layer: Layer) -> list[Shard]:
    """Returns the shards of a layer, or of a category in it."""
    entries: dict[str, list[OperatorView]] = {}
    for view in views:
        entries.setdefault(_entry(view.base), []).append(view)
    shards: list[Shard] = []
    sizes = {entry: len(found) for entry, found in entries.items()}
    for names in _ranges(sorted(entries), sizes, layer):
        shards.append(Shard(f"{name}{BETWEEN_CATEGORY_AND_ENTRY}{names[0]}" if shards else name, category,
                            tuple(view for entry in names for view in entries[entry])))
    return shards


def _entry(operator: Operator) -> str:
    """Returns what is the same for all that comes of an entry: its overloads, its gradients and its parts; variants are
    told by the operator that they are derived from."""
    return (operator.made_for or operator.name.base).lstrip("_")


def _ranges(names: list[str], sizes: dict[str, int], layer: Layer) -> list[list[str]]:
    """Splits names until no range of them is larger than the layer allows, or is one name.

    The hashes of the names decide where, so that a new one changes the range that it falls in, and few others.
    """
    if len(names) < 2 or sum(sizes[name] for name in names) <= layer.most:
        return [names] if names else []
    middle = min(range(1, len(names)), key=lambda index: zlib.crc32(f"{layer.seed}{names[index]}".encode()))
    return _ranges(names[:middle], sizes, layer) + _ranges(names[middle:], sizes, layer)

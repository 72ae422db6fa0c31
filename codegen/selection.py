"""What a selective build keeps: a YAML file of operators, dtypes and layers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Collection, Iterator

from codegen.dtypes import DTYPES, NEEDED
from codegen.model import Operator
from codegen.schema import meant
from codegen.source import Diagnostics, Location, Mapping, Scalar, Sequence, YamlNode, load_yaml

AUTOGRAD = "Autograd"
LAYERS = (AUTOGRAD,)
# Names for sets of layers.
_KINDS_OF_BUILD = {"inference": frozenset(), "training": frozenset(LAYERS)}
# Among the operators: what calls many of them, and is none.
INDEXING = ("Tensor::index", "Tensor::index_put_")
_KEYS = ("operators", "dtypes", "layers")


@dataclass(frozen=True)
class Selection:
    """What is kept. `operators` are those that the file names; None stands for all."""

    file: str
    operators: frozenset[Operator] | None
    dtypes: frozenset[str] = frozenset(DTYPES)
    layers: frozenset[str] = frozenset(LAYERS)
    has_indexing: bool = True

    @property
    def has_autograd(self) -> bool:
        """Returns whether calls can be recorded."""
        return AUTOGRAD in self.layers

    @property
    def definitions(self) -> dict[str, str]:
        """Returns the macros that the runtime and programs are compiled with, see runtime/tenon/base/selection.h."""
        bits = sum(1 << DTYPES.index(dtype) for dtype in self.dtypes)
        return {"TENON_SELECTION": f'"{self.file}"', "TENON_SELECTED_DTYPES": hex(bits),
                "TENON_HAS_AUTOGRAD": str(int(self.has_autograd))}


def read_selection(path: Path, known: Collection[Operator], diagnostics: Diagnostics) -> Selection | None:
    """Returns what a file selects of the operators that are known; None after errors, reported with their places."""
    before = len(diagnostics)
    root = load_yaml(path, diagnostics)
    if len(diagnostics) > before:
        return None
    if not isinstance(root, Mapping):
        diagnostics.error(root.location if root else Location(str(path), 1, 1), None,
                          "the file selects nothing", f"a mapping with {', '.join(_KEYS)}")
        return None
    values: dict[str, YamlNode] = {}
    for key, value in root.entries:
        if key.text in _KEYS:
            values[key.text] = value
        else:
            diagnostics.error(key.location, None, f"unknown key '{key.text}'", ", ".join(_KEYS), key.text, _KEYS)
    words = _texts(values["operators"], "operators", diagnostics) if "operators" in values else None
    operators = None if words is None else frozenset(_operators(words, known, diagnostics))
    has_indexing = words is None or any(word.text in INDEXING for word in words)
    needed = {dtype: frozenset({dtype}) | NEEDED.get(dtype, set()) for dtype in DTYPES}
    dtypes = _words(values.get("dtypes"), "dtype", needed, diagnostics)
    layers = _words(values.get("layers"), "layer", {layer: frozenset({layer}) for layer in LAYERS} | _KINDS_OF_BUILD,
                    diagnostics)
    if len(diagnostics) > before:
        return None
    return Selection(path.name, operators, dtypes, layers, has_indexing)


def _operators(words: list[Scalar], known: Collection[Operator], diagnostics: Diagnostics) -> Iterator[Operator]:
    """Yields the operators that words mean."""
    operators = {operator.name: operator for operator in known}
    for word in words:
        if word.text in INDEXING:
            continue
        found = meant(word.text, operators)
        yield from (operators[name] for name in found)
        if not found:
            diagnostics.error(word.location, None, f"no operator is called '{word.text}'", None, word.text,
                              frozenset(INDEXING).union(*(name.words for name in operators)))


def _words(node: YamlNode | None, what: str, known: dict[str, frozenset[str]],
           diagnostics: Diagnostics) -> frozenset[str]:
    """Returns what the words of a list stand for; without a list, everything."""
    if node is None:
        return frozenset().union(*known.values())
    found: frozenset[str] = frozenset()
    for word in _texts(node, f"{what}s", diagnostics):
        if word.text in known:
            found |= known[word.text]
        else:
            diagnostics.error(word.location, None, f"no {what} is called '{word.text}'", ", ".join(known), word.text,
                              known)
    return found


def _texts(node: YamlNode, key: str, diagnostics: Diagnostics) -> list[Scalar]:
    """Returns the texts of a list; a text alone stands for a list of it."""
    items = node.items if isinstance(node, Sequence) else (node,)
    for item in items:
        if not isinstance(item, Scalar):
            diagnostics.error(item.location, None, f"'{key}' has what is no text", "a list of names")
    texts = [item for item in items if isinstance(item, Scalar) and item.text]
    if not any(not isinstance(item, Scalar) or item.text for item in items):
        diagnostics.error(node.location, None, f"'{key}' has no names", "a list of names; leave the key out for all")
    return texts

"""Which operators the handwritten C++ of the runtime calls: read from its text, a function at a time.

A call is `ops::name(…)` or `stubs::id::…`; what a function calls by another's name counts as its own. That is more
than it may really call, never less: the arithmetic of tensors counts wherever a source can do any. What the text does
not show, a link of the selected library does, which then misses the operator.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Iterable, Mapping

from codegen.callables import ARITHMETIC_HEADER, FORMULAS
from codegen.cpp_text import code_of

RUNTIME = Path(__file__).resolve().parent.parent / "runtime/tenon"
# The folders whose functions kernels of operators may reach.
FOLDERS = ("composite", "backend", "autograd/formulas")
# What recorded calls reach, whatever the operator.
AUTOGRAD = "autograd"
# What programs call beside operators.
API = "api"
IO = "io"
# The layers above recorded calls.
LAYERS_ABOVE = ("functionalize", "forward_mode", "graph", "lazy")

_NAMESPACE = re.compile(r"(?:\bnamespace\b[\w\s:]*|\bextern\b\s*)$")
_CALL = re.compile(r"\bops::(\w+)\s*\(")
_PUBLIC_CALL = re.compile(r"\b(\w+)\s*\(")
_STUB = re.compile(r"\bstubs::(\w+)")
_NAME = re.compile(r"(?<!ops::)(?<!stubs::)(?<!\.)(?<!->)\b[A-Za-z_]\w*")
_ARITHMETIC = re.compile(r"[\w)\]}]\s*[-+*/]\s*[\w(.]|[=(,:]\s*-\s*[\w(]|return\s+-")
_FUNCTION = re.compile(r"(operator\s*[-+*/]|[~\w]+)\s*\((?:[^()]|\([^()]*\))*\)[^()]*(?:try|:[^{}]*)?\s*$")
_TYPE = re.compile(r"\b(?:class|struct|union|enum(?:\s+class)?)\s+(?:[A-Z_]+\s+)?(?:\[\[.*?\]\]\s*)?(\w+)[^()=;]*$")


@dataclass(frozen=True)
class Calls:
    """What a piece of C++ calls: functions in namespace `ops`, descriptors in `stubs`, and any other name."""

    operators: frozenset[str] = frozenset()
    stubs: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()

    def __or__(self, other: Calls) -> Calls:
        return Calls(self.operators | other.operators, self.stubs | other.stubs, self.names | other.names)


def calls_in(text: str, has_arithmetic: bool = False) -> Calls:
    """Returns what a text calls; the arithmetic of tensors too where there may be any."""
    code = code_of(text)
    names = frozenset(_NAME.findall(code))
    if has_arithmetic and _ARITHMETIC.search(code):
        names |= {"operator"}
    return Calls(frozenset(_CALL.findall(code)), frozenset(_STUB.findall(code)), names)


def functions_in(text: str) -> dict[str, Calls]:
    """Returns what each function of a source, and the members of each class, call; `operator` stands for all
    operators of C++."""
    has_arithmetic = f"{FORMULAS}/{ARITHMETIC_HEADER}" in text or "operator+(const TensorBase" in text
    found: dict[str, Calls] = {}
    for name, body in _definitions(code_of(text)):
        found[name] = found.get(name, Calls()) | calls_in(body, has_arithmetic)
    return found


def _definitions(code: str) -> Iterable[tuple[str, str]]:
    """Yields the name and the text of everything in braces at the level of a namespace."""
    position, start = 0, 0
    while (brace := re.compile(r"[{};]").search(code, position)) is not None:
        if brace[0] != "{":
            position = start = brace.end()
            continue
        head = code[start:brace.start()]
        if _NAMESPACE.search(head):
            position = start = brace.end()
            continue
        end = _closing(code, brace.start())
        type_, function = _TYPE.search(head), _FUNCTION.search(head)
        name = type_[1] if type_ else function[1] if function else ""
        # A constructor's initialisers and an initialised variable go on after their braces.
        yield "operator" if name.startswith("operator") else name, head + code[brace.start():end]
        position, start = end, end


def _closing(code: str, opening: int) -> int:
    depth = 0
    for match in re.compile(r"[{}]").finditer(code, opening):
        depth += 1 if match[0] == "{" else -1
        if depth == 0:
            return match.end()
    return len(code)


@cache
def runtime_functions(directory: Path = RUNTIME) -> Mapping[str, Calls]:
    """Returns what the functions of the runtime call that kernels of operators may reach, by their names."""
    found: dict[str, Calls] = {}
    for folder in FOLDERS:
        for path in _sources(directory / folder):
            for name, calls in functions_in(path.read_text(encoding="utf-8")).items():
                found[name] = found.get(name, Calls()) | calls
    return found


@cache
def autograd_calls(directory: Path = RUNTIME) -> Calls:
    """Returns what Autograd calls for any operator: sums of gradients, views made again, arithmetic of formulas."""
    found = Calls(names=frozenset({"operator"}))
    for path in _sources(directory / AUTOGRAD):
        if path.parent.name == AUTOGRAD:
            found |= calls_in(path.read_text(encoding="utf-8"))
    return Calls(found.operators, found.stubs, frozenset({"operator"}))


@cache
def exported_calls(directory: Path = RUNTIME) -> Calls:
    """Returns what the functions call that a shared library offers beside operators; it may not know its programs."""
    found = autograd_calls(directory) | indexing_calls(directory)
    folders = (f"{AUTOGRAD}/formulas", IO, *LAYERS_ABOVE)
    for path in (*(path for folder in folders for path in _sources(directory / folder)),
                 *(directory / "backend").rglob("*.cpp")):
        found |= calls_in(path.read_text(encoding="utf-8"))
    return Calls(found.operators, found.stubs, frozenset({"operator"}))


@cache
def indexing_calls(directory: Path = RUNTIME) -> Calls:
    """Returns what is called by functions for programs that are no operators, in whatever way."""
    code = "\n".join(code_of(path.read_text(encoding="utf-8")) for path in _sources(directory / API))
    return Calls(frozenset(_PUBLIC_CALL.findall(code)))


def _sources(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".h", ".cpp")]


def reached(start: Calls, functions: Mapping[str, Calls]) -> Calls:
    """Returns what is called from `start` on, through functions."""
    found, pending = start, list(start.names & functions.keys())
    done: set[str] = set(pending)
    while pending:
        called = functions[pending.pop()]
        found |= called
        new = (called.names & functions.keys()) - done
        done |= new
        pending += new
    return found

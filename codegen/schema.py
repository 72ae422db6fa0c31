"""Schemas of operators: frozen values that print back to the text they came from."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import Iterable, Union

from codegen.source import Location


@dataclass(frozen=True)
class BaseType:
    """A type without suffix, such as `Tensor`."""

    name: str

    @property
    def base(self) -> BaseType:
        """Returns the type under all suffixes."""
        return self

    @property
    def is_tensor(self) -> bool:
        """Returns whether the type holds tensors: Tensor, Tensor?, Tensor[], Tensor?[]."""
        return self.base.name == "Tensor"

    def spelled(self, annotation: Annotation | None) -> str:
        """Returns the type's text with the annotation where a schema has it: `Tensor(a!)[]`."""
        return f"{self.name}({annotation})" if annotation else self.name

    def __str__(self) -> str:
        return self.spelled(None)


@dataclass(frozen=True)
class _SuffixedType:
    element: Type

    @property
    def base(self) -> BaseType:
        """Returns the type under all suffixes."""
        return self.element.base

    @property
    def is_tensor(self) -> bool:
        """Returns whether the type holds tensors: Tensor, Tensor?, Tensor[], Tensor?[]."""
        return self.base.is_tensor

    @property
    def suffix(self) -> str:
        """Returns what the schema has after the element's text."""
        raise NotImplementedError

    def spelled(self, annotation: Annotation | None) -> str:
        """Returns the type's text with the annotation where a schema has it: `Tensor(a!)[]`."""
        return self.element.spelled(annotation) + self.suffix

    def __str__(self) -> str:
        return self.spelled(None)


@dataclass(frozen=True)
class OptionalType(_SuffixedType):
    """`element?`."""

    @property
    def suffix(self) -> str:
        return "?"


@dataclass(frozen=True)
class ListType(_SuffixedType):
    """`element[]`, or `element[size]`, to which a single element also converts."""

    size: int | None = None

    @property
    def suffix(self) -> str:
        return "[]" if self.size is None else f"[{self.size}]"


Type = Union[BaseType, OptionalType, ListType]
TENSOR = BaseType("Tensor")


@dataclass(frozen=True)
class Annotation:
    """The alias sets of a value: `a`, `a!`, `a|b`, `a -> *`, `a! -> a|b`."""

    sets: tuple[str, ...]
    is_write: bool = False
    sets_after: tuple[str, ...] = ()

    def __str__(self) -> str:
        before = "|".join(self.sets) + ("!" if self.is_write else "")
        return f"{before} -> {'|'.join(self.sets_after)}" if self.sets_after else before


def is_written(annotation: Annotation | None) -> bool:
    """Returns whether the annotation has a `!`."""
    return annotation is not None and annotation.is_write


def alias_sets(annotation: Annotation | None) -> frozenset[str]:
    """Returns every alias set that the annotation names, before or after its arrow."""
    return frozenset(annotation.sets + annotation.sets_after) if annotation else frozenset()


@dataclass(frozen=True)
class Argument:
    """A formal argument; `default` is the text of the schema, which functions in C++ may leave out."""

    name: str
    type: Type
    default: str | None = None
    annotation: Annotation | None = None
    kwarg_only: bool = False
    location: Location | None = field(default=None, compare=False)
    has_cpp_default: bool = True

    def __str__(self) -> str:
        default = "" if self.default is None else f"={self.default}"
        return f"{self.type.spelled(self.annotation)} {self.name}{default}"


@dataclass(frozen=True)
class Return:
    """A result."""

    name: str | None
    type: Type
    annotation: Annotation | None = None
    location: Location | None = field(default=None, compare=False)

    def __str__(self) -> str:
        spelled = self.type.spelled(self.annotation)
        return f"{spelled} {self.name}" if self.name else spelled


@dataclass(frozen=True)
class OperatorName:
    """`add_.Tensor` is base `add`, in-place, overload `Tensor`; `__iand__` is dunder `and`, in-place."""

    base: str
    inplace: bool = False
    dunder_method: bool = False
    overload: str = ""

    @property
    def unoverloaded(self) -> str:
        """Returns the name without its overload: `add_`."""
        if self.dunder_method:
            return f"__{'i' if self.inplace else ''}{self.base}__"
        return self.base + ("_" if self.inplace else "")

    @property
    def words(self) -> frozenset[str]:
        """Returns what may stand for the operator: its whole name, and those that others have too: `add_`, `add`."""
        return frozenset({str(self), self.unoverloaded, self.base})

    def unambiguous(self) -> str:
        """Returns a C++ identifier that differs for each operator: `add__Tensor`."""
        return f"{self.unoverloaded}_{self.overload}" if self.overload else self.unoverloaded

    def __str__(self) -> str:
        return f"{self.unoverloaded}.{self.overload}" if self.overload else self.unoverloaded


def meant(word: str, names: Iterable[OperatorName]) -> frozenset[OperatorName]:
    """Returns the names that a word means: that of one operator, else those that have it among their words, or one that
    it is a pattern of, such as `*_backward`."""
    listed = list(names)
    exact = frozenset(name for name in listed if str(name) == word)
    return exact or frozenset(name for name in listed if any(fnmatch.fnmatchcase(each, word) for each in name.words))


class OperatorKind(Enum):
    """What a call does to its arguments: the value is the word that messages and the manifest have for it."""

    FUNCTIONAL = "functional"
    INPLACE = "inplace"
    OUT = "out"
    MUTABLE = "mutable"
    VIEW = "view"
    MULTI_VIEW = "multi_view"
    INPLACE_VIEW = "inplace_view"  # what no schema says, but a tag

    @property
    def is_view(self) -> bool:
        """Returns whether the results are views of an argument that is left as it is."""
        return self in (OperatorKind.VIEW, OperatorKind.MULTI_VIEW)


@dataclass(frozen=True)
class Schema:
    """The signature of an operator; `arguments` has the positional ones first.

    Every template asks what follows from them, which is found once.
    """

    name: OperatorName
    arguments: tuple[Argument, ...]
    returns: tuple[Return, ...]
    location: Location | None = field(default=None, compare=False)

    @property
    def positional(self) -> tuple[Argument, ...]:
        """Returns the arguments before `*`."""
        return tuple(argument for argument in self.arguments if not argument.kwarg_only)

    @cached_property
    def out_arguments(self) -> tuple[Argument, ...]:
        """Returns the keyword-only arguments that are written to and returned (or nothing is returned)."""
        returned = frozenset().union(*(alias_sets(result.annotation) for result in self.returns))
        return tuple(argument for argument in self.arguments
                     if argument.kwarg_only and is_written(argument.annotation)
                     and (not self.returns or alias_sets(argument.annotation) & returned))

    @cached_property
    def tensor_arguments(self) -> tuple[Argument, ...]:
        """Returns the arguments that hold tensors, out arguments included."""
        return tuple(argument for argument in self.arguments if argument.type.is_tensor)

    @property
    def mutated_arguments(self) -> tuple[Argument, ...]:
        """Returns the arguments that the operator writes to."""
        return tuple(argument for argument in self.arguments if is_written(argument.annotation))

    @cached_property
    def is_view(self) -> bool:
        """Returns whether a result aliases an argument without a write."""
        return any(result.annotation and not result.annotation.is_write for result in self.returns)

    @cached_property
    def kind(self) -> OperatorKind:
        """Returns what calls do to their arguments."""
        if self.out_arguments:
            return OperatorKind.OUT
        if self.name.inplace:
            return OperatorKind.INPLACE
        if self.mutated_arguments:
            return OperatorKind.MUTABLE
        if not self.is_view:
            return OperatorKind.FUNCTIONAL
        has_list = any(isinstance(result.type, ListType) for result in self.returns)
        return OperatorKind.MULTI_VIEW if has_list else OperatorKind.VIEW

    @cached_property
    def result_names(self) -> tuple[str, ...]:
        """Returns the name of each result in a formula: its own, else `result`, or `result0`, `result1`, …"""
        single = len(self.returns) == 1
        return tuple(result.name or ("result" if single else f"result{index}")
                     for index, result in enumerate(self.returns))

    @property
    def function(self) -> str:
        """Returns the name of the operator's free function: `add_`, and `add_out` for what takes its results."""
        return self.name.unoverloaded + ("_out" if self.kind is OperatorKind.OUT else "")

    def argument(self, name: str) -> Argument | None:
        """Returns the argument of that name, or None."""
        return next((argument for argument in self.arguments if argument.name == name), None)

    def without_cpp_defaults(self, names: Iterable[str]) -> Schema:
        """Returns the schema of which functions in C++ leave out the defaults of these arguments."""
        return replace(self, arguments=tuple(
            replace(argument, has_cpp_default=argument.name not in names) for argument in self.arguments))

    @property
    def text(self) -> str:
        """Returns the schema as the library reads it at run time: a result with a name is in brackets."""
        return self._spelled(len(self.returns) == 1 and self.returns[0].name is None)

    def _spelled(self, bare: bool) -> str:
        arguments = [str(argument) for argument in self.arguments]
        if len(self.positional) < len(arguments):
            arguments.insert(len(self.positional), "*")
        returns = ", ".join(str(result) for result in self.returns)
        return f"{self.name}({', '.join(arguments)}) -> {returns if bare else f'({returns})'}"

    def __str__(self) -> str:
        return self._spelled(len(self.returns) == 1)

"""Entries of every kind: schema kind × way of computing × derivative × variants × type of an argument.

What is combined need not fit together. What the entries compute is the same in every way: the sum of the tensors, each
times its place, times the product of what the other arguments count for (`tests/generated/combinations/values.h`).
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Iterable, Iterator

from tests.codegen.combined_arguments import ARGUMENTS, TWO, Argument

CATEGORY = "combinations"


@dataclass(frozen=True)
class Kind:
    """The schema without the arguments that are tried: what stands before and after them, and the results."""

    name: str
    first: str
    returns: str
    suffix: str = ""
    last: str = ""
    tags: str = ""
    inverse: str = ""
    factors: tuple[tuple[str, str], ...] = (("self", "grad"),)  # the formula of each tensor's gradient, but for numbers
    differentiable: str = ""  # output_differentiability

    @property
    def tensors(self) -> tuple[str, ...]:
        """Returns the names of the tensors that each way reads."""
        return tuple(name for name, _ in self.factors)


OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
_TRANSPOSED = (("self", "grad.t()"),)
KINDS = (
    Kind("functional", "Tensor self", "Tensor"),
    Kind("no_self", "Tensor input, Tensor weight", "Tensor", factors=(("input", "grad"), ("weight", "grad * 2"))),
    Kind("optional", "Tensor self, Tensor? weight", "Tensor", factors=(("self", "grad"), ("weight", "grad * 2"))),
    Kind("several", "Tensor self", "(Tensor first, Tensor second)", differentiable="true, false"),
    Kind("unnamed", "Tensor self", "(Tensor, Tensor)", differentiable="true, false"),
    Kind("list", "Tensor self", "Tensor[]", factors=(("self", "grads[0]"),)),
    Kind("mixed", "Tensor self", "(Tensor, Tensor[])", differentiable="true, false"),
    Kind("of_list", "Tensor[] tensors", "Tensor", factors=(("tensors", "grad"),)),
    Kind("scalar", "Tensor self", "Scalar"),
    Kind("number", "Tensor self", "float"),
    Kind("numbers", "Tensor self", "(float, bool)"),
    Kind("nothing", "Tensor self", "()"),
    Kind("factory", "int[] size", "Tensor", factors=()),
    Kind("factory_with_options", "int[] size", "Tensor", last=OPTIONS, factors=()),
    Kind("like", "Tensor self", "Tensor", last=OPTIONS),
    Kind("inplace", "Tensor(a!) self", "Tensor(a!)", suffix="_"),
    Kind("inplace_two", "Tensor(a!) self, Tensor(b!) other", "Tensor(a!)", suffix="_"),
    Kind("mutable", "Tensor self, Tensor(a!) state", "Tensor"),
    Kind("mutable_self", "Tensor(a!) self", "Tensor"),
    Kind("mutable_several", "Tensor self, Tensor(a!) state", "(Tensor, Tensor)", differentiable="true, false"),
    Kind("writes", "Tensor(a!) self", "()"),
    Kind("writes_list", "Tensor(a!)[] tensors", "()", factors=(("tensors", "grad"),)),
    Kind("out", "Tensor self", "Tensor(a!)", suffix=".out", last="Tensor(a!) out"),
    Kind("outs", "Tensor self", "(Tensor(a!), Tensor(b!))", suffix=".out",
         last="Tensor(a!) first, Tensor(b!) second"),
    Kind("view", "Tensor(a) self", "Tensor(a)", inverse="mutated_view.t()", factors=_TRANSPOSED),
    Kind("untracked_view", "Tensor(a) self", "Tensor(a)", inverse="mutated_view.t()", factors=_TRANSPOSED,
         tags="untracked_view"),
    Kind("multi_view", "Tensor(a -> *) self", "Tensor(a)[]", inverse="formulas::split_inverse("
         "base, mutated_view, mutated_view_index, 1, 0)",
         factors=(("self", "formulas::split_backward(grads, self.sizes(), 1, 0)"),)),
    Kind("inplace_view", "Tensor(a!) self", "Tensor(a!)", suffix="_", tags="inplace_view", factors=_TRANSPOSED),
)
WAYS = ("pointwise", "choose", "scalar_twin", "structured", "same", "direct", "composite", "expression")
ELEMENTWISE = WAYS[:3]
DERIVATIVES = ("none", "auto", "by_hand")
VARIANTS = ("function", "method", "function, method", "function, inplace", "function, out",
            "function, method, inplace, out")
_ENUMERATIONS = ("ScalarType", "MemoryFormat")


@dataclass(frozen=True)
class Combination:
    """One entry; what the fields combine need not make sense."""

    kind: Kind
    way: str
    derivative: str
    variants: str
    arguments: tuple[Argument, ...] = ()

    @property
    def is_on_meta(self) -> bool:
        """Returns whether calls without data succeed: not those that read a number, or make tensors on the CPU."""
        reads = self.kind.returns in ("Scalar", "float", "(float, bool)")
        return not reads and (bool(self.kind.tensors) or self.way in ("structured", "direct"))

    @property
    def is_alias(self) -> bool:
        """Returns whether the result is `self`, which other arguments do not change."""
        return bool(self.kind.inverse or self.kind.tags)

    def names(self) -> tuple[str, ...]:
        """Returns the names of the arguments that are tried."""
        return tuple(f"a{index}" for index in range(len(self.arguments)))

    def pairs(self) -> frozenset[tuple[object, ...]]:
        """Returns each two choices that the entry brings together."""
        base = (self.kind.name, f"{self.way}, derivative {self.derivative}", self.variants)
        types = {f"{argument.type.name} of {argument.type.value}" for argument in self.arguments}
        return frozenset(itertools.combinations(base, 2)) | frozenset(itertools.product(base, types))

    def entry(self, name: str) -> str:
        """Returns the text of the entry of an operator of that name."""
        lines = [f"- func: {self._schema(name)}", f"  category: {CATEGORY}", f"  variants: {self.variants}",
                 *self._computation(name)]
        if self.kind.tags:
            lines.append(f"  tags: {self.kind.tags}")
        if self.kind.inverse and self.way not in ("composite", "expression"):
            lines.append(f"  view: {{inverse: '{self.kind.inverse}'}}")
        if self.derivative == "auto":
            lines.append("  derivatives: auto")
        elif self.derivative == "by_hand":
            lines += self._formulas()
        return "\n".join(lines) + "\n"

    def _schema(self, name: str) -> str:
        pairs = list(zip(self.arguments, self.names()))
        positional = sorted((pair for pair in pairs if not pair[0].is_keyword), key=lambda pair: pair[0].has_default)
        keywords = [argument.declared(name) for argument, name in pairs if argument.is_keyword]
        keywords += [self.kind.last] if self.kind.last else []
        first = [self.kind.first, "Tensor other"] if self.way == "scalar_twin" else [self.kind.first]
        parts = [*first, *(argument.declared(name) for argument, name in positional)]
        parts += ["*", *keywords] if keywords else []
        overload = ".Tensor" if self.way == "scalar_twin" and "." not in self.kind.suffix else ""
        return f"{name}{self.kind.suffix}{overload}({', '.join(parts)}) -> {self.kind.returns}"

    def _tensors(self) -> list[str]:
        return [*self.kind.tensors, *(["other"] if self.way == "scalar_twin" else [])]

    def _place(self, index: int) -> int:
        """Returns by what the tensors of an argument are multiplied."""
        before = [argument for argument in self.arguments[:index] if argument.type.is_tensor]
        return len(self._tensors()) + len(before) + 1

    def _sum(self, pointwise: bool, skipped: str = "") -> str:
        """Returns the expression that each way computes."""
        terms = [name if index == 0 else f"{name} * {index + 1}" for index, name in enumerate(self._tensors())]
        if terms == ["tensors"]:
            terms = ["stack(tensors).sum(0)"]
        text = " + ".join(terms) or "ones(size)"
        tensors_first = sorted(enumerate(self.arguments), key=lambda each: not each[1].type.is_tensor)
        text = f"({text})" if len(terms) > 1 else text
        for index, argument in tensors_first:
            name = f"a{index}"
            if name != skipped:
                spelled = argument.type.pointwise if pointwise else argument.type.formula
                text = f"({spelled.format(text, name, self._place(index), place=self._place(index))})"
        return text

    def _computation(self, name: str) -> Iterator[str]:
        if self.way in ("pointwise", "scalar_twin"):
            yield f"  pointwise: '{_quoted(self._sum(True))}'"
            yield "  dtypes: float64"
            if self.way == "scalar_twin":
                yield "  scalar_twin: other"
        elif self.way == "choose":
            yield "  pointwise:"
            yield from self._choice("    ")
            yield "  dtypes: float64"
        elif self.way in ("structured", "same", "direct"):
            yield f"  kernel: {name}" if self._is_on_meta() else f"  kernel: {{CPU: {name}}}"
            if self.way != "direct":
                yield "  meta: same" if self.way == "same" else f"  meta: {self._meta()}"
        elif self.way == "composite":
            yield f"  composite: {name}"
        else:
            forms = {"Scalar": "item(({}).max())", "float": "item(({}).max()).toDouble()",
                     "Tensor[]": "unbind(unsqueeze({}, 0))",
                     "Tensor(a)": "({}).defined() ? transpose(self, 0, 1) : self.t()",
                     "Tensor(a)[]": "({}).defined() ? split(self, 1, 0) : split(self, 2, 0)"}
            yield f"  composite: '{_quoted(forms.get(self.kind.returns, '{}').format(self._sum(False)))}'"

    def _is_on_meta(self) -> bool:
        """Returns whether a kernel has a function for tensors without data: not where a result is a number."""
        return self.way == "direct" and self.kind.returns not in ("Scalar", "float", "(float, bool)")

    def _meta(self) -> str:
        count = {"(Tensor first, Tensor second)": "two", "(Tensor, Tensor)": "two", "Tensor[]": "list"}
        function = f"{count.get(self.kind.returns, 'one')}_{'of_sizes' if not self.kind.tensors else 'like'}"
        first = self.kind.tensors[0] if self.kind.tensors else "size"
        dtype = ["dtype"] if self.kind.last == OPTIONS and not self.kind.tensors else []
        return f"{function}({', '.join([first, *dtype, *self.names()])})"

    def _choice(self, indent: str) -> Iterator[str]:
        """Yields a choice by the first argument that can decide one, or by the first."""
        index = next((index for index, argument in enumerate(self.arguments) if argument.type.cases), 0)
        type_ = self.arguments[index].type if self.arguments else None
        cases = type_.cases if type_ and type_.cases else TWO
        is_number = type_ is not None and type_.name in ("Tensor?", "int?", "float?", "Scalar?")
        yield f"{indent}choose: a{index}"
        for case in cases:
            text = self._sum(True, "" if case == "given" and is_number else f"a{index}")
            doubled = case == cases[0] and not is_number and not (type_ and type_.name in _ENUMERATIONS)
            yield f"{indent}{case}: '{_quoted(text)}{' * 2' if doubled else ''}'"

    @property
    def constants(self) -> tuple[str, ...]:
        """Returns the tensors of which no formula by hand tells a gradient."""
        return tuple(name for name, argument in zip(self.names(), self.arguments)
                     if self.derivative == "by_hand" and (argument.type.name == "Tensor?[]" or (
                         self.is_alias and argument.type.is_tensor)))

    def _formulas(self) -> Iterator[str]:
        """Yields the gradients of `_sum`, by hand."""
        gradients = dict(self.kind.factors)
        if self.way == "scalar_twin":
            gradients["other"] = f"grad * {len(self._tensors())}"
        grad = next((text for _, text in self.kind.factors), "grad")
        yield "  derivatives:"
        for index, argument in enumerate(self.arguments):
            if argument.type.is_tensor and f"a{index}" not in self.constants:
                gradients[f"a{index}"] = f"{grad} * {self._place(index)}"
        lists = {"tensors"} | {f"a{index}" for index, argument in enumerate(self.arguments)
                               if argument.type.name == "Tensor[]"}
        for name, gradient in gradients.items():
            for index, argument in enumerate(self.arguments):
                if not argument.type.is_tensor and not self.is_alias:
                    gradient = argument.type.formula.format(f"({gradient})", f"a{index}")
            if name in lists:
                gradient = f"unbind(zeros_like(stack({name})) + ({gradient}))"
            yield f"    {name}: '{_quoted(gradient)}'"
        if self.constants:
            yield f"  non_differentiable: {', '.join(self.constants)}"
        if self.kind.differentiable:
            yield f"  output_differentiability: {self.kind.differentiable}"


def _quoted(text: str) -> str:
    return text.replace("'", "''")


def bases() -> Iterator[Combination]:
    """Yields every combination without an argument."""
    for kind, way, derivative, variants in itertools.product(KINDS, WAYS, DERIVATIVES, VARIANTS):
        yield Combination(kind, way, derivative, variants, ())


def product() -> Iterator[Combination]:
    """Yields every combination with one argument."""
    for base in bases():
        for argument in ARGUMENTS:
            yield Combination(base.kind, base.way, base.derivative, base.variants, (argument,))


def entries(combinations: Iterable[Combination]) -> str:
    """Returns the text of a file: the operators are `combined_0`, `combined_1`, …"""
    return "".join(each.entry(f"combined_{index}") for index, each in enumerate(combinations))

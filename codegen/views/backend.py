"""What the kernels of `CPU` and `Meta` are made of."""

from __future__ import annotations

from functools import cached_property
from typing import Sequence

from codegen.api import dispatcher, kernels, pointwise
from codegen.choices import Branch, branches, given_by
from codegen.expression import rewrite
from codegen.model import Implementation
from codegen.nodes import Call, Name, Node
from codegen.schema import ListType
from codegen.views.composite import is_composed
from codegen.views.operator import OperatorView
from codegen.vocabulary import Tag


class BranchView:
    """A branch of a pointwise operator, which is one to the loops: when a call takes it, and what it passes them."""

    def __init__(self, branch: Branch, base_id: str, tenon: str) -> None:
        self.id = base_id + branch.suffix
        self.condition = dispatcher.condition(branch.decisions)
        given = given_by(branch.decisions)
        self.tensors = [f"&{a.name}" for a in pointwise.tensors(branch.operator)]
        self.scalars = [f"*{a.name}" if a.name in given else a.name for a in pointwise.scalars(branch.operator)]
        self._operator = branch.operator
        self._tenon = tenon

    @property
    def traits(self) -> list[str]:
        """Returns what the engine is to know of it beside the schema and the defaults."""
        operator = self._operator
        traits = {"loops": f"TENON_POINTWISE_LOOPS({self.id}_loops)"}
        if operator.promotes != tuple(tensor.name for tensor in pointwise.tensors(operator)):
            traits["promotes"] = f'"{", ".join(operator.promotes)}"'
        if operator.promotes_integers:
            traits["promotion"] = f"{self._tenon}kernels::Promotion::kIntToFloat"
        if operator.is_predicate or operator.is_real_result:
            kind = "kBool" if operator.is_predicate else "kReal"
            traits["result"] = f"{self._tenon}kernels::ResultKind::{kind}"
        if operator.promotes_integers or operator.dtypes != {"all"}:
            traits["dtypes"] = pointwise.dtypes(operator, f"{self._tenon}kernels::")
        condition = pointwise.condition(operator)
        if condition is not None:
            traits["condition"] = f'"{condition}"'
        if self.condition:
            traits["inputs"] = f'"{", ".join(argument.name for argument in operator.schema.arguments)}"'
        return [f".{name} = {value}" for name, value in traits.items()]


class BackendView(OperatorView):
    """An operator with what its backend kernels need."""

    @property
    def is_pointwise(self) -> bool:
        """Returns whether an expression says what is computed for each element."""
        return self.base.implementation is Implementation.POINTWISE

    @property
    def is_structured(self) -> bool:
        """Returns whether a kernel fills results, whose shapes `meta` tells."""
        return self.base.implementation is Implementation.STRUCTURED

    @property
    def parameters(self) -> str:
        """Returns the dispatcher's parameters."""
        return dispatcher.parameters(self.schema)

    # Of a structured operator.

    @property
    def has_same_results(self) -> bool:
        """Returns whether its results are like its first tensor."""
        return kernels.has_same_results(self.base)

    @property
    def calls_meta(self) -> bool:
        """Returns whether a function in the category's `meta.h` says how its results are."""
        return kernels.calls_meta(self.base)

    @property
    def meta(self) -> str:
        """Returns the shape expression in C++."""
        if not self.has_same_results:
            return str(rewrite(self.base.meta, _qualify_meta))
        spec = f"spec_of({self.schema.tensor_arguments[0].name})"
        return spec if len(self.schema.returns) == 1 else "{" + ", ".join([spec] * len(self.schema.returns)) + "}"

    @property
    def specs_type(self) -> str:
        """Returns the type of what says how its results are."""
        return kernels.specs_type(self.schema)

    @property
    def specs_parameters(self) -> str:
        """Returns the parameters of the function that gives these."""
        return kernels.specs_parameters(self.schema)

    # Of a pointwise operator.

    @cached_property
    def branches(self) -> list[BranchView]:
        """Returns its branches, the whole of it where there is no choice."""
        return [BranchView(branch, self.id, self.target.tenon) for branch in branches(self.base)]

    @property
    def is_choice(self) -> bool:
        """Returns whether a call decides what it computes."""
        return self.is_pointwise and bool(self.branches[0].condition)

    @property
    def failed_choice(self) -> str:
        """Returns the statement for a call that takes no branch; nothing where every call takes one."""
        return kernels.failed_choice(self.base, self.target.prefix, self.target.tenon)

    @property
    def loops(self) -> str:
        """Returns its loop tables."""
        return ", ".join(f"{branch.id}_loops" for branch in self.branches)

    # What the source defines and registers.

    @property
    def composite(self) -> str:
        """Returns the declaration of the function that the generator makes of an entry that is composed of others;
        else nothing."""
        return kernels.prototype(self.operator, self.id) if is_composed(self.operator) else ""

    @property
    def constant(self) -> str:
        """Returns the name of what the source defines for the entry: the constant of a pointwise operator, the
        function that gives the specs of a structured one; else nothing."""
        if self.is_derived or not (self.is_pointwise or self.is_structured):
            return ""
        several = len(self.schema.returns) > 1 or isinstance(self.schema.returns[0].type, ListType)
        part = "operator" if self.is_pointwise else "specs" if several else "spec"
        return f"{self.id}_{part}"

    def registrations(self, operators: list[OperatorView]) -> list[str]:
        """Returns the calls that register the kernels of the entry, its variants among `operators`."""
        own = f"stubs::{self.id}"
        variants = [f"stubs::{op.id}" for op in operators if op.is_derived and op.base is self.operator]
        if self.is_choice:
            return [_call("pointwise_choice", f"{self.id}_branch", own, *variants)]
        if self.is_pointwise:
            return [_call("pointwise", self.constant, own, *variants)]
        if self.operator.composite:
            name = self.operator.composite if isinstance(self.operator.composite, str) else self.id
            return [_call(self._composite_registrar, own, f"composite::{name}", *variants)]
        if self.is_structured:
            return [self._structured(backend, kernel, variants) for backend, kernel in self._kernels.items()]
        by_kernel: dict[str, list[str]] = {}
        for backend, kernel in self._kernels.items():
            by_kernel.setdefault(kernel, []).append(backend)
        return [_call("direct", own, f"kernels::{kernel}", *variants,
                      backends=[] if backends == ["CPU", "Meta"] else backends)
                for kernel, backends in by_kernel.items()]

    def _structured(self, backend: str, kernel: str, variants: list[str]) -> str:
        whole = backend == "CPU" and "Meta" not in self._kernels
        registrar = "structured" if whole else "computed"
        if Tag.LATE_ERRORS in self.operator.tags:
            registrar += "_apart"
        elif whole and self._makes_like:
            registrar += "_like"
        return _call(registrar, f"stubs::{self.id}", self.constant, f"kernels::{kernel}", *variants,
                     backends=[] if whole else [backend])

    @property
    def _kernels(self) -> dict[str, str]:
        """Returns the handwritten kernel for each backend that has one, `all` spread out; the Meta one of
        a structured operator is generated."""
        kernel = self.base.kernel
        if "all" not in kernel:
            return dict(kernel)
        backends = ("CPU",) if self.base.meta else ("CPU", "Meta")
        return dict.fromkeys(backends, kernel["all"])

    @property
    def _makes_like(self) -> bool:
        """Returns whether the operator makes a tensor like one that it does not read, perhaps on another device."""
        return (self.operator.category in ("creation", "random") and bool(self.schema.tensor_arguments)
                and self.schema.argument("device") is not None)

    @property
    def _composite_registrar(self) -> str:
        if self.base.implementation is Implementation.GUARDED:
            return "composite_below_autograd"
        return "composite_that_writes" if Tag.UNMARKED_WRITES in self.operator.tags else "composite"


def _call(function: str, *arguments: str, backends: Sequence[str] = ()) -> str:
    """Returns the call of a member of backend::Registrar."""
    keys = ", ".join(f"DispatchKey::{backend}" for backend in backends)
    return f"{function}<{', '.join(arguments)}>({'{' + keys + '}' if len(backends) > 1 else keys})"


def _qualify_meta(node: Node) -> Node:
    if isinstance(node, Call) and isinstance(node.function, Name) and "::" not in node.function.text:
        return Call(Name(f"meta::{node.function.text}", node.function.template, offset=node.offset), node.arguments,
                    offset=node.offset)
    return node

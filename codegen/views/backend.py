"""What the kernels of `CPU` and `Meta` are made of."""

from __future__ import annotations

from typing import Sequence

from codegen.api import dispatcher, pointwise
from codegen.choices import branches, is_complete
from codegen.expression import rewrite
from codegen.model import SAME, Implementation
from codegen.nodes import Call, LiteralKind, Name, Node
from codegen.schema import ListType
from codegen.views.operator import BranchView, OperatorView
from codegen.vocabulary import Tag

_LITERAL_TYPES = {LiteralKind.STRING: "std::string_view", LiteralKind.INT: "int64_t", LiteralKind.FLOAT: "double",
                  LiteralKind.BOOL: "bool"}


class BackendView(OperatorView):
    """An operator with what its backend kernels need."""

    @property
    def kernels(self) -> dict[str, str]:
        """Returns the handwritten kernel for each backend that has one, `all` spread out; the Meta one of
        a structured operator is generated."""
        kernel = self.base.kernel
        if "all" not in kernel:
            return dict(kernel)
        backends = ("CPU",) if self.base.meta else ("CPU", "Meta")
        return dict.fromkeys(backends, kernel["all"])

    @property
    def makes_like(self) -> bool:
        """Returns whether the operator makes a tensor like one that it does not read, perhaps on another device."""
        return (self.category in ("creation", "random") and bool(self.schema.tensor_arguments)
                and self.schema.argument("device") is not None)

    def prototype(self, function: str) -> str:
        """Returns the declaration of the handwritten function of an entry: of a structured kernel, whose results are
        allocated, or of one that returns them."""
        if not self.is_structured:
            return f"{self.returns} {function}({self.parameters})"
        computed_from = dispatcher.spelled(dispatcher.computed_from(self.schema))
        return f"void {function}({', '.join(filter(None, [computed_from, self._result_parameters]))})"

    @property
    def meta(self) -> str:
        """Returns the shape expression in C++."""
        if not self.has_same_results:
            return str(rewrite(self.base.meta, _qualify_meta))
        spec = f"spec_of({self.schema.tensor_arguments[0].name})"
        return spec if len(self.schema.returns) == 1 else "{" + ", ".join([spec] * len(self.schema.returns)) + "}"

    @property
    def has_same_results(self) -> bool:
        """Returns whether the results of a structured operator are like its first tensor."""
        return str(self.base.meta) == SAME

    @property
    def meta_prototype(self) -> str:
        """Returns the declaration of the function in namespace `meta` that says how the results are, of which a
        project calls one with arguments, texts and numbers."""
        call = self.base.meta.root
        return f"{self.specs_type} {call.function.text}({', '.join(map(self._meta_parameter, call.arguments))})"

    def _meta_parameter(self, passed: Node) -> str:
        argument = self.schema.argument(str(passed)) if isinstance(passed, Name) else None
        if argument:
            return f"{dispatcher.argument_type(argument)} {argument.name}"
        return _LITERAL_TYPES[passed.kind]

    @property
    def calls_meta(self) -> bool:
        """Returns whether a function in the category's `meta.h` says how the results are."""
        return self.is_structured and not self.has_same_results

    @property
    def constant(self) -> str:
        """Returns the name of what the source defines for the entry: the constant of a pointwise operator, the
        function that gives the specs of a structured one; else nothing."""
        if self.is_derived or not (self.is_pointwise or self.is_structured):
            return ""
        several = len(self.schema.returns) > 1 or isinstance(self.schema.returns[0].type, ListType)
        part = "operator" if self.is_pointwise else "specs" if several else "spec"
        return f"{self.id}_{part}"

    @property
    def specs_parameters(self) -> str:
        """Returns the parameters of the function that gives the specs: optional ones by reference, as its type in
        runtime/tenon/backend/structured.h says."""
        return ", ".join(f"const {type_}& {argument.name}" if type_.startswith("std::optional<") else
                         f"{type_} {argument.name}" for argument in self.schema.arguments
                         for type_ in [dispatcher.argument_type(argument)])

    @property
    def specs_type(self) -> str:
        """Returns the type of what says how the results of a structured operator are."""
        if isinstance(self.schema.returns[0].type, ListType):
            return "std::vector<TensorSpec>"
        specs = ", ".join(["TensorSpec"] * len(self.schema.returns))
        return f"std::tuple<{specs}>" if len(self.schema.returns) > 1 else specs

    @property
    def is_choice(self) -> bool:
        """Returns whether a call decides what a pointwise operator computes."""
        return bool(self.branches[0].condition)

    @property
    def loops(self) -> str:
        """Returns the loop tables of a pointwise operator."""
        return ", ".join(f"{branch.id}_loops" for branch in self.branches)

    def pointwise_traits(self, branch: BranchView) -> list[str]:
        """Returns what the engine is to know of a pointwise operator beside its schema and the defaults."""
        operator = branch.operator
        traits = {"loops": f"TENON_POINTWISE_LOOPS({branch.id}_loops)"}
        if operator.promotes != tuple(tensor.name for tensor in pointwise.tensors(operator)):
            traits["promotes"] = f'"{", ".join(operator.promotes)}"'
        if operator.promotes_integers:
            traits["promotion"] = f"{self.target.tenon}kernels::Promotion::kIntToFloat"
        if operator.is_predicate:
            traits["predicate"] = "true"
        if operator.promotes_integers or operator.dtypes != {"all"}:
            traits["dtypes"] = pointwise.dtypes(operator).replace("DTypes::", f"{self.target.tenon}kernels::DTypes::")
        condition = pointwise.condition(operator)
        if condition is not None:
            traits["condition"] = f'"{condition}"'
        if self.is_choice:
            traits["inputs"] = f'"{", ".join(argument.name for argument in operator.schema.arguments)}"'
        return [f".{name} = {value}" for name, value in traits.items()]

    def registrations(self, operators: list[OperatorView]) -> list[str]:
        """Returns the calls that register the kernels of the entry, its variants among `operators`."""
        variants = [f"stubs::{op.id}" for op in operators if op.is_derived and op.base is self.operator]
        if self.is_pointwise and self.is_choice:
            return [_call("pointwise_choice", f"{self.id}_branch", f"stubs::{self.id}", *variants)]
        if self.is_pointwise:
            return [_call("pointwise", self.constant, f"stubs::{self.id}", *variants)]
        if self.operator.composite:
            function = f"composite::{self.composite_function}"
            return [_call(self._composite_registrar, f"stubs::{self.id}", function, *variants)]
        if self.implementation is Implementation.DIRECT:
            return [_call("direct", f"stubs::{self.id}", f"kernels::{kernel}", *variants,
                          backends=[] if backends == ["CPU", "Meta"] else backends)
                    for kernel, backends in self._backends_by_kernel().items()]
        registrations = []
        for backend, kernel in self.kernels.items():
            whole = backend == "CPU" and "Meta" not in self.kernels
            registrar = "computed" if not whole else "structured_like" if self.makes_like else "structured"
            registrations.append(_call(registrar, f"stubs::{self.id}", self.constant, f"kernels::{kernel}", *variants,
                                       backends=[] if whole else [backend]))
        return registrations

    @property
    def composite_function(self) -> str:
        """Returns the name in namespace tenon::composite of what computes the entry with other operators."""
        return self.operator.composite if isinstance(self.operator.composite, str) else self.id

    @property
    def _composite_registrar(self) -> str:
        if self.implementation is Implementation.GUARDED:
            return "composite_below_autograd"
        return "composite_that_writes" if Tag.UNMARKED_WRITES in self.operator.tags else "composite"

    def _backends_by_kernel(self) -> dict[str, list[str]]:
        backends: dict[str, list[str]] = {}
        for backend, kernel in self.kernels.items():
            backends.setdefault(kernel, []).append(backend)
        return backends

    @property
    def is_complete(self) -> bool:
        """Returns whether a pointwise operator has a branch for every call."""
        return is_complete(self.base)

    @property
    def failed_choice(self) -> str:
        """Returns the arguments of `fail_choice`, for a call that has no branch: what was expected, what was got."""
        decisions = [branch.decisions for branch in branches(self.base)]
        by_text = [each[-1] for each in decisions if not each[-1].is_presence]
        if by_text and len(by_text) == len(decisions) and len({each.argument.name for each in by_text}) == 1:
            name = by_text[0].argument.name
            words = " or ".join(f"'{decision.value}'" for decision in by_text)
            return f'"{name} to be {words}", {name}'
        if not by_text:
            names = list(dict.fromkeys(decision.argument.name for each in decisions for decision in each))
            return f'"at least one of {" and ".join(names)}"'
        texts = [" and ".join(decision.word for decision in each) for each in decisions]
        return f'"one of: {"; ".join(texts)}"'

    @property
    def _result_parameters(self) -> str:
        if isinstance(self.schema.returns[0].type, ListType):
            return f"std::vector<TensorBase>& {self.result_variables[0]}"
        return ", ".join(f"TensorBase& {name}" for name in self.result_variables)


def _call(function: str, *arguments: str, backends: Sequence[str] = ()) -> str:
    """Returns the call of a member of backend::Registrar."""
    keys = ", ".join(f"DispatchKey::{backend}" for backend in backends)
    return f"{function}<{', '.join(arguments)}>({'{' + keys + '}' if len(backends) > 1 else keys})"


def _qualify_meta(node: Node) -> Node:
    if isinstance(node, Call) and isinstance(node.function, Name) and "::" not in node.function.text:
        return Call(Name(f"meta::{node.function.text}", node.function.template, offset=node.offset), node.arguments,
                    offset=node.offset)
    return node


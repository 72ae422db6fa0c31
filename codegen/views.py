"""Operators → what templates show: every decision is taken here, templates only spell it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Iterable

from codegen.api import autograd, dispatcher, pointwise
from codegen.expression import Call, Name, Node, parse_expression, rewrite
from codegen.model import Argument, Derivative, ListType, Operator, OptionalType, is_written

_TYPE_ENUMERATORS = {
    "Tensor": "kTensor", "int": "kInteger", "SymInt": "kInteger", "float": "kFloating", "bool": "kBoolean",
    "SymBool": "kBoolean", "Scalar": "kScalar", "str": "kString", "ScalarType": "kDType", "Device": "kDevice",
    "Layout": "kLayout", "MemoryFormat": "kMemoryFormat", "Generator": "kGenerator",
}
_KIND_ENUMERATORS = {
    "functional": "kFunctional", "view": "kView", "multi_view": "kMultiView", "inplace": "kInplace",
    "inplace_view": "kInplaceView", "out": "kOut", "mutable": "kMutable",
}
UNTRACKED_VIEW = "untracked_view"
UNMARKED_WRITES = "unmarked_writes"
# Types that C++ can fill with a number that is no enumerator.
_ENUMERATED = frozenset({"ScalarType", "Device", "Layout", "MemoryFormat"})


class OperatorView:
    """One operator with all that the templates ask of it."""

    def __init__(self, operator: Operator, base: Operator, node: autograd.NodeView | None) -> None:
        self.operator = operator
        self.base = base
        self.node = node
        self.schema = operator.schema
        self.text = str(operator.schema)
        self.id = operator.name.unambiguous()
        self.base_id = base.name.unambiguous()
        self.function = operator.name.unoverloaded
        self.kind = operator.kind
        self.category = operator.category

    # Signature.

    @property
    def returns(self) -> str:
        """Returns the C++ result type of the dispatcher's convention."""
        return dispatcher.return_type(self.schema)

    @property
    def parameters(self) -> str:
        """Returns the dispatcher's parameters."""
        return dispatcher.parameters(self.schema)

    @property
    def names(self) -> str:
        """Returns the names of the arguments."""
        return dispatcher.names(self.schema)

    @property
    def enumerated_names(self) -> str:
        """Returns the names of the arguments that must be enumerators."""
        return ", ".join(argument.name for argument in self.schema.arguments if argument.type.base.name in _ENUMERATED)

    @property
    def kernel_parameters(self) -> str:
        """Returns the key set and the dispatcher's parameters."""
        return ", ".join(filter(None, ["DispatchKeySet keys", self.parameters]))

    @property
    def written(self) -> list[Argument]:
        """Returns the arguments that the operator writes to."""
        return list(self.schema.mutated_arguments)

    @property
    def internal_name(self) -> str:
        """Returns the name of the `ops::` function: `add_out` for out operators."""
        return self.function + ("_out" if self.kind == "out" else "")

    # Backend.

    @property
    def implementation(self) -> str:
        """Returns pointwise, structured, direct, composite (differentiable by its parts) or guarded."""
        if self.base.pointwise:
            return "pointwise"
        if self.base.composite:
            return "guarded" if self.base.derivatives else "composite"
        return "structured" if self.base.meta else "direct"

    @property
    def is_derived(self) -> bool:
        """Returns whether the operator is an in-place or out variant that the generator makes."""
        return self.operator.derived_from is not None

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
    def shared_device(self) -> list[Argument]:
        """Returns the tensor arguments that must be on one device, where there may be two; a copy's need not be."""
        tensors = self.schema.tensor_arguments
        several = len(tensors) > 1 or any(isinstance(a.type, ListType) for a in tensors)
        return list(tensors) if several and self.base.name.base not in ("copy", "copy_") else []

    @property
    def makes_like(self) -> bool:
        """Returns whether the operator makes a tensor like one that it does not read, which may be on another device."""
        return (self.category in ("creation", "random") and bool(self.schema.tensor_arguments)
                and self.schema.argument("device") is not None)

    @property
    def direct_kernels(self) -> list[str]:
        """Returns the backends of a direct operator with a function of their own: Meta may do with that of CPU
        where all tensors are on one device anyway."""
        kernels = self.kernels
        return [backend for backend in kernels
                if backend != "Meta" or self.shared_device or kernels.get("CPU") != kernels["Meta"]]

    @property
    def kernel_names(self) -> str:
        """Returns the arguments that a handwritten kernel gets: those of the functional schema, without a
        factory's options where the result is made for it."""
        if self.implementation != "structured":
            return dispatcher.names(self.base.schema)
        return ", ".join(argument.name for argument in dispatcher.computed_from(self.base.schema))

    @property
    def structured_parameters(self) -> str:
        """Returns the parameters of a structured kernel."""
        computed_from = dispatcher.spelled(dispatcher.computed_from(self.schema))
        return ", ".join(filter(None, [computed_from, self.result_parameters]))

    @property
    def meta(self) -> str:
        """Returns the shape expression in C++."""
        return str(rewrite(self.base.meta, _qualify_meta))

    @property
    def required_tensors(self) -> list[Argument]:
        """Returns the tensor arguments that must be defined."""
        return [a for a in self.schema.tensor_arguments if not isinstance(a.type, OptionalType)
                and not (isinstance(a.type, ListType) and isinstance(a.type.element, OptionalType))]

    @property
    def result_variables(self) -> list[str]:
        """Returns a variable for each result."""
        return _variables(self.base.schema.result_names, self.schema)

    @property
    def pointwise_operator(self) -> list[str]:
        """Returns the initialisers of the constant that describes a pointwise operator to the engine."""
        operator = self.base
        inputs = pointwise.tensors(operator) + pointwise.scalars(operator)
        condition = pointwise.condition(operator)
        return [
            f'.name = "{operator.name.base}"', f".loops = TENON_POINTWISE_LOOPS({self.base_id}_loops)",
            f".tensors = {len(pointwise.tensors(operator))}", f".scalars = {len(pointwise.scalars(operator))}",
            f".promotes = {pointwise.promotes(operator)}",
            f".promotion = kernels::Promotion::{'kIntToFloat' if operator.promotion == 'int_to_float' else 'kDefault'}",
            f".predicate = {'true' if operator.result_dtype == 'bool' else 'false'}",
            f".dtypes = {pointwise.dtypes(operator).replace('DTypes::', 'kernels::DTypes::')}",
            ".argument_names = {" + ", ".join(f'"{a.name}"' for a in inputs) + "}",
            *([] if condition is None else [f".condition = {condition}"]),
        ]

    @property
    def result_parameters(self) -> str:
        """Returns the parameters through which a structured kernel writes."""
        if isinstance(self.base.schema.returns[0].type, ListType):
            return f"std::vector<TensorBase>& {self.result_variables[0]}"
        return ", ".join(f"TensorBase& {name}" for name in self.result_variables)

    @property
    def inputs(self) -> str:
        """Returns the tensors that are read, for overlap checks: pointers, and the list if there is one."""
        read = [a for a in self.schema.tensor_arguments if a not in self.schema.out_arguments]
        pointers = ", ".join(f"&{a.name}" for a in read if not isinstance(a.type, ListType))
        lists = [a.name for a in read if isinstance(a.type, ListType)]
        return ", ".join(["{" + pointers + "}", *lists])

    # InplaceOrView.

    @property
    def needs_inplace_or_view(self) -> bool:
        """Returns whether the operator has an InplaceOrView kernel."""
        if self.implementation == "composite" or UNTRACKED_VIEW in self.operator.tags:
            return False
        return self.kind != "functional"

    @property
    def hides_parts(self) -> bool:
        """Returns whether the parts of a composite operator need no InplaceOrView where nothing is recorded: their
        views and changes are of temporaries, or of arguments that only they see."""
        tensors = [t for t in self.schema.returns if str(t.type.base.name) == "Tensor"]
        return (self.implementation == "composite" and self.kind == "functional" and bool(tensors)
                and bool(self.schema.tensor_arguments) and UNMARKED_WRITES not in self.operator.tags)

    # Autograd.

    @property
    def needs_autograd(self) -> bool:
        """Returns whether the operator has an Autograd kernel."""
        return self.implementation != "composite" and (self.node is not None or self.kind == "out")

    @property
    def recorded_inputs(self) -> str:
        """Returns the differentiable arguments; `self` of an in-place operator is always among them."""
        inputs = [argument.name for argument in self.node.inputs]
        if self.kind in ("inplace", "inplace_view") and "self" not in inputs:
            inputs.insert(0, "self")
        return ", ".join(inputs)

    @property
    def edges(self) -> str:
        """Returns the arguments that the node has edges to."""
        return ", ".join(argument.name for argument in self.node.inputs)

    @property
    def undifferentiated(self) -> list[str]:
        """Returns the tensor arguments that have no formula and are not said to need none."""
        if not self.base.derivatives:
            return []
        known = {argument.name for argument in self.node.inputs} | set(self.base.non_differentiable)
        return [argument.name for argument in self.schema.tensor_arguments
                if argument.name not in known and not is_written(argument.annotation)]

    @property
    def differentiable_results(self) -> list[str]:
        """Returns the variables of the results that get a history."""
        flags = autograd.differentiable_results(self.base)
        return [name for name, flag in zip(self.result_variables, flags) if flag]

    @property
    def saved_results(self) -> list[tuple[str, str]]:
        """Returns the members of the node that are filled after the call, each with its value."""
        inplace = self.kind in ("inplace", "inplace_view")
        saved = []
        for field in self.node.fields:
            if field.result is None:
                continue
            variable = "self" if inplace else self.result_variables[field.result]
            value = field.value.replace("{}", variable, 1)
            if not inplace and variable not in self.differentiable_results:
                # Without a history it can be kept itself, which allocates nothing.
                value = value.replace("/*is_output=*/true", "/*is_output=*/false")
            saved.append((field.member, value))
        return saved

    @property
    def all_tensors(self) -> str:
        """Returns every tensor argument, the out ones included."""
        return ", ".join(a.name for a in self.schema.tensor_arguments)

    # Schema table.

    @property
    def kind_enumerator(self) -> str:
        """Returns the enumerator of OperatorKind."""
        return _KIND_ENUMERATORS[self.kind]

    @property
    def derivative_text(self) -> str:
        """Returns the formulas, one a line."""
        return "\n".join(f"{', '.join(d.names)}: {d.expression}" for d in self.operator.derivatives)

    def argument_table(self) -> list[str]:
        """Returns the initialiser of each argument's table row."""
        return [_argument_row(a.name, a.type, a.annotation, a.default, a.kwarg_only) for a in self.schema.arguments]

    def return_table(self) -> list[str]:
        """Returns the initialiser of each result's table row."""
        return [_argument_row(r.name or "", r.type, r.annotation, None, False) for r in self.schema.returns]

    # Public functions.

    @property
    def is_method(self) -> bool:
        """Returns whether `Tensor` has the operator as a method."""
        return "method" in self.operator.variants and self.kind != "out" and self.schema.argument("self") is not None

    @property
    def is_function(self) -> bool:
        """Returns whether the operator is a public free function."""
        return "function" in self.operator.variants


def _variables(result_names: Iterable[str], schema) -> list[str]:
    return [f"{name}_result" if schema.argument(name) else name for name in result_names]


def _qualify_meta(node: Node) -> Node:
    if isinstance(node, Call) and isinstance(node.function, Name) and "::" not in node.function.text:
        return Call(Name(f"meta::{node.function.text}", node.function.template, offset=node.offset), node.arguments,
                    offset=node.offset)
    return node


def _argument_row(name, type_, annotation, default, keyword_only) -> str:
    optional = isinstance(type_, OptionalType)
    inner = type_.element if optional else type_
    is_list = isinstance(inner, ListType)
    fields = [f'.name = "{name}"', f".type = ArgumentType::{_TYPE_ENUMERATORS[type_.base.name]}"]
    if optional:
        fields.append(".optional = true")
    if is_list:
        fields.append(".list = true")
        if isinstance(inner.element, OptionalType):
            fields.append(".optional_elements = true")
    if keyword_only:
        fields.append(".keyword_only = true")
    if is_written(annotation):
        fields.append(".mutated = true")
    if annotation:
        fields.append(f'.alias = "{annotation.sets[0]}"')
    if default is not None:
        escaped = default.replace("\\", "\\\\").replace('"', '\\"')
        fields.append(f'.default_text = "{escaped}", .has_default = true')
    if is_list and inner.size:
        fields.append(f".list_size = {inner.size}")
    return "{" + ", ".join(fields) + "}"


@dataclass(frozen=True)
class Library:
    """All operators, grouped as outputs need them."""

    views: tuple[OperatorView, ...]

    @cached_property
    def categories(self) -> list[str]:
        """Returns the categories in the order of their names."""
        return sorted({view.category for view in self.views})

    def registrations(self, category: str) -> list[str]:
        """Returns the declarations of the functions that register a category, in the order of the calls."""
        views = self.of_category(category)
        functions = [f"register_backend_{category}()"]
        if any(view.needs_inplace_or_view for view in views):
            functions.append(f"register_inplace_or_view_{category}()")
        if any(view.needs_autograd for view in views):
            functions.append(f"register_autograd_{category}()")
        return functions + [f"add_operators_{category}(Dispatcher& dispatcher)"]

    def of_category(self, category: str) -> list[OperatorView]:
        """Returns the operators of a category, in the order of the source."""
        return [view for view in self.views if view.category == category]

    @property
    def method_headers(self) -> list[str]:
        """Returns the operator headers that the methods of Tensor need."""
        return sorted({header_name(view.operator) for view in self.views if view.is_method})

    @cached_property
    def bases(self) -> dict[str, list[OperatorView]]:
        """Returns the operators by base name: one header each."""
        groups: dict[str, list[OperatorView]] = {}
        for view in self.views:
            groups.setdefault(header_name(view.operator), []).append(view)
        return dict(sorted(groups.items()))


def header_name(operator: Operator) -> str:
    """Returns the file name, without suffix, of the header that declares an operator."""
    return operator.name.base


def make_library(operators: list[Operator]) -> Library:
    """Returns the views of all operators."""
    called = frozenset(o.name.base for o in operators if not o.name.inplace)
    by_name = {str(o.name): o for o in operators}
    nodes: dict[str, autograd.NodeView] = {}
    views = []
    for operator in map(_with_zero_gradient, operators):
        base = by_name.get(operator.derived_from or "", operator)
        source = base if base.derivatives else operator
        if source.derivatives:
            nodes.setdefault(str(source.name), autograd.NodeView(source, called))
        views.append(OperatorView(operator, base if operator.derived_from else operator, nodes.get(str(source.name))))
    return Library(tuple(views))


def _with_zero_gradient(operator: Operator) -> Operator:
    """Returns an in-place operator that has no formula with the one it has in truth: `self` gets zeros."""
    if operator.kind != "inplace" or operator.derivatives or operator.composite:
        return operator
    expression = parse_expression("formulas::zeros_of(grad)")
    return replace(operator, derivatives=(Derivative(("self",), expression),))

"""What the kernels of `CPU` and `Meta` are made of."""

from __future__ import annotations

from codegen.api import dispatcher, pointwise
from codegen.expression import Call, Name, Node, rewrite
from codegen.model import Argument, ListType
from codegen.views.operator import OperatorView

UNMARKED_WRITES = "unmarked_writes"


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

    def prototype(self, function: str) -> str:
        """Returns the declaration of the handwritten function of an entry: of a structured kernel, whose results are
        allocated, or of one that returns them."""
        if self.implementation != "structured":
            return f"{self.returns} {function}({self.parameters})"
        computed_from = dispatcher.spelled(dispatcher.computed_from(self.schema))
        return f"void {function}({', '.join(filter(None, [computed_from, self._result_parameters]))})"

    @property
    def meta(self) -> str:
        """Returns the shape expression in C++."""
        return str(rewrite(self.base.meta, _qualify_meta))

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
    def _result_parameters(self) -> str:
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

    @property
    def hides_parts(self) -> bool:
        """Returns whether the parts of a composite operator need no InplaceOrView where nothing is recorded: their
        views and changes are of temporaries, or of arguments that only they see."""
        tensors = [t for t in self.schema.returns if str(t.type.base.name) == "Tensor"]
        return (self.implementation == "composite" and self.kind == "functional" and bool(tensors)
                and bool(self.schema.tensor_arguments) and UNMARKED_WRITES not in self.operator.tags)


def _qualify_meta(node: Node) -> Node:
    if isinstance(node, Call) and isinstance(node.function, Name) and "::" not in node.function.text:
        return Call(Name(f"meta::{node.function.text}", node.function.template, offset=node.offset), node.arguments,
                    offset=node.offset)
    return node


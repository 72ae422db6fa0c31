"""What expressions of ops.yaml may name, and what a derivative formula needs from the forward call."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.expression import Expression
from codegen.formula_values import CONSTRUCTORS, METADATA_METHODS
from codegen.nodes import Call, Index, Literal, Member, Name, Node, walk
from codegen.schema import Argument, Schema

BARE_HELPERS = frozenset({"sum_to", "maybe_multiply", "zeros_of"})  # helpers that need no `formulas::`
FORMULA_FUNCTIONS = BARE_HELPERS | CONSTRUCTORS.keys()
GRADIENT_NAMES = frozenset({"grad", "grads", "grad_input_mask"})


@dataclass(frozen=True)
class MetadataUse:
    """A use of a tensor that needs no data: `call` is `self.size(dim)`, `arguments` is `dim`."""

    name: str
    method: str
    arguments: str
    call: str


@dataclass(frozen=True)
class FormulaUse:
    """What a formula needs, in order of first use, each once; results and arguments as the formula names them."""

    argument_values: tuple[str, ...] = ()
    argument_metadata: tuple[MetadataUse, ...] = ()
    result_values: tuple[str, ...] = ()
    result_metadata: tuple[MetadataUse, ...] = ()
    grads: tuple[int, ...] = ()  # indices of the results whose gradients it reads; `grad` is that of result 0


def result_indices(schema: Schema) -> dict[str, int]:
    """Returns the index of the result for every name a formula may give it: its own, `result`, `result0`, …"""
    indices = {name: index for index, name in enumerate(schema.result_names)}
    generic = {f"result{index}": index for index in range(len(schema.returns))}
    return generic | ({"result": 0} if len(schema.returns) == 1 else {}) | indices


def saved(expression: Expression, schema: Schema) -> FormulaUse:
    """Returns which arguments, results and gradients the formula uses, and whether by data or only by metadata.

    A metadata call is evaluated in the forward call, so what its own arguments name is not saved for its sake;
    one that depends on a gradient counts as a use of the data.
    """
    collector = _UseCollector(schema)
    collector.visit(expression.root)
    return collector.use()


class _UseCollector:
    """Collects uses in dicts, whose order is that of first use."""

    def __init__(self, schema: Schema) -> None:
        self._arguments = {argument.name: argument for argument in schema.arguments}
        self._results = result_indices(schema)
        self._return_count = len(schema.returns)
        self._values: dict[str, None] = {}
        self._metadata: dict[MetadataUse, None] = {}
        self._grads: dict[int, None] = {}

    def use(self) -> FormulaUse:
        """Returns what was collected."""
        values, metadata = list(self._values), list(self._metadata)
        return FormulaUse(tuple(name for name in values if name in self._arguments),
                          tuple(use for use in metadata if use.name in self._arguments),
                          tuple(name for name in values if name not in self._arguments),
                          tuple(use for use in metadata if use.name not in self._arguments),
                          tuple(self._grads))

    def visit(self, node: Node) -> None:
        """Collects the uses in a node and below it, from left to right."""
        pending = [node]
        while pending:
            node = pending.pop()
            if isinstance(node, Call) and self._is_metadata(node):
                arguments = ", ".join(map(str, node.arguments))
                self._metadata[MetadataUse(node.function.object.text, node.function.name, arguments, str(node))] = None
                continue
            if isinstance(node, Index) and isinstance(node.object, Name) and node.object.text == "grads" \
                    and isinstance(node.index, Literal) and node.index.text.isdigit():
                self._grads[int(node.index.text)] = None
                continue
            if isinstance(node, Name):
                self._visit_name(node.text)
            is_function = isinstance(node, Call) and isinstance(node.function, Name)
            pending += reversed(node.children[1 if is_function else 0:])

    def _visit_name(self, name: str) -> None:
        if name in self._arguments or name in self._results:
            self._values[name] = None
        elif name == "grad":
            self._grads[0] = None
        elif name == "grads":
            self._grads.update(dict.fromkeys(range(self._return_count)))

    def _is_metadata(self, call: Call) -> bool:
        function = call.function
        if not isinstance(function, Member) or not isinstance(function.object, Name):
            return False
        name = function.object.text
        argument: Argument | None = self._arguments.get(name)
        is_tensor = argument.type.is_tensor if argument else name in self._results
        named = {node.text for item in call.arguments for node in walk(item) if isinstance(node, Name)}
        return is_tensor and function.name in METADATA_METHODS and not named & {"grad", "grads"}

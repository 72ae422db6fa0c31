"""The checks of `meta`: the shape function of a structured operator."""

from __future__ import annotations

from codegen.api import dispatcher
from codegen.entry import Entry
from codegen.entry_checker import EntryChecker
from codegen.expression import Expression, names
from codegen.model import SAME
from codegen.nodes import Call, Literal, Name, walk
from codegen.reserved import why_function
from codegen.schema import ListType, OperatorKind
from codegen.source import Diagnostics
from codegen.vocabulary import Variant

_KINDS = {OperatorKind.INPLACE: "in place", OperatorKind.OUT: "an out operator", OperatorKind.VIEW: "a view",
          OperatorKind.MULTI_VIEW: "a view"}


class MetaChecker(EntryChecker):
    """The checks of any operator's shape function."""

    def check(self) -> None:
        """Runs all checks."""
        meta = self._operator.meta
        if meta is None:
            return
        if str(meta) == SAME:
            self._check_same(meta)
        else:
            self._check_call(meta)
        if self._schema.kind not in (OperatorKind.FUNCTIONAL, OperatorKind.MUTABLE):
            self._error(self._entry.places["meta"], f"'meta' of an operator that is {_KINDS[self._schema.kind]}: its "
                                                    "result is not allocated", "a kernel alone")
        types = [str(result.type) for result in self._schema.returns]
        if set(types) != {"Tensor"} and types != ["Tensor[]"]:
            self._error(self._entry.places["meta"], f"'meta' for an operator with {self._results()}",
                        "results that are Tensors, or one Tensor[]")
        self._check_output_mask()
        self._check_options(meta)

    def _check_same(self, meta: Expression) -> None:
        if any(isinstance(result.type, ListType) for result in self._schema.returns):
            self._error(meta.at(0), f"'{SAME}' says nothing of how many results there are", "a call in tenon::meta")
        elif not self._schema.tensor_arguments or str(self._schema.tensor_arguments[0].type) != "Tensor":
            self._error(meta.at(0), f"'{SAME}' without a tensor that comes first", "a Tensor among the arguments")

    def _check_call(self, meta: Expression) -> None:
        call = _shape_call(meta)
        why = call and why_function(call.function.text.rpartition("::")[2])
        if call is None:
            self._error(meta.at(0), f"the shape '{meta}' is no call of a function",
                        f"'{SAME}', or a call in tenon::meta, as in 'same_as(self)'")
        elif why:
            self._error(meta.at(0), f"the name '{call.function}' is reserved: it is {why}", "another name")
        self._formulas.only_arguments(meta)
        self._check_tensors(meta)

    def _check_tensors(self, meta: Expression) -> None:
        """A kernel reads what the shape function let through."""
        told = {name.text for name in names(meta)}
        if not told <= {argument.name for argument in self._schema.arguments}:
            return  # of an unknown name, which has its own message
        for argument in self._schema.tensor_arguments:
            if argument.name not in told:
                self._error(argument.location, f"the shape function does not get the tensor '{argument.name}': nobody "
                            "checks its sizes and dtype before the kernel reads it",
                            f"'meta' with '{argument.name}' among its arguments")

    def _check_options(self, meta: Expression) -> None:
        """What a factory is asked for, its kernel is not told: the shape function makes the result of it."""
        told = {name.text for name in names(meta)}
        for argument in self._schema.arguments:
            if dispatcher.is_shape_option(self._schema, argument) and argument.name not in told:
                self._error(argument.location, f"argument '{argument.name}' has no effect: it is for the shape "
                            "function alone, which does not get it",
                            f"'meta' with '{argument.name}' among its arguments")

    def _check_output_mask(self) -> None:
        """The argument of that name says which results a structured operator makes."""
        mask, count = self._schema.argument("output_mask"), len(self._schema.returns)
        if mask is None or count == 1:
            return
        if str(mask.type) != f"bool[{count}]":
            self._error(mask.location, f"argument 'output_mask' of an operator with {count} results is {mask.type}",
                        f"bool[{count}], or another name")
        for variant, word in self._entry.chosen("variants", Variant):
            if variant is Variant.OUT:
                self._error(word.location, "the operator cannot have an out variant: 'output_mask' leaves out results")


def check_meta_outside(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports what only the library's own shape functions can be: a project's is declared by the generator."""
    meta, name = entry.operator.meta, str(entry.operator.name)
    call = None if meta is None or str(meta) == SAME else _shape_call(meta)
    if call is None:
        return
    if "::" in call.function.text:
        diagnostics.error(meta.at(0), name, f"the shape function '{call.function.text}' is not in the project's "
                          "namespace 'meta'", "a name without '::'")
    passed: set[str] = set()
    for argument in call.arguments:
        if isinstance(argument, Name) and argument.text in passed:
            diagnostics.error(meta.at(argument.offset), name, f"'{argument}' is passed twice to a shape function",
                              "each argument once, of which its declaration is made")
        passed.add(str(argument))
        if not isinstance(argument, Literal) and not (isinstance(argument, Name) and "::" not in argument.text):
            diagnostics.error(meta.at(min(node.offset for node in walk(argument))), name,
                              f"'{argument}' is passed to a shape function", "arguments of the operator, texts and "
                              "numbers, of which its declaration is made")


def _shape_call(meta: Expression) -> Call | None:
    """Returns the call that a shape is told by; None where it is something else."""
    root = meta.root
    return root if isinstance(root, Call) and isinstance(root.function, Name) else None

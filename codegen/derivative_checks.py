"""The checks of an entry's derivatives."""

from __future__ import annotations

from codegen.api.autograd import NodeView
from codegen.differentiability import may_lose_gradients
from codegen.entry import BY_RULE
from codegen.entry_checker import EntryChecker
from codegen.expression import calls, names
from codegen.formulas import result_indices
from codegen.model import Derivative, expressions
from codegen.schema import TENSOR, Argument, ListType, is_written


class DerivativeChecker(EntryChecker):
    """The checks of formulas, of what has gradients, and of what is saved for them."""

    def check(self) -> None:
        """Runs all checks but that of the saved values."""
        self._check_derivatives()
        self._check_jvp()
        self._check_differentiability()

    def _check_derivatives(self) -> None:
        seen: set[str] = set()
        for word in self._entry.words.get("derivatives", ()):
            argument = self._known_argument(word, "derivatives")
            if word.text in seen:
                self._error(word.location, f"a second formula for argument '{word.text}'")
            elif argument and not argument.type.is_tensor:
                self._error(word.location, f"a formula for '{word.text}', which is {argument.type}",
                            "a Tensor argument")
            elif word.text in self._operator.non_differentiable:
                self._error(word.location, f"'{word.text}' has a formula and is in 'non_differentiable'")
            elif argument and is_written(argument.annotation) and argument != self._changed_in_place():
                self._error(word.location, f"a formula for '{word.text}', which the operator writes to",
                            "no formula: calls in which it requires grad are refused")
            seen.add(word.text)
        changed = self._changed_in_place()
        if self._operator.derivatives and changed and changed.name not in seen:
            self._error(self._entry.places["derivatives"], f"'derivatives' without a formula for '{changed.name}', "
                        "which the operator changes", f"{changed.name}: zeros_like(grad), if nothing of it is left")
        if self._operator.derivatives and not any(result.type.is_tensor for result in self._schema.returns):
            self._error(self._entry.places["derivatives"], f"'derivatives' for an operator with {self._results()}",
                        "a Tensor result, whose gradient the formulas get")
        self._check_lists_beside_results()
        for derivative in self._operator.derivatives:
            self._formulas.formula(derivative)
            self._check_conjugates(derivative)
        if self._entry.words.get(BY_RULE):
            self._check_by_rule()

    def _check_conjugates(self, derivative: Derivative) -> None:
        """What formulas read is conjugated: a formula of other libraries would do it a second time."""
        if not self._operator.is_holomorphic:
            return
        for expression in expressions(derivative):
            for call in calls(expression):
                if call.name in ("conj", "conj_physical"):
                    self._error(expression.at(call.offset), f"'{call.name}' in a formula, which reads conjugates",
                                "the tensor itself, or 'tags: not_holomorphic'")

    def _check_lists_beside_results(self) -> None:
        """A list has a gradient for each of its tensors, so that behind it no other has a number of its own."""
        returns = self._schema.returns
        flags = self._operator.output_differentiability or (True,) * len(returns)
        if not self._operator.derivatives or len(returns) < 2:
            return
        for result, has_gradient in zip(returns, flags):
            if has_gradient and isinstance(result.type, ListType):
                self._error(result.location, f"a result that is {result.type} beside others has a gradient",
                            "'false' for it in 'output_differentiability', or an operator for the list alone")

    def _check_by_rule(self) -> None:
        if "pointwise" not in self._entry.places:
            self._error(self._entry.words[BY_RULE][0].location, "'derivatives: auto' without a 'pointwise' expression, "
                                                                "which it differentiates", "a formula")
        elif self._operator.is_predicate:
            self._error(self._entry.words[BY_RULE][0].location, "'derivatives: auto' of a predicate, which has none")

    def _changed_in_place(self) -> Argument | None:
        """Returns the tensor whose history an in-place operator continues."""
        first = self._schema.arguments[0] if self._schema.name.inplace and self._schema.arguments else None
        return first if first and first.type == TENSOR else None

    def check_saved(self) -> None:
        """Reports values that a backward node would save under one name; the entry has no other mistakes."""
        for expression, one, other in NodeView(self._operator, {}).clashes():
            self._error(expression.location, f"{one} and {other} would be saved under one name",
                        "another name for an argument, or the value in a helper")
        both = {result.name for result in self._schema.returns} & {a.name for a in self._schema.arguments}
        for derivative in self._operator.derivatives:
            for name in names(derivative.expression):
                if name.text in both:
                    self._error(derivative.expression.at(name.offset), f"'{name.text}' is an argument and a result",
                                "names that differ")

    def _check_jvp(self) -> None:
        results = result_indices(self._schema)
        for word in self._entry.words.get("jvp", ()):
            if word.text not in results:
                self._error(word.location, f"unknown result '{word.text}' in 'jvp'", None, word.text, results)
        for derivative in self._operator.jvp:
            self._formulas.tangent(derivative)

    def _check_differentiability(self) -> None:
        for word in self._entry.words.get("non_differentiable", ()):
            argument = self._known_argument(word, "non_differentiable")
            if argument and not argument.type.is_tensor:
                self._error(word.location, f"'{word.text}' in 'non_differentiable' is {argument.type}",
                            "a Tensor argument")
        flags = self._operator.output_differentiability
        if flags is not None and len(flags) != len(self._schema.returns):
            self._error(self._entry.places["output_differentiability"],
                        f"'output_differentiability' has {len(flags)} values",
                        f"{len(self._schema.returns)}, one a return")
        elif flags is not None and all(
                word.text.lower() in ("true", "false") for word in self._entry.words["output_differentiability"]):
            self._check_flags(flags)

    def _check_flags(self, flags: tuple[bool, ...]) -> None:
        """Beside formulas the flags choose results, without them they say that none is missing; else they do nothing.
        """
        place = self._entry.places["output_differentiability"]
        has_formulas = "derivatives" in self._entry.places
        of_tensors = [flag for flag, result in zip(flags, self._schema.returns) if result.type.is_tensor]
        if not has_formulas and not may_lose_gradients(self._operator):
            self._error(place, "'output_differentiability' has no effect here",
                        "it beside 'derivatives', or for a result of a kernel that might have a gradient")
        elif not has_formulas and self._changed_in_place():
            self._error(place, "'output_differentiability' for what the operator changes",
                        "derivatives: {self: zeros_like(grad)}, if nothing of it is left")
        elif of_tensors and all(of_tensors):
            self._error(place, "'output_differentiability' has no effect: each result has a gradient without it",
                        "false for one that has none")
        elif of_tensors and has_formulas and not any(of_tensors):
            self._error(place, "'derivatives' have no effect where no result has a gradient", "true for one of them")

"""The checks of one entry against its own schema."""

from __future__ import annotations

from codegen.callables import Callables
from codegen.choice_checks import check_choices
from codegen.choices import branches, cases_of
from codegen.derivative_checks import DerivativeChecker
from codegen.dtype_checks import check_dtypes
from codegen.elementary import POINTWISE_FUNCTIONS
from codegen.entry import BY_RULE, Entry
from codegen.entry_checker import EntryChecker
from codegen.expression import Expression, names
from codegen.formula_checks import FormulaChecker
from codegen.formulas import result_indices
from codegen.meta_checks import MetaChecker
from codegen.model import expressions
from codegen.pointwise_types import MOST_INPUTS
from codegen.reserved import why_argument
from codegen.schema import TENSOR, Argument, OperatorKind, alias_sets
from codegen.schema_checks import SchemaChecker
from codegen.source import Diagnostics
from codegen.tag_checks import check_tags
from codegen.tokens import IDENTIFIER
from codegen.twins import check_twin
from codegen.variants import can_be_inplace, can_be_out
from codegen.vocabulary import Computation, Tag, Variant, words_of

_POINTWISE_TYPES = frozenset({"Tensor", "Scalar", "float", "int", "bool"})
# What a key needs to have an effect: another key of the entry, and how that is said.
_NEEDS = {
    "dtypes": ("pointwise", "a 'pointwise' expression"), "promotes": ("pointwise", "a 'pointwise' expression"),
    "promotion": ("pointwise", "a 'pointwise' expression"),
    "result_dtype": ("pointwise", "a 'pointwise' expression"),
    "scalar_twin": ("pointwise", "a 'pointwise' expression"),
    "meta": ("kernel", "a 'kernel'"),
    "non_differentiable": ("derivatives", "'derivatives'"),
}
# What holds where an entry does not say it.
_DEFAULTS = {"dtypes": "all", "promotion": "default", "result_dtype": "promoted"}


def check_entry(entry: Entry, operators: Callables, helpers: Callables | None, diagnostics: Diagnostics) -> bool:
    """Returns whether all is right within one entry, else reports it; formulas may call `operators` and, where they
    are known, `helpers` alone."""
    before = len(diagnostics)
    SchemaChecker(entry.operator, diagnostics).check()
    _Checker(entry, operators, helpers, diagnostics).check()
    if len(diagnostics) == before:
        DerivativeChecker(entry, operators, helpers, diagnostics).check_saved()
    return len(diagnostics) == before


class _Checker(EntryChecker):
    """The checks but those of derivatives."""

    def __init__(self, entry: Entry, operators: Callables, helpers: Callables | None,
                 diagnostics: Diagnostics) -> None:
        super().__init__(entry, operators, helpers, diagnostics)
        self._derivatives = DerivativeChecker(entry, operators, helpers, diagnostics)
        self._meta = MetaChecker(entry, operators, helpers, diagnostics)
        self._decided: frozenset[str] | None = None  # what branches depend on; None where a choice is wrong

    def check(self) -> None:
        """Runs all checks but that of the saved values."""
        self._decided = check_choices(self._operator, self._diagnostics)
        self._check_effects()
        if not self._check_computation():
            return  # what is it that the other keys are of?
        self._check_lets()
        self._check_variants()
        check_twin(self._entry, self._diagnostics)
        self._meta.check()
        self._check_pointwise()
        self._check_composite()
        self._derivatives.check()
        self._check_view()
        self._check_promotes()
        self._check_defaults()
        check_tags(self._entry, self._diagnostics)

    def _check_effects(self) -> None:
        """A key that nothing reads is a misunderstanding."""
        for key, (needed, words) in _NEEDS.items():
            if key in self._entry.places and needed not in self._entry.places:
                self._error(self._entry.places[key], f"'{key}' has no effect here", f"it beside {words}")
        for key, default in _DEFAULTS.items():
            words = self._entry.words.get(key, ())
            if [word.text for word in words] == [default]:
                self._error(words[0].location, f"'{key}: {default}' has no effect: it holds without it")
        check_dtypes(self._entry, self._diagnostics)
        if self._operator.derivatives and self._schema.kind is OperatorKind.OUT:
            self._error(self._entry.places["derivatives"], "'derivatives' of an out operator, which records nothing",
                        "them on the functional operator")

    def _check_lets(self) -> None:
        """A named part is a local in C++ beside the arguments; one that nothing names changes nothing."""
        words = self._entry.words.get("let", ())
        operator = self._operator
        formula = self._computed_expressions()
        users = [*formula, *(each.expression for each in operator.derivatives), *(part for _, part in operator.lets)]
        used = {name.text for expression in users for name in names(expression)}
        computes = {"pointwise", "composite", "derivatives"} & self._entry.places.keys()
        unread = len(operator.lets) < len(words) or computes and not formula and not operator.derivatives
        for word in words:
            why = why_argument(word.text)
            if not IDENTIFIER.fullmatch(word.text):
                self._error(word.location, f"bad name '{word.text}' in 'let'", "an identifier")
            elif why or (word.text in POINTWISE_FUNCTIONS and not operator.composite):
                self._error(word.location, f"the name '{word.text}' in 'let' is reserved: it is "
                                           f"{why or 'a function of pointwise expressions'}", "another name")
            elif self._schema.argument(word.text) or word.text in result_indices(self._schema):
                self._error(word.location, f"'{word.text}' in 'let' is an argument or a result", "another name")
            elif word.text not in used and not unread:
                self._error(word.location, f"'{word.text}' in 'let' has no effect: nothing names it",
                            f"'{word.text}' in '{'composite' if operator.composite else 'pointwise'}', in a formula, "
                            "or in a part after it")

    def _check_variants(self) -> None:
        for variant, word in self._entry.chosen("variants", Variant):
            if variant is Variant.METHOD and self._schema.kind is OperatorKind.OUT:
                self._error(word.location, "an out operator has no method", "'variants: function'")
            elif variant is Variant.METHOD and self._schema.argument("self") is None:
                self._error(word.location, "the operator cannot have a method variant", "an argument called self")
            elif variant is Variant.INPLACE and not can_be_inplace(self._schema):
                self._error(word.location, "the operator cannot have an inplace variant",
                            "a functional operator with a Tensor self and one Tensor return")
            elif variant is Variant.OUT and not can_be_out(self._schema):
                self._error(word.location, "the operator cannot have an out variant",
                            "a functional operator that returns Tensors")
            elif variant is Variant.OUT and self._schema.argument("out"):
                self._error(word.location, "the operator cannot have an out variant: it has an argument 'out'")
        for variant in (Variant.INPLACE, Variant.OUT):
            key = f"{variant.value}_overload"
            if getattr(self._operator, key) and variant not in self._operator.variants:
                self._error(self._entry.places[key], f"'{key}' without an {variant.value} variant",
                            f"'{variant.value}' among the variants")

    def _check_computation(self) -> bool:
        """Returns whether the entry says in one way at most how it computes."""
        given = [key for key in words_of(Computation) if key in self._entry.places]
        if not given:
            self._error(self._schema.location, "the entry does not say how it computes",
                        "one of 'pointwise', 'kernel' and 'composite'")
        elif len(given) > 1:
            self._error(max(self._entry.places[key] for key in given),
                        f"the entry has {' and '.join(map(repr, given))}",
                        "exactly one of 'pointwise', 'kernel' and 'composite'")
        return len(given) <= 1

    def _check_pointwise(self) -> None:
        if "pointwise" not in self._entry.places:
            return
        for argument in self._schema.arguments:
            if str(argument.type) not in _POINTWISE_TYPES and not self._may_decide(argument):
                self._error(argument.location, f"argument '{argument.name}' of a pointwise operator is {argument.type}",
                            "Tensor, Scalar, float, int or bool")
        results = [result.type for result in self._schema.returns]
        if results != [TENSOR] or self._schema.kind is not OperatorKind.FUNCTIONAL:
            self._error(self._schema.location, "a pointwise operator must be functional and return one Tensor")
        if not self._schema.tensor_arguments:
            self._error(self._schema.location, "a pointwise operator has no Tensor argument")
        if not self._operator.pointwise or self._decided is None:
            return
        before = len(self._diagnostics)
        for branch in branches(self._operator):
            if len(branch.operator.schema.arguments) > MOST_INPUTS:
                self._error(self._schema.location,
                            f"a pointwise operator has {len(branch.operator.schema.arguments)} arguments",
                            f"at most {MOST_INPUTS}")
            FormulaChecker(branch.operator, {}, None, self._diagnostics).pointwise(branch.operator.pointwise)
        if len(self._diagnostics) == before:
            self._check_used()
            self._check_cases()

    def _check_cases(self) -> None:
        """Results have the sizes and the dtype of all tensors that are given, whatever a call decides."""
        for branch in branches(self._operator):
            absent = {decision.argument.name for decision in branch.decisions
                      if decision.is_presence and not decision.holds}
            named = {argument.name for argument in branch.operator.schema.arguments}
            for tensor in self._schema.tensor_arguments:
                if tensor.name not in named | absent:
                    self._error(branch.operator.pointwise.expression.location,
                                f"the case does not name '{tensor.name}', and would not have its sizes and dtype",
                                f"'{tensor.name}' in each case of 'choose', or an operator for this one")

    def _may_decide(self, argument: Argument) -> bool:
        """Returns whether an argument decides a branch, or may as far as the expressions can be read."""
        if self._decided is None or self._operator.pointwise is None:
            return cases_of(argument.type) is not None
        return argument.name in self._decided

    def _check_composite(self) -> None:
        """A composite without C++ is an expression over operators."""
        name = self._operator.composite
        if isinstance(name, str) and self._schema.argument(name):
            self._error(self._entry.places["composite"], f"'{name}' is an argument, and a name alone is that of a C++ "
                                                         "function", f"'({name})' for what is passed")
        if self._operator.composition is None or self._decided is None:
            return
        if not (self._schema.kind is OperatorKind.FUNCTIONAL or self._schema.kind.is_view):
            self._error(self._entry.places["composite"], "the expression of a composite operator that writes to an "
                                                         "argument", "the name of a C++ function")
            return
        if not self._schema.returns:
            self._error(self._entry.places["composite"], "the expression of a composite operator without a result",
                        "the name of a C++ function")
            return
        before = len(self._diagnostics)
        for branch in branches(self._operator):
            FormulaChecker(branch.operator, self._callables, self._helpers, self._diagnostics).composite(
                branch.operator.composition)
        if len(self._diagnostics) == before:
            self._check_used()

    def _computed_expressions(self) -> list[Expression]:
        """Returns the expressions of all branches."""
        if not self._operator.computed or self._decided is None:
            return []
        return [branch.operator.computed.expression for branch in branches(self._operator)]

    def _check_used(self) -> None:
        """An argument that neither the expression nor a formula names changes nothing."""
        key = "pointwise" if self._operator.pointwise else "composite"
        formulas = self._operator.derivatives
        by_rule = [word.text for word in self._entry.words.get(BY_RULE, ())]
        written = [word for word in self._entry.words.get("derivatives", ()) if word.text not in by_rule]
        if sum(len(derivative.names) for derivative in formulas) < len(written):
            return  # one that cannot be read may name it
        users = [branch.operator.computed for branch in branches(self._operator)]
        used = {name.text for each in (*users, *formulas) for expression in expressions(each)
                for name in names(expression)}
        for argument in self._schema.arguments:
            if argument.name not in used | self._decided:
                self._error(argument.location, f"argument '{argument.name}' has no effect: the expression does not "
                                               "name it", f"'{argument.name}' in '{key}', or no such argument")

    def _check_view(self) -> None:
        place = self._entry.places.get("view")
        is_view = self._schema.kind.is_view
        if place and not is_view:
            self._error(place, "'view' for an operator that is not a view", "a return with an alias set, as Tensor(a)")
        elif is_view and place is None and "composite" not in self._entry.places:
            self._error(self._schema.location, "the view has no inverse", "view: {inverse: ...}")
        first = self._schema.arguments[0] if self._schema.arguments else None
        viewed = any(argument.annotation for argument in self._schema.arguments)
        has_kernel = is_view and "composite" not in self._entry.places
        if viewed and has_kernel and (
                first is None or first.name != "self" or first.type != TENSOR or first.annotation is None):
            self._error(first.location if first else self._schema.location,
                        "the first argument of a view is not what it is a view of", "Tensor(a) self")
        elif has_kernel:
            self._check_viewed(first)
        if has_kernel and len(self._schema.returns) > 1 and Tag.UNTRACKED_VIEW not in self._operator.tags:
            self._error(self._schema.returns[1].location, "a view has several results, of which none can be tracked",
                        "one result, as Tensor(a) or Tensor(a)[], or 'tags: untracked_view'")
        if self._operator.view_inverse:
            self._formulas.inverse(self._operator.view_inverse)

    def _check_viewed(self, first: Argument | None) -> None:
        """Every result that is a view is one of the first argument."""
        sets = alias_sets(first.annotation) if first else frozenset()
        for result in self._schema.returns:
            if sets and result.annotation and not sets & alias_sets(result.annotation):
                self._error(result.location, f"a result is a view of another argument than '{first.name}'",
                            f"Tensor({first.annotation}), or that argument first")

    def _check_defaults(self) -> None:
        key = "cpp_no_default_args"
        for word in self._entry.words.get(key, ()):
            argument = self._known_argument(word, key)
            if argument and argument.default is None:
                self._error(word.location, f"'{word.text}' in '{key}' has no default", "an argument that has one")
            elif argument and (left := self._default_before(argument)):
                self._error(word.location, f"without the default of '{word.text}' functions in C++ have none of "
                            f"'{left}', which is before it, either", f"'{left}' in '{key}', too")

    def _default_before(self, argument: Argument) -> str | None:
        """Returns the last argument before another that has a default in C++, or None."""
        before = self._schema.arguments[:self._schema.arguments.index(argument)]
        return next((each.name for each in reversed(before) if each.default is not None and each.has_cpp_default), None)

    def _check_promotes(self) -> None:
        words = self._entry.words.get("promotes", ())
        for word in words:
            self._known_argument(word, "promotes")
        tensors = {argument.name for argument in self._schema.tensor_arguments}
        if words and "scalar_twin" not in self._entry.places and {word.text for word in words} == tensors:
            self._error(self._entry.places["promotes"], "'promotes' has no effect: these are all tensors, which decide "
                                                        "the dtype without it")

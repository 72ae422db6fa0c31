"""The checks of `choose`: what an operator's branches are decided by."""

from __future__ import annotations

from codegen.choices import GIVEN, cases_of
from codegen.defaults import default_fits
from codegen.model import Choice, Operator
from codegen.schema import Argument, OptionalType
from codegen.source import Diagnostics, Reporter


def check_choices(operator: Operator, diagnostics: Diagnostics) -> frozenset[str] | None:
    """Returns the arguments that branches are decided by; None after an error in a choice."""
    before = len(diagnostics)
    decided: set[str] = set()
    if isinstance(operator.computed, Choice):
        _Checker(operator, diagnostics).check(operator.computed, {}, decided)
    return frozenset(decided) if len(diagnostics) == before else None


class _Checker(Reporter):
    """Checks a choice and those in its cases."""

    def __init__(self, operator: Operator, diagnostics: Diagnostics) -> None:
        super().__init__(str(operator.name), diagnostics)
        self._operator = operator

    def check(self, choice: Choice, before: dict[str, str], decided: set[str]) -> None:
        """Checks a choice where arguments were decided before; adds to `decided`."""
        schema = self._operator.schema
        argument = schema.argument(choice.argument)
        if argument is None:
            self._error(choice.location, f"unknown argument '{choice.argument}' in 'choose'", None, choice.argument,
                        [each.name for each in schema.arguments])
            return
        known = cases_of(argument.type, before.get(argument.name) == GIVEN)
        if known is None:
            self._error(choice.location, f"'choose' by '{argument.name}', which is {argument.type}",
                        "a str, a bool, a ScalarType, a MemoryFormat, or whether an optional argument is given")
            return
        if argument.name in before and not (before[argument.name] == GIVEN and isinstance(argument.type, OptionalType)):
            self._error(choice.location, f"'{argument.name}' is decided before")
            return
        decided.add(argument.name)
        if len(known) == 1:
            self._error(choice.location, f"'choose' by '{argument.name}' has no effect: it is always {known[0]}")
            return
        self._check_cases(choice, argument, known)
        for value, formula in choice.cases:
            if isinstance(formula, Choice):
                self.check(formula, before | {argument.name: value}, decided)

    def _check_cases(self, choice: Choice, argument: Argument, known: tuple[str, ...]) -> None:
        for (value, _), location in zip(choice.cases, choice.case_locations):
            if known and value not in known:
                self._error(location, f"unknown case '{value}' of '{argument.name}'",
                            f"{', '.join(known[:-1])} or {known[-1]}", value, known)
            elif not known and not value.isidentifier():
                self._error(location, f"the case '{value}' of '{argument.name}' is no word",
                            "letters, digits and underscores")
        values, formulas = zip(*choice.cases)
        if known and GIVEN not in known and set(values) == set(known) and all(each == formulas[0] for each in formulas):
            self._error(choice.location, f"'choose' by '{argument.name}' has no effect: its cases are the same")
        default = argument.default
        if not known and default and default_fits(argument.type, default) and default[0] in "'\"" \
                and default[1:-1] not in [value for value, _ in choice.cases]:
            self._error(choice.location, f"the default {default} of '{argument.name}' is no case",
                        f"{default[1:-1]}: …")

"""What the checks of an entry have in common."""

from __future__ import annotations

from codegen.callables import Callables
from codegen.entry import Entry
from codegen.entry_values import Word
from codegen.formula_checks import FormulaChecker
from codegen.schema import Argument, Schema
from codegen.source import Diagnostics, Reporter


class EntryChecker(Reporter):
    """Checks of one entry against its own schema, each a method that reports one kind of mistake."""

    def __init__(self, entry: Entry, operators: Callables, helpers: Callables | None,
                 diagnostics: Diagnostics) -> None:
        """Formulas may call `operators` and, where they are known, `helpers` alone."""
        super().__init__(str(entry.operator.name), diagnostics)
        self._entry = entry
        self._operator = entry.operator
        self._schema: Schema = entry.operator.schema
        self._callables, self._helpers = operators, helpers
        self._formulas = FormulaChecker(entry.operator, operators, helpers, diagnostics)

    def _results(self) -> str:
        """Returns what the schema says of its results."""
        types = ", ".join(str(result.type) for result in self._schema.returns)
        return f"the results {types}" if types else "no result"

    def _known_argument(self, word: Word, key: str) -> Argument | None:
        argument = self._schema.argument(word.text)
        if argument is None:
            self._error(word.location, f"unknown argument '{word.text}' in '{key}'", None, word.text,
                        [candidate.name for candidate in self._schema.arguments])
        return argument

"""Runs the resolver on a text."""

import os
import tempfile

from codegen.resolve import resolve
from codegen.source import Diagnostics


def resolve_text(text, **options):
    """Returns the operators and the printed errors for the text of a file called `ops.yaml`."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ops.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        operators = resolve(path, diagnostics, **options)
        return operators, [str(error).replace(path, "ops.yaml") for error in diagnostics]

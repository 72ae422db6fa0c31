"""Runs the resolver on a text, and code without the rights of root."""

import contextlib
import os
import tempfile

from codegen.resolve import resolve
from codegen.source import Diagnostics

NOBODY = 65534


def resolve_text(text, **options):
    """Returns the operators and the printed errors for the text of a file called `ops.yaml`."""
    diagnostics = Diagnostics()
    with written(text) as path:
        operators = resolve(path, diagnostics, **options)
        return operators, [str(error).replace(path, "ops.yaml") for error in diagnostics]


@contextlib.contextmanager
def written(text):
    """Gives the path of a file called `ops.yaml` with a text, while the context lasts."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ops.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        yield path


@contextlib.contextmanager
def unprivileged():
    """Lets root be refused as others are."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)

"""Runs the generator on a text, holds tests to what it says and writes, and runs code without the rights of root."""

import contextlib
import os
import tempfile

from codegen.known import read_manifest
from codegen.load import Sources
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.target import project
from codegen.views.library import make_library

NOBODY = 65534

# How entries begin of which a test says the rest: func, kernel, derivatives; pointwise.
F = "- func: f(Tensor self, Tensor other, int dim) -> Tensor\n  category: copy\n"
K = F + "  kernel: k\n"
D = K + "  derivatives: {self: grad}\n"
P = "- func: f(Tensor self, Tensor other) -> Tensor\n  category: copy\n  pointwise: self + other\n"


def resolve_text(text, **options):
    """Returns the operators and the printed errors for the text of a file called `ops.yaml`."""
    diagnostics = Diagnostics()
    with written(text) as path:
        operators = resolve(path, diagnostics, **options)
        return operators, [str(error).replace(path, "ops.yaml") for error in diagnostics]


def resolve_outside(text):
    """Returns the same for the entries of a project of the namespace `mine`."""
    return resolve_text(text, target=project("mine"), known_categories=None,
                        known_operators=read_manifest(Sources.manifest))


def rendered(text, path):
    """Returns one file of the output for the text of an ops.yaml."""
    operators, errors = resolve_text(text)
    if errors:
        raise AssertionError(errors)
    return render_all(make_library(operators))[path]


def expect_output(test, entries, files):
    """Holds a test to the text of generated files by path, from the first namespace on."""
    for path, expected in files.items():
        with test.subTest(path):
            text = rendered(entries, path)
            test.assertEqual(text[text.index("namespace"):], expected)


def expect_messages(test, rows):
    """Holds a test to the exact messages of each (text of ops.yaml, errors without `ops.yaml:`)."""
    for text, expected in rows:
        with test.subTest(text):
            test.assertEqual(resolve_text(text)[1], [f"ops.yaml:{error}" for error in expected])


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

"""Views → text: the Jinja environment."""

from __future__ import annotations

import hashlib
import re
import shlex
import sys
from functools import lru_cache
from pathlib import Path
from typing import Iterable

import jinja2

from codegen.literals import string_literal


@lru_cache(maxsize=None)
def environment(templates: Path) -> jinja2.Environment:
    """Returns the environment of all templates: undefined names are errors, control lines leave no trace."""
    result = jinja2.Environment(loader=jinja2.FileSystemLoader(templates), undefined=jinja2.StrictUndefined,
                                trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
                                bytecode_cache=_compiled_templates())
    for name, function in _FILTERS.items():
        result.filters[name] = function
    return result


def _compiled_templates() -> jinja2.BytecodeCache | None:
    """Returns what keeps compiled templates beside the compiled generator, where a folder is named for that."""
    if sys.pycache_prefix is None or sys.dont_write_bytecode:
        return None
    folder = Path(sys.pycache_prefix) / "templates"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # the same files are made without
        return None
    # Jinja2 knows when a template has changed, but not when what this file says of all of them has.
    made_by = hashlib.sha256(jinja2.__version__.encode() + Path(__file__).read_bytes()).hexdigest()[:16]
    return jinja2.FileSystemBytecodeCache(str(folder), f"{made_by}_%s")


_FILTERS = {
    "stub": lambda view: f"stubs::{view.id}",
    "string_literal": string_literal,
}

BANNER = re.compile(r"(?P<mark>//|#) Generated from (?P<source>.+) by templates/(?P<template>\S+)\. Do not edit; run\n"
                    r"(?P=mark)   python3 -m codegen(?P<words> .+)?\n")


def banner(template: str, source: str, words: Iterable[str] = ()) -> str:
    """Returns the first lines of a generated file, which match BANNER; nothing in them varies from run to run.

    `words` are what the command that makes the file has behind it.
    """
    mark = "#" if template.endswith((".yaml.j2", ".cmake.j2")) else "//"
    command = " ".join(["python3 -m codegen", *map(shlex.quote, words)])
    return f"{mark} Generated from {source} by templates/{template}. Do not edit; run\n{mark}   {command}\n"

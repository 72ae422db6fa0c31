"""The generator: text → model → checks → views → files, one module a stage."""

import importlib
import os
import sys

# The checks of expressions are recursive. The parser bounds how deep these are: two thousand nodes for a sum of
# as many terms, each of which takes a few calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

# A build names a folder of its own for what Python compiles the generator to: the sources may be installed, and are
# left as they are. The packages come first, which have theirs.
_compiled = os.environ.get("TENON_PYCACHE")
if _compiled:
    for _package in ("jinja2", "yaml"):
        importlib.import_module(_package)
    sys.pycache_prefix, sys.dont_write_bytecode = _compiled, False

"""The generator: text → model → checks → views → files, one module a stage."""

import importlib
import os
import resource
import sys

# The checks of expressions are recursive. The parser bounds how deep these are: two thousand nodes for a sum of
# as many terms, each of which takes a few calls. The stack has room for them, so that more is an error of Python.
_STACK_BYTES = 64 << 20
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))
_soft, _hard = resource.getrlimit(resource.RLIMIT_STACK)
if _soft != resource.RLIM_INFINITY and _soft < _STACK_BYTES:
    resource.setrlimit(resource.RLIMIT_STACK, (
        _STACK_BYTES if _hard == resource.RLIM_INFINITY else min(_STACK_BYTES, _hard), _hard))

# A build names a folder of its own for what Python compiles the generator to: the sources may be installed, and are
# left as they are. The packages come first, which have theirs.
_compiled = os.environ.get("TENON_PYCACHE")
if _compiled:
    for _package in ("jinja2", "yaml"):
        importlib.import_module(_package)
    sys.pycache_prefix, sys.dont_write_bytecode = _compiled, False

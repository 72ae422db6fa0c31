"""The generator: text → model → checks → views → files, one module a stage."""

import sys

# The checks of expressions are recursive. The parser bounds how deep these are: two thousand nodes for a sum of
# as many terms, each of which takes a few calls.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 20_000))

"""What is generated follows from types and nodes: nothing searches a C++ text, or asks how it begins."""

import ast
import unittest
from pathlib import Path

from jinja2 import nodes

from codegen import outputs
from codegen.outputs import TEMPLATES
from codegen.render import environment

CODEGEN = Path(outputs.__file__).resolve().parent
SEARCHES = frozenset("startswith endswith find rfind search match fullmatch findall finditer sub replace removeprefix "
                     "removesuffix partition rpartition".split())
# What is searched there is no C++ that the generator made.
ALLOWED = {
    "api/autograd.py: class_name": "the name of an operator",
    "api/autograd.py: helpers": "the name of a function in an entry",
    "api/checked_numbers.py: element": "a formula of an entry",
    "api/composite.py: helpers": "the name of a function in an entry",
    "api/defaults.py: _list": "a default in a schema",
    "api/dispatcher.py: value_type": "the name of a list type",
    "api/formula_calls.py: _is_of_numbers": "the name of a function in an entry",
    "api/formula_calls.py: formula_call": "the name of a function in an entry",
    "views/autograd.py: _saved_result": "the place of a variable",
    "views/backend.py: _qualify_meta": "the name of a function in an entry",
}


def is_search(node):
    """Returns whether a node of Python looks for something in a text."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in SEARCHES
    # `"||" in part`, but not `"all" in kernel`, which asks for a key.
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)) \
        and _is_text(node.left) and isinstance(node.comparators[0], (ast.Name, ast.Attribute, ast.Call, ast.Subscript))


def _is_text(node):
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.isidentifier()


def functions_with_searches(node, function=""):
    """Yields the name of the innermost function around each search below a node."""
    function = node.name if isinstance(node, ast.FunctionDef) else function
    if is_search(node):
        yield function
    for child in ast.iter_child_nodes(node):
        yield from functions_with_searches(child, function)


def searches_of_python():
    for folder in ("api", "views"):
        for path in sorted((CODEGEN / folder).glob("*.py")):
            for function in functions_with_searches(ast.parse(path.read_text(encoding="utf-8"))):
                yield f"{folder}/{path.name}: {function}"


def searches_of_templates():
    for path in sorted(TEMPLATES.rglob("*.j2")):
        parsed = environment(TEMPLATES).parse(path.read_text(encoding="utf-8"))
        found = [call.node.attr for call in parsed.find_all(nodes.Call) if isinstance(call.node, nodes.Getattr)]
        found += [each.name for each in parsed.find_all((nodes.Filter, nodes.Test))]
        found += ["in" for each in parsed.find_all(nodes.Compare) for operand in each.ops
                  if operand.op in ("in", "notin") and isinstance(each.expr, nodes.Const)]
        yield from (f"{path.relative_to(TEMPLATES)}: {name}" for name in found
                    if name in SEARCHES | {"in", "string", "first", "last", "truncate"})


class TextDecisions(unittest.TestCase):
    def test_views_and_conventions(self):
        found = set(searches_of_python())
        self.assertEqual(sorted(found - ALLOWED.keys()), [], "what else searches a text that is no C++ goes to ALLOWED")
        self.assertEqual(sorted(ALLOWED.keys() - found), [], "is no longer there")

    def test_templates(self):
        self.assertEqual(list(searches_of_templates()), [])


if __name__ == "__main__":
    unittest.main()

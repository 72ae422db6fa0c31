"""Nothing in codegen/ is left over, and no name stands for two types: each is named where it has an effect."""

import ast
import re
import unittest
from collections import Counter
from pathlib import Path

import jinja2

from codegen.outputs import TEMPLATES
from codegen.render import environment
from codegen.views import declaration

CODEGEN = Path(declaration.__file__).resolve().parent.parent
JINJA = jinja2.Environment()


def defined(tree):
    """Yields the names that a module and its classes define, but for what Python itself calls."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("__"):
            yield node.name
        if isinstance(node, (ast.Module, ast.ClassDef)):
            targets = [target for item in node.body if isinstance(item, ast.Assign) for target in item.targets]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def named_types(tree):
    """Yields the classes of a module and its other names for types."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            yield from (target.id for target in node.targets)


class Unused(unittest.TestCase):
    def test_definitions(self):
        sources = {path: path.read_text(encoding="utf-8") for path in sorted(CODEGEN.rglob("*.py"))}
        templates = "\n".join(path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.j2"))
        words = Counter(re.findall(r"\w+", "\n".join([*sources.values(), templates])))
        unused = [f"{path.name}: {name}" for path, text in sources.items() for name in defined(ast.parse(text))
                  if words[name] == 1]
        self.assertEqual(unused, [])

    def test_each_type_has_a_name_of_its_own(self):
        modules = [ast.parse(path.read_text(encoding="utf-8")) for path in CODEGEN.rglob("*.py")]
        found = Counter(name for module in modules for name in named_types(module) if not name.startswith("_"))
        self.assertEqual([name for name, count in found.items() if count > 1], [])

    def test_filters_and_globals(self):
        templates = "\n".join(path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.j2"))
        found = environment(TEMPLATES)
        self.assertEqual([name for name in found.filters if name not in JINJA.filters
                          and not re.search(rf"\| *{name}\b|map\(\"{name}\"", templates)], [])
        own = set(found.globals) - set(JINJA.globals)
        self.assertEqual([name for name in sorted(own) if not re.search(rf"\{{.*\b{name}\.\w+\(", templates)], [])


if __name__ == "__main__":
    unittest.main()

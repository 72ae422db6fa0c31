"""A view has what its output reads: little that all of them share, and nothing that nobody reads."""

import contextlib
import dataclasses
import importlib
import inspect
import pkgutil
import re
import sys
import unittest
from collections import defaultdict
from unittest import mock

from codegen import views
from codegen.explain import explain
from codegen.outputs import files_by_operator, render_all
from codegen.views.explained import ExplainedView
from codegen.views.handwritten import handwritten_functions
from codegen.views.operator import OperatorView
from tests.codegen.golden_sample import libraries

MOST_SHARED = 10  # members of the base of all views


def view_classes():
    """Returns the classes of codegen/views that show an operator, or a part of one."""
    modules = [importlib.import_module(f"codegen.views.{found.name}") for found in pkgutil.iter_modules(views.__path__)]
    return [found for module in modules for name, found in inspect.getmembers(module, inspect.isclass)
            if found.__module__ == module.__name__ and name.endswith("View")]


def members(class_):
    """Returns the public members of an instance that a class has beside those of the base of all."""
    found = set()
    for each in class_.__mro__[:-1]:
        if each is not OperatorView or class_ is OperatorView:
            found |= {name for name, value in vars(each).items()
                      if not name.startswith("_") and not isinstance(value, classmethod)}
            found |= set(getattr(each, "__dataclass_fields__", ()))
            begun = vars(each).get("__init__") if not dataclasses.is_dataclass(each) else None
            found |= set(re.findall(r"self\.([a-z]\w*)\b[^=\n]* = ", inspect.getsource(begun))) if begun else set()
    return found


@contextlib.contextmanager
def recorded_reads():
    """Gives the members of each class that are read by others than the instance itself, while the context lasts."""
    reads = defaultdict(set)

    def recorded(self, name):
        if sys._getframe(1).f_locals.get("self") is not self:
            reads[type(self)].add(name)
        return object.__getattribute__(self, name)

    with contextlib.ExitStack() as stack:
        for class_ in view_classes():
            stack.enter_context(mock.patch.object(class_, "__getattribute__", recorded))
        yield reads


class Views(unittest.TestCase):
    def test_the_base_is_small(self):
        self.assertLessEqual(len(members(OperatorView)), MOST_SHARED, sorted(members(OperatorView)))

    def test_the_classes_are_known(self):
        self.assertLessEqual({"BackendView", "BackwardNodeView", "CompositeView", "DeclarationView", "DefinitionView",
                              "FunctionView", "KernelsView", "MethodView", "RedispatchView"},
                             {class_.__name__ for class_ in view_classes()})

    def test_what_a_view_has_is_read(self):
        with recorded_reads() as reads:
            for library in libraries().values():
                render_all(library)
                files_by_operator(library)
                for view in library.views:
                    explain(ExplainedView.of(view), [])
                for function in handwritten_functions(library):
                    str(function)
        for class_ in view_classes():
            if not class_.__subclasses__():  # of another one each that derives from it reads all
                with self.subTest(class_.__name__):
                    self.assertEqual(members(class_) - reads[class_], set())


if __name__ == "__main__":
    unittest.main()

"""Where generated C++ lives: in the library itself, or in a project that makes operators of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from codegen.cpp_text import NO_CODE
from codegen.reserved import MOST_CHARACTERS, why_namespace

LIBRARY = "tenon"
# What headers name of the library; a project's own namespace sees none of it.
_NAMES = """
    ArrayRef DType Device DispatchKeySet Generator IntArrayOf IntArrayRef Layout MemoryFormat Operator OperatorKind
    OptionalIntArrayRef Scalar Tensor TensorBase TensorList TensorOptions TensorSpec detail
""".split()
_QUALIFIED = re.compile(NO_CODE + r"|(?<![\w:])(?P<name>" + "|".join(_NAMES) + r")\b")
_NAMESPACE = re.compile(r"[A-Za-z]\w*", re.ASCII)
_INCLUDE_PREFIX = re.compile(r"[A-Za-z]\w*([.+-]\w+)*(/\w+([.+-]\w+)*)*", re.ASCII)


@dataclass(frozen=True)
class Target:
    """The namespace of the operators, and the folder that their headers are included from."""

    namespace: str = LIBRARY
    folder: str = "tenon/generated"

    @property
    def is_project(self) -> bool:
        """Returns whether the operators are not those of the library."""
        return self.namespace != LIBRARY

    @property
    def prefix(self) -> str:
        """Returns what stands before the names of the operators, in schemas and in C++ outside of their namespace."""
        return f"{self.namespace}::" if self.is_project else ""

    @property
    def tenon(self) -> str:
        """Returns what stands before names of the library that a project has namespaces of the same name for."""
        return f"{LIBRARY}::" if self.is_project else ""

    def header(self, path: str) -> str:
        """Returns what to include for a generated header."""
        return f"{self.folder}/{path}"

    def qualified(self, header: str) -> str:
        """Returns the text of a header with the namespace before the names of the library."""
        if not self.is_project:
            return header
        return _QUALIFIED.sub(lambda found: f"{self.tenon if found['name'] else ''}{found.group()}", header)


BUILT_IN = Target()


def project(namespace: str, include_prefix: str | None = None) -> Target:
    """Returns the target of a project, whose headers lie in a folder named for its namespace unless one is given."""
    return Target(namespace, namespace if include_prefix is None else include_prefix)


def bad_namespace(namespace: str) -> str | None:
    """Returns why operators cannot be in a namespace, as a sentence; None where they can."""
    if not _NAMESPACE.fullmatch(namespace) or "__" in namespace:
        return f"'{namespace}' cannot be a namespace of operators, expected one name, as 'mine' of 'mine::relu'"
    if len(namespace) > MOST_CHARACTERS:
        return f"the namespace has {len(namespace)} characters, expected at most {MOST_CHARACTERS}"
    why = why_namespace(namespace)
    return why and f"the namespace '{namespace}' is reserved: it is {why}, expected another name"


def bad_include_prefix(prefix: str) -> str | None:
    """Returns why headers cannot be included from a folder, as a sentence; None where they can."""
    if not _INCLUDE_PREFIX.fullmatch(prefix):
        return f"'{prefix}' cannot be an include prefix, expected names of folders, as 'company/mine' of " \
               "<company/mine/operators.h>"
    if prefix.split("/")[0] == LIBRARY:
        return f"the include prefix '{prefix}' is reserved: the headers of the library are in '{LIBRARY}', expected " \
               "another name"
    return None

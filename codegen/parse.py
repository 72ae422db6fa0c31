"""Text → model: the function schemas of native_functions.yaml."""

from __future__ import annotations

import re
from typing import Callable, Iterable, Iterator, TypeVar

import yaml

from codegen.schema import Annotation, Argument, BaseType, ListType, OperatorName, OptionalType, Return, Schema, Type
from codegen.sentences import sentence
from codegen.source import Diagnostics, Location
from codegen.tokens import IDENTIFIER, Token, TokenReader

BASE_TYPES = frozenset("""
    Tensor Scalar int SymInt float SymFloat bool SymBool str ScalarType Device DeviceIndex Layout MemoryFormat
    Generator Dimname DimVector Stream Storage QScheme ConstQuantizerPtr DispatchKey AnyEnumType GraphModule
""".split())
CLASS_TYPE_PREFIX = "__torch__."

_AUGMENTED = frozenset("add sub mul div mod pow lshift rshift and xor or".split())
_OPERATOR = re.compile(r"([A-Za-z_]\w*)(?:\.([A-Za-z_]\w*))?", re.ASCII)
_MOST_SUFFIXES = 5
_MOST_ELEMENTS = 64  # kMostElements
_FUNC = re.compile(r"\bfunc:[ \t]*(?:[|>][-+1-9]*\s+)?['\"]?(.*)")
_DUNDER = re.compile(r"__([^_]+)__")
_TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<word>[A-Za-z_]\w*(?:(?:\.|::)\w+)*)
  | (?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)
  | (?P<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
  | (?P<symbol>->|[()\[\],*?!=|-])
""", re.VERBOSE | re.ASCII)

_Item = TypeVar("_Item")


class SchemaError(Exception):
    """A schema that cannot be read: the place, what is wrong, what was expected. Its text says all but the place."""

    def __init__(self, location: Location, what: str, expected: str | None = None,
                 given: str | None = None, candidates: Iterable[str] = ()) -> None:
        super().__init__(sentence(what, expected, given, candidates))
        self.location = location
        self.what = what
        self.expected = expected
        self.given = given
        self.candidates = candidates

    def report(self, diagnostics: Diagnostics, operator: str | None) -> None:
        """Adds the error to the diagnostics."""
        diagnostics.error(self.location, operator, self.what, self.expected, self.given, self.candidates)


def parse_schema(text: str, at: Callable[[int], Location] | None = None) -> Schema:
    """Returns the schema that `text` spells; `at` gives the location of an offset. Raises SchemaError."""
    at = at or (lambda offset: Location("<schema>", 1, offset + 1))
    try:
        return _Parser(text, at).schema()
    except RecursionError:
        raise SchemaError(at(0), "the schema is nested too deeply") from None


def parse_operator_name(text: str) -> OperatorName | None:
    """Returns the name that `text` spells, such as `add_.Tensor`; None if it spells none."""
    match = _OPERATOR.fullmatch(text)
    if match is None:
        return None
    name, overload = match.group(1), match.group(2) or ""
    dunder = _DUNDER.fullmatch(name)
    if dunder:
        base = dunder.group(1)
        inplace = base[0] == "i" and base[1:] in _AUGMENTED
        return OperatorName(base[1:] if inplace else base, inplace, True, overload)
    inplace = name.endswith("_") and name.strip("_") != ""
    return OperatorName(name[:-1] if inplace else name, inplace, False, overload)


def operator_label(text: str) -> str | None:
    """Returns what an unreadable schema seems to be called, for its diagnostics."""
    match = _OPERATOR.match(text)
    return match.group(0) if match else None


def raw_label(entry: yaml.Node | str) -> str | None:
    """Returns what the operator of a raw YAML entry, or of an entry's text, seems to be called."""
    if isinstance(entry, str):
        named = _FUNC.search(entry)
        return operator_label(named.group(1)) if named else None
    func = raw_func(entry)
    return operator_label(func.value) if isinstance(func, yaml.ScalarNode) else None


def raw_func(entry: yaml.Node) -> yaml.Node | None:
    pairs = entry.value if isinstance(entry, yaml.MappingNode) else ()
    return next((value for key, value in pairs if key.value == "func"), None)


class _Parser(TokenReader):
    """A recursive-descent parser over the tokens of one schema."""

    def __init__(self, text: str, at: Callable[[int], Location]) -> None:
        self._text = text
        self._at = at
        super().__init__(list(self._tokenize()))
        self._kwarg_only = False

    def schema(self) -> Schema:
        """Returns the schema; everything up to the end of the text belongs to it."""
        location = self._location()
        name = self._operator_name()
        self._expect("(", "'(' after the operator's name")
        arguments = self._arguments()
        self._expect("->", "'->' and the returns")
        returns = self._returns()
        if self._kind() != "end":
            raise self._error("the end of the schema")
        return Schema(name, arguments, returns, location)

    def _tokenize(self) -> Iterator[Token]:
        offset = 0
        while offset < len(self._text):
            match = _TOKEN.match(self._text, offset)
            if match is None:
                what = "unterminated string" if self._text[offset] in "'\"" else "unexpected character"
                raise SchemaError(self._at(offset), f"{what} {self._text[offset]!r} in the schema")
            if match.lastgroup != "space":
                yield match.lastgroup, match.group(), offset
            offset = match.end()
        yield "end", "", len(self._text.rstrip())

    def _operator_name(self) -> OperatorName:
        name = parse_operator_name(self._peek()) if self._kind() == "word" else None
        if name is None:
            raise self._error("an operator name, as in 'add' or 'add.Tensor'")
        self._position += 1
        return name

    def _arguments(self) -> tuple[Argument, ...]:
        return self._items(self._argument, "an argument")

    def _argument(self) -> Argument:
        if not self._kwarg_only and self._accept("*"):
            self._kwarg_only = True
            self._expect(",", "',' and a keyword-only argument after '*'")
        location = self._location()
        type_, annotation = self._type()
        name = self._identifier("an argument name")
        default = self._default() if self._accept("=") else None
        return Argument(name, type_, default, annotation, self._kwarg_only, location)

    def _returns(self) -> tuple[Return, ...]:
        return self._items(self._return, "a return") if self._accept("(") else (self._return(),)

    def _items(self, item: Callable[[], _Item], what: str) -> tuple[_Item, ...]:
        """Returns the items up to the closing parenthesis."""
        if self._accept(")"):
            return ()
        items = [item()]
        while not self._accept(")"):
            self._expect(",", f"',' or ')' after {what}")
            items.append(item())
        return tuple(items)

    def _return(self) -> Return:
        location = self._location()
        type_, annotation = self._type()
        name = self._identifier("a return name") if self._kind() == "word" else None
        return Return(name, type_, annotation, location)

    def _type(self) -> tuple[Type, Annotation | None]:
        type_: Type = self._base_type()
        annotation = self._annotation() if self._accept("(") else None
        suffixes = 0
        while self._peek() in ("?", "["):
            suffixes += 1
            if suffixes > _MOST_SUFFIXES:
                raise SchemaError(self._location(), f"a type with more than {_MOST_SUFFIXES} suffixes",
                                  "one such as 'Tensor?[]'")
            if self._accept("?"):
                type_ = OptionalType(type_)
            else:
                self._position += 1
                size = self._list_size()
                self._expect("]", "']' after a list's size")
                type_ = ListType(type_, size)
        return type_, annotation

    def _base_type(self) -> BaseType:
        if self._kind() != "word":
            raise self._error("a type")
        name = self._peek()
        if name not in BASE_TYPES and not name.startswith(CLASS_TYPE_PREFIX):
            raise SchemaError(self._location(), f"unknown type '{name}'", None, name, BASE_TYPES)
        self._position += 1
        return BaseType(name)

    def _list_size(self) -> int | None:
        if self._kind() != "number":
            return None
        if not self._peek().isdigit():
            raise self._error("a whole number as a list's size")
        if not 1 <= int(self._peek()[:20]) <= _MOST_ELEMENTS or self._peek().startswith("0"):
            raise self._error(f"a size from 1 to {_MOST_ELEMENTS}")
        return int(self._take()[1])

    def _annotation(self) -> Annotation:
        sets = self._alias_sets()
        is_write = self._accept("!")
        sets_after = self._alias_sets() if self._accept("->") else ()
        self._expect(")", "')' after an alias set")
        return Annotation(sets, is_write, sets_after)

    def _alias_sets(self) -> tuple[str, ...]:
        if self._accept("*"):
            return ("*",)
        sets = [self._identifier("an alias set")]
        while self._accept("|"):
            sets.append(self._identifier("an alias set"))
        return tuple(sets)

    def _default(self) -> str:
        """Returns the default's text as the schema has it, without needless spaces in a list."""
        start = self._offset()
        self._value()
        _, text, offset = self._tokens[self._position - 1]
        default = self._text[start:offset + len(text)]
        if default[0] != "[":
            return default
        # Boxed calls read elements without spaces around them.
        return re.sub(r"(?<=,)\s+", " ", re.sub(r"\s+(?=[,\]])|(?<=\[)\s+", "", default))

    def _value(self) -> None:
        if self._accept("["):
            while not self._accept("]"):
                self._value()
                if self._peek() != "]":
                    self._expect(",", "',' or ']' in a list")
            return
        signed = self._accept("-")
        if self._kind() != "number" and (self._peek() not in ("inf", "nan") if signed
                                         else self._kind() not in ("word", "string")):
            raise self._error("a default value")
        self._position += 1

    def _identifier(self, expected: str) -> str:
        if self._kind() != "word" or not IDENTIFIER.fullmatch(self._peek()):
            raise self._error(expected)
        return self._take()[1]

    def _location(self) -> Location:
        return self._at(self._offset())

    def _error(self, expected: str) -> SchemaError:
        return SchemaError(self._location(), self._found("the schema"), expected)

"""Expressions of ops.yaml: a subset of C++, parsed so that its names can be checked and rewritten."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field, replace
from typing import Callable, Iterator, TypeVar

from codegen.nodes import (BINARY, TERNARY_PRECEDENCE, Binary, Braces, Call, Index, Literal, LiteralKind, Member, Name,
                           Node, Parentheses, Ternary, Unary, fold, walk, with_children)
from codegen.source import Location
from codegen.tokens import Token, TokenReader

_LONGEST = 4000  # names, numbers and signs
_DEEPEST = 100  # brackets, branches and signs in each other; compilers stop at 256

_TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<float>(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?[fF]?|\d+[eE][+-]?\d+[fF]?)
  | (?P<int>0[xX][0-9a-fA-F]+|\d+[uUlL]*)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<name>[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)
  | (?P<symbol>->|&&|\|\||==|!=|<=|>=|<<|>>|[-+*/%<>!~&|^?:.,()\[\]{}])
""", re.VERBOSE | re.ASCII)
_WHOLE = re.compile(r"(?:0|[1-9]\d*|0[xX][0-9a-fA-F]+)(?:[uU](?:l|L|ll|LL)?|(?:l|L|ll|LL)[uU]?)?", re.ASCII)
_TEMPLATE = re.compile(r"<[\w:,<> ]*>(?=\s*\()", re.ASCII)

_Result = TypeVar("_Result")


class ExpressionError(Exception):
    """An expression that cannot be read: the offset, what is wrong, what was expected."""

    def __init__(self, offset: int, what: str, expected: str | None = None) -> None:
        super().__init__(what)
        self.offset = offset
        self.what = what
        self.expected = expected


@dataclass(frozen=True)
class Expression:
    """A parsed expression and its text; `at` gives the location of an offset of the text."""

    root: Node
    text: str = field(compare=False)
    at: Callable[[int], Location] = field(compare=False, repr=False)

    @property
    def location(self) -> Location:
        """Returns the place of the first character."""
        return self.at(0)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class CallSite:
    """A called name: `is_method` for `x.name(…)`, the number of arguments, the offset of the name."""

    name: str
    is_method: bool
    arity: int
    offset: int


def parse_expression(text: str, at: Callable[[int], Location] | None = None) -> Expression:
    """Returns the expression that `text` spells. Raises ExpressionError."""
    return Expression(_Parser(text).whole(), text, at or (lambda offset: Location("<expression>", 1, offset + 1)))


def _literal(text: str, kind: LiteralKind, offset: int) -> Literal:
    """Returns a literal. Raises ExpressionError for a number that C++ has no type for, or reads as another."""
    if kind is LiteralKind.INT and not _WHOLE.fullmatch(text):
        if re.match("0[0-9]", text):
            raise ExpressionError(offset, f"the number {text} begins with 0, which stands for base 8 in C++",
                                  "it without the 0")
        raise ExpressionError(offset, f"the number {text} has a suffix that C++ does not know", "no suffix")
    if kind is LiteralKind.INT and int(text.rstrip("uUlL"), 0) >= 2**63:
        raise ExpressionError(offset, f"the number {text} has more than 64 bits", "a point in it, as in 1e30")
    if kind is LiteralKind.FLOAT and math.isinf(float(text.rstrip("fF"))):
        raise ExpressionError(offset, f"no double is as large as {text}", "a number below 1e308")
    return Literal(text, kind, offset=offset)


def names(expression: Expression) -> list[Name]:
    """Returns the free identifiers, without those that are called."""
    called = {id(node.function) for node in walk(expression.root) if isinstance(node, Call)}
    return [node for node in walk(expression.root) if isinstance(node, Name) and id(node) not in called]


def calls(expression: Expression) -> list[CallSite]:
    """Returns the called functions and methods."""
    return [CallSite(node.function.text if isinstance(node.function, Name) else node.function.name,
                     isinstance(node.function, Member), len(node.arguments), node.function.offset)
            for node in walk(expression.root)
            if isinstance(node, Call) and isinstance(node.function, (Name, Member))]


def rewrite(expression: Expression, function: Callable[[Node], Node]) -> Expression:
    """Returns the expression with every node replaced by `function(node)`, innermost first.

    The text is printed anew only when a node changed.
    """
    return with_root(expression, fold(expression.root, lambda node, parts: function(with_children(node, parts))))


def with_root(expression: Expression, root: Node) -> Expression:
    """Returns the expression with another root; itself when it is its own."""
    return expression if root is expression.root else replace(expression, root=root, text=str(root))


class _Parser(TokenReader):
    """A Pratt parser over the tokens (kind, text, offset) of one expression."""

    def __init__(self, text: str) -> None:
        self._text = text
        super().__init__(list(self._tokenize()))
        if len(self._tokens) > _LONGEST:
            raise ExpressionError(self._tokens[_LONGEST][2],
                                  f"the expression has {len(self._tokens) - 1} words and signs",
                                  f"at most {_LONGEST}, such as an operator for a part of it")
        self._depth = 0

    def whole(self) -> Node:
        """Returns the expression; everything up to the end of the text belongs to it."""
        node = self._expression()
        if self._kind() != "end":
            raise self._error("an operator or the end of the expression")
        return node

    def _tokenize(self) -> Iterator[Token]:
        offset = 0
        while offset < len(self._text):
            match = _TOKEN.match(self._text, offset)
            if match is None:
                raise ExpressionError(offset, f"unexpected character {self._text[offset]!r} in the expression")
            kind = match.lastgroup
            if kind == "name" and self._text[match.end():match.end() + 1] == "<":
                template = _TEMPLATE.match(self._text, match.end())
                yield kind, match.group(), offset
                if template:
                    yield "template", template.group(), match.end()
                offset = template.end() if template else match.end()
                continue
            if kind != "space":
                if self._text.startswith("--", offset):
                    raise ExpressionError(offset, "'--' counts down in C++", "'- -' for the minus of a minus")
                yield kind, match.group(), offset
            offset = match.end()
        yield "end", "", len(self._text.rstrip())

    def _expression(self, minimum: int = 0) -> Node:
        """Returns the longest expression whose operators bind at least as strongly as `minimum`."""
        left = self._prefix()
        while BINARY.get(self._peek(), -1) >= minimum and self._kind() == "symbol":
            _, operator, offset = self._take()
            left = Binary(operator, left, self._expression(BINARY[operator] + 1), offset=offset)
        if minimum <= TERNARY_PRECEDENCE and self._peek() == "?":
            offset = self._take()[2]
            yes = self._nested(self._expression)
            self._expect(":", "':' and the other branch of '?'")
            return Ternary(left, yes, self._nested(self._expression, TERNARY_PRECEDENCE), offset=offset)
        return left

    def _nested(self, parse: Callable[..., _Result], *arguments: object) -> _Result:
        """Returns what `parse` reads, one level deeper."""
        if self._depth == _DEEPEST:
            raise ExpressionError(self._offset(),
                                  f"the expression is nested more than {_DEEPEST} deep",
                                  "fewer brackets and '?:' in each other, such as an operator for a part of it")
        self._depth += 1
        result = parse(*arguments)
        self._depth -= 1
        return result

    def _prefix(self) -> Node:
        if self._peek() in ("-", "!", "~"):
            _, operator, offset = self._take()
            return Unary(operator, self._nested(self._prefix), offset=offset)
        return self._postfix(self._primary())

    def _primary(self) -> Node:
        kind, text, offset = self._tokens[self._position]
        if kind == "name":
            self._take()
            if text in ("true", "false"):
                return Literal(text, LiteralKind.BOOL, offset=offset)
            return Name(text, self._template(), offset=offset)
        if kind in ("int", "float", "string"):
            self._take()
            return _literal(text, LiteralKind(kind), offset)
        if self._accept("("):
            inner = self._nested(self._expression)
            self._expect(")", "')'")
            return Parentheses(inner, offset=offset)
        if self._accept("{"):
            return Braces(self._items("}"), offset=offset)
        raise self._error("a value")

    def _postfix(self, node: Node) -> Node:
        while self._kind() == "symbol":
            offset = self._offset()
            if self._accept("("):
                node = Call(node, self._items(")"), offset=offset)
            elif self._accept("["):
                node = Index(node, self._nested(self._expression), offset=offset)
                self._expect("]", "']' after an index")
            elif self._peek() in (".", "->"):
                node = self._member(node)
            else:
                break
        return node

    def _member(self, object_: Node) -> Member:
        operator = self._take()[1]
        kind, name, offset = self._tokens[self._position]
        if kind != "name" or "::" in name:
            raise self._error("the name of a method")
        self._take()
        return Member(object_, name, self._template(), operator, offset=offset)

    def _template(self) -> str:
        return self._take()[1] if self._kind() == "template" else ""

    def _items(self, close: str) -> tuple[Node, ...]:
        """Returns the expressions up to the closing bracket."""
        if self._accept(close):
            return ()
        items = [self._nested(self._expression)]
        while not self._accept(close):
            self._expect(",", f"',' or '{close}'")
            items.append(self._nested(self._expression))
        return tuple(items)

    def _error(self, expected: str) -> ExpressionError:
        return ExpressionError(self._offset(), self._found("the expression"), expected)

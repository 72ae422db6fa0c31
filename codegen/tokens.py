"""What the readers of schemas and of expressions have in common: tokens, read one by one."""

from __future__ import annotations

import re

IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
Token = tuple[str, str, int]  # kind, text, offset


class TokenReader:
    """Reads tokens from left to right; the last one is of the kind `end`."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._position = 0

    def _kind(self) -> str:
        return self._tokens[self._position][0]

    def _peek(self) -> str:
        return self._tokens[self._position][1]

    def _offset(self) -> int:
        return self._tokens[self._position][2]

    def _take(self) -> Token:
        self._position += 1
        return self._tokens[self._position - 1]

    def _accept(self, text: str) -> bool:
        accepted = self._peek() == text
        self._position += accepted
        return accepted

    def _expect(self, text: str, expected: str) -> None:
        if not self._accept(text):
            raise self._error(expected)

    def _found(self, whole: str) -> str:
        """Returns what is wrong with the next token, of a whole such as `the schema`."""
        return f"{whole} ends too early" if self._kind() == "end" else f"unexpected '{self._peek()}' in {whole}"

    def _error(self, expected: str) -> Exception:
        """Returns the error that the next token is."""
        raise NotImplementedError

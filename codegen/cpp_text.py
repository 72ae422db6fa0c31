"""What of a C++ text is no code: comments, literals and directives of the preprocessor."""

from __future__ import annotations

import re

_LITERAL = r'"(?s:\\.|[^"\\\n])*"|\'(?s:\\.|[^\'\\\n])*\''
_COMMENT = r"//[^\n]*|/\*(?s:.*?)\*/"
# To be looked for together with something else, which is then not found in it. Of a macro, the lines after its first
# are code.
NO_CODE = rf"{_COMMENT}|{_LITERAL}|(?m:^)[ \t]*#[^\n]*"
_NO_CODE = re.compile(NO_CODE)
_COMMENT_OR_LITERAL = re.compile(rf"(?P<comment>{_COMMENT})|{_LITERAL}")


def code_of(text: str) -> str:
    """Returns a text with spaces in the place of what is no code: what is left stands where it stood."""
    return _NO_CODE.sub(lambda found: " " * len(found[0]), text)


def without_comments(text: str) -> str:
    """Returns a text with a space in the place of each comment."""
    return _COMMENT_OR_LITERAL.sub(lambda found: " " if found["comment"] else found[0], text)

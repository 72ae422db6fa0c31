"""Edits of entries of ops.yaml, right and wrong ones: what an author's keyboard, editor and memory may do to them."""

import random
import re
from pathlib import Path

from codegen.elementary import POINTWISE_FUNCTIONS
from codegen.entry import KEYS
from codegen.formula_values import METHOD_NAMES
from codegen.formulas import FORMULA_FUNCTIONS
from codegen.parse import BASE_TYPES

OPS = Path(__file__).resolve().parent.parent.parent / "ops.yaml"
_TOKEN = re.compile(r"[A-Za-z_]\w*|\d+\.?\d*|->|\s+|.", re.DOTALL)
_ARGUMENT_TYPE = re.compile(rf"\b({'|'.join(sorted(BASE_TYPES))})(\([^)]*\))?((?:\?|\[\d*\])*)(?= \w)")
_KEY = re.compile(r"^( *)(- )?([\w, ]+):", re.MULTILINE)
_VALUE = re.compile(r"(?<=: )(\S.*)$", re.MULTILINE)

_CHARACTERS = " \t\n:,-?[]{}()'\"|>&*!%@`#\\~^<>=+/._0aZ\0\x07é😀\u2028\xa0"
_TOKENS = (*sorted(BASE_TYPES), *sorted(METHOD_NAMES), *sorted(FORMULA_FUNCTIONS), *sorted(POINTWISE_FUNCTIONS),
           "grad", "grads", "grads[0]", "grads[1]", "grads[99]", "result", "result0",
           "result1", "self", "other", "out", "mutated_view", "base", "std::get<0>", "std::nullopt", "formulas::", "::",
           "->", "(a!)", "(a)", "(a -> *)", "(a|b)", "?", "[]", "[2]", "*", "=None", "=1e400", "=[1, 2]", "='x'",
           "=True", "=inf", "=-1", "-> ()", "-> (Tensor, Tensor)", "-> Tensor[]", "-> Tensor?", "-> int", "true",
           "0x1F", "1e400", "\"text\"", ".has_value()", "->dim()", ".size(0)", ".sizes()[0]", ".value()", "?:",
           "a ? b : c", ", out=self", "self_t", "self_p", "__torch__.A.B", "_", "__", "__and__", "x" * 300)
_VALUES = ("", "null", "~", "[]", "{}", "''", '""', "true", "False", "3", "-1.5e400", "2001-01-01", "0o17", "a, b, c",
           ", ,", "[a, [b, [c]]]", "{a: {b: {c: d}}}", "[~]", "{~: ~}", "? x", "&a x", "*a", "&a [*a]", "!!int 3",
           "!!str", "!!binary eA==", "!mine x", "!!set {a, b}", "<<", "|\n    text\n",
           ">-\n    a\n\n    b\n", "|+9\n x\n",
           "'it''s'", '"\\x41\\n\\u00e9\\"', '"\\q"', "'open", "[open", "{open: ", "@x", "`x`", "%x", "- x", "x: y: z",
           "self, other", "self", "grad", "grad * self", "result", "grads", "[true, maybe]", "[true, true, true]",
           "{inverse: base}", "{inverse: }", "{CPU: k, Meta: k}", "{all: k}", "function, method, inplace, out", "out",
           "inplace", "int_to_float", "bool", "floating", "float32, int64", "inplace_view", "bool_condition",
           "untracked_view", "same(self)", "(" * 150 + "self" + ")" * 150, " + ".join(["self"] * 500),
           "-" * 300 + "self", "self" + ".abs()" * 400, "self" + " ? self : self" * 150, "[" * 120 + "]" * 120,
           "\u2028x\u2028", "# only a comment", "--- x", "...", "\ufeffx")
_KEYS = (*KEYS, "", "null", "~", "[a]", "{a: b}", "? a", "<<", "*a", "&k self", "self", "other", "self, other", ",",
         "self,", "result", "grad", "inverse", "CPU", "Meta", "all", "CUDA", "'self'", "3", "true", "x" * 300)


def entries():
    """Returns the text of each entry of ops.yaml."""
    text = OPS.read_text(encoding="utf-8")
    starts = [match.start() for match in re.finditer(r"^- ", text, re.MULTILINE)]
    return [re.sub(r"^#.*\n", "", text[start:end], flags=re.MULTILINE)
            for start, end in zip(starts, starts[1:] + [len(text)])]


class Mutator:
    """One edit, or some, of an entry; the same for the same number."""

    def __init__(self, number, known):
        self._random = random.Random(number)
        self._known = known
        self.described = []

    def mutated(self, text):
        """Returns the text after one edit, or after up to three."""
        for _ in range(self._random.choice((1, 1, 1, 2, 3))):
            edit = self._random.choice(_EDITS)
            self.described.append(edit.__name__.lstrip("_"))
            text = edit(self, text)
        return text

    def commented(self, text):
        """Returns the text with some comments, `# note 0` and on, wherever a comment may seem to be one."""
        for number in range(self._random.choice((1, 1, 2, 4))):
            edges = [match.end() for match in re.finditer(r"(?<=[:,\[{-])(?= )|$", text, re.MULTILINE)]
            place, note = self._random.choice(edges), f"# note {number}"
            if self._random.random() < 0.5:
                text = f"{text[:place]}  {note}{self._line_break(text, place)}{text[place:]}"
            else:
                text = f"{text[:place]}\n{' ' * self._random.choice((0, 2, 2, 4, 6))}{note}" \
                       f"{self._line_break(text, place)}{text[place:]}"
        return text

    def _line_break(self, text, place):
        """Returns what ends a comment before what follows."""
        return "" if text[place:place + 1] in ("", "\n") else "\n" + " " * self._random.choice((4, 6))

    def _place(self, text):
        return self._random.randrange(len(text) + 1)

    def _match(self, pattern, text):
        """Returns a match of a pattern, or one of nothing at the end."""
        found = list(pattern.finditer(text))
        return self._random.choice(found) if found else re.compile("$").search(text, len(text))

    def _insert_character(self, text):
        place = self._place(text)
        return text[:place] + self._random.choice(_CHARACTERS) + text[place:]

    def _delete_characters(self, text):
        place = self._place(text)
        return text[:place] + text[place + self._random.choice((1, 1, 1, 2, 5, 40)):]

    def _replace_character(self, text):
        place = self._place(text)
        return text[:place] + self._random.choice(_CHARACTERS) + text[place + 1:]

    def _swap_characters(self, text):
        place = self._place(text)
        return text[:place] + text[place:place + 2][::-1] + text[place + 2:]

    def _cut_off(self, text):
        return text[:self._place(text)]

    def _replace_token(self, text):
        token = self._match(_TOKEN, text)
        return text[:token.start()] + self._random.choice(_TOKENS) + text[token.end():]

    def _insert_token(self, text):
        token = self._match(_TOKEN, text)
        return text[:token.start()] + self._random.choice(_TOKENS) + text[token.start():]

    def _delete_token(self, text):
        token = self._match(_TOKEN, text)
        return text[:token.start()] + text[token.end():]

    def _swap_tokens(self, text):
        first, second = sorted((self._match(_TOKEN, text).span(), self._match(_TOKEN, text).span()))
        if first == second:
            return text
        return text[:first[0]] + text[slice(*second)] + text[first[1]:second[0]] + text[slice(*first)] + \
            text[second[1]:]

    def _copy_token(self, text):
        token, place = self._match(_TOKEN, self._random.choice(self._known)), self._match(_TOKEN, text)
        return text[:place.start()] + token.group() + text[place.end():]

    def _change_type(self, text):
        type_ = self._match(_ARGUMENT_TYPE, text)
        suffix = self._random.choice(("", "", "?", "[]", "[2]", "?[]", "[]?", "??", "[][]", "?" * 5, "[]" * 600))
        annotation = self._random.choice(("", "", "", "(a)", "(a!)", "(a -> *)"))
        new = self._random.choice((*sorted(BASE_TYPES), "Tensor", "Tensor", "Scalar", "__torch__.A"))
        return text[:type_.start()] + new + annotation + suffix + text[type_.end():]

    def _change_returns(self, text):
        returns = self._match(re.compile(r"-> .*$", re.MULTILINE), text)
        new = self._random.choice(("-> ()", "-> Tensor", "-> (Tensor, Tensor)", "-> Tensor[]", "-> int", "-> Tensor?",
                                   "-> (Tensor a, Scalar b)", "-> Tensor(a)", "-> Tensor(a)[]", "-> (Tensor)", "->"))
        return text[:returns.start()] + new + text[returns.end():]

    def _line_edit(self, text, change):
        lines = text.splitlines(keepends=True) or [""]
        change(lines, self._random.randrange(len(lines)))
        return "".join(lines)

    def _delete_line(self, text):
        return self._line_edit(text, lambda lines, index: lines.pop(index))

    def _duplicate_line(self, text):
        return self._line_edit(text, lambda lines, index: lines.insert(index, lines[index]))

    def _swap_lines(self, text):
        def change(lines, index):
            other = self._random.randrange(len(lines))
            lines[index], lines[other] = lines[other], lines[index]
        return self._line_edit(text, change)

    def _join_lines(self, text):
        def change(lines, index):
            lines[index] = lines[index].rstrip("\n") + self._random.choice(("", " "))
        return self._line_edit(text, change)

    def _copy_line(self, text):
        other = self._random.choice(self._known).splitlines(keepends=True)
        return self._line_edit(text, lambda lines, index: lines.insert(index + 1, self._random.choice(other)))

    def _indent(self, text):
        def change(lines, index):
            lines[index] = self._random.choice((" ", "  ", "    ", "\t", " \t")) + lines[index]
        return self._line_edit(text, change)

    def _unindent(self, text):
        def change(lines, index):
            lines[index] = lines[index][self._random.choice((1, 2, 2, 3)):]
        return self._line_edit(text, change)

    def _rename_key(self, text):
        key = self._match(_KEY, text)
        new = self._random.choice(_KEYS)
        return text[:key.start()] + "".join(filter(None, key.groups()[:2])) + new + ":" + text[key.end():] \
            if key.group() else text

    def _swap_keys(self, text):
        first, second = sorted((self._match(_KEY, text), self._match(_KEY, text)), key=lambda match: match.start())
        if first.span() == second.span() or not second.group():
            return text
        return text[:first.start(3)] + second[3] + text[first.end(3):second.start(3)] + first[3] + text[second.end(3):]

    def _add_key(self, text):
        line = f"  {self._random.choice(_KEYS)}: {self._random.choice(_VALUES)}\n"
        return self._line_edit(text, lambda lines, index: lines.insert(index + 1, line))

    def _add_formula(self, text):
        names = re.findall(r"\b[a-z]\w*(?=[,)=])", text) or ["self"]
        method = self._random.choice(sorted(METHOD_NAMES))
        object_ = self._random.choice((*names, "result", "grad"))
        arguments = self._random.choice(("", "0", "{0}", "dim", "-1", "self"))
        formula = f"grad * {object_}{self._random.choice(('.', '->'))}{method}({arguments})"
        return text + f"  derivatives:\n    {self._random.choice((*names, '~', ','))}: '{formula}'\n"

    def _replace_value(self, text):
        value = self._match(_VALUE, text)
        return text[:value.start()] + self._random.choice(_VALUES) + text[value.end():]

    def _copy_value(self, text):
        other, value = self._match(_VALUE, self._random.choice(self._known)), self._match(_VALUE, text)
        return text[:value.start()] + other.group() + text[value.end():]

    def _repeat_entry(self, text):
        return text + text


_PARTS_OF_EDITS = ("__init__", "_place", "_match", "_line_edit", "_line_break")
_EDITS = [function for name, function in vars(Mutator).items()
          if name.startswith("_") and name not in _PARTS_OF_EDITS and callable(function)]

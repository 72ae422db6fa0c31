"""Random pointwise entries with `derivatives: auto`, the same for a seed."""

import random

UNARY = """
    abs exp expm1 log1p sqrt rsqrt sin cos tanh sigmoid silu gelu atan asinh erf erfc normal_cdf
    sinh cosh reciprocal sign floor round
""".split()
JUMPS = ("floor", "round")  # many, of what is steep
BINARY = "pow atan2 fmod remainder min max".split()
NUMBERS = ("Scalar", "float", "int", "bool")


class RandomEntries:
    """Makes the texts of entries."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def entry(self, name):
        """Returns the text of an entry; arguments that its expression does not name are not there."""
        types = {each: "Tensor" for each in ("self", "other")}
        types |= {each: self._random.choice(NUMBERS) for each in ("a", "b")}
        decided, cases = self._cases(types)
        texts = [self._number(types, self._random.randint(1, 4)) for _ in cases]
        if cases:
            named = [each for each in ("self", "other") if any(each in text.split() for text in texts)] or ["self"]
            texts = [" + ".join([f"( {text} )", *(f"{each} * 2" for each in named if each not in text.split())])
                     for text in texts]
            pointwise = f"{{choose: {decided}, {', '.join(f'{c!r}: {t!r}' for c, t in zip(cases, texts))}}}"
        else:
            texts = [self._number(types, self._random.randint(1, 5)) + " * self"]
            pointwise = repr(texts[0])
        words = {word for text in texts for word in text.split()}
        arguments = [f"{type_} {each}" for each, type_ in types.items() if each in words or each == decided]
        return f"- func: {name}({', '.join(arguments)}) -> Tensor\n  category: activation\n" \
               f"  pointwise: {pointwise}\n  dtypes: floating\n  derivatives: auto\n"

    def _cases(self, types):
        """Returns the argument that decides, which joins the types, and its cases; none for most entries."""
        kind = self._random.choice(["", "", "", "bool", "str", "Scalar?"])
        if kind:
            types["way"] = kind
        return "way", {"": (), "bool": ("true", "false"), "str": ("one", "two"), "Scalar?": ("given", "none")}[kind]

    def _number(self, types, depth):
        choice = self._random.random()
        if depth == 0 or choice < 0.1:
            return self._random.choice(["self", "self", "other", "a", "b", "2", "3", "0.5"])
        inner = [self._number(types, depth - 1) for _ in range(2)]
        if choice < 0.5:
            return f"( {inner[0]} {self._random.choice('+-*/')} {inner[1]} )"
        if choice < 0.75:
            function = self._random.choice(UNARY)
            return f"{function}( {self._number(types, 0) if function in JUMPS else inner[0]} )"
        if choice < 0.85:
            function = self._random.choice(BINARY)
            # The remainder of a tiny divisor jumps everywhere.
            second = self._number(types, 0) if function in ("fmod", "remainder") else inner[1]
            return f"{function}( {inner[0]} , {second} )"
        return f"( {self._condition(types, depth - 1)} ? {inner[0]} : {inner[1]} )"

    def _condition(self, types, depth):
        if depth and self._random.random() < 0.3:
            both = [self._condition(types, depth - 1) for _ in range(2)]
            return f"( {both[0]} {self._random.choice(['&&', '||'])} {both[1]} )"
        left, right = self._number(types, min(depth, 1)), self._number(types, 0)
        return f"( {left} {self._random.choice(['<', '<=', '>', '=='])} {right} )"

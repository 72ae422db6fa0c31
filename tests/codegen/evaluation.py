"""Computes pointwise expressions in Python's floats."""

import math

from codegen.nodes import Binary, Call, Literal, LiteralKind, Name, Parentheses, Ternary, Unary, fold

FUNCTIONS = {name: getattr(math, name) for name in """
    exp expm1 log log1p log2 log10 sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc floor ceil
    trunc atan2 hypot fmod pow copysign isnan isinf
""".split()} | {
    "abs": abs, "min": min, "max": max, "round": round, "nearbyint": round, "rsqrt": lambda x: 1 / math.sqrt(x),
    "reciprocal": lambda x: 1 / x, "normal_cdf": lambda x: math.erfc(-x * math.sqrt(0.5)) / 2,
    "sigmoid": lambda x: 1 / (1 + math.exp(-x)), "silu": lambda x: x / (1 + math.exp(-x)),
    "gelu": lambda x: x * math.erfc(-x * math.sqrt(0.5)) / 2,
    "sign": lambda x: (x > 0) - (x < 0), "remainder": lambda a, b: a % b,
    "floor_divide": lambda a, b: math.floor(a / b), "gcd": lambda a, b: math.gcd(int(a), int(b)),
}
OPERATORS = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "&&": lambda a, b: a and b, "||": lambda a, b: a or b,
}


def evaluate(formula, values):
    """Returns the value of a Formula where its names have these values."""
    values = dict(values)
    for name, part in formula.shared:
        values[name] = _value(part, values)
    return _value(formula.expression, values)


def _value(expression, values):
    """A branch that is not chosen may have no value, as in C++ it may be NaN."""
    return fold(expression.root, lambda node, parts: _lazily(node, parts, values))()


def _lazily(node, parts, values):
    if isinstance(node, Literal):
        return lambda: {"true": 1, "false": 0}.get(node.text) if node.kind is LiteralKind.BOOL else float(node.text)
    if isinstance(node, Name):
        return lambda: values[node.text]
    if isinstance(node, Parentheses):
        return parts[0]
    if isinstance(node, Unary):
        return lambda: -parts[0]() if node.operator == "-" else not parts[0]()
    if isinstance(node, Binary):
        return lambda: OPERATORS[node.operator](parts[0](), parts[1]())
    if isinstance(node, Ternary):
        return lambda: parts[1]() if parts[0]() else parts[2]()
    if isinstance(node, Call):
        return lambda: FUNCTIONS[node.function.text](*(part() for part in parts[1:]))
    raise AssertionError(node)

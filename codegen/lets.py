"""`let`: the parts of an entry's expressions that have a name."""

from __future__ import annotations

from codegen.expression import Expression, names, rewrite
from codegen.nodes import Name, Node, Parentheses

Lets = tuple[tuple[str, Expression], ...]  # each may name those before it


def definitions(lets: Lets) -> list[str]:
    """Returns a line for each part, to stand below the expression that names it."""
    return [f"  where {name} = {part}" for name, part in lets]


def needed(expression: Expression, lets: Lets) -> Lets:
    """Returns the parts that an expression names, itself or through others of them."""
    wanted = {name.text for name in names(expression)}
    found = []
    for name, part in reversed(lets):
        if name in wanted:
            wanted |= {each.text for each in names(part)}
            found.append((name, part))
    return tuple(reversed(found))


def inlined(expression: Expression, lets: Lets) -> Expression:
    """Returns the expression with the parts in the places of their names."""
    whole: dict[str, Node] = {}

    def put(node: Node) -> Node:
        return whole.get(node.text, node) if isinstance(node, Name) else node

    for name, part in lets:
        root = rewrite(part, put).root
        whole[name] = Parentheses(root, offset=root.offset)
    return rewrite(expression, put)

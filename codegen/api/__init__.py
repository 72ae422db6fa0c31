"""How operators look in C++: one module a calling convention."""

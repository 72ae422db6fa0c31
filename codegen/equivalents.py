"""Words of PyTorch's native_functions.yaml and derivatives.yaml, and what stands for them in an entry.

Each function returns how a sentence goes on after what is wrong: `expected …`, or `leave it out: …`.
"""

from __future__ import annotations

from collections.abc import Container

_BY_ITSELF = "leave it out: the library does this by itself"
_CONJUGATED = "which is conjugated for formulas"
_LINEAR = "the operator itself, of the tangents, such as 'self_t.sum(dim)'"
_ELEMENT_WISE = "the tangents times the derivatives, such as 'self_t * self_p.cos()'"
_OF_KEYS = {
    "dispatch": "'kernel: {CPU: name}' for kernels, or 'composite' for CompositeImplicitAutograd",
    "structured": "'meta' beside 'kernel', which makes an operator structured",
    "structured_delegate": "'variants: inplace, out' in the entry of the functional operator",
    "structured_inherits": "'meta' beside 'kernel'", "precomputed": "'meta' beside 'kernel'",
    "ufunc_inner_loop": "'pointwise'", "autogen": "'variants'", "name": "'func', which derivatives stand beside",
    "python_module": _BY_ITSELF, "device_check": _BY_ITSELF, "device_guard": _BY_ITSELF,
    "manual_cpp_binding": _BY_ITSELF, "manual_kernel_registration": _BY_ITSELF,
    "update_wrapped_number": _BY_ITSELF, "use_const_ref_for_mutable_tensors": _BY_ITSELF,
    "category_override": "'category'", "result": "'jvp: {result: …}'",
    "auto_linear": f"'jvp: {{result: …}}' with {_LINEAR}",
    "auto_element_wise": f"'jvp: {{result: …}}' with {_ELEMENT_WISE}",
}
_OF_FORMULAS = {
    "auto_linear": _LINEAR, "auto_element_wise": _ELEMENT_WISE,
    "non_differentiable": "'non_differentiable: {}'", "not_differentiable": "'output_differentiability'",
}
_OF_DERIVATIVES = {
    "name": "leave it out: formulas stand in the entry of their operator",
    "dispatch": "one formula for each argument, which all backends share",
    "output_differentiability": "'output_differentiability' as a key of the entry, beside 'derivatives'",
    "non_differentiable": "'non_differentiable' as a key of the entry, beside 'derivatives'",
}
_OF_BACKENDS = {
    "CompositeImplicitAutograd": "'composite: name' instead of 'kernel'",
    "CompositeExplicitAutograd": "'kernel: name', one function for all backends",
    "CompositeExplicitAutogradNonFunctional": "'kernel: name', one function for all backends",
}
_FROM_SCHEMA = "leave it out: the schema and the other keys say this"
_OF_TAGS = {
    "core": _FROM_SCHEMA, "generated": _FROM_SCHEMA, "view_copy": _FROM_SCHEMA,
    "pointwise": "the key 'pointwise', which says what is computed", "reduction": "'category: reduction'",
    "maybe_aliasing_or_mutating": "the alias sets '(a)' and '(a!)' in 'func'",
    "dynamic_output_shape": "'kernel' without 'meta', for results whose sizes depend on data",
    "data_dependent_output": "'kernel' without 'meta', for results that depend on data",
    "nondeterministic_bitwise": "leave it out: equal arguments give equal results",
    **dict.fromkeys(("pt2_compliant_tag", "needs_fixed_stride_order", "needs_exact_strides", "flexible_layout",
                     "needs_contiguous_strides", "cudagraph_unsafe"), "leave it out: nothing here depends on it"),
}
_OF_CALLS = {
    "sym_sizes": "'sizes'", "sym_size": "'size'", "sym_numel": "'numel'", "sym_strides": "'strides'",
    "sym_stride": "'stride'", "sym_storage_offset": "'storage_offset'",
    "handle_r_to_c": "its last argument alone: a gradient is made to fit its argument",
    **dict.fromkeys(("conj", "conj_physical", "resolve_conj"), f"the tensor itself, {_CONJUGATED}"),
    "not_implemented": "no formula: a gradient without one is a NotImplementedError",
}
_NAMESPACES = ("at", "at::native", "torch", "c10")


def equivalent_formula(text: str, names: str) -> str | None:
    """Returns what an author who gives `names` the word `text` for a formula means here, or None."""
    meant = _OF_FORMULAS.get(text.strip())
    return _clause(meant and meant.format(names))


def equivalent(key: str, arguments: Container[str]) -> str | None:
    """Returns what an author who writes `key` means here, or None; `arguments` are those of the entry's schema."""
    names = [name.strip() for name in key.split(",")]
    if all(name in arguments for name in names):
        return _clause(f"'derivatives: {{{key}: …}}'")
    return _clause(_OF_KEYS.get(key))


def equivalent_in_derivatives(name: str, formula: str) -> str | None:
    """Returns what an author means who gives something that is no argument a formula, or None."""
    if name == "result" or name.startswith("result") and name[6:].isdigit():
        return _clause(f"'jvp: {{{name}: …}}' with {_OF_FORMULAS.get(formula.strip(), 'the tangent of the result')}")
    return _clause(_OF_DERIVATIVES.get(name))


def equivalent_backend(key: str) -> str | None:
    """Returns what an author who writes a key of `dispatch` means under `kernel`, or None."""
    if "," in key:
        return _clause("one backend before each name, as in {CPU: name}")
    return _clause(_OF_BACKENDS.get(key))


def equivalent_word(key: str, word: str) -> str | None:
    """Returns what an author who writes a word in the list that is the value of `key` means, or None."""
    return _clause(_OF_TAGS.get(word)) if key == "tags" else None


def equivalent_call(name: str, known: Container[str]) -> str | None:
    """Returns what an author who calls a function or a method of ATen means, or None; `known` can be called."""
    namespace, _, function = name.rpartition("::")
    if namespace in _NAMESPACES and function in known:
        return _clause(f"'{function}', without a namespace")
    return _clause(_OF_CALLS.get(function if namespace in _NAMESPACES else name))


def _clause(meant: str | None) -> str | None:
    return meant if meant is None or meant.startswith("leave it out") else f"expected {meant}"

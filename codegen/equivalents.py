"""Words of PyTorch's native_functions.yaml and derivatives.yaml, and what stands for them in an entry."""

from __future__ import annotations

from collections.abc import Container

_NOTHING = "nothing: it is taken care of"
_OF_KEYS = {
    "dispatch": "'kernel: {CPU: name}' for kernels, or 'composite' for CompositeImplicitAutograd",
    "structured": "'meta' beside 'kernel', which makes an operator structured",
    "structured_delegate": "'variants: inplace, out' in the entry of the functional operator",
    "structured_inherits": "'meta' beside 'kernel'", "precomputed": "'meta' beside 'kernel'",
    "ufunc_inner_loop": "'pointwise'", "autogen": "'variants'", "name": "'func', which derivatives stand beside",
    "python_module": _NOTHING, "device_check": _NOTHING, "device_guard": _NOTHING, "cpp_no_default_args": _NOTHING,
    "manual_cpp_binding": _NOTHING, "manual_kernel_registration": _NOTHING, "category_override": "'category'",
    "use_const_ref_for_mutable_tensors": _NOTHING, "result": "'jvp: {result: …}'",
}


_OF_FORMULAS = {
    "auto_linear": "the operator itself, of the tangents, such as 'self_t.sum(dim)'",
    "auto_element_wise": "the tangents times the derivatives, such as 'self_t * self_p.cos()'",
    "non_differentiable": "'non_differentiable: {}'", "not_differentiable": "'output_differentiability'",
}


def equivalent_formula(text: str, names: str) -> str | None:
    """Returns what an author who gives `names` the word `text` for a formula means here, or None."""
    meant = _OF_FORMULAS.get(text.strip())
    return meant and meant.format(names)


def equivalent(key: str, arguments: Container[str]) -> str | None:
    """Returns what an author who writes `key` means here, or None; `arguments` are those of the entry's schema."""
    names = [name.strip() for name in key.split(",")]
    if all(name in arguments for name in names):
        return f"'derivatives: {{{key}: …}}'"
    return _OF_KEYS.get(key)

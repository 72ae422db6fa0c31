"""The names that operators and their arguments cannot have, each with the reason: the one table of them.

Generated code is C++ in which an argument is a parameter, a local of a backward node and, with an underscore
behind it, a member; an operator is a function, a struct and a kernel. A name that this code uses otherwise would
break it far from ops.yaml, or compile and mean something else. tests/codegen/test_reserved.py derives from the
generated code and from the headers of the runtime that nothing is missing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from codegen.formulas import GRADIENT_NAMES


@dataclass(frozen=True)
class Group:
    """Names that are taken for one reason, which completes the sentence `the name … is reserved: it is …`."""

    why: str
    names: frozenset[str]


def _group(why: str, names: str) -> Group:
    return Group(why, frozenset(names.split()))


_KEYWORDS = _group("a keyword of C++", """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class
    co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline
    int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
    while xor xor_eq
""")
# Stands in the name of a source, and of what it defines, between the category and the first of its entries.
BETWEEN_CATEGORY_AND_ENTRY = "_from_"

_MACROS = _group("a macro of the C library", "assert errno linux offsetof setjmp stderr stdin stdout unix")
_NAMESPACES = _group("a namespace of the library", """
    autograd backend boxing composite detail formulas forward_mode functional graph impl indexing io kernels lazy meta
    ops redispatch schemas stubs tenon
""")
# No function of generated code speaks of `indexing`, which PyTorch has for an argument.
_SPOKEN_OF = Group(_NAMESPACES.why, _NAMESPACES.names - {"indexing"})
_STANDARD = _group("the namespace of the standard library", "std")
# A namespace beside a function of the same name is no C++.
_OF_C = _group("a function that programs see", """
    abort abs access acos acosh alarm asin asinh atan atanh basename brk calloc cbrt ceil chdir clock close copysign
    cos cosh crypt daemon difftime div dup erf erfc exit exp fabs fdim finite floor fma fmax fmin fmod fopen fork
    fread free frexp fwrite gamma getenv getopt gets hypot ilogb imaxdiv index isatty kill labs ldexp ldiv lgamma link
    log logb longjmp lrint lround main malloc memchr memcmp memcpy memset mktime modf nan nearbyint nextafter nice open
    pause perror pipe poll pow printf putc puts qsort raise rand random read realloc remainder remove remquo
    rename rewind rindex rint round scalb scanf select send signal sin sinh sleep socket sqrt srand srandom stat strlen
    swab symlink sync system tan tanh tgamma time tmpfile trunc truncate ungetc unlink wait write
""")
_OF_FORMULAS = _group("what formulas call a gradient or a result", " ".join((*GRADIENT_NAMES, "result", "results")))
_TYPES = _group("a type in generated code", """
    ArrayRef AutoDispatchBelowInplaceOrView AutogradError DType Device DimVector DispatchKey DispatchKeySet
    Generator IntArrayOf IntArrayRef Layout MemoryFormat OperatorEntry OptionalIntArrayRef OutputBuffer
    PendingHistory PendingResult SavedTensor SavedTensorList Scalar Signature Tensor TensorBase TensorList
    TensorOptions TensorSpec TensorVector V int64_t intrusive_ptr size_t
""")
_CPU_TARGETS = _group("a namespace of kernels for one instruction set", "avx2 avx512 baseline")
LOCALS = _group("a local variable of generated kernels or backward nodes", """
    call keys options
""")
CALLED = _group("a function or constant that generated kernels and backward nodes name", """
    has_next_edge needs_input_grad num_outputs place_gradients reset sizes_of sum_to unpack
    unpack_as_saved
""")
_STUB_MEMBERS = _group("a member of the class that calls an operator", "Signature call entry redispatch")
_SOURCES = _group("a name that generated sources define for themselves", """
    autograd_keys backend_keys kRegistrant keys register_all set
""")
SEEN = _group("a function of the runtime that generated sources see", """
    accumulates add_builtin_operators after_autograd_keys after_functionalize_keys after_inplace_or_view_keys
    alias_with_tangents any_level_lasts any_requires_grad append_next_edges argument_name argument_of_result
    as_custom_view as_view autograd_key_of autograd_meta autograd_not_implemented check_creation_meta check_defined
    check_enumerator check_enumerators check_has_autograd check_inplace check_inplace_view check_is_view check_mutable
    check_no_gradient_wanted check_no_internal_overlap check_not_pinned check_on_meta check_output check_selected
    check_unrecorded_write check_view_dtype check_view_recordable check_written_apart collect_next_edges complex_dtype
    computed_dtype constant_schema contiguous_strides current_creation_meta current_node default_dtype default_generator
    device dispatch_key_name dropped_operators dtype dtype_info dtype_name dtype_of edge_to_base element_size
    fail_enumerator fetch_add fill_output follows_base for_each_tensor for_each_written forget_edge_to_base grad
    grad_accumulator gradient_edge highest_level increment_version inference_origin_text is_complex is_complex_type
    is_enumerator is_floating_point is_functional_device is_inexact is_integral is_reduced_floating_point is_selected
    is_single_threaded is_wide_unsigned keys_after keys_of keys_of_device keys_of_target list_operators looking_keys
    make_alias make_intrusive make_tensor make_tensor_from_blob make_tensor_like
    make_tensor_of_sizes make_tensor_strided make_tensors manual_seed materialize_autograd_meta mutable_grad
    operator_details operator_name output_place philox prepare_outputs profile_event_kind_name profile_mode_name
    real_dtype refuse_out remove_tangent requires_grad resized_output same_bits_dtype set_default_dtype
    set_gradient_edge set_history set_inplace_or_view_kernels set_tangent spec_of storage_extent
    strides_are_channels_last strides_are_contiguous take_geometry tangent_at tangents_of thread_state track_view
    type_name undefined_tensor view_edge view_grad_fn view_meta with_functional_state with_thread_keys
""")
_MEMBERS = _group("a member of Tensor, which a method of that name would hide or repeat", """
    accessor backward const_data_ptr cpu data data_ptr defined defined_impl detach_ device dim dtype element_size
    fail_dtype
    fail_undefined fail_without_data first_element get grad grad_fn has_storage impl impl_ index index_put_
    is_alias_of is_complex is_contiguous is_cpu is_cuda is_floating_point is_inference is_leaf is_meta is_quantized
    is_inexact is_same is_signed is_sparse is_view itemsize key_set layout mutable_data_ptr mutable_grad nbytes
    ndimension numel options output_nr packed_accessor packed_accessor32 packed_accessor64 print register_hook
    remove_hook requires_grad requires_grad_ reset retain_grad retains_grad scalar_type set_requires_grad size
    sizes storage storage_offset stride strides suggest_memory_format tensor_data toString toType to_normal
    unsafeGetTensorImpl use_count variable_data check_accessor check_dtype _base _is_view _version
""")

MOST_CHARACTERS = 100  # of a name that becomes part of the name of a file

ARGUMENT_GROUPS = (_KEYWORDS, _MACROS, _OF_FORMULAS, _SPOKEN_OF, _TYPES, LOCALS, CALLED)
FUNCTION_GROUPS = (_KEYWORDS, _MACROS, _TYPES, _CPU_TARGETS)
OPERATOR_GROUPS = (_KEYWORDS, _MACROS, _NAMESPACES, _STUB_MEMBERS, _SOURCES, CALLED, SEEN, _TYPES)
METHOD_GROUPS = (_MEMBERS,)
VIEW_NAMES = frozenset({"base", "mutated_view", "mutated_view_index"})

_NUMBERED_RESULT = re.compile(r"result\d+")
_CAPITALS = re.compile(r"[A-Z][A-Z0-9_]*[A-Z0-9_]")
# What PyTorch calls arguments and results of linear algebra, and no header a macro.
_CAPITALS_OF_PYTORCH = frozenset({"LU", "UPLO"})
_REGISTRATION = re.compile(r"(register_(backend|inplace_or_view|autograd)|add_operators)_")
_OPERATOR_NAME = re.compile(r"_?[a-z][a-z0-9]*(_[a-z0-9]+)*")


def why_argument(name: str, has_results: bool = True) -> str | None:
    """Returns why no argument can be called so: the end of `… is reserved: it is`; None for a free name.

    An operator without results has no formulas, whose names are free then: an optimizer's step has `grads`.
    """
    if name in GRADIENT_NAMES and not has_results:
        return None
    if _NUMBERED_RESULT.fullmatch(name):
        return _OF_FORMULAS.why
    if _CAPITALS.fullmatch(name) and name not in _CAPITALS_OF_PYTORCH:
        return "perhaps a macro, as all names in capitals"
    if "__" in name or re.match("_[A-Z]", name):
        return "a name that C++ keeps for itself"
    if name.endswith("_"):
        return "a member of a backward node"
    return _why(name, ARGUMENT_GROUPS)


def why_result(name: str) -> str | None:
    """Returns why no result can be called so, as for an argument; one may be called `result`."""
    return None if name == "result" else why_argument(name)


def why_operator(name: str) -> str | None:
    """Returns why no operator's function can be called so; None for a free name."""
    if _REGISTRATION.match(name):
        return "a function that registers operators"
    return _why(name, OPERATOR_GROUPS)


def why_namespace(name: str) -> str | None:
    """Returns why no namespace of a project's operators can be called so; None for a free name."""
    return _why(name, (_KEYWORDS, _MACROS, _NAMESPACES, _STANDARD, _OF_C))


def why_identifier(name: str) -> str | None:
    """Returns why no operator can have this name and overload joined, `add_Tensor`; None for a free one."""
    return why_operator(name) or _why(name, (_STANDARD,))


def why_method(name: str) -> str | None:
    """Returns why `Tensor` can have no method of this name; None for a free name."""
    return _why(name, METHOD_GROUPS)


def why_function(name: str) -> str | None:
    """Returns why no kernel, composite or shape function can be called so; None for a free name."""
    return _why(name, FUNCTION_GROUPS)


def is_operator_name(base: str) -> bool:
    """Returns whether an operator's name without its last underscore is spelled as one: in snake_case.

    Headers are named for operators, and not every file system tells capitals apart; two underscores in a row are
    those of `__and__`, or of an in-place operator and its overload.
    """
    return _OPERATOR_NAME.fullmatch(base) is not None


def _why(name: str, groups: tuple[Group, ...]) -> str | None:
    return next((group.why for group in groups if name in group.names), None)

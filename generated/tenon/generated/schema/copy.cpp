// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

namespace schemas {

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema clone_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema clone_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema clone = {
    .name = "clone",
    .text = "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
    .category = "copy",
    .doc = "A copy in new memory, dense, with the strides of self where those are.",
    .kind = OperatorKind::kFunctional,
    .arguments = clone_arguments,
    .returns = clone_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
static constexpr ArgumentSchema copy__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "non_blocking", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema copy__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema copy_ = {
    .name = "copy_",
    .text = "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    .category = "copy",
    .doc = "Overwrites self with src, broadcast and cast.",
    .kind = OperatorKind::kInplace,
    .arguments = copy__arguments,
    .returns = copy__returns,
    .derivatives =
        "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, src.sizes(), src.dtype())",
    .composite = false,
};

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
static constexpr ArgumentSchema copy_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "non_blocking", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema copy_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema copy = {
    .name = "copy",
    .text = "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
    .category = "copy",
    .doc = "src broadcast to the sizes of self and cast to its dtype.",
    .kind = OperatorKind::kFunctional,
    .arguments = copy_arguments,
    .returns = copy_returns,
    .derivatives =
        "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, src.sizes(), src.dtype())",
    .composite = false,
};

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema _to_copy_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "non_blocking", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema _to_copy_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _to_copy = {
    .name = "_to_copy",
    .text =
        "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? "
        "memory_format=None) -> Tensor",
    .category = "copy",
    .doc = "A copy of another dtype or device.",
    .kind = OperatorKind::kFunctional,
    .arguments = _to_copy_arguments,
    .returns = _to_copy_returns,
    .derivatives = "self: formulas::to_copy_backward(grad, self.dtype())",
    .composite = false,
};

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
static constexpr ArgumentSchema contiguous_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .keyword_only = true,
     .default_text = "contiguous_format", .has_default = true},
};
static constexpr ArgumentSchema contiguous_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema contiguous = {
    .name = "contiguous",
    .text =
        "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
    .category = "copy",
    .doc = "self if its elements lie in order, else a copy of it.",
    .kind = OperatorKind::kView,
    .arguments = contiguous_arguments,
    .returns = contiguous_returns,
    .composite = true,
};

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
static constexpr ArgumentSchema to_dtype_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dtype", .type = ArgumentType::kDType},
    {.name = "non_blocking", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "copy", .type = ArgumentType::kBoolean, .default_text = "False", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema to_dtype_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema to_dtype = {
    .name = "to.dtype",
    .text =
        "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, "
        "MemoryFormat? memory_format=None) -> Tensor(a)",
    .category = "copy",
    .doc = "self if it has the dtype, else a copy of it.",
    .kind = OperatorKind::kView,
    .arguments = to_dtype_arguments,
    .returns = to_dtype_returns,
    .composite = true,
};

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
static constexpr ArgumentSchema to_device_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "device", .type = ArgumentType::kDevice},
    {.name = "dtype", .type = ArgumentType::kDType},
    {.name = "non_blocking", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "copy", .type = ArgumentType::kBoolean, .default_text = "False", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema to_device_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema to_device = {
    .name = "to.device",
    .text =
        "to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool "
        "copy=False, MemoryFormat? memory_format=None) -> Tensor(a)",
    .category = "copy",
    .doc = "self if it has the device and dtype, else a copy of it.",
    .kind = OperatorKind::kView,
    .arguments = to_device_arguments,
    .returns = to_device_returns,
    .composite = true,
};

// type_as(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema type_as_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema type_as_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema type_as = {
    .name = "type_as",
    .text = "type_as(Tensor self, Tensor other) -> Tensor",
    .category = "copy",
    .doc = "self in the dtype of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = type_as_arguments,
    .returns = type_as_returns,
    .composite = true,
};

// _local_scalar_dense(Tensor self) -> Scalar
static constexpr ArgumentSchema _local_scalar_dense_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _local_scalar_dense_returns[] = {
    {.name = "", .type = ArgumentType::kScalar},
};
extern constexpr OperatorSchema _local_scalar_dense = {
    .name = "_local_scalar_dense",
    .text = "_local_scalar_dense(Tensor self) -> Scalar",
    .category = "copy",
    .doc = "The only element of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = _local_scalar_dense_arguments,
    .returns = _local_scalar_dense_returns,
    .composite = false,
};

// item(Tensor self) -> Scalar
static constexpr ArgumentSchema item_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema item_returns[] = {
    {.name = "", .type = ArgumentType::kScalar},
};
extern constexpr OperatorSchema item = {
    .name = "item",
    .text = "item(Tensor self) -> Scalar",
    .category = "copy",
    .doc = "The only element of self as a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = item_arguments,
    .returns = item_returns,
    .composite = true,
};

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
static constexpr ArgumentSchema fill__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema fill__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema fill__Scalar = {
    .name = "fill_.Scalar",
    .text = "fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)",
    .category = "copy",
    .doc = "Sets every element to a number.",
    .kind = OperatorKind::kInplace,
    .arguments = fill__Scalar_arguments,
    .returns = fill__Scalar_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// fill.Scalar(Tensor self, Scalar value) -> Tensor
static constexpr ArgumentSchema fill_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema fill_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema fill_Scalar = {
    .name = "fill.Scalar",
    .text = "fill.Scalar(Tensor self, Scalar value) -> Tensor",
    .category = "copy",
    .doc = "A tensor like self, filled with a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = fill_Scalar_arguments,
    .returns = fill_Scalar_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// zero_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema zero__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema zero__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema zero_ = {
    .name = "zero_",
    .text = "zero_(Tensor(a!) self) -> Tensor(a!)",
    .category = "copy",
    .doc = "Sets every element to 0.",
    .kind = OperatorKind::kInplace,
    .arguments = zero__arguments,
    .returns = zero__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
static constexpr ArgumentSchema resize__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema resize__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema resize_ = {
    .name = "resize_",
    .text =
        "resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> "
        "Tensor(a!)",
    .category = "copy",
    .doc = "Gives self other sizes and more memory where it needs it; new elements are undefined.",
    .kind = OperatorKind::kInplaceView,
    .arguments = resize__arguments,
    .returns = resize__returns,
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing clone = {
    &BoxingOf<stubs::clone>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clone>::enter_boxed),
};

extern const OperatorBoxing copy_ = {
    &BoxingOf<stubs::copy_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::copy_>::enter_boxed),
};

extern const OperatorBoxing copy = {
    &BoxingOf<stubs::copy>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::copy>::enter_boxed),
};

extern const OperatorBoxing _to_copy = {
    &BoxingOf<stubs::_to_copy>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_to_copy>::enter_boxed),
};

extern const OperatorBoxing contiguous = {
    &BoxingOf<stubs::contiguous>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::contiguous>::enter_boxed),
};

extern const OperatorBoxing to_dtype = {
    &BoxingOf<stubs::to_dtype>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::to_dtype>::enter_boxed),
};

extern const OperatorBoxing to_device = {
    &BoxingOf<stubs::to_device>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::to_device>::enter_boxed),
};

extern const OperatorBoxing type_as = {
    &BoxingOf<stubs::type_as>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::type_as>::enter_boxed),
};

extern const OperatorBoxing _local_scalar_dense = {
    &BoxingOf<stubs::_local_scalar_dense>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_local_scalar_dense>::enter_boxed),
};

extern const OperatorBoxing item = {
    &BoxingOf<stubs::item>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::item>::enter_boxed),
};

extern const OperatorBoxing fill__Scalar = {
    &BoxingOf<stubs::fill__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fill__Scalar>::enter_boxed),
};

extern const OperatorBoxing fill_Scalar = {
    &BoxingOf<stubs::fill_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fill_Scalar>::enter_boxed),
};

extern const OperatorBoxing zero_ = {
    &BoxingOf<stubs::zero_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::zero_>::enter_boxed),
};

extern const OperatorBoxing resize_ = {
    &BoxingOf<stubs::resize_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::resize_>::enter_boxed),
};

}  // namespace boxing

void add_operators_copy(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::clone::entry);
  dispatcher.add_builtin(stubs::copy_::entry);
  dispatcher.add_builtin(stubs::copy::entry);
  dispatcher.add_builtin(stubs::_to_copy::entry);
  dispatcher.add_builtin(stubs::contiguous::entry);
  dispatcher.add_builtin(stubs::to_dtype::entry);
  dispatcher.add_builtin(stubs::to_device::entry);
  dispatcher.add_builtin(stubs::type_as::entry);
  dispatcher.add_builtin(stubs::_local_scalar_dense::entry);
  dispatcher.add_builtin(stubs::item::entry);
  dispatcher.add_builtin(stubs::fill__Scalar::entry);
  dispatcher.add_builtin(stubs::fill_Scalar::entry);
  dispatcher.add_builtin(stubs::zero_::entry);
  dispatcher.add_builtin(stubs::resize_::entry);
}

}  // namespace tenon

// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {

namespace schemas {

// cat(Tensor[] tensors, int dim=0) -> Tensor
static constexpr ArgumentSchema cat_arguments[] = {
    {.name = "tensors", .type = ArgumentType::kTensor, .list = true},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema cat_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema cat = {
    .name = "cat",
    .text = "cat(Tensor[] tensors, int dim=0) -> Tensor",
    .category = "joining",
    .doc = "The tensors one after another along a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = cat_arguments,
    .returns = cat_returns,
    .derivatives = "tensors: formulas::cat_backward(grad, tensors.sizes(), dim)",
    .composite = false,
};

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema cat_out_arguments[] = {
    {.name = "tensors", .type = ArgumentType::kTensor, .list = true},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema cat_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cat_out = {
    .name = "cat.out",
    .text = "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "joining",
    .doc = "The tensors one after another along a dimension.",
    .kind = OperatorKind::kOut,
    .arguments = cat_out_arguments,
    .returns = cat_out_returns,
    .derivatives = "tensors: formulas::cat_backward(grad, tensors.sizes(), dim)",
    .composite = false,
};

// stack(Tensor[] tensors, int dim=0) -> Tensor
static constexpr ArgumentSchema stack_arguments[] = {
    {.name = "tensors", .type = ArgumentType::kTensor, .list = true},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema stack_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema stack = {
    .name = "stack",
    .text = "stack(Tensor[] tensors, int dim=0) -> Tensor",
    .category = "joining",
    .doc = "The tensors, of equal sizes, one after another along a new dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = stack_arguments,
    .returns = stack_returns,
    .derivatives = "tensors: grad.unbind(dim)",
    .composite = true,
};

// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema stack_out_arguments[] = {
    {.name = "tensors", .type = ArgumentType::kTensor, .list = true},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema stack_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema stack_out = {
    .name = "stack.out",
    .text = "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "joining",
    .doc = "The tensors, of equal sizes, one after another along a new dimension.",
    .kind = OperatorKind::kOut,
    .arguments = stack_out_arguments,
    .returns = stack_out_returns,
    .derivatives = "tensors: grad.unbind(dim)",
    .composite = true,
};

// repeat(Tensor self, SymInt[] repeats) -> Tensor
static constexpr ArgumentSchema repeat_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "repeats", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema repeat_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema repeat = {
    .name = "repeat",
    .text = "repeat(Tensor self, SymInt[] repeats) -> Tensor",
    .category = "joining",
    .doc = "self repeated along each dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = repeat_arguments,
    .returns = repeat_returns,
    .composite = true,
};

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
static constexpr ArgumentSchema repeat_interleave_self_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "repeats", .type = ArgumentType::kInteger},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "output_size", .type = ArgumentType::kInteger, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema repeat_interleave_self_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema repeat_interleave_self_int = {
    .name = "repeat_interleave.self_int",
    .text =
        "repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? "
        "output_size=None) -> Tensor",
    .category = "joining",
    .doc = "Each index of a dimension, or each element, repeated.",
    .kind = OperatorKind::kFunctional,
    .arguments = repeat_interleave_self_int_arguments,
    .returns = repeat_interleave_self_int_returns,
    .composite = true,
};

// flip(Tensor self, int[] dims) -> Tensor
static constexpr ArgumentSchema flip_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dims", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema flip_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema flip = {
    .name = "flip",
    .text = "flip(Tensor self, int[] dims) -> Tensor",
    .category = "joining",
    .doc = "self with the order of dimensions reversed.",
    .kind = OperatorKind::kFunctional,
    .arguments = flip_arguments,
    .returns = flip_returns,
    .derivatives = "self: grad.flip(dims)",
    .composite = false,
};

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
static constexpr ArgumentSchema constant_pad_nd_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "pad", .type = ArgumentType::kInteger, .list = true},
    {.name = "value", .type = ArgumentType::kScalar, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema constant_pad_nd_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema constant_pad_nd = {
    .name = "constant_pad_nd",
    .text = "constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor",
    .category = "joining",
    .doc =
        "self with a border of a number; pad has the widths before and after, the last dimension "
        "first.",
    .kind = OperatorKind::kFunctional,
    .arguments = constant_pad_nd_arguments,
    .returns = constant_pad_nd_returns,
    .derivatives = "self: formulas::constant_pad_nd_backward(grad, pad)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing cat = {
    &BoxingOf<stubs::cat>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cat>::enter_boxed),
};

extern const OperatorBoxing cat_out = {
    &BoxingOf<stubs::cat_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cat_out>::enter_boxed),
};

extern const OperatorBoxing stack = {
    &BoxingOf<stubs::stack>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::stack>::enter_boxed),
};

extern const OperatorBoxing stack_out = {
    &BoxingOf<stubs::stack_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::stack_out>::enter_boxed),
};

extern const OperatorBoxing repeat = {
    &BoxingOf<stubs::repeat>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::repeat>::enter_boxed),
};

extern const OperatorBoxing repeat_interleave_self_int = {
    &BoxingOf<stubs::repeat_interleave_self_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::repeat_interleave_self_int>::enter_boxed),
};

extern const OperatorBoxing flip = {
    &BoxingOf<stubs::flip>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::flip>::enter_boxed),
};

extern const OperatorBoxing constant_pad_nd = {
    &BoxingOf<stubs::constant_pad_nd>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::constant_pad_nd>::enter_boxed),
};

}  // namespace boxing

void add_operators_joining(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::cat::entry);
  dispatcher.add_builtin(stubs::cat_out::entry);
  dispatcher.add_builtin(stubs::stack::entry);
  dispatcher.add_builtin(stubs::stack_out::entry);
  dispatcher.add_builtin(stubs::repeat::entry);
  dispatcher.add_builtin(stubs::repeat_interleave_self_int::entry);
  dispatcher.add_builtin(stubs::flip::entry);
  dispatcher.add_builtin(stubs::constant_pad_nd::entry);
}

}  // namespace tenon

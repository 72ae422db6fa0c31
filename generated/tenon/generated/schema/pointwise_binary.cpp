// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

namespace schemas {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema add_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema add_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema add_Tensor = {
    .name = "add.Tensor",
    .text = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self + alpha * other.",
    .kind = OperatorKind::kFunctional,
    .arguments = add_Tensor_arguments,
    .returns = add_Tensor_returns,
    .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)",
    .composite = false,
};

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
static constexpr ArgumentSchema add__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema add__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema add__Tensor = {
    .name = "add_.Tensor",
    .text = "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + alpha * other.",
    .kind = OperatorKind::kInplace,
    .arguments = add__Tensor_arguments,
    .returns = add__Tensor_returns,
    .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)",
    .composite = false,
};

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema add_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema add_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema add_out = {
    .name = "add.out",
    .text = "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + alpha * other.",
    .kind = OperatorKind::kOut,
    .arguments = add_out_arguments,
    .returns = add_out_returns,
    .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)",
    .composite = false,
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema add_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema add_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema add_Scalar = {
    .name = "add.Scalar",
    .text = "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self + alpha * other for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = add_Scalar_arguments,
    .returns = add_Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
static constexpr ArgumentSchema add__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema add__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema add__Scalar = {
    .name = "add_.Scalar",
    .text = "add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + alpha * other for a number.",
    .kind = OperatorKind::kInplace,
    .arguments = add__Scalar_arguments,
    .returns = add__Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema sub_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema sub_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sub_Tensor = {
    .name = "sub.Tensor",
    .text = "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self - alpha * other.",
    .kind = OperatorKind::kFunctional,
    .arguments = sub_Tensor_arguments,
    .returns = sub_Tensor_returns,
    .derivatives = "self: grad\nother: maybe_multiply(-grad, alpha)",
    .composite = false,
};

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
static constexpr ArgumentSchema sub__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema sub__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sub__Tensor = {
    .name = "sub_.Tensor",
    .text = "sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self - alpha * other.",
    .kind = OperatorKind::kInplace,
    .arguments = sub__Tensor_arguments,
    .returns = sub__Tensor_returns,
    .derivatives = "self: grad\nother: maybe_multiply(-grad, alpha)",
    .composite = false,
};

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sub_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sub_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sub_out = {
    .name = "sub.out",
    .text = "sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self - alpha * other.",
    .kind = OperatorKind::kOut,
    .arguments = sub_out_arguments,
    .returns = sub_out_returns,
    .derivatives = "self: grad\nother: maybe_multiply(-grad, alpha)",
    .composite = false,
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema sub_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema sub_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sub_Scalar = {
    .name = "sub.Scalar",
    .text = "sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self - alpha * other for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = sub_Scalar_arguments,
    .returns = sub_Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
static constexpr ArgumentSchema sub__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema sub__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sub__Scalar = {
    .name = "sub_.Scalar",
    .text = "sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self - alpha * other for a number.",
    .kind = OperatorKind::kInplace,
    .arguments = sub__Scalar_arguments,
    .returns = sub__Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema rsub_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema rsub_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rsub_Tensor = {
    .name = "rsub.Tensor",
    .text = "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "other - alpha * self.",
    .kind = OperatorKind::kFunctional,
    .arguments = rsub_Tensor_arguments,
    .returns = rsub_Tensor_returns,
    .derivatives = "self: maybe_multiply(-grad, alpha)\nother: grad",
    .composite = false,
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema rsub_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema rsub_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rsub_Scalar = {
    .name = "rsub.Scalar",
    .text = "rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "other - alpha * self for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = rsub_Scalar_arguments,
    .returns = rsub_Scalar_returns,
    .derivatives = "self: maybe_multiply(-grad, alpha)",
    .composite = false,
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema mul_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema mul_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mul_Tensor = {
    .name = "mul.Tensor",
    .text = "mul.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self * other.",
    .kind = OperatorKind::kFunctional,
    .arguments = mul_Tensor_arguments,
    .returns = mul_Tensor_returns,
    .derivatives = "self: grad * other\nother: grad * self",
    .composite = false,
};

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema mul__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema mul__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mul__Tensor = {
    .name = "mul_.Tensor",
    .text = "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self * other.",
    .kind = OperatorKind::kInplace,
    .arguments = mul__Tensor_arguments,
    .returns = mul__Tensor_returns,
    .derivatives = "self: grad * other\nother: grad * self",
    .composite = false,
};

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema mul_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema mul_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mul_out = {
    .name = "mul.out",
    .text = "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self * other.",
    .kind = OperatorKind::kOut,
    .arguments = mul_out_arguments,
    .returns = mul_out_returns,
    .derivatives = "self: grad * other\nother: grad * self",
    .composite = false,
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema mul_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema mul_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mul_Scalar = {
    .name = "mul.Scalar",
    .text = "mul.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self * other for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = mul_Scalar_arguments,
    .returns = mul_Scalar_returns,
    .derivatives = "self: grad * other",
    .composite = false,
};

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema mul__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema mul__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mul__Scalar = {
    .name = "mul_.Scalar",
    .text = "mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self * other for a number.",
    .kind = OperatorKind::kInplace,
    .arguments = mul__Scalar_arguments,
    .returns = mul__Scalar_returns,
    .derivatives = "self: grad * other",
    .composite = false,
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema div_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema div_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema div_Tensor = {
    .name = "div.Tensor",
    .text = "div.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self / other; integers divide as floating numbers.",
    .kind = OperatorKind::kFunctional,
    .arguments = div_Tensor_arguments,
    .returns = div_Tensor_returns,
    .derivatives = "self: grad / other\nother: -(grad * ((self / other) / other))",
    .composite = false,
};

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema div__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema div__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema div__Tensor = {
    .name = "div_.Tensor",
    .text = "div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self / other; integers divide as floating numbers.",
    .kind = OperatorKind::kInplace,
    .arguments = div__Tensor_arguments,
    .returns = div__Tensor_returns,
    .derivatives = "self: grad / other\nother: -(grad * ((self / other) / other))",
    .composite = false,
};

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema div_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema div_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema div_out = {
    .name = "div.out",
    .text = "div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self / other; integers divide as floating numbers.",
    .kind = OperatorKind::kOut,
    .arguments = div_out_arguments,
    .returns = div_out_returns,
    .derivatives = "self: grad / other\nother: -(grad * ((self / other) / other))",
    .composite = false,
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema div_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema div_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema div_Scalar = {
    .name = "div.Scalar",
    .text = "div.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self / other for a number; integers divide as floating numbers.",
    .kind = OperatorKind::kFunctional,
    .arguments = div_Scalar_arguments,
    .returns = div_Scalar_returns,
    .derivatives = "self: grad / other",
    .composite = false,
};

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema div__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema div__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema div__Scalar = {
    .name = "div_.Scalar",
    .text = "div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self / other for a number; integers divide as floating numbers.",
    .kind = OperatorKind::kInplace,
    .arguments = div__Scalar_arguments,
    .returns = div__Scalar_returns,
    .derivatives = "self: grad / other",
    .composite = false,
};

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
static constexpr ArgumentSchema pow_Tensor_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "exponent", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema pow_Tensor_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema pow_Tensor_Scalar = {
    .name = "pow.Tensor_Scalar",
    .text = "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    .category = "pointwise_binary",
    .doc =
        "self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and "
        "division.",
    .kind = OperatorKind::kFunctional,
    .arguments = pow_Tensor_Scalar_arguments,
    .returns = pow_Tensor_Scalar_returns,
    .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
    .composite = true,
};

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
static constexpr ArgumentSchema pow__Tensor_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "exponent", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema pow__Tensor_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema pow__Tensor_Scalar = {
    .name = "pow_.Tensor_Scalar",
    .text = "pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc =
        "self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and "
        "division.",
    .kind = OperatorKind::kInplace,
    .arguments = pow__Tensor_Scalar_arguments,
    .returns = pow__Tensor_Scalar_returns,
    .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
    .composite = true,
};

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema pow_Tensor_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "exponent", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema pow_Tensor_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema pow_Tensor_Scalar_out = {
    .name = "pow.Tensor_Scalar_out",
    .text = "pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc =
        "self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and "
        "division.",
    .kind = OperatorKind::kOut,
    .arguments = pow_Tensor_Scalar_out_arguments,
    .returns = pow_Tensor_Scalar_out_returns,
    .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
    .composite = true,
};

// _pow(Tensor self, Scalar exponent) -> Tensor
static constexpr ArgumentSchema _pow_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "exponent", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema _pow_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _pow = {
    .name = "_pow",
    .text = "_pow(Tensor self, Scalar exponent) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The part of pow for exponents that have no shorter form.",
    .kind = OperatorKind::kFunctional,
    .arguments = _pow_arguments,
    .returns = _pow_returns,
    .composite = false,
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
static constexpr ArgumentSchema pow_Tensor_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "exponent", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema pow_Tensor_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema pow_Tensor_Tensor = {
    .name = "pow.Tensor_Tensor",
    .text = "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self to the power of exponent.",
    .kind = OperatorKind::kFunctional,
    .arguments = pow_Tensor_Tensor_arguments,
    .returns = pow_Tensor_Tensor_returns,
    .derivatives =
        "self: formulas::pow_backward_self(grad, self, exponent)\nexponent: "
        "formulas::pow_backward_exponent(grad, self, exponent, result)",
    .composite = false,
};

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema pow_Tensor_Tensor_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "exponent", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema pow_Tensor_Tensor_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema pow_Tensor_Tensor_out = {
    .name = "pow.Tensor_Tensor_out",
    .text = "pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self to the power of exponent.",
    .kind = OperatorKind::kOut,
    .arguments = pow_Tensor_Tensor_out_arguments,
    .returns = pow_Tensor_Tensor_out_returns,
    .derivatives =
        "self: formulas::pow_backward_self(grad, self, exponent)\nexponent: "
        "formulas::pow_backward_exponent(grad, self, exponent, result)",
    .composite = false,
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
static constexpr ArgumentSchema pow_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kScalar},
    {.name = "exponent", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema pow_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema pow_Scalar = {
    .name = "pow.Scalar",
    .text = "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
    .category = "pointwise_binary",
    .doc = "A number to the power of exponent.",
    .kind = OperatorKind::kFunctional,
    .arguments = pow_Scalar_arguments,
    .returns = pow_Scalar_returns,
    .derivatives = "exponent: formulas::pow_backward_exponent(grad, self, exponent, result)",
    .composite = false,
};

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema where_self_arguments[] = {
    {.name = "condition", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema where_self_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema where_self = {
    .name = "where.self",
    .text = "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self where the bool condition holds, else other.",
    .kind = OperatorKind::kFunctional,
    .arguments = where_self_arguments,
    .returns = where_self_returns,
    .derivatives =
        "self: grad.masked_fill(condition.logical_not(), 0)\nother: grad.masked_fill(condition, 0)",
    .composite = false,
};

// atan2(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema atan2_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema atan2_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema atan2 = {
    .name = "atan2",
    .text = "atan2(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The angle of the point (other, self), in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = atan2_arguments,
    .returns = atan2_returns,
    .derivatives =
        "self: grad * (other / (self * self + other * other))\nother: -(grad * (self / (self * "
        "self + other * other)))",
    .composite = false,
};

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema atan2__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema atan2__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atan2_ = {
    .name = "atan2_",
    .text = "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The angle of the point (other, self), in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = atan2__arguments,
    .returns = atan2__returns,
    .derivatives =
        "self: grad * (other / (self * self + other * other))\nother: -(grad * (self / (self * "
        "self + other * other)))",
    .composite = false,
};

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema atan2_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema atan2_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atan2_out = {
    .name = "atan2.out",
    .text = "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The angle of the point (other, self), in radians.",
    .kind = OperatorKind::kOut,
    .arguments = atan2_out_arguments,
    .returns = atan2_out_returns,
    .derivatives =
        "self: grad * (other / (self * self + other * other))\nother: -(grad * (self / (self * "
        "self + other * other)))",
    .composite = false,
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema fmod_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema fmod_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema fmod_Tensor = {
    .name = "fmod.Tensor",
    .text = "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = fmod_Tensor_arguments,
    .returns = fmod_Tensor_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).trunc())",
    .composite = false,
};

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema fmod__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema fmod__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema fmod__Tensor = {
    .name = "fmod_.Tensor",
    .text = "fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of self.",
    .kind = OperatorKind::kInplace,
    .arguments = fmod__Tensor_arguments,
    .returns = fmod__Tensor_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).trunc())",
    .composite = false,
};

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema fmod_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema fmod_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema fmod_out = {
    .name = "fmod.out",
    .text = "fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of self.",
    .kind = OperatorKind::kOut,
    .arguments = fmod_out_arguments,
    .returns = fmod_out_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).trunc())",
    .composite = false,
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema fmod_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema fmod_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema fmod_Scalar = {
    .name = "fmod.Scalar",
    .text = "fmod.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of self, for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = fmod_Scalar_arguments,
    .returns = fmod_Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema fmod__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema fmod__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema fmod__Scalar = {
    .name = "fmod_.Scalar",
    .text = "fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of self, for a number.",
    .kind = OperatorKind::kInplace,
    .arguments = fmod__Scalar_arguments,
    .returns = fmod__Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema remainder_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema remainder_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema remainder_Tensor = {
    .name = "remainder.Tensor",
    .text = "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = remainder_Tensor_arguments,
    .returns = remainder_Tensor_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).floor())",
    .composite = false,
};

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema remainder__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema remainder__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema remainder__Tensor = {
    .name = "remainder_.Tensor",
    .text = "remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of other.",
    .kind = OperatorKind::kInplace,
    .arguments = remainder__Tensor_arguments,
    .returns = remainder__Tensor_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).floor())",
    .composite = false,
};

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema remainder_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema remainder_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema remainder_out = {
    .name = "remainder.out",
    .text = "remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of other.",
    .kind = OperatorKind::kOut,
    .arguments = remainder_out_arguments,
    .returns = remainder_out_returns,
    .derivatives = "self: grad\nother: -(grad * (self / other).floor())",
    .composite = false,
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema remainder_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema remainder_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema remainder_Scalar = {
    .name = "remainder.Scalar",
    .text = "remainder.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of other, for a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = remainder_Scalar_arguments,
    .returns = remainder_Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema remainder__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema remainder__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema remainder__Scalar = {
    .name = "remainder_.Scalar",
    .text = "remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The remainder of self / other with the sign of other, for a number.",
    .kind = OperatorKind::kInplace,
    .arguments = remainder__Scalar_arguments,
    .returns = remainder__Scalar_returns,
    .derivatives = "self: grad",
    .composite = false,
};

// maximum(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema maximum_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema maximum_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema maximum = {
    .name = "maximum",
    .text = "maximum(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The greater of each two elements, NaN if one is; a tie's gradient is split in half.",
    .kind = OperatorKind::kFunctional,
    .arguments = maximum_arguments,
    .returns = maximum_returns,
    .derivatives =
        "self: formulas::maximum_backward(grad, self, other)\nother: "
        "formulas::maximum_backward(grad, other, self)",
    .composite = false,
};

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema maximum_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema maximum_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema maximum_out = {
    .name = "maximum.out",
    .text = "maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The greater of each two elements, NaN if one is; a tie's gradient is split in half.",
    .kind = OperatorKind::kOut,
    .arguments = maximum_out_arguments,
    .returns = maximum_out_returns,
    .derivatives =
        "self: formulas::maximum_backward(grad, self, other)\nother: "
        "formulas::maximum_backward(grad, other, self)",
    .composite = false,
};

// minimum(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema minimum_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema minimum_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema minimum = {
    .name = "minimum",
    .text = "minimum(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The smaller of each two elements, NaN if one is; a tie's gradient is split in half.",
    .kind = OperatorKind::kFunctional,
    .arguments = minimum_arguments,
    .returns = minimum_returns,
    .derivatives =
        "self: formulas::minimum_backward(grad, self, other)\nother: "
        "formulas::minimum_backward(grad, other, self)",
    .composite = false,
};

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema minimum_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema minimum_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema minimum_out = {
    .name = "minimum.out",
    .text = "minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The smaller of each two elements, NaN if one is; a tie's gradient is split in half.",
    .kind = OperatorKind::kOut,
    .arguments = minimum_out_arguments,
    .returns = minimum_out_returns,
    .derivatives =
        "self: formulas::minimum_backward(grad, self, other)\nother: "
        "formulas::minimum_backward(grad, other, self)",
    .composite = false,
};

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema bitwise_and_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_and_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_and_Tensor = {
    .name = "bitwise_and.Tensor",
    .text = "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that both elements have.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_and_Tensor_arguments,
    .returns = bitwise_and_Tensor_returns,
    .composite = false,
};

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_and__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_and__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_and__Tensor = {
    .name = "bitwise_and_.Tensor",
    .text = "bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that both elements have.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_and__Tensor_arguments,
    .returns = bitwise_and__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_and_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema bitwise_and_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_and_out = {
    .name = "bitwise_and.out",
    .text = "bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that both elements have.",
    .kind = OperatorKind::kOut,
    .arguments = bitwise_and_out_arguments,
    .returns = bitwise_and_out_returns,
    .composite = false,
};

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema bitwise_and_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_and_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_and_Scalar = {
    .name = "bitwise_and.Scalar",
    .text = "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that each element and a number have.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_and_Scalar_arguments,
    .returns = bitwise_and_Scalar_returns,
    .composite = false,
};

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_and__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_and__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_and__Scalar = {
    .name = "bitwise_and_.Scalar",
    .text = "bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that each element and a number have.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_and__Scalar_arguments,
    .returns = bitwise_and__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema bitwise_or_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_or_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_or_Tensor = {
    .name = "bitwise_or.Tensor",
    .text = "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that at least one of the elements has.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_or_Tensor_arguments,
    .returns = bitwise_or_Tensor_returns,
    .composite = false,
};

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_or__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_or__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_or__Tensor = {
    .name = "bitwise_or_.Tensor",
    .text = "bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that at least one of the elements has.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_or__Tensor_arguments,
    .returns = bitwise_or__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_or_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema bitwise_or_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_or_out = {
    .name = "bitwise_or.out",
    .text = "bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that at least one of the elements has.",
    .kind = OperatorKind::kOut,
    .arguments = bitwise_or_out_arguments,
    .returns = bitwise_or_out_returns,
    .composite = false,
};

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema bitwise_or_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_or_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_or_Scalar = {
    .name = "bitwise_or.Scalar",
    .text = "bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that each element or a number has.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_or_Scalar_arguments,
    .returns = bitwise_or_Scalar_returns,
    .composite = false,
};

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_or__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_or__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_or__Scalar = {
    .name = "bitwise_or_.Scalar",
    .text = "bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that each element or a number has.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_or__Scalar_arguments,
    .returns = bitwise_or__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema bitwise_xor_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_xor_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_xor_Tensor = {
    .name = "bitwise_xor.Tensor",
    .text = "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that exactly one of the elements has.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_xor_Tensor_arguments,
    .returns = bitwise_xor_Tensor_returns,
    .composite = false,
};

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_xor__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_xor__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_xor__Tensor = {
    .name = "bitwise_xor_.Tensor",
    .text = "bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that exactly one of the elements has.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_xor__Tensor_arguments,
    .returns = bitwise_xor__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_xor_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema bitwise_xor_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_xor_out = {
    .name = "bitwise_xor.out",
    .text = "bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that exactly one of the elements has.",
    .kind = OperatorKind::kOut,
    .arguments = bitwise_xor_out_arguments,
    .returns = bitwise_xor_out_returns,
    .composite = false,
};

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema bitwise_xor_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_xor_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_xor_Scalar = {
    .name = "bitwise_xor.Scalar",
    .text = "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The bits that either each element or a number has.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_xor_Scalar_arguments,
    .returns = bitwise_xor_Scalar_returns,
    .composite = false,
};

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_xor__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema bitwise_xor__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_xor__Scalar = {
    .name = "bitwise_xor_.Scalar",
    .text = "bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The bits that either each element or a number has.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_xor__Scalar_arguments,
    .returns = bitwise_xor__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
static constexpr ArgumentSchema addcmul_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addcmul_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema addcmul = {
    .name = "addcmul",
    .text = "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 * tensor2.",
    .kind = OperatorKind::kFunctional,
    .arguments = addcmul_arguments,
    .returns = addcmul_returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad * tensor2, value)\ntensor2: maybe_multiply(grad "
        "* tensor1, value)",
    .composite = false,
};

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
static constexpr ArgumentSchema addcmul__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addcmul__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addcmul_ = {
    .name = "addcmul_",
    .text =
        "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> "
        "Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 * tensor2.",
    .kind = OperatorKind::kInplace,
    .arguments = addcmul__arguments,
    .returns = addcmul__returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad * tensor2, value)\ntensor2: maybe_multiply(grad "
        "* tensor1, value)",
    .composite = false,
};

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
static constexpr ArgumentSchema addcmul_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema addcmul_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addcmul_out = {
    .name = "addcmul.out",
    .text =
        "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) "
        "out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 * tensor2.",
    .kind = OperatorKind::kOut,
    .arguments = addcmul_out_arguments,
    .returns = addcmul_out_returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad * tensor2, value)\ntensor2: maybe_multiply(grad "
        "* tensor1, value)",
    .composite = false,
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
static constexpr ArgumentSchema addcdiv_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addcdiv_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema addcdiv = {
    .name = "addcdiv",
    .text = "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 / tensor2.",
    .kind = OperatorKind::kFunctional,
    .arguments = addcdiv_arguments,
    .returns = addcdiv_returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad / tensor2, value)\ntensor2: "
        "maybe_multiply(-(grad * (tensor1 / (tensor2 * tensor2))), value)",
    .composite = false,
};

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
static constexpr ArgumentSchema addcdiv__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addcdiv__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addcdiv_ = {
    .name = "addcdiv_",
    .text =
        "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> "
        "Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 / tensor2.",
    .kind = OperatorKind::kInplace,
    .arguments = addcdiv__arguments,
    .returns = addcdiv__returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad / tensor2, value)\ntensor2: "
        "maybe_multiply(-(grad * (tensor1 / (tensor2 * tensor2))), value)",
    .composite = false,
};

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
static constexpr ArgumentSchema addcdiv_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor1", .type = ArgumentType::kTensor},
    {.name = "tensor2", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema addcdiv_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addcdiv_out = {
    .name = "addcdiv.out",
    .text =
        "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) "
        "out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "self + value * tensor1 / tensor2.",
    .kind = OperatorKind::kOut,
    .arguments = addcdiv_out_arguments,
    .returns = addcdiv_out_returns,
    .derivatives =
        "self: grad\ntensor1: maybe_multiply(grad / tensor2, value)\ntensor2: "
        "maybe_multiply(-(grad * (tensor1 / (tensor2 * tensor2))), value)",
    .composite = false,
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
static constexpr ArgumentSchema lerp_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema lerp_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema lerp_Scalar = {
    .name = "lerp.Scalar",
    .text = "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kFunctional,
    .arguments = lerp_Scalar_arguments,
    .returns = lerp_Scalar_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight",
    .composite = false,
};

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
static constexpr ArgumentSchema lerp__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema lerp__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lerp__Scalar = {
    .name = "lerp_.Scalar",
    .text = "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kInplace,
    .arguments = lerp__Scalar_arguments,
    .returns = lerp__Scalar_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight",
    .composite = false,
};

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema lerp_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema lerp_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lerp_Scalar_out = {
    .name = "lerp.Scalar_out",
    .text =
        "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kOut,
    .arguments = lerp_Scalar_out_arguments,
    .returns = lerp_Scalar_out_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight",
    .composite = false,
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
static constexpr ArgumentSchema lerp_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema lerp_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema lerp_Tensor = {
    .name = "lerp.Tensor",
    .text = "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kFunctional,
    .arguments = lerp_Tensor_arguments,
    .returns = lerp_Tensor_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight\nweight: grad * (end - self)",
    .composite = false,
};

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
static constexpr ArgumentSchema lerp__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema lerp__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lerp__Tensor = {
    .name = "lerp_.Tensor",
    .text = "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kInplace,
    .arguments = lerp__Tensor_arguments,
    .returns = lerp__Tensor_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight\nweight: grad * (end - self)",
    .composite = false,
};

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema lerp_Tensor_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "end", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema lerp_Tensor_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lerp_Tensor_out = {
    .name = "lerp.Tensor_out",
    .text =
        "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_binary",
    .doc = "The point at weight on the line from self to end.",
    .kind = OperatorKind::kOut,
    .arguments = lerp_Tensor_out_arguments,
    .returns = lerp_Tensor_out_returns,
    .derivatives = "self: grad - grad * weight\nend: grad * weight\nweight: grad * (end - self)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing add_Tensor = {
    &BoxingOf<stubs::add_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::add_Tensor>::enter_boxed),
};

extern const OperatorBoxing add__Tensor = {
    &BoxingOf<stubs::add__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::add__Tensor>::enter_boxed),
};

extern const OperatorBoxing add_out = {
    &BoxingOf<stubs::add_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::add_out>::enter_boxed),
};

extern const OperatorBoxing add_Scalar = {
    &BoxingOf<stubs::add_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::add_Scalar>::enter_boxed),
};

extern const OperatorBoxing add__Scalar = {
    &BoxingOf<stubs::add__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::add__Scalar>::enter_boxed),
};

extern const OperatorBoxing sub_Tensor = {
    &BoxingOf<stubs::sub_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sub_Tensor>::enter_boxed),
};

extern const OperatorBoxing sub__Tensor = {
    &BoxingOf<stubs::sub__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sub__Tensor>::enter_boxed),
};

extern const OperatorBoxing sub_out = {
    &BoxingOf<stubs::sub_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sub_out>::enter_boxed),
};

extern const OperatorBoxing sub_Scalar = {
    &BoxingOf<stubs::sub_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sub_Scalar>::enter_boxed),
};

extern const OperatorBoxing sub__Scalar = {
    &BoxingOf<stubs::sub__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sub__Scalar>::enter_boxed),
};

extern const OperatorBoxing rsub_Tensor = {
    &BoxingOf<stubs::rsub_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rsub_Tensor>::enter_boxed),
};

extern const OperatorBoxing rsub_Scalar = {
    &BoxingOf<stubs::rsub_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rsub_Scalar>::enter_boxed),
};

extern const OperatorBoxing mul_Tensor = {
    &BoxingOf<stubs::mul_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mul_Tensor>::enter_boxed),
};

extern const OperatorBoxing mul__Tensor = {
    &BoxingOf<stubs::mul__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mul__Tensor>::enter_boxed),
};

extern const OperatorBoxing mul_out = {
    &BoxingOf<stubs::mul_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mul_out>::enter_boxed),
};

extern const OperatorBoxing mul_Scalar = {
    &BoxingOf<stubs::mul_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mul_Scalar>::enter_boxed),
};

extern const OperatorBoxing mul__Scalar = {
    &BoxingOf<stubs::mul__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mul__Scalar>::enter_boxed),
};

extern const OperatorBoxing div_Tensor = {
    &BoxingOf<stubs::div_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::div_Tensor>::enter_boxed),
};

extern const OperatorBoxing div__Tensor = {
    &BoxingOf<stubs::div__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::div__Tensor>::enter_boxed),
};

extern const OperatorBoxing div_out = {
    &BoxingOf<stubs::div_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::div_out>::enter_boxed),
};

extern const OperatorBoxing div_Scalar = {
    &BoxingOf<stubs::div_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::div_Scalar>::enter_boxed),
};

extern const OperatorBoxing div__Scalar = {
    &BoxingOf<stubs::div__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::div__Scalar>::enter_boxed),
};

extern const OperatorBoxing pow_Tensor_Scalar = {
    &BoxingOf<stubs::pow_Tensor_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow_Tensor_Scalar>::enter_boxed),
};

extern const OperatorBoxing pow__Tensor_Scalar = {
    &BoxingOf<stubs::pow__Tensor_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow__Tensor_Scalar>::enter_boxed),
};

extern const OperatorBoxing pow_Tensor_Scalar_out = {
    &BoxingOf<stubs::pow_Tensor_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow_Tensor_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing _pow = {
    &BoxingOf<stubs::_pow>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_pow>::enter_boxed),
};

extern const OperatorBoxing pow_Tensor_Tensor = {
    &BoxingOf<stubs::pow_Tensor_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow_Tensor_Tensor>::enter_boxed),
};

extern const OperatorBoxing pow_Tensor_Tensor_out = {
    &BoxingOf<stubs::pow_Tensor_Tensor_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow_Tensor_Tensor_out>::enter_boxed),
};

extern const OperatorBoxing pow_Scalar = {
    &BoxingOf<stubs::pow_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::pow_Scalar>::enter_boxed),
};

extern const OperatorBoxing where_self = {
    &BoxingOf<stubs::where_self>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::where_self>::enter_boxed),
};

extern const OperatorBoxing atan2 = {
    &BoxingOf<stubs::atan2>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan2>::enter_boxed),
};

extern const OperatorBoxing atan2_ = {
    &BoxingOf<stubs::atan2_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan2_>::enter_boxed),
};

extern const OperatorBoxing atan2_out = {
    &BoxingOf<stubs::atan2_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan2_out>::enter_boxed),
};

extern const OperatorBoxing fmod_Tensor = {
    &BoxingOf<stubs::fmod_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fmod_Tensor>::enter_boxed),
};

extern const OperatorBoxing fmod__Tensor = {
    &BoxingOf<stubs::fmod__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fmod__Tensor>::enter_boxed),
};

extern const OperatorBoxing fmod_out = {
    &BoxingOf<stubs::fmod_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fmod_out>::enter_boxed),
};

extern const OperatorBoxing fmod_Scalar = {
    &BoxingOf<stubs::fmod_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fmod_Scalar>::enter_boxed),
};

extern const OperatorBoxing fmod__Scalar = {
    &BoxingOf<stubs::fmod__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::fmod__Scalar>::enter_boxed),
};

extern const OperatorBoxing remainder_Tensor = {
    &BoxingOf<stubs::remainder_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::remainder_Tensor>::enter_boxed),
};

extern const OperatorBoxing remainder__Tensor = {
    &BoxingOf<stubs::remainder__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::remainder__Tensor>::enter_boxed),
};

extern const OperatorBoxing remainder_out = {
    &BoxingOf<stubs::remainder_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::remainder_out>::enter_boxed),
};

extern const OperatorBoxing remainder_Scalar = {
    &BoxingOf<stubs::remainder_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::remainder_Scalar>::enter_boxed),
};

extern const OperatorBoxing remainder__Scalar = {
    &BoxingOf<stubs::remainder__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::remainder__Scalar>::enter_boxed),
};

extern const OperatorBoxing maximum = {
    &BoxingOf<stubs::maximum>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::maximum>::enter_boxed),
};

extern const OperatorBoxing maximum_out = {
    &BoxingOf<stubs::maximum_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::maximum_out>::enter_boxed),
};

extern const OperatorBoxing minimum = {
    &BoxingOf<stubs::minimum>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::minimum>::enter_boxed),
};

extern const OperatorBoxing minimum_out = {
    &BoxingOf<stubs::minimum_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::minimum_out>::enter_boxed),
};

extern const OperatorBoxing bitwise_and_Tensor = {
    &BoxingOf<stubs::bitwise_and_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_and_Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_and__Tensor = {
    &BoxingOf<stubs::bitwise_and__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_and__Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_and_out = {
    &BoxingOf<stubs::bitwise_and_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_and_out>::enter_boxed),
};

extern const OperatorBoxing bitwise_and_Scalar = {
    &BoxingOf<stubs::bitwise_and_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_and_Scalar>::enter_boxed),
};

extern const OperatorBoxing bitwise_and__Scalar = {
    &BoxingOf<stubs::bitwise_and__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_and__Scalar>::enter_boxed),
};

extern const OperatorBoxing bitwise_or_Tensor = {
    &BoxingOf<stubs::bitwise_or_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_or_Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_or__Tensor = {
    &BoxingOf<stubs::bitwise_or__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_or__Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_or_out = {
    &BoxingOf<stubs::bitwise_or_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_or_out>::enter_boxed),
};

extern const OperatorBoxing bitwise_or_Scalar = {
    &BoxingOf<stubs::bitwise_or_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_or_Scalar>::enter_boxed),
};

extern const OperatorBoxing bitwise_or__Scalar = {
    &BoxingOf<stubs::bitwise_or__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_or__Scalar>::enter_boxed),
};

extern const OperatorBoxing bitwise_xor_Tensor = {
    &BoxingOf<stubs::bitwise_xor_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_xor_Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_xor__Tensor = {
    &BoxingOf<stubs::bitwise_xor__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_xor__Tensor>::enter_boxed),
};

extern const OperatorBoxing bitwise_xor_out = {
    &BoxingOf<stubs::bitwise_xor_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_xor_out>::enter_boxed),
};

extern const OperatorBoxing bitwise_xor_Scalar = {
    &BoxingOf<stubs::bitwise_xor_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_xor_Scalar>::enter_boxed),
};

extern const OperatorBoxing bitwise_xor__Scalar = {
    &BoxingOf<stubs::bitwise_xor__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_xor__Scalar>::enter_boxed),
};

extern const OperatorBoxing addcmul = {
    &BoxingOf<stubs::addcmul>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcmul>::enter_boxed),
};

extern const OperatorBoxing addcmul_ = {
    &BoxingOf<stubs::addcmul_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcmul_>::enter_boxed),
};

extern const OperatorBoxing addcmul_out = {
    &BoxingOf<stubs::addcmul_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcmul_out>::enter_boxed),
};

extern const OperatorBoxing addcdiv = {
    &BoxingOf<stubs::addcdiv>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcdiv>::enter_boxed),
};

extern const OperatorBoxing addcdiv_ = {
    &BoxingOf<stubs::addcdiv_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcdiv_>::enter_boxed),
};

extern const OperatorBoxing addcdiv_out = {
    &BoxingOf<stubs::addcdiv_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addcdiv_out>::enter_boxed),
};

extern const OperatorBoxing lerp_Scalar = {
    &BoxingOf<stubs::lerp_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp_Scalar>::enter_boxed),
};

extern const OperatorBoxing lerp__Scalar = {
    &BoxingOf<stubs::lerp__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp__Scalar>::enter_boxed),
};

extern const OperatorBoxing lerp_Scalar_out = {
    &BoxingOf<stubs::lerp_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing lerp_Tensor = {
    &BoxingOf<stubs::lerp_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp_Tensor>::enter_boxed),
};

extern const OperatorBoxing lerp__Tensor = {
    &BoxingOf<stubs::lerp__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp__Tensor>::enter_boxed),
};

extern const OperatorBoxing lerp_Tensor_out = {
    &BoxingOf<stubs::lerp_Tensor_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lerp_Tensor_out>::enter_boxed),
};

}  // namespace boxing

void add_operators_pointwise_binary(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::add_Tensor::entry);
  dispatcher.add_builtin(stubs::add__Tensor::entry);
  dispatcher.add_builtin(stubs::add_out::entry);
  dispatcher.add_builtin(stubs::add_Scalar::entry);
  dispatcher.add_builtin(stubs::add__Scalar::entry);
  dispatcher.add_builtin(stubs::sub_Tensor::entry);
  dispatcher.add_builtin(stubs::sub__Tensor::entry);
  dispatcher.add_builtin(stubs::sub_out::entry);
  dispatcher.add_builtin(stubs::sub_Scalar::entry);
  dispatcher.add_builtin(stubs::sub__Scalar::entry);
  dispatcher.add_builtin(stubs::rsub_Tensor::entry);
  dispatcher.add_builtin(stubs::rsub_Scalar::entry);
  dispatcher.add_builtin(stubs::mul_Tensor::entry);
  dispatcher.add_builtin(stubs::mul__Tensor::entry);
  dispatcher.add_builtin(stubs::mul_out::entry);
  dispatcher.add_builtin(stubs::mul_Scalar::entry);
  dispatcher.add_builtin(stubs::mul__Scalar::entry);
  dispatcher.add_builtin(stubs::div_Tensor::entry);
  dispatcher.add_builtin(stubs::div__Tensor::entry);
  dispatcher.add_builtin(stubs::div_out::entry);
  dispatcher.add_builtin(stubs::div_Scalar::entry);
  dispatcher.add_builtin(stubs::div__Scalar::entry);
  dispatcher.add_builtin(stubs::pow_Tensor_Scalar::entry);
  dispatcher.add_builtin(stubs::pow__Tensor_Scalar::entry);
  dispatcher.add_builtin(stubs::pow_Tensor_Scalar_out::entry);
  dispatcher.add_builtin(stubs::_pow::entry);
  dispatcher.add_builtin(stubs::pow_Tensor_Tensor::entry);
  dispatcher.add_builtin(stubs::pow_Tensor_Tensor_out::entry);
  dispatcher.add_builtin(stubs::pow_Scalar::entry);
  dispatcher.add_builtin(stubs::where_self::entry);
  dispatcher.add_builtin(stubs::atan2::entry);
  dispatcher.add_builtin(stubs::atan2_::entry);
  dispatcher.add_builtin(stubs::atan2_out::entry);
  dispatcher.add_builtin(stubs::fmod_Tensor::entry);
  dispatcher.add_builtin(stubs::fmod__Tensor::entry);
  dispatcher.add_builtin(stubs::fmod_out::entry);
  dispatcher.add_builtin(stubs::fmod_Scalar::entry);
  dispatcher.add_builtin(stubs::fmod__Scalar::entry);
  dispatcher.add_builtin(stubs::remainder_Tensor::entry);
  dispatcher.add_builtin(stubs::remainder__Tensor::entry);
  dispatcher.add_builtin(stubs::remainder_out::entry);
  dispatcher.add_builtin(stubs::remainder_Scalar::entry);
  dispatcher.add_builtin(stubs::remainder__Scalar::entry);
  dispatcher.add_builtin(stubs::maximum::entry);
  dispatcher.add_builtin(stubs::maximum_out::entry);
  dispatcher.add_builtin(stubs::minimum::entry);
  dispatcher.add_builtin(stubs::minimum_out::entry);
  dispatcher.add_builtin(stubs::bitwise_and_Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_and__Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_and_out::entry);
  dispatcher.add_builtin(stubs::bitwise_and_Scalar::entry);
  dispatcher.add_builtin(stubs::bitwise_and__Scalar::entry);
  dispatcher.add_builtin(stubs::bitwise_or_Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_or__Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_or_out::entry);
  dispatcher.add_builtin(stubs::bitwise_or_Scalar::entry);
  dispatcher.add_builtin(stubs::bitwise_or__Scalar::entry);
  dispatcher.add_builtin(stubs::bitwise_xor_Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_xor__Tensor::entry);
  dispatcher.add_builtin(stubs::bitwise_xor_out::entry);
  dispatcher.add_builtin(stubs::bitwise_xor_Scalar::entry);
  dispatcher.add_builtin(stubs::bitwise_xor__Scalar::entry);
  dispatcher.add_builtin(stubs::addcmul::entry);
  dispatcher.add_builtin(stubs::addcmul_::entry);
  dispatcher.add_builtin(stubs::addcmul_out::entry);
  dispatcher.add_builtin(stubs::addcdiv::entry);
  dispatcher.add_builtin(stubs::addcdiv_::entry);
  dispatcher.add_builtin(stubs::addcdiv_out::entry);
  dispatcher.add_builtin(stubs::lerp_Scalar::entry);
  dispatcher.add_builtin(stubs::lerp__Scalar::entry);
  dispatcher.add_builtin(stubs::lerp_Scalar_out::entry);
  dispatcher.add_builtin(stubs::lerp_Tensor::entry);
  dispatcher.add_builtin(stubs::lerp__Tensor::entry);
  dispatcher.add_builtin(stubs::lerp_Tensor_out::entry);
}

}  // namespace tenon

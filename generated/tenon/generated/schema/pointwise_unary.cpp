// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_clamp.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {

namespace schemas {

// exp(Tensor self) -> Tensor
static constexpr ArgumentSchema exp_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema exp_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema exp = {
    .name = "exp",
    .text = "exp(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "e to the power of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = exp_arguments,
    .returns = exp_returns,
    .derivatives = "self: grad * result",
    .composite = false,
};

// exp_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema exp__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema exp__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema exp_ = {
    .name = "exp_",
    .text = "exp_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "e to the power of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = exp__arguments,
    .returns = exp__returns,
    .derivatives = "self: grad * result",
    .composite = false,
};

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema exp_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema exp_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema exp_out = {
    .name = "exp.out",
    .text = "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "e to the power of each element.",
    .kind = OperatorKind::kOut,
    .arguments = exp_out_arguments,
    .returns = exp_out_returns,
    .derivatives = "self: grad * result",
    .composite = false,
};

// neg(Tensor self) -> Tensor
static constexpr ArgumentSchema neg_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema neg_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema neg = {
    .name = "neg",
    .text = "neg(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The negative of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = neg_arguments,
    .returns = neg_returns,
    .derivatives = "self: -grad",
    .composite = false,
};

// neg_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema neg__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema neg__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema neg_ = {
    .name = "neg_",
    .text = "neg_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The negative of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = neg__arguments,
    .returns = neg__returns,
    .derivatives = "self: -grad",
    .composite = false,
};

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema neg_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema neg_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema neg_out = {
    .name = "neg.out",
    .text = "neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The negative of each element.",
    .kind = OperatorKind::kOut,
    .arguments = neg_out_arguments,
    .returns = neg_out_returns,
    .derivatives = "self: -grad",
    .composite = false,
};

// sqrt(Tensor self) -> Tensor
static constexpr ArgumentSchema sqrt_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sqrt_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sqrt = {
    .name = "sqrt",
    .text = "sqrt(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The square root of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = sqrt_arguments,
    .returns = sqrt_returns,
    .derivatives = "self: grad / (result * 2)",
    .composite = false,
};

// sqrt_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema sqrt__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema sqrt__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sqrt_ = {
    .name = "sqrt_",
    .text = "sqrt_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The square root of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = sqrt__arguments,
    .returns = sqrt__returns,
    .derivatives = "self: grad / (result * 2)",
    .composite = false,
};

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sqrt_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sqrt_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sqrt_out = {
    .name = "sqrt.out",
    .text = "sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The square root of each element.",
    .kind = OperatorKind::kOut,
    .arguments = sqrt_out_arguments,
    .returns = sqrt_out_returns,
    .derivatives = "self: grad / (result * 2)",
    .composite = false,
};

// abs(Tensor self) -> Tensor
static constexpr ArgumentSchema abs_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema abs_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema abs = {
    .name = "abs",
    .text = "abs(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The absolute value of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = abs_arguments,
    .returns = abs_returns,
    .derivatives = "self: grad * self.sign()",
    .composite = false,
};

// abs_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema abs__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema abs__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema abs_ = {
    .name = "abs_",
    .text = "abs_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The absolute value of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = abs__arguments,
    .returns = abs__returns,
    .derivatives = "self: grad * self.sign()",
    .composite = false,
};

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema abs_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema abs_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema abs_out = {
    .name = "abs.out",
    .text = "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The absolute value of each element.",
    .kind = OperatorKind::kOut,
    .arguments = abs_out_arguments,
    .returns = abs_out_returns,
    .derivatives = "self: grad * self.sign()",
    .composite = false,
};

// acos(Tensor self) -> Tensor
static constexpr ArgumentSchema acos_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema acos_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema acos = {
    .name = "acos",
    .text = "acos(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse cosine of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = acos_arguments,
    .returns = acos_returns,
    .derivatives = "self: -(grad * (1 - self * self).rsqrt())",
    .composite = false,
};

// acos_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema acos__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema acos__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema acos_ = {
    .name = "acos_",
    .text = "acos_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse cosine of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = acos__arguments,
    .returns = acos__returns,
    .derivatives = "self: -(grad * (1 - self * self).rsqrt())",
    .composite = false,
};

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema acos_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema acos_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema acos_out = {
    .name = "acos.out",
    .text = "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse cosine of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = acos_out_arguments,
    .returns = acos_out_returns,
    .derivatives = "self: -(grad * (1 - self * self).rsqrt())",
    .composite = false,
};

// acosh(Tensor self) -> Tensor
static constexpr ArgumentSchema acosh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema acosh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema acosh = {
    .name = "acosh",
    .text = "acosh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic cosine of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = acosh_arguments,
    .returns = acosh_returns,
    .derivatives = "self: grad * (self * self - 1).rsqrt()",
    .composite = false,
};

// acosh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema acosh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema acosh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema acosh_ = {
    .name = "acosh_",
    .text = "acosh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic cosine of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = acosh__arguments,
    .returns = acosh__returns,
    .derivatives = "self: grad * (self * self - 1).rsqrt()",
    .composite = false,
};

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema acosh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema acosh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema acosh_out = {
    .name = "acosh.out",
    .text = "acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic cosine of each element.",
    .kind = OperatorKind::kOut,
    .arguments = acosh_out_arguments,
    .returns = acosh_out_returns,
    .derivatives = "self: grad * (self * self - 1).rsqrt()",
    .composite = false,
};

// asin(Tensor self) -> Tensor
static constexpr ArgumentSchema asin_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema asin_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema asin = {
    .name = "asin",
    .text = "asin(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse sine of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = asin_arguments,
    .returns = asin_returns,
    .derivatives = "self: grad * (1 - self * self).rsqrt()",
    .composite = false,
};

// asin_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema asin__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema asin__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema asin_ = {
    .name = "asin_",
    .text = "asin_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse sine of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = asin__arguments,
    .returns = asin__returns,
    .derivatives = "self: grad * (1 - self * self).rsqrt()",
    .composite = false,
};

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema asin_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema asin_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema asin_out = {
    .name = "asin.out",
    .text = "asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse sine of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = asin_out_arguments,
    .returns = asin_out_returns,
    .derivatives = "self: grad * (1 - self * self).rsqrt()",
    .composite = false,
};

// asinh(Tensor self) -> Tensor
static constexpr ArgumentSchema asinh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema asinh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema asinh = {
    .name = "asinh",
    .text = "asinh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic sine of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = asinh_arguments,
    .returns = asinh_returns,
    .derivatives = "self: grad * (self * self + 1).rsqrt()",
    .composite = false,
};

// asinh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema asinh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema asinh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema asinh_ = {
    .name = "asinh_",
    .text = "asinh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic sine of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = asinh__arguments,
    .returns = asinh__returns,
    .derivatives = "self: grad * (self * self + 1).rsqrt()",
    .composite = false,
};

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema asinh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema asinh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema asinh_out = {
    .name = "asinh.out",
    .text = "asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic sine of each element.",
    .kind = OperatorKind::kOut,
    .arguments = asinh_out_arguments,
    .returns = asinh_out_returns,
    .derivatives = "self: grad * (self * self + 1).rsqrt()",
    .composite = false,
};

// atan(Tensor self) -> Tensor
static constexpr ArgumentSchema atan_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema atan_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema atan = {
    .name = "atan",
    .text = "atan(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse tangent of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = atan_arguments,
    .returns = atan_returns,
    .derivatives = "self: grad / (self * self + 1)",
    .composite = false,
};

// atan_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema atan__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema atan__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atan_ = {
    .name = "atan_",
    .text = "atan_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse tangent of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = atan__arguments,
    .returns = atan__returns,
    .derivatives = "self: grad / (self * self + 1)",
    .composite = false,
};

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema atan_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema atan_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atan_out = {
    .name = "atan.out",
    .text = "atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse tangent of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = atan_out_arguments,
    .returns = atan_out_returns,
    .derivatives = "self: grad / (self * self + 1)",
    .composite = false,
};

// atanh(Tensor self) -> Tensor
static constexpr ArgumentSchema atanh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema atanh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema atanh = {
    .name = "atanh",
    .text = "atanh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic tangent of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = atanh_arguments,
    .returns = atanh_returns,
    .derivatives = "self: grad / (1 - self * self)",
    .composite = false,
};

// atanh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema atanh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema atanh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atanh_ = {
    .name = "atanh_",
    .text = "atanh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic tangent of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = atanh__arguments,
    .returns = atanh__returns,
    .derivatives = "self: grad / (1 - self * self)",
    .composite = false,
};

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema atanh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema atanh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema atanh_out = {
    .name = "atanh.out",
    .text = "atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The inverse hyperbolic tangent of each element.",
    .kind = OperatorKind::kOut,
    .arguments = atanh_out_arguments,
    .returns = atanh_out_returns,
    .derivatives = "self: grad / (1 - self * self)",
    .composite = false,
};

// ceil(Tensor self) -> Tensor
static constexpr ArgumentSchema ceil_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema ceil_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ceil = {
    .name = "ceil",
    .text = "ceil(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The smallest integer not below each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = ceil_arguments,
    .returns = ceil_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// ceil_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema ceil__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema ceil__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ceil_ = {
    .name = "ceil_",
    .text = "ceil_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The smallest integer not below each element.",
    .kind = OperatorKind::kInplace,
    .arguments = ceil__arguments,
    .returns = ceil__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema ceil_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema ceil_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ceil_out = {
    .name = "ceil.out",
    .text = "ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The smallest integer not below each element.",
    .kind = OperatorKind::kOut,
    .arguments = ceil_out_arguments,
    .returns = ceil_out_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// cos(Tensor self) -> Tensor
static constexpr ArgumentSchema cos_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema cos_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema cos = {
    .name = "cos",
    .text = "cos(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The cosine of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = cos_arguments,
    .returns = cos_returns,
    .derivatives = "self: -(grad * self.sin())",
    .composite = false,
};

// cos_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema cos__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema cos__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cos_ = {
    .name = "cos_",
    .text = "cos_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The cosine of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = cos__arguments,
    .returns = cos__returns,
    .derivatives = "self: -(grad * self.sin())",
    .composite = false,
};

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema cos_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema cos_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cos_out = {
    .name = "cos.out",
    .text = "cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The cosine of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = cos_out_arguments,
    .returns = cos_out_returns,
    .derivatives = "self: -(grad * self.sin())",
    .composite = false,
};

// cosh(Tensor self) -> Tensor
static constexpr ArgumentSchema cosh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema cosh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema cosh = {
    .name = "cosh",
    .text = "cosh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The hyperbolic cosine of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = cosh_arguments,
    .returns = cosh_returns,
    .derivatives = "self: grad * self.sinh()",
    .composite = false,
};

// cosh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema cosh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema cosh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cosh_ = {
    .name = "cosh_",
    .text = "cosh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic cosine of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = cosh__arguments,
    .returns = cosh__returns,
    .derivatives = "self: grad * self.sinh()",
    .composite = false,
};

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema cosh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema cosh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cosh_out = {
    .name = "cosh.out",
    .text = "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic cosine of each element.",
    .kind = OperatorKind::kOut,
    .arguments = cosh_out_arguments,
    .returns = cosh_out_returns,
    .derivatives = "self: grad * self.sinh()",
    .composite = false,
};

// erf(Tensor self) -> Tensor
static constexpr ArgumentSchema erf_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema erf_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema erf = {
    .name = "erf",
    .text = "erf(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The error function of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = erf_arguments,
    .returns = erf_returns,
    .derivatives = "self: grad * (self * self).neg().exp() * 1.1283791670955126",
    .composite = false,
};

// erf_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema erf__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema erf__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema erf_ = {
    .name = "erf_",
    .text = "erf_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The error function of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = erf__arguments,
    .returns = erf__returns,
    .derivatives = "self: grad * (self * self).neg().exp() * 1.1283791670955126",
    .composite = false,
};

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema erf_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema erf_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema erf_out = {
    .name = "erf.out",
    .text = "erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The error function of each element.",
    .kind = OperatorKind::kOut,
    .arguments = erf_out_arguments,
    .returns = erf_out_returns,
    .derivatives = "self: grad * (self * self).neg().exp() * 1.1283791670955126",
    .composite = false,
};

// erfc(Tensor self) -> Tensor
static constexpr ArgumentSchema erfc_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema erfc_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema erfc = {
    .name = "erfc",
    .text = "erfc(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The complementary error function of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = erfc_arguments,
    .returns = erfc_returns,
    .derivatives = "self: grad * (self * self).neg().exp() * -1.1283791670955126",
    .composite = false,
};

// erfc_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema erfc__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema erfc__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema erfc_ = {
    .name = "erfc_",
    .text = "erfc_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The complementary error function of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = erfc__arguments,
    .returns = erfc__returns,
    .derivatives = "self: grad * (self * self).neg().exp() * -1.1283791670955126",
    .composite = false,
};

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema erfc_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema erfc_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema erfc_out = {
    .name = "erfc.out",
    .text = "erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The complementary error function of each element.",
    .kind = OperatorKind::kOut,
    .arguments = erfc_out_arguments,
    .returns = erfc_out_returns,
    .derivatives = "self: grad * (self * self).neg().exp() * -1.1283791670955126",
    .composite = false,
};

// exp2(Tensor self) -> Tensor
static constexpr ArgumentSchema exp2_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema exp2_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema exp2 = {
    .name = "exp2",
    .text = "exp2(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Two to the power of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = exp2_arguments,
    .returns = exp2_returns,
    .derivatives = "self: grad * result * 0.69314718055994531",
    .composite = false,
};

// exp2_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema exp2__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema exp2__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema exp2_ = {
    .name = "exp2_",
    .text = "exp2_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Two to the power of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = exp2__arguments,
    .returns = exp2__returns,
    .derivatives = "self: grad * result * 0.69314718055994531",
    .composite = false,
};

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema exp2_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema exp2_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema exp2_out = {
    .name = "exp2.out",
    .text = "exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Two to the power of each element.",
    .kind = OperatorKind::kOut,
    .arguments = exp2_out_arguments,
    .returns = exp2_out_returns,
    .derivatives = "self: grad * result * 0.69314718055994531",
    .composite = false,
};

// expm1(Tensor self) -> Tensor
static constexpr ArgumentSchema expm1_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema expm1_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema expm1 = {
    .name = "expm1",
    .text = "expm1(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "e to the power of each element, minus 1, accurate near 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = expm1_arguments,
    .returns = expm1_returns,
    .derivatives = "self: grad * (result + 1)",
    .composite = false,
};

// expm1_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema expm1__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema expm1__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema expm1_ = {
    .name = "expm1_",
    .text = "expm1_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "e to the power of each element, minus 1, accurate near 0.",
    .kind = OperatorKind::kInplace,
    .arguments = expm1__arguments,
    .returns = expm1__returns,
    .derivatives = "self: grad * (result + 1)",
    .composite = false,
};

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema expm1_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema expm1_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema expm1_out = {
    .name = "expm1.out",
    .text = "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "e to the power of each element, minus 1, accurate near 0.",
    .kind = OperatorKind::kOut,
    .arguments = expm1_out_arguments,
    .returns = expm1_out_returns,
    .derivatives = "self: grad * (result + 1)",
    .composite = false,
};

// floor(Tensor self) -> Tensor
static constexpr ArgumentSchema floor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema floor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema floor = {
    .name = "floor",
    .text = "floor(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The largest integer not above each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = floor_arguments,
    .returns = floor_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// floor_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema floor__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema floor__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema floor_ = {
    .name = "floor_",
    .text = "floor_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The largest integer not above each element.",
    .kind = OperatorKind::kInplace,
    .arguments = floor__arguments,
    .returns = floor__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema floor_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema floor_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema floor_out = {
    .name = "floor.out",
    .text = "floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The largest integer not above each element.",
    .kind = OperatorKind::kOut,
    .arguments = floor_out_arguments,
    .returns = floor_out_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// log(Tensor self) -> Tensor
static constexpr ArgumentSchema log_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema log_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema log = {
    .name = "log",
    .text = "log(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = log_arguments,
    .returns = log_returns,
    .derivatives = "self: grad / self",
    .composite = false,
};

// log_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema log__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema log__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log_ = {
    .name = "log_",
    .text = "log_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = log__arguments,
    .returns = log__returns,
    .derivatives = "self: grad / self",
    .composite = false,
};

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema log_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema log_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log_out = {
    .name = "log.out",
    .text = "log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of each element.",
    .kind = OperatorKind::kOut,
    .arguments = log_out_arguments,
    .returns = log_out_returns,
    .derivatives = "self: grad / self",
    .composite = false,
};

// log10(Tensor self) -> Tensor
static constexpr ArgumentSchema log10_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema log10_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema log10 = {
    .name = "log10",
    .text = "log10(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 10 of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = log10_arguments,
    .returns = log10_returns,
    .derivatives = "self: grad / (self * 2.3025850929940456)",
    .composite = false,
};

// log10_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema log10__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema log10__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log10_ = {
    .name = "log10_",
    .text = "log10_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 10 of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = log10__arguments,
    .returns = log10__returns,
    .derivatives = "self: grad / (self * 2.3025850929940456)",
    .composite = false,
};

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema log10_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema log10_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log10_out = {
    .name = "log10.out",
    .text = "log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 10 of each element.",
    .kind = OperatorKind::kOut,
    .arguments = log10_out_arguments,
    .returns = log10_out_returns,
    .derivatives = "self: grad / (self * 2.3025850929940456)",
    .composite = false,
};

// log1p(Tensor self) -> Tensor
static constexpr ArgumentSchema log1p_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema log1p_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema log1p = {
    .name = "log1p",
    .text = "log1p(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = log1p_arguments,
    .returns = log1p_returns,
    .derivatives = "self: grad / (self + 1)",
    .composite = false,
};

// log1p_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema log1p__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema log1p__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log1p_ = {
    .name = "log1p_",
    .text = "log1p_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
    .kind = OperatorKind::kInplace,
    .arguments = log1p__arguments,
    .returns = log1p__returns,
    .derivatives = "self: grad / (self + 1)",
    .composite = false,
};

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema log1p_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema log1p_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log1p_out = {
    .name = "log1p.out",
    .text = "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The natural logarithm of 1 plus each element, accurate near 0.",
    .kind = OperatorKind::kOut,
    .arguments = log1p_out_arguments,
    .returns = log1p_out_returns,
    .derivatives = "self: grad / (self + 1)",
    .composite = false,
};

// log2(Tensor self) -> Tensor
static constexpr ArgumentSchema log2_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema log2_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema log2 = {
    .name = "log2",
    .text = "log2(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 2 of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = log2_arguments,
    .returns = log2_returns,
    .derivatives = "self: grad / (self * 0.69314718055994531)",
    .composite = false,
};

// log2_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema log2__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema log2__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log2_ = {
    .name = "log2_",
    .text = "log2_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 2 of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = log2__arguments,
    .returns = log2__returns,
    .derivatives = "self: grad / (self * 0.69314718055994531)",
    .composite = false,
};

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema log2_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema log2_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema log2_out = {
    .name = "log2.out",
    .text = "log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logarithm to base 2 of each element.",
    .kind = OperatorKind::kOut,
    .arguments = log2_out_arguments,
    .returns = log2_out_returns,
    .derivatives = "self: grad / (self * 0.69314718055994531)",
    .composite = false,
};

// reciprocal(Tensor self) -> Tensor
static constexpr ArgumentSchema reciprocal_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema reciprocal_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema reciprocal = {
    .name = "reciprocal",
    .text = "reciprocal(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "One divided by each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = reciprocal_arguments,
    .returns = reciprocal_returns,
    .derivatives = "self: -(grad * result * result)",
    .composite = false,
};

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema reciprocal__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema reciprocal__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema reciprocal_ = {
    .name = "reciprocal_",
    .text = "reciprocal_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "One divided by each element.",
    .kind = OperatorKind::kInplace,
    .arguments = reciprocal__arguments,
    .returns = reciprocal__returns,
    .derivatives = "self: -(grad * result * result)",
    .composite = false,
};

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema reciprocal_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema reciprocal_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema reciprocal_out = {
    .name = "reciprocal.out",
    .text = "reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "One divided by each element.",
    .kind = OperatorKind::kOut,
    .arguments = reciprocal_out_arguments,
    .returns = reciprocal_out_returns,
    .derivatives = "self: -(grad * result * result)",
    .composite = false,
};

// round(Tensor self) -> Tensor
static constexpr ArgumentSchema round_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema round_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema round = {
    .name = "round",
    .text = "round(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The integer nearest to each element, the even one of two.",
    .kind = OperatorKind::kFunctional,
    .arguments = round_arguments,
    .returns = round_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// round_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema round__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema round__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema round_ = {
    .name = "round_",
    .text = "round_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The integer nearest to each element, the even one of two.",
    .kind = OperatorKind::kInplace,
    .arguments = round__arguments,
    .returns = round__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema round_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema round_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema round_out = {
    .name = "round.out",
    .text = "round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The integer nearest to each element, the even one of two.",
    .kind = OperatorKind::kOut,
    .arguments = round_out_arguments,
    .returns = round_out_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// rsqrt(Tensor self) -> Tensor
static constexpr ArgumentSchema rsqrt_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema rsqrt_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rsqrt = {
    .name = "rsqrt",
    .text = "rsqrt(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "One divided by the square root of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = rsqrt_arguments,
    .returns = rsqrt_returns,
    .derivatives = "self: grad * result * result * result * -0.5",
    .composite = false,
};

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema rsqrt__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema rsqrt__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema rsqrt_ = {
    .name = "rsqrt_",
    .text = "rsqrt_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "One divided by the square root of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = rsqrt__arguments,
    .returns = rsqrt__returns,
    .derivatives = "self: grad * result * result * result * -0.5",
    .composite = false,
};

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema rsqrt_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema rsqrt_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema rsqrt_out = {
    .name = "rsqrt.out",
    .text = "rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "One divided by the square root of each element.",
    .kind = OperatorKind::kOut,
    .arguments = rsqrt_out_arguments,
    .returns = rsqrt_out_returns,
    .derivatives = "self: grad * result * result * result * -0.5",
    .composite = false,
};

// sigmoid(Tensor self) -> Tensor
static constexpr ArgumentSchema sigmoid_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sigmoid_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sigmoid = {
    .name = "sigmoid",
    .text = "sigmoid(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The logistic function of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = sigmoid_arguments,
    .returns = sigmoid_returns,
    .derivatives = "self: sigmoid_backward(grad, result)",
    .composite = false,
};

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema sigmoid__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema sigmoid__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sigmoid_ = {
    .name = "sigmoid_",
    .text = "sigmoid_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logistic function of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = sigmoid__arguments,
    .returns = sigmoid__returns,
    .derivatives = "self: sigmoid_backward(grad, result)",
    .composite = false,
};

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sigmoid_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sigmoid_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sigmoid_out = {
    .name = "sigmoid.out",
    .text = "sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The logistic function of each element.",
    .kind = OperatorKind::kOut,
    .arguments = sigmoid_out_arguments,
    .returns = sigmoid_out_returns,
    .derivatives = "self: sigmoid_backward(grad, result)",
    .composite = false,
};

// sign(Tensor self) -> Tensor
static constexpr ArgumentSchema sign_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sign_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sign = {
    .name = "sign",
    .text = "sign(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "-1, 0 or 1 by the sign of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = sign_arguments,
    .returns = sign_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// sign_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema sign__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema sign__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sign_ = {
    .name = "sign_",
    .text = "sign_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "-1, 0 or 1 by the sign of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = sign__arguments,
    .returns = sign__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sign_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sign_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sign_out = {
    .name = "sign.out",
    .text = "sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "-1, 0 or 1 by the sign of each element.",
    .kind = OperatorKind::kOut,
    .arguments = sign_out_arguments,
    .returns = sign_out_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// sin(Tensor self) -> Tensor
static constexpr ArgumentSchema sin_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sin_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sin = {
    .name = "sin",
    .text = "sin(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The sine of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = sin_arguments,
    .returns = sin_returns,
    .derivatives = "self: grad * self.cos()",
    .composite = false,
};

// sin_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema sin__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema sin__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sin_ = {
    .name = "sin_",
    .text = "sin_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The sine of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = sin__arguments,
    .returns = sin__returns,
    .derivatives = "self: grad * self.cos()",
    .composite = false,
};

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sin_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sin_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sin_out = {
    .name = "sin.out",
    .text = "sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The sine of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = sin_out_arguments,
    .returns = sin_out_returns,
    .derivatives = "self: grad * self.cos()",
    .composite = false,
};

// sinh(Tensor self) -> Tensor
static constexpr ArgumentSchema sinh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sinh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sinh = {
    .name = "sinh",
    .text = "sinh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The hyperbolic sine of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = sinh_arguments,
    .returns = sinh_returns,
    .derivatives = "self: grad * self.cosh()",
    .composite = false,
};

// sinh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema sinh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema sinh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sinh_ = {
    .name = "sinh_",
    .text = "sinh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic sine of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = sinh__arguments,
    .returns = sinh__returns,
    .derivatives = "self: grad * self.cosh()",
    .composite = false,
};

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sinh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sinh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sinh_out = {
    .name = "sinh.out",
    .text = "sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic sine of each element.",
    .kind = OperatorKind::kOut,
    .arguments = sinh_out_arguments,
    .returns = sinh_out_returns,
    .derivatives = "self: grad * self.cosh()",
    .composite = false,
};

// square(Tensor self) -> Tensor
static constexpr ArgumentSchema square_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema square_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema square = {
    .name = "square",
    .text = "square(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The square of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = square_arguments,
    .returns = square_returns,
    .derivatives = "self: grad * (self * 2)",
    .composite = false,
};

// square_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema square__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema square__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema square_ = {
    .name = "square_",
    .text = "square_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The square of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = square__arguments,
    .returns = square__returns,
    .derivatives = "self: grad * (self * 2)",
    .composite = false,
};

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema square_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema square_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema square_out = {
    .name = "square.out",
    .text = "square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The square of each element.",
    .kind = OperatorKind::kOut,
    .arguments = square_out_arguments,
    .returns = square_out_returns,
    .derivatives = "self: grad * (self * 2)",
    .composite = false,
};

// tan(Tensor self) -> Tensor
static constexpr ArgumentSchema tan_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema tan_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema tan = {
    .name = "tan",
    .text = "tan(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The tangent of each element, in radians.",
    .kind = OperatorKind::kFunctional,
    .arguments = tan_arguments,
    .returns = tan_returns,
    .derivatives = "self: grad * (result * result + 1)",
    .composite = false,
};

// tan_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema tan__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema tan__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tan_ = {
    .name = "tan_",
    .text = "tan_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The tangent of each element, in radians.",
    .kind = OperatorKind::kInplace,
    .arguments = tan__arguments,
    .returns = tan__returns,
    .derivatives = "self: grad * (result * result + 1)",
    .composite = false,
};

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema tan_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema tan_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tan_out = {
    .name = "tan.out",
    .text = "tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The tangent of each element, in radians.",
    .kind = OperatorKind::kOut,
    .arguments = tan_out_arguments,
    .returns = tan_out_returns,
    .derivatives = "self: grad * (result * result + 1)",
    .composite = false,
};

// tanh(Tensor self) -> Tensor
static constexpr ArgumentSchema tanh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema tanh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema tanh = {
    .name = "tanh",
    .text = "tanh(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The hyperbolic tangent of each element.",
    .kind = OperatorKind::kFunctional,
    .arguments = tanh_arguments,
    .returns = tanh_returns,
    .derivatives = "self: tanh_backward(grad, result)",
    .composite = false,
};

// tanh_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema tanh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema tanh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tanh_ = {
    .name = "tanh_",
    .text = "tanh_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic tangent of each element.",
    .kind = OperatorKind::kInplace,
    .arguments = tanh__arguments,
    .returns = tanh__returns,
    .derivatives = "self: tanh_backward(grad, result)",
    .composite = false,
};

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema tanh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema tanh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tanh_out = {
    .name = "tanh.out",
    .text = "tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The hyperbolic tangent of each element.",
    .kind = OperatorKind::kOut,
    .arguments = tanh_out_arguments,
    .returns = tanh_out_returns,
    .derivatives = "self: tanh_backward(grad, result)",
    .composite = false,
};

// trunc(Tensor self) -> Tensor
static constexpr ArgumentSchema trunc_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema trunc_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema trunc = {
    .name = "trunc",
    .text = "trunc(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Each element without its fraction.",
    .kind = OperatorKind::kFunctional,
    .arguments = trunc_arguments,
    .returns = trunc_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// trunc_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema trunc__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema trunc__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema trunc_ = {
    .name = "trunc_",
    .text = "trunc_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element without its fraction.",
    .kind = OperatorKind::kInplace,
    .arguments = trunc__arguments,
    .returns = trunc__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema trunc_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema trunc_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema trunc_out = {
    .name = "trunc.out",
    .text = "trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element without its fraction.",
    .kind = OperatorKind::kOut,
    .arguments = trunc_out_arguments,
    .returns = trunc_out_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// isnan(Tensor self) -> Tensor
static constexpr ArgumentSchema isnan_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema isnan_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema isnan = {
    .name = "isnan",
    .text = "isnan(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Whether each element is not a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = isnan_arguments,
    .returns = isnan_returns,
    .composite = false,
};

// isinf(Tensor self) -> Tensor
static constexpr ArgumentSchema isinf_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema isinf_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema isinf = {
    .name = "isinf",
    .text = "isinf(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Whether each element is infinite.",
    .kind = OperatorKind::kFunctional,
    .arguments = isinf_arguments,
    .returns = isinf_returns,
    .composite = false,
};

// isfinite(Tensor self) -> Tensor
static constexpr ArgumentSchema isfinite_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema isfinite_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema isfinite = {
    .name = "isfinite",
    .text = "isfinite(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Whether each element is neither infinite nor NaN.",
    .kind = OperatorKind::kFunctional,
    .arguments = isfinite_arguments,
    .returns = isfinite_returns,
    .composite = false,
};

// logical_not(Tensor self) -> Tensor
static constexpr ArgumentSchema logical_not_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_not_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema logical_not = {
    .name = "logical_not",
    .text = "logical_not(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Whether each element is zero.",
    .kind = OperatorKind::kFunctional,
    .arguments = logical_not_arguments,
    .returns = logical_not_returns,
    .composite = false,
};

// logical_not_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema logical_not__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema logical_not__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_not_ = {
    .name = "logical_not_",
    .text = "logical_not_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Whether each element is zero.",
    .kind = OperatorKind::kInplace,
    .arguments = logical_not__arguments,
    .returns = logical_not__returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema logical_not_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema logical_not_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_not_out = {
    .name = "logical_not.out",
    .text = "logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Whether each element is zero.",
    .kind = OperatorKind::kOut,
    .arguments = logical_not_out_arguments,
    .returns = logical_not_out_returns,
    .composite = false,
};

// bitwise_not(Tensor self) -> Tensor
static constexpr ArgumentSchema bitwise_not_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bitwise_not_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bitwise_not = {
    .name = "bitwise_not",
    .text = "bitwise_not(Tensor self) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The bits of each element inverted; of a bool, its negation.",
    .kind = OperatorKind::kFunctional,
    .arguments = bitwise_not_arguments,
    .returns = bitwise_not_returns,
    .composite = true,
};

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_not__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema bitwise_not__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_not_ = {
    .name = "bitwise_not_",
    .text = "bitwise_not_(Tensor(a!) self) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The bits of each element inverted; of a bool, its negation.",
    .kind = OperatorKind::kInplace,
    .arguments = bitwise_not__arguments,
    .returns = bitwise_not__returns,
    .composite = true,
};

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema bitwise_not_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema bitwise_not_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bitwise_not_out = {
    .name = "bitwise_not.out",
    .text = "bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "The bits of each element inverted; of a bool, its negation.",
    .kind = OperatorKind::kOut,
    .arguments = bitwise_not_out_arguments,
    .returns = bitwise_not_out_returns,
    .composite = true,
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
static constexpr ArgumentSchema clamp_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "max", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema clamp_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema clamp = {
    .name = "clamp",
    .text = "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
    .kind = OperatorKind::kFunctional,
    .arguments = clamp_arguments,
    .returns = clamp_returns,
    .derivatives = "self: formulas::clamp_backward(grad, self, min, max)",
    .composite = true,
};

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
static constexpr ArgumentSchema clamp__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "min", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "max", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema clamp__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_ = {
    .name = "clamp_",
    .text = "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
    .kind = OperatorKind::kInplace,
    .arguments = clamp__arguments,
    .returns = clamp__returns,
    .derivatives = "self: formulas::clamp_backward(grad, self, min, max)",
    .composite = true,
};

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema clamp_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "max", .type = ArgumentType::kScalar, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema clamp_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_out = {
    .name = "clamp.out",
    .text =
        "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> "
        "Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element limited to [min, max]; the gradient is 1 at the bounds.",
    .kind = OperatorKind::kOut,
    .arguments = clamp_out_arguments,
    .returns = clamp_out_returns,
    .derivatives = "self: formulas::clamp_backward(grad, self, min, max)",
    .composite = true,
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
static constexpr ArgumentSchema _clamp_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min", .type = ArgumentType::kScalar},
    {.name = "max", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema _clamp_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _clamp = {
    .name = "_clamp",
    .text = "_clamp(Tensor self, Scalar min, Scalar max) -> Tensor",
    .category = "pointwise_unary",
    .doc = "The part of clamp that has both bounds.",
    .kind = OperatorKind::kFunctional,
    .arguments = _clamp_arguments,
    .returns = _clamp_returns,
    .composite = false,
};

// clamp_min(Tensor self, Scalar min) -> Tensor
static constexpr ArgumentSchema clamp_min_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema clamp_min_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema clamp_min = {
    .name = "clamp_min",
    .text = "clamp_min(Tensor self, Scalar min) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Each element, at least min; the gradient is 1 at the bound.",
    .kind = OperatorKind::kFunctional,
    .arguments = clamp_min_arguments,
    .returns = clamp_min_returns,
    .derivatives = "self: grad.masked_fill(self.lt(min), 0)",
    .composite = false,
};

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
static constexpr ArgumentSchema clamp_min__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "min", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema clamp_min__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_min_ = {
    .name = "clamp_min_",
    .text = "clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element, at least min; the gradient is 1 at the bound.",
    .kind = OperatorKind::kInplace,
    .arguments = clamp_min__arguments,
    .returns = clamp_min__returns,
    .derivatives = "self: grad.masked_fill(self.lt(min), 0)",
    .composite = false,
};

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema clamp_min_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema clamp_min_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_min_out = {
    .name = "clamp_min.out",
    .text = "clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element, at least min; the gradient is 1 at the bound.",
    .kind = OperatorKind::kOut,
    .arguments = clamp_min_out_arguments,
    .returns = clamp_min_out_returns,
    .derivatives = "self: grad.masked_fill(self.lt(min), 0)",
    .composite = false,
};

// clamp_max(Tensor self, Scalar max) -> Tensor
static constexpr ArgumentSchema clamp_max_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "max", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema clamp_max_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema clamp_max = {
    .name = "clamp_max",
    .text = "clamp_max(Tensor self, Scalar max) -> Tensor",
    .category = "pointwise_unary",
    .doc = "Each element, at most max; the gradient is 1 at the bound.",
    .kind = OperatorKind::kFunctional,
    .arguments = clamp_max_arguments,
    .returns = clamp_max_returns,
    .derivatives = "self: grad.masked_fill(self.gt(max), 0)",
    .composite = false,
};

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
static constexpr ArgumentSchema clamp_max__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "max", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema clamp_max__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_max_ = {
    .name = "clamp_max_",
    .text = "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element, at most max; the gradient is 1 at the bound.",
    .kind = OperatorKind::kInplace,
    .arguments = clamp_max__arguments,
    .returns = clamp_max__returns,
    .derivatives = "self: grad.masked_fill(self.gt(max), 0)",
    .composite = false,
};

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema clamp_max_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "max", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema clamp_max_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema clamp_max_out = {
    .name = "clamp_max.out",
    .text = "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "pointwise_unary",
    .doc = "Each element, at most max; the gradient is 1 at the bound.",
    .kind = OperatorKind::kOut,
    .arguments = clamp_max_out_arguments,
    .returns = clamp_max_out_returns,
    .derivatives = "self: grad.masked_fill(self.gt(max), 0)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing exp = {
    &BoxingOf<stubs::exp>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp>::enter_boxed),
};

extern const OperatorBoxing exp_ = {
    &BoxingOf<stubs::exp_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp_>::enter_boxed),
};

extern const OperatorBoxing exp_out = {
    &BoxingOf<stubs::exp_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp_out>::enter_boxed),
};

extern const OperatorBoxing neg = {
    &BoxingOf<stubs::neg>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::neg>::enter_boxed),
};

extern const OperatorBoxing neg_ = {
    &BoxingOf<stubs::neg_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::neg_>::enter_boxed),
};

extern const OperatorBoxing neg_out = {
    &BoxingOf<stubs::neg_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::neg_out>::enter_boxed),
};

extern const OperatorBoxing sqrt = {
    &BoxingOf<stubs::sqrt>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sqrt>::enter_boxed),
};

extern const OperatorBoxing sqrt_ = {
    &BoxingOf<stubs::sqrt_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sqrt_>::enter_boxed),
};

extern const OperatorBoxing sqrt_out = {
    &BoxingOf<stubs::sqrt_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sqrt_out>::enter_boxed),
};

extern const OperatorBoxing abs = {
    &BoxingOf<stubs::abs>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::abs>::enter_boxed),
};

extern const OperatorBoxing abs_ = {
    &BoxingOf<stubs::abs_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::abs_>::enter_boxed),
};

extern const OperatorBoxing abs_out = {
    &BoxingOf<stubs::abs_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::abs_out>::enter_boxed),
};

extern const OperatorBoxing acos = {
    &BoxingOf<stubs::acos>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acos>::enter_boxed),
};

extern const OperatorBoxing acos_ = {
    &BoxingOf<stubs::acos_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acos_>::enter_boxed),
};

extern const OperatorBoxing acos_out = {
    &BoxingOf<stubs::acos_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acos_out>::enter_boxed),
};

extern const OperatorBoxing acosh = {
    &BoxingOf<stubs::acosh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acosh>::enter_boxed),
};

extern const OperatorBoxing acosh_ = {
    &BoxingOf<stubs::acosh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acosh_>::enter_boxed),
};

extern const OperatorBoxing acosh_out = {
    &BoxingOf<stubs::acosh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::acosh_out>::enter_boxed),
};

extern const OperatorBoxing asin = {
    &BoxingOf<stubs::asin>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asin>::enter_boxed),
};

extern const OperatorBoxing asin_ = {
    &BoxingOf<stubs::asin_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asin_>::enter_boxed),
};

extern const OperatorBoxing asin_out = {
    &BoxingOf<stubs::asin_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asin_out>::enter_boxed),
};

extern const OperatorBoxing asinh = {
    &BoxingOf<stubs::asinh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asinh>::enter_boxed),
};

extern const OperatorBoxing asinh_ = {
    &BoxingOf<stubs::asinh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asinh_>::enter_boxed),
};

extern const OperatorBoxing asinh_out = {
    &BoxingOf<stubs::asinh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::asinh_out>::enter_boxed),
};

extern const OperatorBoxing atan = {
    &BoxingOf<stubs::atan>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan>::enter_boxed),
};

extern const OperatorBoxing atan_ = {
    &BoxingOf<stubs::atan_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan_>::enter_boxed),
};

extern const OperatorBoxing atan_out = {
    &BoxingOf<stubs::atan_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atan_out>::enter_boxed),
};

extern const OperatorBoxing atanh = {
    &BoxingOf<stubs::atanh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atanh>::enter_boxed),
};

extern const OperatorBoxing atanh_ = {
    &BoxingOf<stubs::atanh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atanh_>::enter_boxed),
};

extern const OperatorBoxing atanh_out = {
    &BoxingOf<stubs::atanh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::atanh_out>::enter_boxed),
};

extern const OperatorBoxing ceil = {
    &BoxingOf<stubs::ceil>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ceil>::enter_boxed),
};

extern const OperatorBoxing ceil_ = {
    &BoxingOf<stubs::ceil_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ceil_>::enter_boxed),
};

extern const OperatorBoxing ceil_out = {
    &BoxingOf<stubs::ceil_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ceil_out>::enter_boxed),
};

extern const OperatorBoxing cos = {
    &BoxingOf<stubs::cos>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cos>::enter_boxed),
};

extern const OperatorBoxing cos_ = {
    &BoxingOf<stubs::cos_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cos_>::enter_boxed),
};

extern const OperatorBoxing cos_out = {
    &BoxingOf<stubs::cos_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cos_out>::enter_boxed),
};

extern const OperatorBoxing cosh = {
    &BoxingOf<stubs::cosh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cosh>::enter_boxed),
};

extern const OperatorBoxing cosh_ = {
    &BoxingOf<stubs::cosh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cosh_>::enter_boxed),
};

extern const OperatorBoxing cosh_out = {
    &BoxingOf<stubs::cosh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cosh_out>::enter_boxed),
};

extern const OperatorBoxing erf = {
    &BoxingOf<stubs::erf>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erf>::enter_boxed),
};

extern const OperatorBoxing erf_ = {
    &BoxingOf<stubs::erf_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erf_>::enter_boxed),
};

extern const OperatorBoxing erf_out = {
    &BoxingOf<stubs::erf_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erf_out>::enter_boxed),
};

extern const OperatorBoxing erfc = {
    &BoxingOf<stubs::erfc>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erfc>::enter_boxed),
};

extern const OperatorBoxing erfc_ = {
    &BoxingOf<stubs::erfc_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erfc_>::enter_boxed),
};

extern const OperatorBoxing erfc_out = {
    &BoxingOf<stubs::erfc_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::erfc_out>::enter_boxed),
};

extern const OperatorBoxing exp2 = {
    &BoxingOf<stubs::exp2>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp2>::enter_boxed),
};

extern const OperatorBoxing exp2_ = {
    &BoxingOf<stubs::exp2_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp2_>::enter_boxed),
};

extern const OperatorBoxing exp2_out = {
    &BoxingOf<stubs::exp2_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::exp2_out>::enter_boxed),
};

extern const OperatorBoxing expm1 = {
    &BoxingOf<stubs::expm1>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::expm1>::enter_boxed),
};

extern const OperatorBoxing expm1_ = {
    &BoxingOf<stubs::expm1_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::expm1_>::enter_boxed),
};

extern const OperatorBoxing expm1_out = {
    &BoxingOf<stubs::expm1_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::expm1_out>::enter_boxed),
};

extern const OperatorBoxing floor = {
    &BoxingOf<stubs::floor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::floor>::enter_boxed),
};

extern const OperatorBoxing floor_ = {
    &BoxingOf<stubs::floor_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::floor_>::enter_boxed),
};

extern const OperatorBoxing floor_out = {
    &BoxingOf<stubs::floor_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::floor_out>::enter_boxed),
};

extern const OperatorBoxing log = {
    &BoxingOf<stubs::log>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log>::enter_boxed),
};

extern const OperatorBoxing log_ = {
    &BoxingOf<stubs::log_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log_>::enter_boxed),
};

extern const OperatorBoxing log_out = {
    &BoxingOf<stubs::log_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log_out>::enter_boxed),
};

extern const OperatorBoxing log10 = {
    &BoxingOf<stubs::log10>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log10>::enter_boxed),
};

extern const OperatorBoxing log10_ = {
    &BoxingOf<stubs::log10_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log10_>::enter_boxed),
};

extern const OperatorBoxing log10_out = {
    &BoxingOf<stubs::log10_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log10_out>::enter_boxed),
};

extern const OperatorBoxing log1p = {
    &BoxingOf<stubs::log1p>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log1p>::enter_boxed),
};

extern const OperatorBoxing log1p_ = {
    &BoxingOf<stubs::log1p_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log1p_>::enter_boxed),
};

extern const OperatorBoxing log1p_out = {
    &BoxingOf<stubs::log1p_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log1p_out>::enter_boxed),
};

extern const OperatorBoxing log2 = {
    &BoxingOf<stubs::log2>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log2>::enter_boxed),
};

extern const OperatorBoxing log2_ = {
    &BoxingOf<stubs::log2_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log2_>::enter_boxed),
};

extern const OperatorBoxing log2_out = {
    &BoxingOf<stubs::log2_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log2_out>::enter_boxed),
};

extern const OperatorBoxing reciprocal = {
    &BoxingOf<stubs::reciprocal>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::reciprocal>::enter_boxed),
};

extern const OperatorBoxing reciprocal_ = {
    &BoxingOf<stubs::reciprocal_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::reciprocal_>::enter_boxed),
};

extern const OperatorBoxing reciprocal_out = {
    &BoxingOf<stubs::reciprocal_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::reciprocal_out>::enter_boxed),
};

extern const OperatorBoxing round = {
    &BoxingOf<stubs::round>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::round>::enter_boxed),
};

extern const OperatorBoxing round_ = {
    &BoxingOf<stubs::round_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::round_>::enter_boxed),
};

extern const OperatorBoxing round_out = {
    &BoxingOf<stubs::round_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::round_out>::enter_boxed),
};

extern const OperatorBoxing rsqrt = {
    &BoxingOf<stubs::rsqrt>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rsqrt>::enter_boxed),
};

extern const OperatorBoxing rsqrt_ = {
    &BoxingOf<stubs::rsqrt_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rsqrt_>::enter_boxed),
};

extern const OperatorBoxing rsqrt_out = {
    &BoxingOf<stubs::rsqrt_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rsqrt_out>::enter_boxed),
};

extern const OperatorBoxing sigmoid = {
    &BoxingOf<stubs::sigmoid>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sigmoid>::enter_boxed),
};

extern const OperatorBoxing sigmoid_ = {
    &BoxingOf<stubs::sigmoid_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sigmoid_>::enter_boxed),
};

extern const OperatorBoxing sigmoid_out = {
    &BoxingOf<stubs::sigmoid_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sigmoid_out>::enter_boxed),
};

extern const OperatorBoxing sign = {
    &BoxingOf<stubs::sign>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sign>::enter_boxed),
};

extern const OperatorBoxing sign_ = {
    &BoxingOf<stubs::sign_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sign_>::enter_boxed),
};

extern const OperatorBoxing sign_out = {
    &BoxingOf<stubs::sign_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sign_out>::enter_boxed),
};

extern const OperatorBoxing sin = {
    &BoxingOf<stubs::sin>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sin>::enter_boxed),
};

extern const OperatorBoxing sin_ = {
    &BoxingOf<stubs::sin_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sin_>::enter_boxed),
};

extern const OperatorBoxing sin_out = {
    &BoxingOf<stubs::sin_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sin_out>::enter_boxed),
};

extern const OperatorBoxing sinh = {
    &BoxingOf<stubs::sinh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sinh>::enter_boxed),
};

extern const OperatorBoxing sinh_ = {
    &BoxingOf<stubs::sinh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sinh_>::enter_boxed),
};

extern const OperatorBoxing sinh_out = {
    &BoxingOf<stubs::sinh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sinh_out>::enter_boxed),
};

extern const OperatorBoxing square = {
    &BoxingOf<stubs::square>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::square>::enter_boxed),
};

extern const OperatorBoxing square_ = {
    &BoxingOf<stubs::square_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::square_>::enter_boxed),
};

extern const OperatorBoxing square_out = {
    &BoxingOf<stubs::square_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::square_out>::enter_boxed),
};

extern const OperatorBoxing tan = {
    &BoxingOf<stubs::tan>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tan>::enter_boxed),
};

extern const OperatorBoxing tan_ = {
    &BoxingOf<stubs::tan_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tan_>::enter_boxed),
};

extern const OperatorBoxing tan_out = {
    &BoxingOf<stubs::tan_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tan_out>::enter_boxed),
};

extern const OperatorBoxing tanh = {
    &BoxingOf<stubs::tanh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tanh>::enter_boxed),
};

extern const OperatorBoxing tanh_ = {
    &BoxingOf<stubs::tanh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tanh_>::enter_boxed),
};

extern const OperatorBoxing tanh_out = {
    &BoxingOf<stubs::tanh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tanh_out>::enter_boxed),
};

extern const OperatorBoxing trunc = {
    &BoxingOf<stubs::trunc>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::trunc>::enter_boxed),
};

extern const OperatorBoxing trunc_ = {
    &BoxingOf<stubs::trunc_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::trunc_>::enter_boxed),
};

extern const OperatorBoxing trunc_out = {
    &BoxingOf<stubs::trunc_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::trunc_out>::enter_boxed),
};

extern const OperatorBoxing isnan = {
    &BoxingOf<stubs::isnan>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::isnan>::enter_boxed),
};

extern const OperatorBoxing isinf = {
    &BoxingOf<stubs::isinf>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::isinf>::enter_boxed),
};

extern const OperatorBoxing isfinite = {
    &BoxingOf<stubs::isfinite>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::isfinite>::enter_boxed),
};

extern const OperatorBoxing logical_not = {
    &BoxingOf<stubs::logical_not>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_not>::enter_boxed),
};

extern const OperatorBoxing logical_not_ = {
    &BoxingOf<stubs::logical_not_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_not_>::enter_boxed),
};

extern const OperatorBoxing logical_not_out = {
    &BoxingOf<stubs::logical_not_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_not_out>::enter_boxed),
};

extern const OperatorBoxing bitwise_not = {
    &BoxingOf<stubs::bitwise_not>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_not>::enter_boxed),
};

extern const OperatorBoxing bitwise_not_ = {
    &BoxingOf<stubs::bitwise_not_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_not_>::enter_boxed),
};

extern const OperatorBoxing bitwise_not_out = {
    &BoxingOf<stubs::bitwise_not_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bitwise_not_out>::enter_boxed),
};

extern const OperatorBoxing clamp = {
    &BoxingOf<stubs::clamp>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp>::enter_boxed),
};

extern const OperatorBoxing clamp_ = {
    &BoxingOf<stubs::clamp_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_>::enter_boxed),
};

extern const OperatorBoxing clamp_out = {
    &BoxingOf<stubs::clamp_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_out>::enter_boxed),
};

extern const OperatorBoxing _clamp = {
    &BoxingOf<stubs::_clamp>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_clamp>::enter_boxed),
};

extern const OperatorBoxing clamp_min = {
    &BoxingOf<stubs::clamp_min>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_min>::enter_boxed),
};

extern const OperatorBoxing clamp_min_ = {
    &BoxingOf<stubs::clamp_min_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_min_>::enter_boxed),
};

extern const OperatorBoxing clamp_min_out = {
    &BoxingOf<stubs::clamp_min_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_min_out>::enter_boxed),
};

extern const OperatorBoxing clamp_max = {
    &BoxingOf<stubs::clamp_max>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_max>::enter_boxed),
};

extern const OperatorBoxing clamp_max_ = {
    &BoxingOf<stubs::clamp_max_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_max_>::enter_boxed),
};

extern const OperatorBoxing clamp_max_out = {
    &BoxingOf<stubs::clamp_max_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::clamp_max_out>::enter_boxed),
};

}  // namespace boxing

void add_operators_pointwise_unary(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::exp::entry);
  dispatcher.add_builtin(stubs::exp_::entry);
  dispatcher.add_builtin(stubs::exp_out::entry);
  dispatcher.add_builtin(stubs::neg::entry);
  dispatcher.add_builtin(stubs::neg_::entry);
  dispatcher.add_builtin(stubs::neg_out::entry);
  dispatcher.add_builtin(stubs::sqrt::entry);
  dispatcher.add_builtin(stubs::sqrt_::entry);
  dispatcher.add_builtin(stubs::sqrt_out::entry);
  dispatcher.add_builtin(stubs::abs::entry);
  dispatcher.add_builtin(stubs::abs_::entry);
  dispatcher.add_builtin(stubs::abs_out::entry);
  dispatcher.add_builtin(stubs::acos::entry);
  dispatcher.add_builtin(stubs::acos_::entry);
  dispatcher.add_builtin(stubs::acos_out::entry);
  dispatcher.add_builtin(stubs::acosh::entry);
  dispatcher.add_builtin(stubs::acosh_::entry);
  dispatcher.add_builtin(stubs::acosh_out::entry);
  dispatcher.add_builtin(stubs::asin::entry);
  dispatcher.add_builtin(stubs::asin_::entry);
  dispatcher.add_builtin(stubs::asin_out::entry);
  dispatcher.add_builtin(stubs::asinh::entry);
  dispatcher.add_builtin(stubs::asinh_::entry);
  dispatcher.add_builtin(stubs::asinh_out::entry);
  dispatcher.add_builtin(stubs::atan::entry);
  dispatcher.add_builtin(stubs::atan_::entry);
  dispatcher.add_builtin(stubs::atan_out::entry);
  dispatcher.add_builtin(stubs::atanh::entry);
  dispatcher.add_builtin(stubs::atanh_::entry);
  dispatcher.add_builtin(stubs::atanh_out::entry);
  dispatcher.add_builtin(stubs::ceil::entry);
  dispatcher.add_builtin(stubs::ceil_::entry);
  dispatcher.add_builtin(stubs::ceil_out::entry);
  dispatcher.add_builtin(stubs::cos::entry);
  dispatcher.add_builtin(stubs::cos_::entry);
  dispatcher.add_builtin(stubs::cos_out::entry);
  dispatcher.add_builtin(stubs::cosh::entry);
  dispatcher.add_builtin(stubs::cosh_::entry);
  dispatcher.add_builtin(stubs::cosh_out::entry);
  dispatcher.add_builtin(stubs::erf::entry);
  dispatcher.add_builtin(stubs::erf_::entry);
  dispatcher.add_builtin(stubs::erf_out::entry);
  dispatcher.add_builtin(stubs::erfc::entry);
  dispatcher.add_builtin(stubs::erfc_::entry);
  dispatcher.add_builtin(stubs::erfc_out::entry);
  dispatcher.add_builtin(stubs::exp2::entry);
  dispatcher.add_builtin(stubs::exp2_::entry);
  dispatcher.add_builtin(stubs::exp2_out::entry);
  dispatcher.add_builtin(stubs::expm1::entry);
  dispatcher.add_builtin(stubs::expm1_::entry);
  dispatcher.add_builtin(stubs::expm1_out::entry);
  dispatcher.add_builtin(stubs::floor::entry);
  dispatcher.add_builtin(stubs::floor_::entry);
  dispatcher.add_builtin(stubs::floor_out::entry);
  dispatcher.add_builtin(stubs::log::entry);
  dispatcher.add_builtin(stubs::log_::entry);
  dispatcher.add_builtin(stubs::log_out::entry);
  dispatcher.add_builtin(stubs::log10::entry);
  dispatcher.add_builtin(stubs::log10_::entry);
  dispatcher.add_builtin(stubs::log10_out::entry);
  dispatcher.add_builtin(stubs::log1p::entry);
  dispatcher.add_builtin(stubs::log1p_::entry);
  dispatcher.add_builtin(stubs::log1p_out::entry);
  dispatcher.add_builtin(stubs::log2::entry);
  dispatcher.add_builtin(stubs::log2_::entry);
  dispatcher.add_builtin(stubs::log2_out::entry);
  dispatcher.add_builtin(stubs::reciprocal::entry);
  dispatcher.add_builtin(stubs::reciprocal_::entry);
  dispatcher.add_builtin(stubs::reciprocal_out::entry);
  dispatcher.add_builtin(stubs::round::entry);
  dispatcher.add_builtin(stubs::round_::entry);
  dispatcher.add_builtin(stubs::round_out::entry);
  dispatcher.add_builtin(stubs::rsqrt::entry);
  dispatcher.add_builtin(stubs::rsqrt_::entry);
  dispatcher.add_builtin(stubs::rsqrt_out::entry);
  dispatcher.add_builtin(stubs::sigmoid::entry);
  dispatcher.add_builtin(stubs::sigmoid_::entry);
  dispatcher.add_builtin(stubs::sigmoid_out::entry);
  dispatcher.add_builtin(stubs::sign::entry);
  dispatcher.add_builtin(stubs::sign_::entry);
  dispatcher.add_builtin(stubs::sign_out::entry);
  dispatcher.add_builtin(stubs::sin::entry);
  dispatcher.add_builtin(stubs::sin_::entry);
  dispatcher.add_builtin(stubs::sin_out::entry);
  dispatcher.add_builtin(stubs::sinh::entry);
  dispatcher.add_builtin(stubs::sinh_::entry);
  dispatcher.add_builtin(stubs::sinh_out::entry);
  dispatcher.add_builtin(stubs::square::entry);
  dispatcher.add_builtin(stubs::square_::entry);
  dispatcher.add_builtin(stubs::square_out::entry);
  dispatcher.add_builtin(stubs::tan::entry);
  dispatcher.add_builtin(stubs::tan_::entry);
  dispatcher.add_builtin(stubs::tan_out::entry);
  dispatcher.add_builtin(stubs::tanh::entry);
  dispatcher.add_builtin(stubs::tanh_::entry);
  dispatcher.add_builtin(stubs::tanh_out::entry);
  dispatcher.add_builtin(stubs::trunc::entry);
  dispatcher.add_builtin(stubs::trunc_::entry);
  dispatcher.add_builtin(stubs::trunc_out::entry);
  dispatcher.add_builtin(stubs::isnan::entry);
  dispatcher.add_builtin(stubs::isinf::entry);
  dispatcher.add_builtin(stubs::isfinite::entry);
  dispatcher.add_builtin(stubs::logical_not::entry);
  dispatcher.add_builtin(stubs::logical_not_::entry);
  dispatcher.add_builtin(stubs::logical_not_out::entry);
  dispatcher.add_builtin(stubs::bitwise_not::entry);
  dispatcher.add_builtin(stubs::bitwise_not_::entry);
  dispatcher.add_builtin(stubs::bitwise_not_out::entry);
  dispatcher.add_builtin(stubs::clamp::entry);
  dispatcher.add_builtin(stubs::clamp_::entry);
  dispatcher.add_builtin(stubs::clamp_out::entry);
  dispatcher.add_builtin(stubs::_clamp::entry);
  dispatcher.add_builtin(stubs::clamp_min::entry);
  dispatcher.add_builtin(stubs::clamp_min_::entry);
  dispatcher.add_builtin(stubs::clamp_min_out::entry);
  dispatcher.add_builtin(stubs::clamp_max::entry);
  dispatcher.add_builtin(stubs::clamp_max_::entry);
  dispatcher.add_builtin(stubs::clamp_max_out::entry);
}

}  // namespace tenon

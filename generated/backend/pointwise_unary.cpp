// Generated from ops.yaml by templates/backend/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/variable.h"
#include "tenon/generated/ops/copy.h"
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
namespace {

constexpr const char* kRegistrant = "generated/backend/pointwise_unary.cpp";

constinit const kernels::PointwiseOperator exp_operator = {
    .name = "exp",
    .loops = TENON_POINTWISE_LOOPS(exp),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// exp(Tensor self) -> Tensor
TensorBase exp([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(exp_operator, {&self}, nullptr);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(exp_operator, self, {&self}, nullptr);
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(exp_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator neg_operator = {
    .name = "neg",
    .loops = TENON_POINTWISE_LOOPS(neg),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// neg(Tensor self) -> Tensor
TensorBase neg([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(neg_operator, {&self}, nullptr);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(neg_operator, self, {&self}, nullptr);
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(neg_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator sqrt_operator = {
    .name = "sqrt",
    .loops = TENON_POINTWISE_LOOPS(sqrt),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// sqrt(Tensor self) -> Tensor
TensorBase sqrt([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(sqrt_operator, {&self}, nullptr);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(sqrt_operator, self, {&self}, nullptr);
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(sqrt_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator abs_operator = {
    .name = "abs",
    .loops = TENON_POINTWISE_LOOPS(abs),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// abs(Tensor self) -> Tensor
TensorBase abs([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(abs_operator, {&self}, nullptr);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(abs_operator, self, {&self}, nullptr);
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(abs_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator acos_operator = {
    .name = "acos",
    .loops = TENON_POINTWISE_LOOPS(acos),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// acos(Tensor self) -> Tensor
TensorBase acos([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(acos_operator, {&self}, nullptr);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(acos_operator, self, {&self}, nullptr);
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(acos_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator acosh_operator = {
    .name = "acosh",
    .loops = TENON_POINTWISE_LOOPS(acosh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// acosh(Tensor self) -> Tensor
TensorBase acosh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(acosh_operator, {&self}, nullptr);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(acosh_operator, self, {&self}, nullptr);
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(acosh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator asin_operator = {
    .name = "asin",
    .loops = TENON_POINTWISE_LOOPS(asin),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// asin(Tensor self) -> Tensor
TensorBase asin([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(asin_operator, {&self}, nullptr);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(asin_operator, self, {&self}, nullptr);
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(asin_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator asinh_operator = {
    .name = "asinh",
    .loops = TENON_POINTWISE_LOOPS(asinh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// asinh(Tensor self) -> Tensor
TensorBase asinh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(asinh_operator, {&self}, nullptr);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(asinh_operator, self, {&self}, nullptr);
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(asinh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator atan_operator = {
    .name = "atan",
    .loops = TENON_POINTWISE_LOOPS(atan),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// atan(Tensor self) -> Tensor
TensorBase atan([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(atan_operator, {&self}, nullptr);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(atan_operator, self, {&self}, nullptr);
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(atan_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator atanh_operator = {
    .name = "atanh",
    .loops = TENON_POINTWISE_LOOPS(atanh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// atanh(Tensor self) -> Tensor
TensorBase atanh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(atanh_operator, {&self}, nullptr);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(atanh_operator, self, {&self}, nullptr);
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(atanh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator ceil_operator = {
    .name = "ceil",
    .loops = TENON_POINTWISE_LOOPS(ceil),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// ceil(Tensor self) -> Tensor
TensorBase ceil([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(ceil_operator, {&self}, nullptr);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(ceil_operator, self, {&self}, nullptr);
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(ceil_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator cos_operator = {
    .name = "cos",
    .loops = TENON_POINTWISE_LOOPS(cos),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// cos(Tensor self) -> Tensor
TensorBase cos([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(cos_operator, {&self}, nullptr);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(cos_operator, self, {&self}, nullptr);
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(cos_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator cosh_operator = {
    .name = "cosh",
    .loops = TENON_POINTWISE_LOOPS(cosh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// cosh(Tensor self) -> Tensor
TensorBase cosh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(cosh_operator, {&self}, nullptr);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(cosh_operator, self, {&self}, nullptr);
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(cosh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator erf_operator = {
    .name = "erf",
    .loops = TENON_POINTWISE_LOOPS(erf),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// erf(Tensor self) -> Tensor
TensorBase erf([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(erf_operator, {&self}, nullptr);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(erf_operator, self, {&self}, nullptr);
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(erf_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator erfc_operator = {
    .name = "erfc",
    .loops = TENON_POINTWISE_LOOPS(erfc),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// erfc(Tensor self) -> Tensor
TensorBase erfc([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(erfc_operator, {&self}, nullptr);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(erfc_operator, self, {&self}, nullptr);
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(erfc_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator exp2_operator = {
    .name = "exp2",
    .loops = TENON_POINTWISE_LOOPS(exp2),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// exp2(Tensor self) -> Tensor
TensorBase exp2([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(exp2_operator, {&self}, nullptr);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(exp2_operator, self, {&self}, nullptr);
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(exp2_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator expm1_operator = {
    .name = "expm1",
    .loops = TENON_POINTWISE_LOOPS(expm1),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// expm1(Tensor self) -> Tensor
TensorBase expm1([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(expm1_operator, {&self}, nullptr);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(expm1_operator, self, {&self}, nullptr);
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(expm1_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator floor_operator = {
    .name = "floor",
    .loops = TENON_POINTWISE_LOOPS(floor),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// floor(Tensor self) -> Tensor
TensorBase floor([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(floor_operator, {&self}, nullptr);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(floor_operator, self, {&self}, nullptr);
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(floor_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator log_operator = {
    .name = "log",
    .loops = TENON_POINTWISE_LOOPS(log),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// log(Tensor self) -> Tensor
TensorBase log([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(log_operator, {&self}, nullptr);
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(log_operator, self, {&self}, nullptr);
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(log_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator log10_operator = {
    .name = "log10",
    .loops = TENON_POINTWISE_LOOPS(log10),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// log10(Tensor self) -> Tensor
TensorBase log10([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(log10_operator, {&self}, nullptr);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(log10_operator, self, {&self}, nullptr);
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(log10_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator log1p_operator = {
    .name = "log1p",
    .loops = TENON_POINTWISE_LOOPS(log1p),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// log1p(Tensor self) -> Tensor
TensorBase log1p([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(log1p_operator, {&self}, nullptr);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(log1p_operator, self, {&self}, nullptr);
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(log1p_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator log2_operator = {
    .name = "log2",
    .loops = TENON_POINTWISE_LOOPS(log2),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// log2(Tensor self) -> Tensor
TensorBase log2([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(log2_operator, {&self}, nullptr);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(log2_operator, self, {&self}, nullptr);
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(log2_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator reciprocal_operator = {
    .name = "reciprocal",
    .loops = TENON_POINTWISE_LOOPS(reciprocal),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// reciprocal(Tensor self) -> Tensor
TensorBase reciprocal([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(reciprocal_operator, {&self}, nullptr);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(reciprocal_operator, self, {&self}, nullptr);
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(reciprocal_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator round_operator = {
    .name = "round",
    .loops = TENON_POINTWISE_LOOPS(round),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// round(Tensor self) -> Tensor
TensorBase round([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(round_operator, {&self}, nullptr);
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(round_operator, self, {&self}, nullptr);
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(round_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator rsqrt_operator = {
    .name = "rsqrt",
    .loops = TENON_POINTWISE_LOOPS(rsqrt),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// rsqrt(Tensor self) -> Tensor
TensorBase rsqrt([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(rsqrt_operator, {&self}, nullptr);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(rsqrt_operator, self, {&self}, nullptr);
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(rsqrt_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator sigmoid_operator = {
    .name = "sigmoid",
    .loops = TENON_POINTWISE_LOOPS(sigmoid),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// sigmoid(Tensor self) -> Tensor
TensorBase sigmoid([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(sigmoid_operator, {&self}, nullptr);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(sigmoid_operator, self, {&self}, nullptr);
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(sigmoid_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator sign_operator = {
    .name = "sign",
    .loops = TENON_POINTWISE_LOOPS(sign),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// sign(Tensor self) -> Tensor
TensorBase sign([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(sign_operator, {&self}, nullptr);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(sign_operator, self, {&self}, nullptr);
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(sign_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator sin_operator = {
    .name = "sin",
    .loops = TENON_POINTWISE_LOOPS(sin),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// sin(Tensor self) -> Tensor
TensorBase sin([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(sin_operator, {&self}, nullptr);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(sin_operator, self, {&self}, nullptr);
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(sin_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator sinh_operator = {
    .name = "sinh",
    .loops = TENON_POINTWISE_LOOPS(sinh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// sinh(Tensor self) -> Tensor
TensorBase sinh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(sinh_operator, {&self}, nullptr);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(sinh_operator, self, {&self}, nullptr);
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(sinh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator square_operator = {
    .name = "square",
    .loops = TENON_POINTWISE_LOOPS(square),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// square(Tensor self) -> Tensor
TensorBase square([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(square_operator, {&self}, nullptr);
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(square_operator, self, {&self}, nullptr);
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(square_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator tan_operator = {
    .name = "tan",
    .loops = TENON_POINTWISE_LOOPS(tan),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// tan(Tensor self) -> Tensor
TensorBase tan([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(tan_operator, {&self}, nullptr);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(tan_operator, self, {&self}, nullptr);
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(tan_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator tanh_operator = {
    .name = "tanh",
    .loops = TENON_POINTWISE_LOOPS(tanh),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// tanh(Tensor self) -> Tensor
TensorBase tanh([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(tanh_operator, {&self}, nullptr);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(tanh_operator, self, {&self}, nullptr);
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(tanh_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator trunc_operator = {
    .name = "trunc",
    .loops = TENON_POINTWISE_LOOPS(trunc),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self"},
};

// trunc(Tensor self) -> Tensor
TensorBase trunc([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(trunc_operator, {&self}, nullptr);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(trunc_operator, self, {&self}, nullptr);
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(trunc_operator, {&self}, nullptr, out);
}

constinit const kernels::PointwiseOperator isnan_operator = {
    .name = "isnan",
    .loops = TENON_POINTWISE_LOOPS(isnan),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = true,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// isnan(Tensor self) -> Tensor
TensorBase isnan([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(isnan_operator, {&self}, nullptr);
}

constinit const kernels::PointwiseOperator isinf_operator = {
    .name = "isinf",
    .loops = TENON_POINTWISE_LOOPS(isinf),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = true,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// isinf(Tensor self) -> Tensor
TensorBase isinf([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(isinf_operator, {&self}, nullptr);
}

constinit const kernels::PointwiseOperator isfinite_operator = {
    .name = "isfinite",
    .loops = TENON_POINTWISE_LOOPS(isfinite),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = true,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// isfinite(Tensor self) -> Tensor
TensorBase isfinite([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(isfinite_operator, {&self}, nullptr);
}

constinit const kernels::PointwiseOperator logical_not_operator = {
    .name = "logical_not",
    .loops = TENON_POINTWISE_LOOPS(logical_not),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = Promotion::kDefault,
    .predicate = true,
    .dtypes = DTypes::kFloating | DTypes::kIntegral | DTypes::kBool,
    .argument_names = {"self"},
};

// logical_not(Tensor self) -> Tensor
TensorBase logical_not([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  return kernels::pointwise(logical_not_operator, {&self}, nullptr);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  return kernels::pointwise_inplace(logical_not_operator, self, {&self}, nullptr);
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return kernels::pointwise_out(logical_not_operator, {&self}, nullptr, out);
}

// bitwise_not(Tensor self) -> Tensor
TensorBase bitwise_not([[maybe_unused]] DispatchKeySet keys, const TensorBase& self) {
  check_defined("bitwise_not", "self", self);
  return composite::bitwise_not(self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& bitwise_not_([[maybe_unused]] DispatchKeySet keys, TensorBase& self) {
  check_defined("bitwise_not_", "self", self);
  const TensorBase result = composite::bitwise_not(self);
  prepare_output("bitwise_not_", self, spec_of(result), /*resizable=*/false);
  return ops::copy_(self, result);
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_not_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_defined("bitwise_not.out", "self", self);
  check_defined("bitwise_not.out", "out", out);
  TENON_CHECK(!any_requires_grad(self, out), AutogradError, "bitwise_not.out: out= does not record gradients, and an argument requires grad; call the function without out=");
  const TensorBase result = composite::bitwise_not(self);
  prepare_output("bitwise_not.out", out, spec_of(result), /*resizable=*/true);
  return ops::copy_(out, result);
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TensorBase clamp([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  check_defined("clamp", "self", self);
  return composite::clamp(self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_([[maybe_unused]] DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  check_defined("clamp_", "self", self);
  const TensorBase result = composite::clamp(self, min, max);
  prepare_output("clamp_", self, spec_of(result), /*resizable=*/false);
  return ops::copy_(self, result);
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min, const std::optional<Scalar>& max, TensorBase& out) {
  check_defined("clamp.out", "self", self);
  check_defined("clamp.out", "out", out);
  TENON_CHECK(!any_requires_grad(self, out), AutogradError, "clamp.out: out= does not record gradients, and an argument requires grad; call the function without out=");
  const TensorBase result = composite::clamp(self, min, max);
  prepare_output("clamp.out", out, spec_of(result), /*resizable=*/true);
  return ops::copy_(out, result);
}

constinit const kernels::PointwiseOperator _clamp_operator = {
    .name = "_clamp",
    .loops = TENON_POINTWISE_LOOPS(_clamp),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b111,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self", "min", "max"},
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
TensorBase _clamp([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const Scalar& min, const Scalar& max) {
  const Scalar scalars[] = {min, max};
  return kernels::pointwise(_clamp_operator, {&self}, scalars);
}

constinit const kernels::PointwiseOperator clamp_min_operator = {
    .name = "clamp_min",
    .loops = TENON_POINTWISE_LOOPS(clamp_min),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self", "min"},
};

// clamp_min(Tensor self, Scalar min) -> Tensor
TensorBase clamp_min([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const Scalar& min) {
  const Scalar scalars[] = {min};
  return kernels::pointwise(clamp_min_operator, {&self}, scalars);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_([[maybe_unused]] DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  const Scalar scalars[] = {min};
  return kernels::pointwise_inplace(clamp_min_operator, self, {&self}, scalars);
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const Scalar& min, TensorBase& out) {
  const Scalar scalars[] = {min};
  return kernels::pointwise_out(clamp_min_operator, {&self}, scalars, out);
}

constinit const kernels::PointwiseOperator clamp_max_operator = {
    .name = "clamp_max",
    .loops = TENON_POINTWISE_LOOPS(clamp_max),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = Promotion::kDefault,
    .predicate = false,
    .dtypes = DTypes::kFloating | DTypes::kIntegral,
    .argument_names = {"self", "max"},
};

// clamp_max(Tensor self, Scalar max) -> Tensor
TensorBase clamp_max([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const Scalar& max) {
  const Scalar scalars[] = {max};
  return kernels::pointwise(clamp_max_operator, {&self}, scalars);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_([[maybe_unused]] DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  const Scalar scalars[] = {max};
  return kernels::pointwise_inplace(clamp_max_operator, self, {&self}, scalars);
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out([[maybe_unused]] DispatchKeySet keys, const TensorBase& self, const Scalar& max, TensorBase& out) {
  const Scalar scalars[] = {max};
  return kernels::pointwise_out(clamp_max_operator, {&self}, scalars, out);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_unary() {
  set(ops::exp::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp);
  set(ops::exp_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp_);
  set(ops::exp_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp_out);
  set(ops::neg::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg);
  set(ops::neg_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg_);
  set(ops::neg_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg_out);
  set(ops::sqrt::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt);
  set(ops::sqrt_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_);
  set(ops::sqrt_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_out);
  set(ops::abs::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs);
  set(ops::abs_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs_);
  set(ops::abs_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs_out);
  set(ops::acos::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos);
  set(ops::acos_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos_);
  set(ops::acos_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos_out);
  set(ops::acosh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh);
  set(ops::acosh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh_);
  set(ops::acosh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh_out);
  set(ops::asin::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin);
  set(ops::asin_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin_);
  set(ops::asin_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin_out);
  set(ops::asinh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh);
  set(ops::asinh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh_);
  set(ops::asinh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh_out);
  set(ops::atan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan);
  set(ops::atan_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan_);
  set(ops::atan_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan_out);
  set(ops::atanh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh);
  set(ops::atanh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh_);
  set(ops::atanh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh_out);
  set(ops::ceil::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil);
  set(ops::ceil_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil_);
  set(ops::ceil_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil_out);
  set(ops::cos::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos);
  set(ops::cos_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos_);
  set(ops::cos_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos_out);
  set(ops::cosh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh);
  set(ops::cosh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh_);
  set(ops::cosh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh_out);
  set(ops::erf::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf);
  set(ops::erf_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf_);
  set(ops::erf_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf_out);
  set(ops::erfc::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc);
  set(ops::erfc_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc_);
  set(ops::erfc_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc_out);
  set(ops::exp2::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2);
  set(ops::exp2_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2_);
  set(ops::exp2_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2_out);
  set(ops::expm1::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1);
  set(ops::expm1_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1_);
  set(ops::expm1_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1_out);
  set(ops::floor::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor);
  set(ops::floor_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor_);
  set(ops::floor_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor_out);
  set(ops::log::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log);
  set(ops::log_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log_);
  set(ops::log_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log_out);
  set(ops::log10::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10);
  set(ops::log10_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10_);
  set(ops::log10_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10_out);
  set(ops::log1p::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p);
  set(ops::log1p_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p_);
  set(ops::log1p_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p_out);
  set(ops::log2::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2);
  set(ops::log2_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2_);
  set(ops::log2_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2_out);
  set(ops::reciprocal::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal);
  set(ops::reciprocal_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_);
  set(ops::reciprocal_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_out);
  set(ops::round::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round);
  set(ops::round_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round_);
  set(ops::round_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round_out);
  set(ops::rsqrt::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt);
  set(ops::rsqrt_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_);
  set(ops::rsqrt_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_out);
  set(ops::sigmoid::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid);
  set(ops::sigmoid_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_);
  set(ops::sigmoid_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_out);
  set(ops::sign::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign);
  set(ops::sign_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign_);
  set(ops::sign_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign_out);
  set(ops::sin::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin);
  set(ops::sin_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin_);
  set(ops::sin_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin_out);
  set(ops::sinh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh);
  set(ops::sinh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh_);
  set(ops::sinh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh_out);
  set(ops::square::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square);
  set(ops::square_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square_);
  set(ops::square_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square_out);
  set(ops::tan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan);
  set(ops::tan_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan_);
  set(ops::tan_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan_out);
  set(ops::tanh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh);
  set(ops::tanh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh_);
  set(ops::tanh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh_out);
  set(ops::trunc::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc);
  set(ops::trunc_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc_);
  set(ops::trunc_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc_out);
  set(ops::isnan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isnan);
  set(ops::isinf::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isinf);
  set(ops::isfinite::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isfinite);
  set(ops::logical_not::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not);
  set(ops::logical_not_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_);
  set(ops::logical_not_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_out);
  set(ops::bitwise_not::entry, backend_keys, &bitwise_not);
  set(ops::bitwise_not_::entry, backend_keys, &bitwise_not_);
  set(ops::bitwise_not_out::entry, backend_keys, &bitwise_not_out);
  set(ops::clamp::entry, backend_keys, &clamp);
  set(ops::clamp_::entry, backend_keys, &clamp_);
  set(ops::clamp_out::entry, backend_keys, &clamp_out);
  set(ops::_clamp::entry, {DispatchKey::CPU, DispatchKey::Meta}, &_clamp);
  set(ops::clamp_min::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min);
  set(ops::clamp_min_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_);
  set(ops::clamp_min_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_out);
  set(ops::clamp_max::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max);
  set(ops::clamp_max_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_);
  set(ops::clamp_max_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_out);
}

}  // namespace tenon

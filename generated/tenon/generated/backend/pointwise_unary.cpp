// Generated from ops.yaml by templates/backend/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/history.h"
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

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_unary.cpp";

constexpr kernels::PointwiseOperator exp_operator = {
    .name = "exp",
    .loops = TENON_POINTWISE_LOOPS(exp_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// exp(Tensor self) -> Tensor
TensorBase exp(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(exp_operator, inputs, nullptr);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(exp_operator, self, inputs, nullptr);
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(exp_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator neg_operator = {
    .name = "neg",
    .loops = TENON_POINTWISE_LOOPS(neg_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// neg(Tensor self) -> Tensor
TensorBase neg(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(neg_operator, inputs, nullptr);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(neg_operator, self, inputs, nullptr);
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(neg_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator sqrt_operator = {
    .name = "sqrt",
    .loops = TENON_POINTWISE_LOOPS(sqrt_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// sqrt(Tensor self) -> Tensor
TensorBase sqrt(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(sqrt_operator, inputs, nullptr);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(sqrt_operator, self, inputs, nullptr);
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(sqrt_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator abs_operator = {
    .name = "abs",
    .loops = TENON_POINTWISE_LOOPS(abs_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// abs(Tensor self) -> Tensor
TensorBase abs(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(abs_operator, inputs, nullptr);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(abs_operator, self, inputs, nullptr);
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(abs_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator acos_operator = {
    .name = "acos",
    .loops = TENON_POINTWISE_LOOPS(acos_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// acos(Tensor self) -> Tensor
TensorBase acos(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(acos_operator, inputs, nullptr);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(acos_operator, self, inputs, nullptr);
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(acos_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator acosh_operator = {
    .name = "acosh",
    .loops = TENON_POINTWISE_LOOPS(acosh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// acosh(Tensor self) -> Tensor
TensorBase acosh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(acosh_operator, inputs, nullptr);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(acosh_operator, self, inputs, nullptr);
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(acosh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator asin_operator = {
    .name = "asin",
    .loops = TENON_POINTWISE_LOOPS(asin_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// asin(Tensor self) -> Tensor
TensorBase asin(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(asin_operator, inputs, nullptr);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(asin_operator, self, inputs, nullptr);
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(asin_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator asinh_operator = {
    .name = "asinh",
    .loops = TENON_POINTWISE_LOOPS(asinh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// asinh(Tensor self) -> Tensor
TensorBase asinh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(asinh_operator, inputs, nullptr);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(asinh_operator, self, inputs, nullptr);
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(asinh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator atan_operator = {
    .name = "atan",
    .loops = TENON_POINTWISE_LOOPS(atan_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// atan(Tensor self) -> Tensor
TensorBase atan(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(atan_operator, inputs, nullptr);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(atan_operator, self, inputs, nullptr);
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(atan_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator atanh_operator = {
    .name = "atanh",
    .loops = TENON_POINTWISE_LOOPS(atanh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// atanh(Tensor self) -> Tensor
TensorBase atanh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(atanh_operator, inputs, nullptr);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(atanh_operator, self, inputs, nullptr);
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(atanh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator ceil_operator = {
    .name = "ceil",
    .loops = TENON_POINTWISE_LOOPS(ceil_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// ceil(Tensor self) -> Tensor
TensorBase ceil(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(ceil_operator, inputs, nullptr);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(ceil_operator, self, inputs, nullptr);
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(ceil_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator cos_operator = {
    .name = "cos",
    .loops = TENON_POINTWISE_LOOPS(cos_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// cos(Tensor self) -> Tensor
TensorBase cos(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(cos_operator, inputs, nullptr);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(cos_operator, self, inputs, nullptr);
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(cos_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator cosh_operator = {
    .name = "cosh",
    .loops = TENON_POINTWISE_LOOPS(cosh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// cosh(Tensor self) -> Tensor
TensorBase cosh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(cosh_operator, inputs, nullptr);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(cosh_operator, self, inputs, nullptr);
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(cosh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator erf_operator = {
    .name = "erf",
    .loops = TENON_POINTWISE_LOOPS(erf_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// erf(Tensor self) -> Tensor
TensorBase erf(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(erf_operator, inputs, nullptr);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(erf_operator, self, inputs, nullptr);
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(erf_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator erfc_operator = {
    .name = "erfc",
    .loops = TENON_POINTWISE_LOOPS(erfc_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// erfc(Tensor self) -> Tensor
TensorBase erfc(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(erfc_operator, inputs, nullptr);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(erfc_operator, self, inputs, nullptr);
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(erfc_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator exp2_operator = {
    .name = "exp2",
    .loops = TENON_POINTWISE_LOOPS(exp2_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// exp2(Tensor self) -> Tensor
TensorBase exp2(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(exp2_operator, inputs, nullptr);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(exp2_operator, self, inputs, nullptr);
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(exp2_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator expm1_operator = {
    .name = "expm1",
    .loops = TENON_POINTWISE_LOOPS(expm1_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// expm1(Tensor self) -> Tensor
TensorBase expm1(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(expm1_operator, inputs, nullptr);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(expm1_operator, self, inputs, nullptr);
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(expm1_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator floor_operator = {
    .name = "floor",
    .loops = TENON_POINTWISE_LOOPS(floor_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// floor(Tensor self) -> Tensor
TensorBase floor(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(floor_operator, inputs, nullptr);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(floor_operator, self, inputs, nullptr);
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(floor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator log_operator = {
    .name = "log",
    .loops = TENON_POINTWISE_LOOPS(log_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// log(Tensor self) -> Tensor
TensorBase log(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(log_operator, inputs, nullptr);
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(log_operator, self, inputs, nullptr);
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(log_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator log10_operator = {
    .name = "log10",
    .loops = TENON_POINTWISE_LOOPS(log10_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// log10(Tensor self) -> Tensor
TensorBase log10(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(log10_operator, inputs, nullptr);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(log10_operator, self, inputs, nullptr);
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(log10_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator log1p_operator = {
    .name = "log1p",
    .loops = TENON_POINTWISE_LOOPS(log1p_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// log1p(Tensor self) -> Tensor
TensorBase log1p(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(log1p_operator, inputs, nullptr);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(log1p_operator, self, inputs, nullptr);
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(log1p_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator log2_operator = {
    .name = "log2",
    .loops = TENON_POINTWISE_LOOPS(log2_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// log2(Tensor self) -> Tensor
TensorBase log2(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(log2_operator, inputs, nullptr);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(log2_operator, self, inputs, nullptr);
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(log2_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator reciprocal_operator = {
    .name = "reciprocal",
    .loops = TENON_POINTWISE_LOOPS(reciprocal_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// reciprocal(Tensor self) -> Tensor
TensorBase reciprocal(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(reciprocal_operator, inputs, nullptr);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(reciprocal_operator, self, inputs, nullptr);
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(reciprocal_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator round_operator = {
    .name = "round",
    .loops = TENON_POINTWISE_LOOPS(round_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// round(Tensor self) -> Tensor
TensorBase round(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(round_operator, inputs, nullptr);
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(round_operator, self, inputs, nullptr);
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(round_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator rsqrt_operator = {
    .name = "rsqrt",
    .loops = TENON_POINTWISE_LOOPS(rsqrt_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// rsqrt(Tensor self) -> Tensor
TensorBase rsqrt(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(rsqrt_operator, inputs, nullptr);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(rsqrt_operator, self, inputs, nullptr);
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(rsqrt_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator sigmoid_operator = {
    .name = "sigmoid",
    .loops = TENON_POINTWISE_LOOPS(sigmoid_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// sigmoid(Tensor self) -> Tensor
TensorBase sigmoid(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(sigmoid_operator, inputs, nullptr);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(sigmoid_operator, self, inputs, nullptr);
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(sigmoid_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator sign_operator = {
    .name = "sign",
    .loops = TENON_POINTWISE_LOOPS(sign_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self"},
};

// sign(Tensor self) -> Tensor
TensorBase sign(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(sign_operator, inputs, nullptr);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(sign_operator, self, inputs, nullptr);
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(sign_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator sin_operator = {
    .name = "sin",
    .loops = TENON_POINTWISE_LOOPS(sin_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// sin(Tensor self) -> Tensor
TensorBase sin(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(sin_operator, inputs, nullptr);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(sin_operator, self, inputs, nullptr);
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(sin_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator sinh_operator = {
    .name = "sinh",
    .loops = TENON_POINTWISE_LOOPS(sinh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// sinh(Tensor self) -> Tensor
TensorBase sinh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(sinh_operator, inputs, nullptr);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(sinh_operator, self, inputs, nullptr);
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(sinh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator square_operator = {
    .name = "square",
    .loops = TENON_POINTWISE_LOOPS(square_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// square(Tensor self) -> Tensor
TensorBase square(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(square_operator, inputs, nullptr);
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(square_operator, self, inputs, nullptr);
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(square_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator tan_operator = {
    .name = "tan",
    .loops = TENON_POINTWISE_LOOPS(tan_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// tan(Tensor self) -> Tensor
TensorBase tan(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(tan_operator, inputs, nullptr);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(tan_operator, self, inputs, nullptr);
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(tan_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator tanh_operator = {
    .name = "tanh",
    .loops = TENON_POINTWISE_LOOPS(tanh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// tanh(Tensor self) -> Tensor
TensorBase tanh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(tanh_operator, inputs, nullptr);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(tanh_operator, self, inputs, nullptr);
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(tanh_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator trunc_operator = {
    .name = "trunc",
    .loops = TENON_POINTWISE_LOOPS(trunc_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// trunc(Tensor self) -> Tensor
TensorBase trunc(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(trunc_operator, inputs, nullptr);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(trunc_operator, self, inputs, nullptr);
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(trunc_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator isnan_operator = {
    .name = "isnan",
    .loops = TENON_POINTWISE_LOOPS(isnan_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self"},
};

// isnan(Tensor self) -> Tensor
TensorBase isnan(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(isnan_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator isinf_operator = {
    .name = "isinf",
    .loops = TENON_POINTWISE_LOOPS(isinf_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self"},
};

// isinf(Tensor self) -> Tensor
TensorBase isinf(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(isinf_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator isfinite_operator = {
    .name = "isfinite",
    .loops = TENON_POINTWISE_LOOPS(isfinite_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self"},
};

// isfinite(Tensor self) -> Tensor
TensorBase isfinite(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(isfinite_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator logical_not_operator = {
    .name = "logical_not",
    .loops = TENON_POINTWISE_LOOPS(logical_not_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self"},
};

// logical_not(Tensor self) -> Tensor
TensorBase logical_not(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(logical_not_operator, inputs, nullptr);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(logical_not_operator, self, inputs, nullptr);
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(logical_not_operator, inputs, nullptr, out);
}

// bitwise_not(Tensor self) -> Tensor
TensorBase bitwise_not(DispatchKeySet keys, const TensorBase& self) {
  check_defined("bitwise_not", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::bitwise_not(self);
  }
  return composite::bitwise_not(self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& bitwise_not_(DispatchKeySet keys, TensorBase& self) {
  check_defined("bitwise_not_", "self", self);
  const TensorBase result = composite::bitwise_not(self);
  check_output("bitwise_not_", self, spec_of(result), /*resizable=*/false);
  return ops::copy_(self, result);
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_defined("bitwise_not.out", "self", self);
  check_defined("bitwise_not.out", "out", out);
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "bitwise_not.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  const TensorBase result = composite::bitwise_not(self);
  check_output("bitwise_not.out", out, spec_of(result), /*resizable=*/true);
  TensorBase place = output_place("bitwise_not.out", out, result.sizes());
  ops::copy_(place, result);
  take_geometry(out, place);
  return out;
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TensorBase clamp(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                 const std::optional<Scalar>& max) {
  check_defined("clamp", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::clamp(self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_(DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min,
                   const std::optional<Scalar>& max) {
  check_defined("clamp_", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::clamp(self, min, max);
  assign_output("clamp_", self, result, /*resizable=*/false);
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                      const std::optional<Scalar>& max, TensorBase& out) {
  check_defined("clamp.out", "self", self);
  check_defined("clamp.out", "out", out);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::clamp(self, min, max);
  assign_output("clamp.out", out, result, /*resizable=*/true);
  return out;
}

constexpr kernels::PointwiseOperator _clamp_operator = {
    .name = "_clamp",
    .loops = TENON_POINTWISE_LOOPS(_clamp_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b111,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "min", "max"},
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
TensorBase _clamp(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                  const Scalar& max) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min, max};
  return kernels::pointwise(_clamp_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator clamp_min_operator = {
    .name = "clamp_min",
    .loops = TENON_POINTWISE_LOOPS(clamp_min_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "min"},
};

// clamp_min(Tensor self, Scalar min) -> Tensor
TensorBase clamp_min(DispatchKeySet keys, const TensorBase& self, const Scalar& min) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min};
  return kernels::pointwise(clamp_min_operator, inputs, scalars);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min};
  return kernels::pointwise_inplace(clamp_min_operator, self, inputs, scalars);
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min};
  return kernels::pointwise_out(clamp_min_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator clamp_max_operator = {
    .name = "clamp_max",
    .loops = TENON_POINTWISE_LOOPS(clamp_max_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "max"},
};

// clamp_max(Tensor self, Scalar max) -> Tensor
TensorBase clamp_max(DispatchKeySet keys, const TensorBase& self, const Scalar& max) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {max};
  return kernels::pointwise(clamp_max_operator, inputs, scalars);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {max};
  return kernels::pointwise_inplace(clamp_max_operator, self, inputs, scalars);
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out(DispatchKeySet keys, const TensorBase& self, const Scalar& max,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {max};
  return kernels::pointwise_out(clamp_max_operator, inputs, scalars, out);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_unary() {
  set(stubs::exp::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp);
  set(stubs::exp_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp_);
  set(stubs::exp_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp_out);
  set(stubs::neg::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg);
  set(stubs::neg_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg_);
  set(stubs::neg_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &neg_out);
  set(stubs::sqrt::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt);
  set(stubs::sqrt_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_);
  set(stubs::sqrt_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_out);
  set(stubs::abs::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs);
  set(stubs::abs_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs_);
  set(stubs::abs_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &abs_out);
  set(stubs::acos::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos);
  set(stubs::acos_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos_);
  set(stubs::acos_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acos_out);
  set(stubs::acosh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh);
  set(stubs::acosh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh_);
  set(stubs::acosh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &acosh_out);
  set(stubs::asin::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin);
  set(stubs::asin_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin_);
  set(stubs::asin_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asin_out);
  set(stubs::asinh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh);
  set(stubs::asinh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh_);
  set(stubs::asinh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &asinh_out);
  set(stubs::atan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan);
  set(stubs::atan_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan_);
  set(stubs::atan_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atan_out);
  set(stubs::atanh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh);
  set(stubs::atanh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh_);
  set(stubs::atanh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &atanh_out);
  set(stubs::ceil::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil);
  set(stubs::ceil_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil_);
  set(stubs::ceil_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &ceil_out);
  set(stubs::cos::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos);
  set(stubs::cos_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos_);
  set(stubs::cos_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cos_out);
  set(stubs::cosh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh);
  set(stubs::cosh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh_);
  set(stubs::cosh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &cosh_out);
  set(stubs::erf::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf);
  set(stubs::erf_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf_);
  set(stubs::erf_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erf_out);
  set(stubs::erfc::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc);
  set(stubs::erfc_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc_);
  set(stubs::erfc_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &erfc_out);
  set(stubs::exp2::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2);
  set(stubs::exp2_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2_);
  set(stubs::exp2_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &exp2_out);
  set(stubs::expm1::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1);
  set(stubs::expm1_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1_);
  set(stubs::expm1_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &expm1_out);
  set(stubs::floor::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor);
  set(stubs::floor_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor_);
  set(stubs::floor_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &floor_out);
  set(stubs::log::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log);
  set(stubs::log_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log_);
  set(stubs::log_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log_out);
  set(stubs::log10::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10);
  set(stubs::log10_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10_);
  set(stubs::log10_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log10_out);
  set(stubs::log1p::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p);
  set(stubs::log1p_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p_);
  set(stubs::log1p_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log1p_out);
  set(stubs::log2::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2);
  set(stubs::log2_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2_);
  set(stubs::log2_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &log2_out);
  set(stubs::reciprocal::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal);
  set(stubs::reciprocal_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_);
  set(stubs::reciprocal_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_out);
  set(stubs::round::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round);
  set(stubs::round_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round_);
  set(stubs::round_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &round_out);
  set(stubs::rsqrt::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt);
  set(stubs::rsqrt_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_);
  set(stubs::rsqrt_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_out);
  set(stubs::sigmoid::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid);
  set(stubs::sigmoid_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_);
  set(stubs::sigmoid_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_out);
  set(stubs::sign::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign);
  set(stubs::sign_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign_);
  set(stubs::sign_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sign_out);
  set(stubs::sin::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin);
  set(stubs::sin_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin_);
  set(stubs::sin_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sin_out);
  set(stubs::sinh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh);
  set(stubs::sinh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh_);
  set(stubs::sinh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &sinh_out);
  set(stubs::square::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square);
  set(stubs::square_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square_);
  set(stubs::square_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &square_out);
  set(stubs::tan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan);
  set(stubs::tan_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan_);
  set(stubs::tan_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tan_out);
  set(stubs::tanh::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh);
  set(stubs::tanh_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh_);
  set(stubs::tanh_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &tanh_out);
  set(stubs::trunc::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc);
  set(stubs::trunc_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc_);
  set(stubs::trunc_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &trunc_out);
  set(stubs::isnan::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isnan);
  set(stubs::isinf::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isinf);
  set(stubs::isfinite::entry, {DispatchKey::CPU, DispatchKey::Meta}, &isfinite);
  set(stubs::logical_not::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not);
  set(stubs::logical_not_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_);
  set(stubs::logical_not_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_out);
  set(stubs::bitwise_not::entry, backend_keys, &bitwise_not);
  set(stubs::bitwise_not_::entry, backend_keys, &bitwise_not_);
  set(stubs::bitwise_not_out::entry, backend_keys, &bitwise_not_out);
  set(stubs::clamp::entry, backend_keys, &clamp);
  set(stubs::clamp_::entry, backend_keys, &clamp_);
  set(stubs::clamp_out::entry, backend_keys, &clamp_out);
  set(stubs::_clamp::entry, {DispatchKey::CPU, DispatchKey::Meta}, &_clamp);
  set(stubs::clamp_min::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min);
  set(stubs::clamp_min_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_);
  set(stubs::clamp_min_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_out);
  set(stubs::clamp_max::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max);
  set(stubs::clamp_max_::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_);
  set(stubs::clamp_max_out::entry, {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_out);
}

}  // namespace tenon

// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary_4.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_unary_4.cpp";

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

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_unary_4() {
  set(stubs::exp::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp);
  set(stubs::exp_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp_);
  set(stubs::exp_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp_out);
  set(stubs::acosh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acosh);
  set(stubs::acosh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acosh_);
  set(stubs::acosh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acosh_out);
  set(stubs::atan::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan);
  set(stubs::atan_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan_);
  set(stubs::atan_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan_out);
  set(stubs::atanh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atanh);
  set(stubs::atanh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atanh_);
  set(stubs::atanh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atanh_out);
  set(stubs::ceil::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ceil);
  set(stubs::ceil_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ceil_);
  set(stubs::ceil_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ceil_out);
  set(stubs::cosh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cosh);
  set(stubs::cosh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cosh_);
  set(stubs::cosh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cosh_out);
  set(stubs::exp2::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp2);
  set(stubs::exp2_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp2_);
  set(stubs::exp2_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &exp2_out);
  set(stubs::expm1::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &expm1);
  set(stubs::expm1_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &expm1_);
  set(stubs::expm1_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &expm1_out);
  set(stubs::log10::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log10);
  set(stubs::log10_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log10_);
  set(stubs::log10_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log10_out);
  set(stubs::log1p::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log1p);
  set(stubs::log1p_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log1p_);
  set(stubs::log1p_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log1p_out);
  set(stubs::sigmoid::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid);
  set(stubs::sigmoid_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_);
  set(stubs::sigmoid_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_out);
  set(stubs::tan::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tan);
  set(stubs::tan_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tan_);
  set(stubs::tan_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tan_out);
  set(stubs::tanh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tanh);
  set(stubs::tanh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tanh_);
  set(stubs::tanh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tanh_out);
  set(stubs::logical_not::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_not);
  set(stubs::logical_not_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_);
  set(stubs::logical_not_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_not_out);
  set(stubs::clamp_min::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min);
  set(stubs::clamp_min_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_);
  set(stubs::clamp_min_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_min_out);
}

}  // namespace tenon

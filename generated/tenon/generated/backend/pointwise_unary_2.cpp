// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary_2.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_unary_2.cpp";

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

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_unary_2() {
  set(stubs::neg::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &neg);
  set(stubs::neg_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &neg_);
  set(stubs::neg_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &neg_out);
  set(stubs::acos::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acos);
  set(stubs::acos_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acos_);
  set(stubs::acos_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &acos_out);
  set(stubs::cos::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cos);
  set(stubs::cos_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cos_);
  set(stubs::cos_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &cos_out);
  set(stubs::log::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log);
  set(stubs::log_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log_);
  set(stubs::log_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log_out);
  set(stubs::reciprocal::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal);
  set(stubs::reciprocal_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_);
  set(stubs::reciprocal_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &reciprocal_out);
  set(stubs::square::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &square);
  set(stubs::square_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &square_);
  set(stubs::square_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &square_out);
  set(stubs::trunc::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &trunc);
  set(stubs::trunc_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &trunc_);
  set(stubs::trunc_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &trunc_out);
}

}  // namespace tenon

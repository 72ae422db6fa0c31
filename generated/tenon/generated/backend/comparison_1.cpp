// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/comparison_1.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/comparison_1.cpp";

constexpr kernels::PointwiseOperator gt_Tensor_operator = {
    .name = "gt",
    .loops = TENON_POINTWISE_LOOPS(gt_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// gt.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase gt_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(gt_Tensor_operator, inputs, nullptr);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& gt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(gt_Tensor_operator, self, inputs, nullptr);
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(gt_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator gt_Scalar_operator = {
    .name = "gt",
    .loops = TENON_POINTWISE_LOOPS(gt_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// gt.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase gt_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(gt_Scalar_operator, inputs, scalars);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& gt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(gt_Scalar_operator, self, inputs, scalars);
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(gt_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator ge_Tensor_operator = {
    .name = "ge",
    .loops = TENON_POINTWISE_LOOPS(ge_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// ge.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase ge_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(ge_Tensor_operator, inputs, nullptr);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ge__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(ge_Tensor_operator, self, inputs, nullptr);
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(ge_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator ge_Scalar_operator = {
    .name = "ge",
    .loops = TENON_POINTWISE_LOOPS(ge_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// ge.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase ge_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(ge_Scalar_operator, inputs, scalars);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ge__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(ge_Scalar_operator, self, inputs, scalars);
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(ge_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator logical_or_operator = {
    .name = "logical_or",
    .loops = TENON_POINTWISE_LOOPS(logical_or_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// logical_or(Tensor self, Tensor other) -> Tensor
TensorBase logical_or(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(logical_or_operator, inputs, nullptr);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_or_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(logical_or_operator, self, inputs, nullptr);
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(logical_or_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator logical_xor_operator = {
    .name = "logical_xor",
    .loops = TENON_POINTWISE_LOOPS(logical_xor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// logical_xor(Tensor self, Tensor other) -> Tensor
TensorBase logical_xor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(logical_xor_operator, inputs, nullptr);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_xor_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(logical_xor_operator, self, inputs, nullptr);
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(logical_xor_operator, inputs, nullptr, out);
}

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
TensorBase isclose(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   double rtol, double atol, bool equal_nan) {
  check_defined("isclose", "self", self);
  check_defined("isclose", "other", other);
  if (!any_requires_grad(self, other)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::isclose(self, other, rtol, atol, equal_nan);
  }
  return composite::isclose(self, other, rtol, atol, equal_nan);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_comparison_1() {
  set(stubs::gt_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt_Tensor);
  set(stubs::gt__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt__Tensor);
  set(stubs::gt_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt_out);
  set(stubs::gt_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt_Scalar);
  set(stubs::gt__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt__Scalar);
  set(stubs::gt_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &gt_Scalar_out);
  set(stubs::ge_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge_Tensor);
  set(stubs::ge__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge__Tensor);
  set(stubs::ge_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge_out);
  set(stubs::ge_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge_Scalar);
  set(stubs::ge__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge__Scalar);
  set(stubs::ge_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ge_Scalar_out);
  set(stubs::logical_or::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_or);
  set(stubs::logical_or_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_or_);
  set(stubs::logical_or_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_or_out);
  set(stubs::logical_xor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_xor);
  set(stubs::logical_xor_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_xor_);
  set(stubs::logical_xor_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_xor_out);
  set(stubs::isclose::entry(), backend_keys, &isclose);
}

}  // namespace tenon

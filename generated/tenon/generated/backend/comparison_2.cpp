// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/comparison_2.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/comparison_2.cpp";

constexpr kernels::PointwiseOperator eq_Tensor_operator = {
    .name = "eq",
    .loops = TENON_POINTWISE_LOOPS(eq_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// eq.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase eq_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(eq_Tensor_operator, inputs, nullptr);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& eq__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(eq_Tensor_operator, self, inputs, nullptr);
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(eq_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator eq_Scalar_operator = {
    .name = "eq",
    .loops = TENON_POINTWISE_LOOPS(eq_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// eq.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase eq_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(eq_Scalar_operator, inputs, scalars);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& eq__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(eq_Scalar_operator, self, inputs, scalars);
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(eq_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator ne_Tensor_operator = {
    .name = "ne",
    .loops = TENON_POINTWISE_LOOPS(ne_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// ne.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase ne_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(ne_Tensor_operator, inputs, nullptr);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ne__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(ne_Tensor_operator, self, inputs, nullptr);
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(ne_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator ne_Scalar_operator = {
    .name = "ne",
    .loops = TENON_POINTWISE_LOOPS(ne_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// ne.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase ne_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(ne_Scalar_operator, inputs, scalars);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ne__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(ne_Scalar_operator, self, inputs, scalars);
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(ne_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator lt_Tensor_operator = {
    .name = "lt",
    .loops = TENON_POINTWISE_LOOPS(lt_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// lt.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase lt_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(lt_Tensor_operator, inputs, nullptr);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& lt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(lt_Tensor_operator, self, inputs, nullptr);
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(lt_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator lt_Scalar_operator = {
    .name = "lt",
    .loops = TENON_POINTWISE_LOOPS(lt_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// lt.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase lt_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(lt_Scalar_operator, inputs, scalars);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& lt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(lt_Scalar_operator, self, inputs, scalars);
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(lt_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator le_Tensor_operator = {
    .name = "le",
    .loops = TENON_POINTWISE_LOOPS(le_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// le.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase le_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(le_Tensor_operator, inputs, nullptr);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& le__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(le_Tensor_operator, self, inputs, nullptr);
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(le_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator le_Scalar_operator = {
    .name = "le",
    .loops = TENON_POINTWISE_LOOPS(le_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// le.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase le_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(le_Scalar_operator, inputs, scalars);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& le__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(le_Scalar_operator, self, inputs, scalars);
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_out(le_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator logical_and_operator = {
    .name = "logical_and",
    .loops = TENON_POINTWISE_LOOPS(logical_and_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = true,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// logical_and(Tensor self, Tensor other) -> Tensor
TensorBase logical_and(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(logical_and_operator, inputs, nullptr);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_and_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(logical_and_operator, self, inputs, nullptr);
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(logical_and_operator, inputs, nullptr, out);
}

// equal(Tensor self, Tensor other) -> bool
bool cpu_equal(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("equal", "self", self);
  check_defined("equal", "other", other);
  return kernels::equal(self, other);
}

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
bool allclose(DispatchKeySet keys, const TensorBase& self, const TensorBase& other, double rtol,
              double atol, bool equal_nan) {
  check_defined("allclose", "self", self);
  check_defined("allclose", "other", other);
  return composite::allclose(self, other, rtol, atol, equal_nan);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_comparison_2() {
  set(stubs::eq_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq_Tensor);
  set(stubs::eq__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq__Tensor);
  set(stubs::eq_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq_out);
  set(stubs::eq_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq_Scalar);
  set(stubs::eq__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq__Scalar);
  set(stubs::eq_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &eq_Scalar_out);
  set(stubs::ne_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne_Tensor);
  set(stubs::ne__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne__Tensor);
  set(stubs::ne_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne_out);
  set(stubs::ne_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne_Scalar);
  set(stubs::ne__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne__Scalar);
  set(stubs::ne_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &ne_Scalar_out);
  set(stubs::lt_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt_Tensor);
  set(stubs::lt__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt__Tensor);
  set(stubs::lt_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt_out);
  set(stubs::lt_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt_Scalar);
  set(stubs::lt__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt__Scalar);
  set(stubs::lt_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lt_Scalar_out);
  set(stubs::le_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le_Tensor);
  set(stubs::le__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le__Tensor);
  set(stubs::le_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le_out);
  set(stubs::le_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le_Scalar);
  set(stubs::le__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le__Scalar);
  set(stubs::le_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &le_Scalar_out);
  set(stubs::logical_and::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_and);
  set(stubs::logical_and_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_and_);
  set(stubs::logical_and_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &logical_and_out);
  set(stubs::equal::entry(), DispatchKey::CPU, &cpu_equal);
  set(stubs::allclose::entry(), backend_keys, &allclose);
}

}  // namespace tenon

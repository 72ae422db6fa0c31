// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary_1.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_unary_1.cpp";

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

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_unary_1() {
  set(stubs::sqrt::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sqrt);
  set(stubs::sqrt_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_);
  set(stubs::sqrt_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sqrt_out);
  set(stubs::erf::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erf);
  set(stubs::erf_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erf_);
  set(stubs::erf_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erf_out);
  set(stubs::erfc::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erfc);
  set(stubs::erfc_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erfc_);
  set(stubs::erfc_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &erfc_out);
  set(stubs::round::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &round);
  set(stubs::round_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &round_);
  set(stubs::round_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &round_out);
  set(stubs::isnan::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &isnan);
  set(stubs::isinf::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &isinf);
  set(stubs::bitwise_not::entry(), backend_keys, &bitwise_not);
  set(stubs::bitwise_not_::entry(), backend_keys, &bitwise_not_);
  set(stubs::bitwise_not_out::entry(), backend_keys, &bitwise_not_out);
}

}  // namespace tenon

// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_unary_3.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/generated/ops/_clamp.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_unary_3.cpp";

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

void register_backend_pointwise_unary_3() {
  set(stubs::abs::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &abs);
  set(stubs::abs_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &abs_);
  set(stubs::abs_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &abs_out);
  set(stubs::asin::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asin);
  set(stubs::asin_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asin_);
  set(stubs::asin_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asin_out);
  set(stubs::asinh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asinh);
  set(stubs::asinh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asinh_);
  set(stubs::asinh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &asinh_out);
  set(stubs::floor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &floor);
  set(stubs::floor_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &floor_);
  set(stubs::floor_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &floor_out);
  set(stubs::log2::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log2);
  set(stubs::log2_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log2_);
  set(stubs::log2_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &log2_out);
  set(stubs::rsqrt::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt);
  set(stubs::rsqrt_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_);
  set(stubs::rsqrt_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &rsqrt_out);
  set(stubs::sign::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sign);
  set(stubs::sign_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sign_);
  set(stubs::sign_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sign_out);
  set(stubs::sin::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sin);
  set(stubs::sin_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sin_);
  set(stubs::sin_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sin_out);
  set(stubs::sinh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sinh);
  set(stubs::sinh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sinh_);
  set(stubs::sinh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sinh_out);
  set(stubs::isfinite::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &isfinite);
  set(stubs::clamp::entry(), backend_keys, &clamp);
  set(stubs::clamp_::entry(), backend_keys, &clamp_);
  set(stubs::clamp_out::entry(), backend_keys, &clamp_out);
  set(stubs::_clamp::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &_clamp);
  set(stubs::clamp_max::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max);
  set(stubs::clamp_max_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_);
  set(stubs::clamp_max_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &clamp_max_out);
}

}  // namespace tenon

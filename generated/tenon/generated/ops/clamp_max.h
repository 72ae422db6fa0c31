// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// clamp_max(Tensor self, Scalar max) -> Tensor
struct TENON_API clamp_max {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& max);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& max);
};

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
struct TENON_API clamp_max_ {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& max);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& max);
};

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API clamp_max_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& max, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& max,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// clamp_max(Tensor self, Scalar max) -> Tensor
inline TensorBase clamp_max(const TensorBase& self, const Scalar& max) {
  return stubs::clamp_max::call(self, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
inline TensorBase& clamp_max_(TensorBase& self, const Scalar& max) {
  return stubs::clamp_max_::call(self, max);
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& clamp_max_out(const TensorBase& self, const Scalar& max, TensorBase& out) {
  return stubs::clamp_max_out::call(self, max, out);
}

}  // namespace ops
}  // namespace tenon

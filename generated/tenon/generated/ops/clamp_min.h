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

// clamp_min(Tensor self, Scalar min) -> Tensor
struct TENON_API clamp_min {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& min);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min);
};

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
struct TENON_API clamp_min_ {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& min);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& min);
};

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API clamp_min_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& min, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// clamp_min(Tensor self, Scalar min) -> Tensor
inline TensorBase clamp_min(const TensorBase& self, const Scalar& min) {
  return stubs::clamp_min::call(self, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
inline TensorBase& clamp_min_(TensorBase& self, const Scalar& min) {
  return stubs::clamp_min_::call(self, min);
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& clamp_min_out(const TensorBase& self, const Scalar& min, TensorBase& out) {
  return stubs::clamp_min_out::call(self, min, out);
}

}  // namespace ops
}  // namespace tenon

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

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
struct TENON_API fill__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& value);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& value);
};

// fill.Scalar(Tensor self, Scalar value) -> Tensor
struct TENON_API fill_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& value);
};

}  // namespace stubs
namespace ops {

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
inline TensorBase& fill_(TensorBase& self, const Scalar& value) {
  return stubs::fill__Scalar::call(self, value);
}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
inline TensorBase fill(const TensorBase& self, const Scalar& value) {
  return stubs::fill_Scalar::call(self, value);
}

}  // namespace ops
}  // namespace tenon

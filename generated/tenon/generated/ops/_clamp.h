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

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
struct TENON_API _clamp {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& min, const Scalar& max);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                               const Scalar& max);
};

}  // namespace stubs
namespace ops {

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
inline TensorBase _clamp(const TensorBase& self, const Scalar& min, const Scalar& max) {
  return stubs::_clamp::call(self, min, max);
}

}  // namespace ops
}  // namespace tenon

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

// _huber(Tensor self, Tensor target, float delta) -> Tensor
struct TENON_API _huber {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, double);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, double delta);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, double delta);
};

}  // namespace stubs
namespace ops {

// _huber(Tensor self, Tensor target, float delta) -> Tensor
inline TensorBase _huber(const TensorBase& self, const TensorBase& target, double delta) {
  return stubs::_huber::call(self, target, delta);
}

}  // namespace ops
}  // namespace tenon

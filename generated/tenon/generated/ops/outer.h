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

// outer(Tensor self, Tensor vec2) -> Tensor
struct TENON_API outer {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& vec2);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec2);
};

}  // namespace stubs
namespace ops {

// outer(Tensor self, Tensor vec2) -> Tensor
inline TensorBase outer(const TensorBase& self, const TensorBase& vec2) {
  return stubs::outer::call(self, vec2);
}

}  // namespace ops
}  // namespace tenon

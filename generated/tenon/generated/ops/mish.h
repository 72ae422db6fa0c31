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

// mish(Tensor self) -> Tensor
struct TENON_API mish {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

}  // namespace stubs
namespace ops {

// mish(Tensor self) -> Tensor
inline TensorBase mish(const TensorBase& self) {
  return stubs::mish::call(self);
}

}  // namespace ops
}  // namespace tenon

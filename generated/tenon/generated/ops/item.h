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

// item(Tensor self) -> Scalar
struct TENON_API item {
  using Signature = Scalar(const TensorBase&);
  static OperatorEntry entry;
  static Scalar call(const TensorBase& self);
  static Scalar redispatch(DispatchKeySet keys, const TensorBase& self);
};

}  // namespace stubs
namespace ops {

// item(Tensor self) -> Scalar
inline Scalar item(const TensorBase& self) {
  return stubs::item::call(self);
}

}  // namespace ops
}  // namespace tenon

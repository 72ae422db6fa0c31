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

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
struct TENON_API view_as {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

}  // namespace stubs
namespace ops {

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
inline TensorBase view_as(const TensorBase& self, const TensorBase& other) {
  return stubs::view_as::call(self, other);
}

}  // namespace ops
}  // namespace tenon

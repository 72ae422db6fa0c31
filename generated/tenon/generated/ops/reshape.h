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

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
struct TENON_API reshape {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef shape);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef shape);
};

}  // namespace stubs
namespace ops {

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
inline TensorBase reshape(const TensorBase& self, IntArrayRef shape) {
  return stubs::reshape::call(self, shape);
}

}  // namespace ops
}  // namespace tenon

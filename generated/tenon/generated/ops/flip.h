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

// flip(Tensor self, int[] dims) -> Tensor
struct TENON_API flip {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef dims);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims);
};

}  // namespace stubs
namespace ops {

// flip(Tensor self, int[] dims) -> Tensor
inline TensorBase flip(const TensorBase& self, IntArrayRef dims) {
  return stubs::flip::call(self, dims);
}

}  // namespace ops
}  // namespace tenon

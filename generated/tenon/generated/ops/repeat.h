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

// repeat(Tensor self, SymInt[] repeats) -> Tensor
struct TENON_API repeat {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef repeats);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef repeats);
};

}  // namespace stubs
namespace ops {

// repeat(Tensor self, SymInt[] repeats) -> Tensor
inline TensorBase repeat(const TensorBase& self, IntArrayRef repeats) {
  return stubs::repeat::call(self, repeats);
}

}  // namespace ops
}  // namespace tenon

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

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
struct TENON_API adaptive_avg_pool2d {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef output_size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               IntArrayRef output_size);
};

}  // namespace stubs
namespace ops {

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
inline TensorBase adaptive_avg_pool2d(const TensorBase& self, const IntArrayOf<2>& output_size) {
  return stubs::adaptive_avg_pool2d::call(self, output_size);
}

}  // namespace ops
}  // namespace tenon

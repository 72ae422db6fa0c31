// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest elements of output_size windows that cover the last two dimensions, and their
/// indices in the input plane.
struct TENON_API adaptive_max_pool2d
    : Operator<adaptive_max_pool2d,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> adaptive_max_pool2d(const TensorBase& self,
                                                              const IntArrayOf<2>& output_size) {
  return stubs::adaptive_max_pool2d::call(self, output_size);
}

}  // namespace tenon::ops

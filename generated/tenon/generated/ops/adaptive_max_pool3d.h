// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest elements of output_size windows that cover the last three dimensions, and their
/// indices in the input volume.
struct TENON_API adaptive_max_pool3d
    : Operator<adaptive_max_pool3d,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> adaptive_max_pool3d(const TensorBase& self,
                                                              const IntArrayOf<3>& output_size) {
  return stubs::adaptive_max_pool3d::call(self, output_size);
}

}  // namespace tenon::ops

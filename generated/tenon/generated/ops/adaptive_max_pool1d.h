// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest elements of output_size windows that cover the last dimension, and their indices.
struct TENON_API adaptive_max_pool1d
    : Operator<adaptive_max_pool1d,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> adaptive_max_pool1d(const TensorBase& self,
                                                              const IntArrayOf<1>& output_size) {
  return stubs::adaptive_max_pool1d::call(self, output_size);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The means of output_size windows that cover the last three dimensions.
struct TENON_API adaptive_avg_pool3d
    : Operator<adaptive_avg_pool3d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase adaptive_avg_pool3d(const TensorBase& self, const IntArrayOf<3>& output_size) {
  return stubs::adaptive_avg_pool3d::call(self, output_size);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The norms of x1 - x2 + eps along the last dimension.
struct TENON_API pairwise_distance
    : Operator<pairwise_distance,
               TensorBase(const TensorBase&, const TensorBase&, double, double, bool)> {
  static constexpr std::string_view kSchema =
      "pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pairwise_distance(const TensorBase& x1, const TensorBase& x2, double p = 2,
                                    double eps = 1e-06, bool keepdim = false) {
  return stubs::pairwise_distance::call(x1, x2, p, eps, keepdim);
}

}  // namespace tenon::ops

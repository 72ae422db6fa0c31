// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The cosine of the angle of the vectors along a dimension, whose lengths are at least eps.
struct TENON_API cosine_similarity
    : Operator<cosine_similarity,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, double)> {
  static constexpr std::string_view kSchema =
      "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cosine_similarity(const TensorBase& x1, const TensorBase& x2, int64_t dim = 1,
                                    double eps = 1e-08) {
  return stubs::cosine_similarity::call(x1, x2, dim, eps);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What the negative lacks to be farther from the anchor than the positive by a margin.
struct TENON_API triplet_margin_loss
    : Operator<triplet_margin_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, double, double,
                          double, bool, int64_t)> {
  static constexpr std::string_view kSchema =
      "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, "
      "float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase triplet_margin_loss(const TensorBase& anchor, const TensorBase& positive,
                                      const TensorBase& negative, double margin = 1.0, double p = 2,
                                      double eps = 1e-06, bool swap = false,
                                      int64_t reduction = 1) {
  return stubs::triplet_margin_loss::call(anchor, positive, negative, margin, p, eps, swap,
                                          reduction);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// What input1 lacks to be greater than input2 by a margin where target is 1, and less where it is
/// -1.
struct TENON_API margin_ranking_loss
    : Operator<margin_ranking_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, double,
                          int64_t)> {
  static constexpr std::string_view kSchema =
      "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int "
      "reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase margin_ranking_loss(const TensorBase& input1, const TensorBase& input2,
                                      const TensorBase& target, double margin = 0.0,
                                      int64_t reduction = 1) {
  return stubs::margin_ranking_loss::call(input1, input2, target, margin, reduction);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How far the cosine of two vectors is from 1 where target is 1, and above a margin where it is
/// -1.
struct TENON_API cosine_embedding_loss
    : Operator<cosine_embedding_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, double,
                          int64_t)> {
  static constexpr std::string_view kSchema =
      "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int "
      "reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cosine_embedding_loss(const TensorBase& input1, const TensorBase& input2,
                                        const TensorBase& target, double margin = 0.0,
                                        int64_t reduction = 1) {
  return stubs::cosine_embedding_loss::call(input1, input2, target, margin, reduction);
}

}  // namespace tenon::ops

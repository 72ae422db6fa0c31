// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// input1 @ weight[k] @ input2 + bias[k] for each output k, over the last dimension of the inputs.
struct TENON_API bilinear
    : Operator<bilinear,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bilinear(const TensorBase& input1, const TensorBase& input2,
                           const TensorBase& weight, const TensorBase& bias = {}) {
  return stubs::bilinear::call(input1, input2, weight, bias);
}

}  // namespace tenon::ops

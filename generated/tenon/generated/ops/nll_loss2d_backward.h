// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of the log likelihoods of pixels.
struct TENON_API nll_loss2d_backward
    : Operator<nll_loss2d_backward,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t, int64_t, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int "
      "reduction, SymInt ignore_index, Tensor total_weight) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nll_loss2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                      const TensorBase& target, const TensorBase& weight,
                                      int64_t reduction, int64_t ignore_index,
                                      const TensorBase& total_weight) {
  return stubs::nll_loss2d_backward::call(grad_output, self, target, weight, reduction,
                                          ignore_index, total_weight);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of _ctc_loss for log_probs.
struct TENON_API _ctc_loss_backward
    : Operator<_ctc_loss_backward,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, const TensorBase&, const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "_ctc_loss_backward(Tensor grad_output, Tensor log_probs, Tensor targets, int[] "
      "input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int "
      "blank, bool zero_infinity=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _ctc_loss_backward(const TensorBase& grad_output, const TensorBase& log_probs,
                                     const TensorBase& targets, IntArrayRef input_lengths,
                                     IntArrayRef target_lengths,
                                     const TensorBase& neg_log_likelihood,
                                     const TensorBase& log_alpha, int64_t blank,
                                     bool zero_infinity = false) {
  return stubs::_ctc_loss_backward::call(grad_output, log_probs, targets, input_lengths,
                                         target_lengths, neg_log_likelihood, log_alpha, blank,
                                         zero_infinity);
}

}  // namespace tenon::ops

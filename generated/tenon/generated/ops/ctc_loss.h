// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative log likelihood of label sequences, over all alignments with steps between which
/// there may be blanks.
struct TENON_API ctc_loss_IntList
    : Operator<ctc_loss_IntList,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef, int64_t,
                          int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] "
      "target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor";
};

/// The negative log likelihood of label sequences, over all alignments with steps between which
/// there may be blanks.
struct TENON_API ctc_loss_Tensor
    : Operator<ctc_loss_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor "
      "target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                           IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank = 0,
                           int64_t reduction = 1, bool zero_infinity = false) {
  return stubs::ctc_loss_IntList::call(log_probs, targets, input_lengths, target_lengths, blank,
                                       reduction, zero_infinity);
}

inline TensorBase ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                           const TensorBase& input_lengths, const TensorBase& target_lengths,
                           int64_t blank = 0, int64_t reduction = 1, bool zero_infinity = false) {
  return stubs::ctc_loss_Tensor::call(log_probs, targets, input_lengths, target_lengths, blank,
                                      reduction, zero_infinity);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The losses of ctc_loss, and the sums over beginnings of alignments.
struct TENON_API _ctc_loss
    : Operator<_ctc_loss,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, IntArrayRef,
                                                  IntArrayRef, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int "
      "blank=0, bool zero_infinity=False) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _ctc_loss(
    const TensorBase& log_probs, const TensorBase& targets, IntArrayRef input_lengths,
    IntArrayRef target_lengths, int64_t blank = 0, bool zero_infinity = false) {
  return stubs::_ctc_loss::call(log_probs, targets, input_lengths, target_lengths, blank,
                                zero_infinity);
}

}  // namespace tenon::ops

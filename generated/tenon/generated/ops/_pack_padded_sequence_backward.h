// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of _pack_padded_sequence for its input.
struct TENON_API _pack_padded_sequence_backward
    : Operator<_pack_padded_sequence_backward,
               TensorBase(const TensorBase&, IntArrayRef, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "_pack_padded_sequence_backward(Tensor grad_output, SymInt[] input_size, Tensor batch_sizes, "
      "bool batch_first) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _pack_padded_sequence_backward(
    const TensorBase& grad_output, IntArrayRef input_size, const TensorBase& batch_sizes,
    bool batch_first) {
  return stubs::_pack_padded_sequence_backward::call(grad_output, input_size, batch_sizes,
                                                     batch_first);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of sequences up to their lengths, step by step, and how many sequences have each
/// step.
struct TENON_API _pack_padded_sequence
    : Operator<_pack_padded_sequence,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _pack_padded_sequence(
    const TensorBase& input, const TensorBase& lengths, bool batch_first) {
  return stubs::_pack_padded_sequence::call(input, lengths, batch_first);
}

}  // namespace tenon::ops

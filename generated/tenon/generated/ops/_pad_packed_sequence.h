// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Packed sequences, padded to the longest one or to a length, and their lengths.
struct TENON_API _pad_packed_sequence
    : Operator<_pad_packed_sequence,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, bool,
                                                  const Scalar&, int64_t)> {
  static constexpr std::string_view kSchema =
      "_pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar "
      "padding_value, int total_length) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _pad_packed_sequence(
    const TensorBase& data, const TensorBase& batch_sizes, bool batch_first,
    const Scalar& padding_value, int64_t total_length) {
  return stubs::_pad_packed_sequence::call(data, batch_sizes, batch_first, padding_value,
                                           total_length);
}

}  // namespace tenon::ops

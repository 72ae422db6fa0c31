// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self at the indices of a dimension, or of self as one dimension; the others
/// broadcast.
struct TENON_API take_along_dim
    : Operator<take_along_dim,
               TensorBase(const TensorBase&, const TensorBase&, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase take_along_dim(const TensorBase& self, const TensorBase& indices,
                                 std::optional<int64_t> dim = std::nullopt) {
  return stubs::take_along_dim::call(self, indices, dim);
}

}  // namespace tenon::ops

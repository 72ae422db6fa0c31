// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The product of matrices, of which the first and the last may be vectors, in the order that costs
/// least.
struct TENON_API linalg_multi_dot : Operator<linalg_multi_dot, TensorBase(TensorList)> {
  static constexpr std::string_view kSchema = "linalg_multi_dot(Tensor[] tensors) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_multi_dot(TensorList tensors) {
  return stubs::linalg_multi_dot::call(tensors);
}

}  // namespace tenon::ops

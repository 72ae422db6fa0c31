// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The matrix that has the given matrices along its diagonal.
struct TENON_API block_diag : Operator<block_diag, TensorBase(TensorList)> {
  static constexpr std::string_view kSchema = "block_diag(Tensor[] tensors) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase block_diag(TensorList tensors) {
  return stubs::block_diag::call(tensors);
}

}  // namespace tenon::ops

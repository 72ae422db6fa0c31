// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The tensors broadcast to the sizes of all.
struct TENON_API broadcast_tensors
    : Operator<broadcast_tensors, std::vector<TensorBase>(TensorList)> {
  static constexpr std::string_view kSchema = "broadcast_tensors(Tensor[] tensors) -> Tensor[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> broadcast_tensors(TensorList tensors) {
  return stubs::broadcast_tensors::call(tensors);
}

}  // namespace tenon::ops

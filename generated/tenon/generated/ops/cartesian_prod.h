// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// All rows that have an element of each of the vectors.
struct TENON_API cartesian_prod : Operator<cartesian_prod, TensorBase(TensorList)> {
  static constexpr std::string_view kSchema = "cartesian_prod(Tensor[] tensors) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cartesian_prod(TensorList tensors) {
  return stubs::cartesian_prod::call(tensors);
}

}  // namespace tenon::ops

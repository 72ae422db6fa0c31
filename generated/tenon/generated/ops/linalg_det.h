// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The determinant of each matrix.
struct TENON_API linalg_det : Operator<linalg_det, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "linalg_det(Tensor A) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_det(const TensorBase& A) {
  return stubs::linalg_det::call(A);
}

}  // namespace tenon::ops

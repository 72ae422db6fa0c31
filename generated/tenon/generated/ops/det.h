// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The determinant of each matrix.
struct TENON_API det : Operator<det, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "det(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase det(const TensorBase& self) {
  return stubs::det::call(self);
}

}  // namespace tenon::ops

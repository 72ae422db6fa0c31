// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self, as a matrix with dimensions of size 1 in front where it has fewer than two.
struct TENON_API atleast_2d : Operator<atleast_2d, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "atleast_2d(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atleast_2d(const TensorBase& self) {
  return stubs::atleast_2d::call(self);
}

}  // namespace tenon::ops

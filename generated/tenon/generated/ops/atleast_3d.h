// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with at least three dimensions; a vector becomes the second of them, a matrix the first
/// two.
struct TENON_API atleast_3d : Operator<atleast_3d, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "atleast_3d(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atleast_3d(const TensorBase& self) {
  return stubs::atleast_3d::call(self);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self, as a vector of one element where it has no dimensions.
struct TENON_API atleast_1d : Operator<atleast_1d, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "atleast_1d(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atleast_1d(const TensorBase& self) {
  return stubs::atleast_1d::call(self);
}

}  // namespace tenon::ops

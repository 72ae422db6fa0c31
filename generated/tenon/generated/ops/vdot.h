// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sum of products of the elements of conj(self) and other, two vectors.
struct TENON_API vdot : Operator<vdot, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "vdot(Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase vdot(const TensorBase& self, const TensorBase& other) {
  return stubs::vdot::call(self, other);
}

}  // namespace tenon::ops

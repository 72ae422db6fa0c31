// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the order of dimensions reversed.
struct TENON_API flip : Operator<flip, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "flip(Tensor self, int[] dims) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase flip(const TensorBase& self, IntArrayRef dims) {
  return stubs::flip::call(self, dims);
}

}  // namespace tenon::ops

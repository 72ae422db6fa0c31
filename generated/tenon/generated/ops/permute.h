// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Dimension i of the result is dimension dims[i] of self.
struct TENON_API permute : Operator<permute, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "permute(Tensor(a) self, int[] dims) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase permute(const TensorBase& self, IntArrayRef dims) {
  return stubs::permute::call(self, dims);
}

}  // namespace tenon::ops

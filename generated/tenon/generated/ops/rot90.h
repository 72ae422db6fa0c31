// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self turned k times by 90 degrees in the plane of two dimensions.
struct TENON_API rot90 : Operator<rot90, TensorBase(const TensorBase&, int64_t, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rot90(const TensorBase& self, int64_t k = 1, IntArrayRef dims = {0, 1}) {
  return stubs::rot90::call(self, k, dims);
}

}  // namespace tenon::ops

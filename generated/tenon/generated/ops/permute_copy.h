// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API permute_copy : Operator<permute_copy, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "permute_copy(Tensor self, int[] dims) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase permute_copy(const TensorBase& self, IntArrayRef dims) {
  return stubs::permute_copy::call(self, dims);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API unsqueeze_copy : Operator<unsqueeze_copy, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "unsqueeze_copy(Tensor self, int dim) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase unsqueeze_copy(const TensorBase& self, int64_t dim) {
  return stubs::unsqueeze_copy::call(self, dim);
}

}  // namespace tenon::ops

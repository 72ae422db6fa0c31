// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API unbind_copy_int
    : Operator<unbind_copy_int, std::vector<TensorBase>(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "unbind_copy.int(Tensor self, int dim=0) -> Tensor[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> unbind_copy(const TensorBase& self, int64_t dim = 0) {
  return stubs::unbind_copy_int::call(self, dim);
}

}  // namespace tenon::ops

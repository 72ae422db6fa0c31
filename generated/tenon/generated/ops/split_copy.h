// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API split_copy_Tensor
    : Operator<split_copy_Tensor, std::vector<TensorBase>(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> split_copy(const TensorBase& self, int64_t split_size,
                                          int64_t dim = 0) {
  return stubs::split_copy_Tensor::call(self, split_size, dim);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API diagonal_copy
    : Operator<diagonal_copy, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diagonal_copy(const TensorBase& self, int64_t offset = 0, int64_t dim1 = 0,
                                int64_t dim2 = 1) {
  return stubs::diagonal_copy::call(self, offset, dim1, dim2);
}

}  // namespace tenon::ops

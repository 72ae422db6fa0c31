// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API transpose_copy_int
    : Operator<transpose_copy_int, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase transpose_copy(const TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_copy_int::call(self, dim0, dim1);
}

}  // namespace tenon::ops

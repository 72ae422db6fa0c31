// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Zeros with the last dimension of self along a diagonal of two new dimensions.
struct TENON_API diag_embed
    : Operator<diag_embed, TensorBase(const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diag_embed(const TensorBase& self, int64_t offset = 0, int64_t dim1 = -2,
                             int64_t dim2 = -1) {
  return stubs::diag_embed::call(self, offset, dim1, dim2);
}

}  // namespace tenon::ops

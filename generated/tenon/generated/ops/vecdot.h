// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sums of conj(x) * y over a dimension, the others broadcast.
struct TENON_API vecdot
    : Operator<vecdot, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase vecdot(const TensorBase& x, const TensorBase& y, int64_t dim = -1) {
  return stubs::vecdot::call(x, y, dim);
}

}  // namespace tenon::ops

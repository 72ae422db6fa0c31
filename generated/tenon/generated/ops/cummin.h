// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The smallest element of a dimension up to each index and the last index of it; NaN from the
/// first one on.
struct TENON_API cummin
    : Operator<cummin, std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> cummin(const TensorBase& self, int64_t dim) {
  return stubs::cummin::call(self, dim);
}

}  // namespace tenon::ops

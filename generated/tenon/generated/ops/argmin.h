// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The index of the first smallest element, over a dimension or in row-major order.
struct TENON_API argmin
    : Operator<argmin, TensorBase(const TensorBase&, std::optional<int64_t>, bool)> {
  static constexpr std::string_view kSchema =
      "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase argmin(const TensorBase& self, std::optional<int64_t> dim = std::nullopt,
                         bool keepdim = false) {
  return stubs::argmin::call(self, dim, keepdim);
}

}  // namespace tenon::ops

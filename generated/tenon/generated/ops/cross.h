// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The vectors that stand at right angles to those along a dimension of size 3, by default the
/// first of them.
struct TENON_API cross
    : Operator<cross, TensorBase(const TensorBase&, const TensorBase&, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "cross(Tensor self, Tensor other, int? dim=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cross(const TensorBase& self, const TensorBase& other,
                        std::optional<int64_t> dim = std::nullopt) {
  return stubs::cross::call(self, other, dim);
}

}  // namespace tenon::ops

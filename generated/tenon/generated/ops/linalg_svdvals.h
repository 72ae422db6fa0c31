// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The singular values of each matrix in descending order.
struct TENON_API linalg_svdvals
    : Operator<linalg_svdvals, TensorBase(const TensorBase&, std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_svdvals(const TensorBase& A,
                                 std::optional<std::string_view> driver = std::nullopt) {
  return stubs::linalg_svdvals::call(A, driver);
}

}  // namespace tenon::ops

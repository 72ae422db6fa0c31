// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The determinant of each matrix, with the factors that it was found by.
struct TENON_API _linalg_det
    : Operator<_linalg_det, std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> _linalg_det(const TensorBase& A) {
  return stubs::_linalg_det::call(A);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Q with orthonormal columns and an upper triangular R, of which A is the product.
struct TENON_API linalg_qr
    : Operator<linalg_qr, std::tuple<TensorBase, TensorBase>(const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> linalg_qr(const TensorBase& A,
                                                    std::string_view mode = "reduced") {
  return stubs::linalg_qr::call(A, mode);
}

}  // namespace tenon::ops

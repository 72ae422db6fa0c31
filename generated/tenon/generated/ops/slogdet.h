// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sign of each determinant, and the logarithm of its magnitude.
struct TENON_API slogdet
    : Operator<slogdet, std::tuple<TensorBase, TensorBase>(const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> slogdet(const TensorBase& self) {
  return stubs::slogdet::call(self);
}

}  // namespace tenon::ops

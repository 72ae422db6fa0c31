// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The only element of self.
struct TENON_API _local_scalar_dense : Operator<_local_scalar_dense, Scalar(const TensorBase&)> {
  static constexpr std::string_view kSchema = "_local_scalar_dense(Tensor self) -> Scalar";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline Scalar _local_scalar_dense(const TensorBase& self) {
  return stubs::_local_scalar_dense::call(self);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// _local_scalar_dense(Tensor self) -> Scalar
struct TENON_API _local_scalar_dense {
  using Signature = Scalar(const TensorBase&);
  static OperatorEntry entry;
  static Scalar call(const TensorBase& self);
  static Scalar redispatch(DispatchKeySet keys, const TensorBase& self);
};

}  // namespace stubs
namespace ops {

// _local_scalar_dense(Tensor self) -> Scalar
inline Scalar _local_scalar_dense(const TensorBase& self) {
  return stubs::_local_scalar_dense::call(self);
}

}  // namespace ops
}  // namespace tenon

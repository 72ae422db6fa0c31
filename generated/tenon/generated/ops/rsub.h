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

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct TENON_API rsub_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               const Scalar& alpha);
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct TENON_API rsub_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                               const Scalar& alpha);
};

}  // namespace stubs
namespace ops {

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline TensorBase rsub(const TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::call(self, other, alpha);
}

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline TensorBase rsub(const TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::call(self, other, alpha);
}

}  // namespace ops
}  // namespace tenon

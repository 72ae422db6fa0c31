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

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct TENON_API sub_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               const Scalar& alpha);
};

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
struct TENON_API sub__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other, const Scalar& alpha);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                                const Scalar& alpha);
};

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sub_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, const Scalar& alpha, TensorBase& out);
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct TENON_API sub_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                               const Scalar& alpha);
};

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
struct TENON_API sub__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other, const Scalar& alpha);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                                const Scalar& alpha);
};

}  // namespace stubs
namespace ops {

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline TensorBase sub(const TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
inline TensorBase& sub_(TensorBase& self, const TensorBase& other, const Scalar& alpha = 1) {
  return stubs::sub__Tensor::call(self, other, alpha);
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sub_out(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                           TensorBase& out) {
  return stubs::sub_out::call(self, other, alpha, out);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline TensorBase sub(const TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline TensorBase& sub_(TensorBase& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub__Scalar::call(self, other, alpha);
}

}  // namespace ops
}  // namespace tenon

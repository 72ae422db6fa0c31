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

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API bitwise_and_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API bitwise_and__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API bitwise_and_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API bitwise_and_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API bitwise_and__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

}  // namespace stubs
namespace ops {

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase bitwise_and(const TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_and_Tensor::call(self, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& bitwise_and_(TensorBase& self, const TensorBase& other) {
  return stubs::bitwise_and__Tensor::call(self, other);
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& bitwise_and_out(const TensorBase& self, const TensorBase& other,
                                   TensorBase& out) {
  return stubs::bitwise_and_out::call(self, other, out);
}

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase bitwise_and(const TensorBase& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::call(self, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& bitwise_and_(TensorBase& self, const Scalar& other) {
  return stubs::bitwise_and__Scalar::call(self, other);
}

}  // namespace ops
}  // namespace tenon

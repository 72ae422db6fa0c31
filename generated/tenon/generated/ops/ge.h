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

// ge.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API ge_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API ge__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API ge_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// ge.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API ge_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API ge__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API ge_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// ge.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase ge(const TensorBase& self, const TensorBase& other) {
  return stubs::ge_Tensor::call(self, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& ge_(TensorBase& self, const TensorBase& other) {
  return stubs::ge__Tensor::call(self, other);
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& ge_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::ge_out::call(self, other, out);
}

// ge.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase ge(const TensorBase& self, const Scalar& other) {
  return stubs::ge_Scalar::call(self, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& ge_(TensorBase& self, const Scalar& other) {
  return stubs::ge__Scalar::call(self, other);
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& ge_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::ge_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

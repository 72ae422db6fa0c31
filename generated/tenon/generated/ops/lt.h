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

// lt.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API lt_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API lt__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API lt_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// lt.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API lt_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API lt__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API lt_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// lt.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase lt(const TensorBase& self, const TensorBase& other) {
  return stubs::lt_Tensor::call(self, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& lt_(TensorBase& self, const TensorBase& other) {
  return stubs::lt__Tensor::call(self, other);
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& lt_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::lt_out::call(self, other, out);
}

// lt.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase lt(const TensorBase& self, const Scalar& other) {
  return stubs::lt_Scalar::call(self, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& lt_(TensorBase& self, const Scalar& other) {
  return stubs::lt__Scalar::call(self, other);
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& lt_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::lt_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

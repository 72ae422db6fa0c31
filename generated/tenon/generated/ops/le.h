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

// le.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API le_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API le__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API le_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// le.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API le_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API le__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API le_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// le.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase le(const TensorBase& self, const TensorBase& other) {
  return stubs::le_Tensor::call(self, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& le_(TensorBase& self, const TensorBase& other) {
  return stubs::le__Tensor::call(self, other);
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& le_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::le_out::call(self, other, out);
}

// le.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase le(const TensorBase& self, const Scalar& other) {
  return stubs::le_Scalar::call(self, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& le_(TensorBase& self, const Scalar& other) {
  return stubs::le__Scalar::call(self, other);
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& le_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::le_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

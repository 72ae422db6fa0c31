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

// ne.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API ne_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API ne__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API ne_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// ne.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API ne_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API ne__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API ne_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// ne.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase ne(const TensorBase& self, const TensorBase& other) {
  return stubs::ne_Tensor::call(self, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& ne_(TensorBase& self, const TensorBase& other) {
  return stubs::ne__Tensor::call(self, other);
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& ne_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::ne_out::call(self, other, out);
}

// ne.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase ne(const TensorBase& self, const Scalar& other) {
  return stubs::ne_Scalar::call(self, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& ne_(TensorBase& self, const Scalar& other) {
  return stubs::ne__Scalar::call(self, other);
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& ne_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::ne_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

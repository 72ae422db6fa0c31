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

// eq.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API eq_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API eq__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API eq_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// eq.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API eq_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API eq__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API eq_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase eq(const TensorBase& self, const TensorBase& other) {
  return stubs::eq_Tensor::call(self, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& eq_(TensorBase& self, const TensorBase& other) {
  return stubs::eq__Tensor::call(self, other);
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& eq_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::eq_out::call(self, other, out);
}

// eq.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase eq(const TensorBase& self, const Scalar& other) {
  return stubs::eq_Scalar::call(self, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& eq_(TensorBase& self, const Scalar& other) {
  return stubs::eq__Scalar::call(self, other);
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& eq_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::eq_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

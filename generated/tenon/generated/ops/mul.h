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

// mul.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API mul_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API mul__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API mul_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API mul_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API mul__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

}  // namespace stubs
namespace ops {

// mul.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase mul(const TensorBase& self, const TensorBase& other) {
  return stubs::mul_Tensor::call(self, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& mul_(TensorBase& self, const TensorBase& other) {
  return stubs::mul__Tensor::call(self, other);
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& mul_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::mul_out::call(self, other, out);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase mul(const TensorBase& self, const Scalar& other) {
  return stubs::mul_Scalar::call(self, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& mul_(TensorBase& self, const Scalar& other) {
  return stubs::mul__Scalar::call(self, other);
}

}  // namespace ops
}  // namespace tenon

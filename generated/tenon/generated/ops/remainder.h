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

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API remainder_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API remainder__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API remainder_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API remainder_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API remainder__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

}  // namespace stubs
namespace ops {

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase remainder(const TensorBase& self, const TensorBase& other) {
  return stubs::remainder_Tensor::call(self, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& remainder_(TensorBase& self, const TensorBase& other) {
  return stubs::remainder__Tensor::call(self, other);
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& remainder_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::remainder_out::call(self, other, out);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase remainder(const TensorBase& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& remainder_(TensorBase& self, const Scalar& other) {
  return stubs::remainder__Scalar::call(self, other);
}

}  // namespace ops
}  // namespace tenon

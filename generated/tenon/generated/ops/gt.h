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

// gt.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API gt_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API gt__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API gt_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// gt.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API gt_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API gt__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API gt_Scalar_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// gt.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase gt(const TensorBase& self, const TensorBase& other) {
  return stubs::gt_Tensor::call(self, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& gt_(TensorBase& self, const TensorBase& other) {
  return stubs::gt__Tensor::call(self, other);
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& gt_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::gt_out::call(self, other, out);
}

// gt.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase gt(const TensorBase& self, const Scalar& other) {
  return stubs::gt_Scalar::call(self, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& gt_(TensorBase& self, const Scalar& other) {
  return stubs::gt__Scalar::call(self, other);
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& gt_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::gt_Scalar_out::call(self, other, out);
}

}  // namespace ops
}  // namespace tenon

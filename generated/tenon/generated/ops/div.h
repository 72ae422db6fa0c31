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

// div.Tensor(Tensor self, Tensor other) -> Tensor
struct TENON_API div_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other);
};

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TENON_API div__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other);
};

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API div_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& other, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out);
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
struct TENON_API div_Scalar {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& other);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other);
};

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TENON_API div__Scalar {
  using Signature = TensorBase&(TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& other);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other);
};

}  // namespace stubs
namespace ops {

// div.Tensor(Tensor self, Tensor other) -> Tensor
inline TensorBase div(const TensorBase& self, const TensorBase& other) {
  return stubs::div_Tensor::call(self, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline TensorBase& div_(TensorBase& self, const TensorBase& other) {
  return stubs::div__Tensor::call(self, other);
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& div_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::div_out::call(self, other, out);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
inline TensorBase div(const TensorBase& self, const Scalar& other) {
  return stubs::div_Scalar::call(self, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline TensorBase& div_(TensorBase& self, const Scalar& other) {
  return stubs::div__Scalar::call(self, other);
}

}  // namespace ops
}  // namespace tenon

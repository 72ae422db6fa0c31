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

// expm1(Tensor self) -> Tensor
struct TENON_API expm1 {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// expm1_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API expm1_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API expm1_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// expm1(Tensor self) -> Tensor
inline TensorBase expm1(const TensorBase& self) {
  return stubs::expm1::call(self);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& expm1_(TensorBase& self) {
  return stubs::expm1_::call(self);
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& expm1_out(const TensorBase& self, TensorBase& out) {
  return stubs::expm1_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

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

// exp2(Tensor self) -> Tensor
struct TENON_API exp2 {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// exp2_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API exp2_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API exp2_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// exp2(Tensor self) -> Tensor
inline TensorBase exp2(const TensorBase& self) {
  return stubs::exp2::call(self);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& exp2_(TensorBase& self) {
  return stubs::exp2_::call(self);
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& exp2_out(const TensorBase& self, TensorBase& out) {
  return stubs::exp2_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

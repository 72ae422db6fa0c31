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

// bitwise_not(Tensor self) -> Tensor
struct TENON_API bitwise_not {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API bitwise_not_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API bitwise_not_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// bitwise_not(Tensor self) -> Tensor
inline TensorBase bitwise_not(const TensorBase& self) {
  return stubs::bitwise_not::call(self);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& bitwise_not_(TensorBase& self) {
  return stubs::bitwise_not_::call(self);
}

// bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& bitwise_not_out(const TensorBase& self, TensorBase& out) {
  return stubs::bitwise_not_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

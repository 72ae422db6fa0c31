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

// asinh(Tensor self) -> Tensor
struct TENON_API asinh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// asinh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API asinh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API asinh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// asinh(Tensor self) -> Tensor
inline TensorBase asinh(const TensorBase& self) {
  return stubs::asinh::call(self);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& asinh_(TensorBase& self) {
  return stubs::asinh_::call(self);
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& asinh_out(const TensorBase& self, TensorBase& out) {
  return stubs::asinh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

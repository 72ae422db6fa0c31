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

// silu(Tensor self) -> Tensor
struct TENON_API silu {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// silu_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API silu_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API silu_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// silu(Tensor self) -> Tensor
inline TensorBase silu(const TensorBase& self) {
  return stubs::silu::call(self);
}

// silu_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& silu_(TensorBase& self) {
  return stubs::silu_::call(self);
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& silu_out(const TensorBase& self, TensorBase& out) {
  return stubs::silu_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

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

// ceil(Tensor self) -> Tensor
struct TENON_API ceil {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// ceil_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API ceil_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API ceil_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// ceil(Tensor self) -> Tensor
inline TensorBase ceil(const TensorBase& self) {
  return stubs::ceil::call(self);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& ceil_(TensorBase& self) {
  return stubs::ceil_::call(self);
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& ceil_out(const TensorBase& self, TensorBase& out) {
  return stubs::ceil_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

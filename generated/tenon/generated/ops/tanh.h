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

// tanh(Tensor self) -> Tensor
struct TENON_API tanh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// tanh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API tanh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API tanh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// tanh(Tensor self) -> Tensor
inline TensorBase tanh(const TensorBase& self) {
  return stubs::tanh::call(self);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& tanh_(TensorBase& self) {
  return stubs::tanh_::call(self);
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& tanh_out(const TensorBase& self, TensorBase& out) {
  return stubs::tanh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

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

// hardsigmoid(Tensor self) -> Tensor
struct TENON_API hardsigmoid {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API hardsigmoid_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

}  // namespace stubs
namespace ops {

// hardsigmoid(Tensor self) -> Tensor
inline TensorBase hardsigmoid(const TensorBase& self) {
  return stubs::hardsigmoid::call(self);
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& hardsigmoid_(TensorBase& self) {
  return stubs::hardsigmoid_::call(self);
}

}  // namespace ops
}  // namespace tenon

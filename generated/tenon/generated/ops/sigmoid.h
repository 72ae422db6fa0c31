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

// sigmoid(Tensor self) -> Tensor
struct TENON_API sigmoid {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API sigmoid_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sigmoid_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// sigmoid(Tensor self) -> Tensor
inline TensorBase sigmoid(const TensorBase& self) {
  return stubs::sigmoid::call(self);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& sigmoid_(TensorBase& self) {
  return stubs::sigmoid_::call(self);
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sigmoid_out(const TensorBase& self, TensorBase& out) {
  return stubs::sigmoid_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

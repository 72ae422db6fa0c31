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

// relu(Tensor self) -> Tensor
struct TENON_API relu {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// relu_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API relu_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API relu_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// relu(Tensor self) -> Tensor
inline TensorBase relu(const TensorBase& self) {
  return stubs::relu::call(self);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& relu_(TensorBase& self) {
  return stubs::relu_::call(self);
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& relu_out(const TensorBase& self, TensorBase& out) {
  return stubs::relu_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

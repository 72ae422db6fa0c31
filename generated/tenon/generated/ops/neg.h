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

// neg(Tensor self) -> Tensor
struct TENON_API neg {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// neg_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API neg_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API neg_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// neg(Tensor self) -> Tensor
inline TensorBase neg(const TensorBase& self) {
  return stubs::neg::call(self);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& neg_(TensorBase& self) {
  return stubs::neg_::call(self);
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& neg_out(const TensorBase& self, TensorBase& out) {
  return stubs::neg_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

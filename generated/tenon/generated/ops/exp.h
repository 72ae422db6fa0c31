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

// exp(Tensor self) -> Tensor
struct TENON_API exp {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// exp_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API exp_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API exp_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// exp(Tensor self) -> Tensor
inline TensorBase exp(const TensorBase& self) {
  return stubs::exp::call(self);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& exp_(TensorBase& self) {
  return stubs::exp_::call(self);
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& exp_out(const TensorBase& self, TensorBase& out) {
  return stubs::exp_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

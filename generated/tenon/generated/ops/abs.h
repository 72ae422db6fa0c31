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

// abs(Tensor self) -> Tensor
struct TENON_API abs {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// abs_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API abs_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API abs_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// abs(Tensor self) -> Tensor
inline TensorBase abs(const TensorBase& self) {
  return stubs::abs::call(self);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& abs_(TensorBase& self) {
  return stubs::abs_::call(self);
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& abs_out(const TensorBase& self, TensorBase& out) {
  return stubs::abs_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

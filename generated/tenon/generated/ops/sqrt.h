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

// sqrt(Tensor self) -> Tensor
struct TENON_API sqrt {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// sqrt_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API sqrt_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sqrt_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// sqrt(Tensor self) -> Tensor
inline TensorBase sqrt(const TensorBase& self) {
  return stubs::sqrt::call(self);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& sqrt_(TensorBase& self) {
  return stubs::sqrt_::call(self);
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sqrt_out(const TensorBase& self, TensorBase& out) {
  return stubs::sqrt_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

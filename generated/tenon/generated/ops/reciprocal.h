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

// reciprocal(Tensor self) -> Tensor
struct TENON_API reciprocal {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API reciprocal_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API reciprocal_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// reciprocal(Tensor self) -> Tensor
inline TensorBase reciprocal(const TensorBase& self) {
  return stubs::reciprocal::call(self);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& reciprocal_(TensorBase& self) {
  return stubs::reciprocal_::call(self);
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& reciprocal_out(const TensorBase& self, TensorBase& out) {
  return stubs::reciprocal_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

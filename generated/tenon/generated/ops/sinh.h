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

// sinh(Tensor self) -> Tensor
struct TENON_API sinh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// sinh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API sinh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sinh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// sinh(Tensor self) -> Tensor
inline TensorBase sinh(const TensorBase& self) {
  return stubs::sinh::call(self);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& sinh_(TensorBase& self) {
  return stubs::sinh_::call(self);
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sinh_out(const TensorBase& self, TensorBase& out) {
  return stubs::sinh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

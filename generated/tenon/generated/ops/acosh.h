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

// acosh(Tensor self) -> Tensor
struct TENON_API acosh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// acosh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API acosh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API acosh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// acosh(Tensor self) -> Tensor
inline TensorBase acosh(const TensorBase& self) {
  return stubs::acosh::call(self);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& acosh_(TensorBase& self) {
  return stubs::acosh_::call(self);
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& acosh_out(const TensorBase& self, TensorBase& out) {
  return stubs::acosh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

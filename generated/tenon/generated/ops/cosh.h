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

// cosh(Tensor self) -> Tensor
struct TENON_API cosh {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// cosh_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API cosh_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API cosh_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// cosh(Tensor self) -> Tensor
inline TensorBase cosh(const TensorBase& self) {
  return stubs::cosh::call(self);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& cosh_(TensorBase& self) {
  return stubs::cosh_::call(self);
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& cosh_out(const TensorBase& self, TensorBase& out) {
  return stubs::cosh_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

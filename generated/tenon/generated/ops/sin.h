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

// sin(Tensor self) -> Tensor
struct TENON_API sin {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// sin_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API sin_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API sin_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// sin(Tensor self) -> Tensor
inline TensorBase sin(const TensorBase& self) {
  return stubs::sin::call(self);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& sin_(TensorBase& self) {
  return stubs::sin_::call(self);
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sin_out(const TensorBase& self, TensorBase& out) {
  return stubs::sin_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

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

// logical_not(Tensor self) -> Tensor
struct TENON_API logical_not {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// logical_not_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API logical_not_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API logical_not_out {
  using Signature = TensorBase&(const TensorBase&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// logical_not(Tensor self) -> Tensor
inline TensorBase logical_not(const TensorBase& self) {
  return stubs::logical_not::call(self);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& logical_not_(TensorBase& self) {
  return stubs::logical_not_::call(self);
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& logical_not_out(const TensorBase& self, TensorBase& out) {
  return stubs::logical_not_out::call(self, out);
}

}  // namespace ops
}  // namespace tenon

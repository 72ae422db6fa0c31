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

// t(Tensor(a) self) -> Tensor(a)
struct TENON_API t {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// t_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API t_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

}  // namespace stubs
namespace ops {

// t(Tensor(a) self) -> Tensor(a)
inline TensorBase t(const TensorBase& self) {
  return stubs::t::call(self);
}

// t_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& t_(TensorBase& self) {
  return stubs::t_::call(self);
}

}  // namespace ops
}  // namespace tenon

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

// zero_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API zero_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

}  // namespace stubs
namespace ops {

// zero_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& zero_(TensorBase& self) {
  return stubs::zero_::call(self);
}

}  // namespace ops
}  // namespace tenon

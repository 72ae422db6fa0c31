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

// hardswish(Tensor self) -> Tensor
struct TENON_API hardswish {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// hardswish_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API hardswish_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

}  // namespace stubs
namespace ops {

// hardswish(Tensor self) -> Tensor
inline TensorBase hardswish(const TensorBase& self) {
  return stubs::hardswish::call(self);
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& hardswish_(TensorBase& self) {
  return stubs::hardswish_::call(self);
}

}  // namespace ops
}  // namespace tenon

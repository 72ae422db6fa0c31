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

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
struct TENON_API expand {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size, bool implicit);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                               bool implicit);
};

}  // namespace stubs
namespace ops {

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
inline TensorBase expand(const TensorBase& self, IntArrayRef size, bool implicit = false) {
  return stubs::expand::call(self, size, implicit);
}

}  // namespace ops
}  // namespace tenon

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

namespace tenon::ops {

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
struct TENON_API view {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size);
};

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
inline TensorBase view(const TensorBase& self, IntArrayRef size) {
  return view::call(self, size);
}

}  // namespace tenon::ops

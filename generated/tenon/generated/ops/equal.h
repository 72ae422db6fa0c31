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

// equal(Tensor self, Tensor other) -> bool
struct TENON_API equal {
  using Signature = bool(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static bool call(const TensorBase& self, const TensorBase& other);
  static bool redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other);
};

}  // namespace stubs
namespace ops {

// equal(Tensor self, Tensor other) -> bool
inline bool equal(const TensorBase& self, const TensorBase& other) {
  return stubs::equal::call(self, other);
}

}  // namespace ops
}  // namespace tenon

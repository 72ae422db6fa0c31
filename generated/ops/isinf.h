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

// isinf(Tensor self) -> Tensor
struct TENON_API isinf {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// isinf(Tensor self) -> Tensor
inline TensorBase isinf(const TensorBase& self) {
  return isinf::call(self);
}

}  // namespace tenon::ops

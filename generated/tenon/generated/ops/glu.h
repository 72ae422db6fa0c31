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

// glu(Tensor self, int dim=-1) -> Tensor
struct TENON_API glu {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim);
};

}  // namespace stubs
namespace ops {

// glu(Tensor self, int dim=-1) -> Tensor
inline TensorBase glu(const TensorBase& self, int64_t dim = -1) {
  return stubs::glu::call(self, dim);
}

}  // namespace ops
}  // namespace tenon

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

// one_hot(Tensor self, int num_classes=-1) -> Tensor
struct TENON_API one_hot {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t num_classes);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t num_classes);
};

}  // namespace stubs
namespace ops {

// one_hot(Tensor self, int num_classes=-1) -> Tensor
inline TensorBase one_hot(const TensorBase& self, int64_t num_classes = -1) {
  return stubs::one_hot::call(self, num_classes);
}

}  // namespace ops
}  // namespace tenon

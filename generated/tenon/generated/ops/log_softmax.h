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

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
struct TENON_API log_softmax_int {
  using Signature = TensorBase(const TensorBase&, int64_t, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               std::optional<DType> dtype);
};

}  // namespace stubs
namespace ops {

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
inline TensorBase log_softmax(const TensorBase& self, int64_t dim,
                              std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::call(self, dim, dtype);
}

}  // namespace ops
}  // namespace tenon

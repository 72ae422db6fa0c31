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

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
struct TENON_API unbind_int {
  using Signature = std::vector<TensorBase>(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static std::vector<TensorBase> call(const TensorBase& self, int64_t dim);
  static std::vector<TensorBase> redispatch(DispatchKeySet keys, const TensorBase& self,
                                            int64_t dim);
};

}  // namespace stubs
namespace ops {

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
inline std::vector<TensorBase> unbind(const TensorBase& self, int64_t dim = 0) {
  return stubs::unbind_int::call(self, dim);
}

}  // namespace ops
}  // namespace tenon

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

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
struct TENON_API split_Tensor {
  using Signature = std::vector<TensorBase>(const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static std::vector<TensorBase> call(const TensorBase& self, int64_t split_size, int64_t dim);
  static std::vector<TensorBase> redispatch(DispatchKeySet keys, const TensorBase& self,
                                            int64_t split_size, int64_t dim);
};

}  // namespace stubs
namespace ops {

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline std::vector<TensorBase> split(const TensorBase& self, int64_t split_size, int64_t dim = 0) {
  return stubs::split_Tensor::call(self, split_size, dim);
}

}  // namespace ops
}  // namespace tenon

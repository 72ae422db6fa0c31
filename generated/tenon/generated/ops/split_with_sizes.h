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

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
struct TENON_API split_with_sizes {
  using Signature = std::vector<TensorBase>(const TensorBase&, IntArrayRef, int64_t);
  static OperatorEntry entry;
  static std::vector<TensorBase> call(const TensorBase& self, IntArrayRef split_sizes, int64_t dim);
  static std::vector<TensorBase> redispatch(DispatchKeySet keys, const TensorBase& self,
                                            IntArrayRef split_sizes, int64_t dim);
};

}  // namespace stubs
namespace ops {

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
inline std::vector<TensorBase> split_with_sizes(const TensorBase& self, IntArrayRef split_sizes,
                                                int64_t dim = 0) {
  return stubs::split_with_sizes::call(self, split_sizes, dim);
}

}  // namespace ops
}  // namespace tenon

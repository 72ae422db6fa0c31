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

// max(Tensor self) -> Tensor
struct TENON_API max {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct TENON_API max_dim {
  using Signature = std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool);
  static OperatorEntry entry;
  static std::tuple<TensorBase, TensorBase> call(const TensorBase& self, int64_t dim, bool keepdim);
  static std::tuple<TensorBase, TensorBase> redispatch(DispatchKeySet keys, const TensorBase& self,
                                                       int64_t dim, bool keepdim);
};

}  // namespace stubs
namespace ops {

// max(Tensor self) -> Tensor
inline TensorBase max(const TensorBase& self) {
  return stubs::max::call(self);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
inline std::tuple<TensorBase, TensorBase> max(const TensorBase& self, int64_t dim,
                                              bool keepdim = false) {
  return stubs::max_dim::call(self, dim, keepdim);
}

}  // namespace ops
}  // namespace tenon

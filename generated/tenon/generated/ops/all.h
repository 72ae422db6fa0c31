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

// all(Tensor self) -> Tensor
struct TENON_API all {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
struct TENON_API all_dim {
  using Signature = TensorBase(const TensorBase&, int64_t, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               bool keepdim);
};

}  // namespace stubs
namespace ops {

// all(Tensor self) -> Tensor
inline TensorBase all(const TensorBase& self) {
  return stubs::all::call(self);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
inline TensorBase all(const TensorBase& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::call(self, dim, keepdim);
}

}  // namespace ops
}  // namespace tenon

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

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct TENON_API prod {
  using Signature = TensorBase(const TensorBase&, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<DType> dtype);
};

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
struct TENON_API prod_dim_int {
  using Signature = TensorBase(const TensorBase&, int64_t, bool, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, bool keepdim,
                         std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               bool keepdim, std::optional<DType> dtype);
};

}  // namespace stubs
namespace ops {

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline TensorBase prod(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::prod::call(self, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline TensorBase prod(const TensorBase& self, int64_t dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  return stubs::prod_dim_int::call(self, dim, keepdim, dtype);
}

}  // namespace ops
}  // namespace tenon

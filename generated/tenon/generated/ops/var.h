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

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
struct TENON_API var_correction {
  using Signature =
      TensorBase(const TensorBase&, std::optional<IntArrayRef>, const std::optional<Scalar>&, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<IntArrayRef> dim,
                         const std::optional<Scalar>& correction, bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim,
                               const std::optional<Scalar>& correction, bool keepdim);
};

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
struct TENON_API var_dim {
  using Signature = TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                         bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim, bool unbiased, bool keepdim);
};

}  // namespace stubs
namespace ops {

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
inline TensorBase var(const TensorBase& self, const OptionalIntArrayRef& dim = std::nullopt,
                      const std::optional<Scalar>& correction = std::nullopt,
                      bool keepdim = false) {
  return stubs::var_correction::call(self, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
inline TensorBase var(const TensorBase& self, const OptionalIntArrayRef& dim, bool unbiased,
                      bool keepdim = false) {
  return stubs::var_dim::call(self, dim, unbiased, keepdim);
}

}  // namespace ops
}  // namespace tenon

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

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct TENON_API mean {
  using Signature = TensorBase(const TensorBase&, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<DType> dtype);
};

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
struct TENON_API mean_dim {
  using Signature =
      TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                         std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim, bool keepdim,
                               std::optional<DType> dtype);
};

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
struct TENON_API mean_out {
  using Signature = TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool,
                                std::optional<DType>, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                          std::optional<DType> dtype, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                std::optional<IntArrayRef> dim, bool keepdim,
                                std::optional<DType> dtype, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline TensorBase mean(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::mean::call(self, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
inline TensorBase mean(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  return stubs::mean_dim::call(self, dim, keepdim, dtype);
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
inline TensorBase& mean_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                            std::optional<DType> dtype, TensorBase& out) {
  return stubs::mean_out::call(self, dim, keepdim, dtype, out);
}

}  // namespace ops
}  // namespace tenon

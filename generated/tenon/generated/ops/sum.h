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

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct TENON_API sum {
  using Signature = TensorBase(const TensorBase&, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<DType> dtype);
};

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
struct TENON_API sum_dim_IntList {
  using Signature =
      TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                         std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim, bool keepdim,
                               std::optional<DType> dtype);
};

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
struct TENON_API sum_IntList_out {
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

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
inline TensorBase sum(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::sum::call(self, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
inline TensorBase sum(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::sum_dim_IntList::call(self, dim, keepdim, dtype);
}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
inline TensorBase& sum_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                           std::optional<DType> dtype, TensorBase& out) {
  return stubs::sum_IntList_out::call(self, dim, keepdim, dtype, out);
}

}  // namespace ops
}  // namespace tenon

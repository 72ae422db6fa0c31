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

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
struct TENON_API cumsum {
  using Signature = TensorBase(const TensorBase&, int64_t, std::optional<DType>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, std::optional<DType> dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               std::optional<DType> dtype);
};

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
struct TENON_API cumsum_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, std::optional<DType>, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t dim, std::optional<DType> dtype,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                std::optional<DType> dtype, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
inline TensorBase cumsum(const TensorBase& self, int64_t dim,
                         std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum::call(self, dim, dtype);
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& cumsum_out(const TensorBase& self, int64_t dim, std::optional<DType> dtype,
                              TensorBase& out) {
  return stubs::cumsum_out::call(self, dim, dtype, out);
}

}  // namespace ops
}  // namespace tenon

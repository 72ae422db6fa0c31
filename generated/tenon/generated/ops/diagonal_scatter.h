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

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
struct TENON_API diagonal_scatter {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& src, int64_t offset,
                         int64_t dim1, int64_t dim2);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               int64_t offset, int64_t dim1, int64_t dim2);
};

}  // namespace stubs
namespace ops {

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
inline TensorBase diagonal_scatter(const TensorBase& self, const TensorBase& src,
                                   int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter::call(self, src, offset, dim1, dim2);
}

}  // namespace ops
}  // namespace tenon

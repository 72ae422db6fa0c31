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

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
struct TENON_API select_scatter {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& src, int64_t dim, int64_t index);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               int64_t dim, int64_t index);
};

}  // namespace stubs
namespace ops {

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
inline TensorBase select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                                 int64_t index) {
  return stubs::select_scatter::call(self, src, dim, index);
}

}  // namespace ops
}  // namespace tenon

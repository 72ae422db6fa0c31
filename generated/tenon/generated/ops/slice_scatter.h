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

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
struct TENON_API slice_scatter {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t,
                               std::optional<int64_t>, std::optional<int64_t>, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& src, int64_t dim,
                         std::optional<int64_t> start, std::optional<int64_t> end, int64_t step);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               int64_t dim, std::optional<int64_t> start,
                               std::optional<int64_t> end, int64_t step);
};

}  // namespace stubs
namespace ops {

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
inline TensorBase slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim = 0,
                                std::optional<int64_t> start = std::nullopt,
                                std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter::call(self, src, dim, start, end, step);
}

}  // namespace ops
}  // namespace tenon

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with src at the indices start, start + step, … before end of a dimension.
struct TENON_API slice_scatter
    : Operator<slice_scatter,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>, int64_t)> {
  static constexpr std::string_view kSchema =
      "slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, "
      "SymInt step=1) -> Tensor";
};

/// Overwrites the indices start, start + step, … before end of a dimension with src.
struct TENON_API slice_scatter_
    : Operator<slice_scatter_,
               TensorBase&(TensorBase&, const TensorBase&, int64_t, std::optional<int64_t>,
                           std::optional<int64_t>, int64_t)> {
  static constexpr std::string_view kSchema =
      "slice_scatter_(Tensor(a!) self, Tensor src, int dim=0, SymInt? start=None, SymInt? "
      "end=None, SymInt step=1) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim = 0,
                                std::optional<int64_t> start = std::nullopt,
                                std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter::call(self, src, dim, start, end, step);
}

inline TensorBase& slice_scatter_(TensorBase& self, const TensorBase& src, int64_t dim = 0,
                                  std::optional<int64_t> start = std::nullopt,
                                  std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter_::call(self, src, dim, start, end, step);
}

}  // namespace tenon::ops

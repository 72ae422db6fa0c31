// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with src at one index of a dimension.
struct TENON_API select_scatter
    : Operator<select_scatter, TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor";
};

/// Overwrites one index of a dimension with src.
struct TENON_API select_scatter_
    : Operator<select_scatter_, TensorBase&(TensorBase&, const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "select_scatter_(Tensor(a!) self, Tensor src, int dim, SymInt index) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                                 int64_t index) {
  return stubs::select_scatter::call(self, src, dim, index);
}

inline TensorBase& select_scatter_(TensorBase& self, const TensorBase& src, int64_t dim,
                                   int64_t index) {
  return stubs::select_scatter_::call(self, src, dim, index);
}

}  // namespace tenon::ops

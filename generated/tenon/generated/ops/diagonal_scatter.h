// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with src on the diagonal of two dimensions.
struct TENON_API diagonal_scatter
    : Operator<diagonal_scatter,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor";
};

/// Overwrites the diagonal of two dimensions with src.
struct TENON_API diagonal_scatter_
    : Operator<diagonal_scatter_,
               TensorBase&(TensorBase&, const TensorBase&, int64_t, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "diagonal_scatter_(Tensor(a!) self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diagonal_scatter(const TensorBase& self, const TensorBase& src,
                                   int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter::call(self, src, offset, dim1, dim2);
}

inline TensorBase& diagonal_scatter_(TensorBase& self, const TensorBase& src, int64_t offset = 0,
                                     int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter_::call(self, src, offset, dim1, dim2);
}

}  // namespace tenon::ops

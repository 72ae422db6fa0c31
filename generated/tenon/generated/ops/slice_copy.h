// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API slice_copy_Tensor
    : Operator<slice_copy_Tensor,
               TensorBase(const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>, int64_t)> {
  static constexpr std::string_view kSchema =
      "slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt "
      "step=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase slice_copy(const TensorBase& self, int64_t dim = 0,
                             std::optional<int64_t> start = std::nullopt,
                             std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_copy_Tensor::call(self, dim, start, end, step);
}

}  // namespace tenon::ops

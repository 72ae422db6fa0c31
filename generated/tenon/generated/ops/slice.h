// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The indices start, start + step, … before end of a dimension, limited to it.
struct TENON_API slice_Tensor
    : Operator<slice_Tensor,
               TensorBase(const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>, int64_t)> {
  static constexpr std::string_view kSchema =
      "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt "
      "step=1) -> Tensor(a)";
};

/// What base is after a write to what slice makes of it.
struct TENON_API slice_inverse_Tensor
    : Operator<slice_inverse_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>, int64_t)> {
  static constexpr std::string_view kSchema =
      "slice_inverse.Tensor(Tensor base, Tensor mutated_view, int dim=0, SymInt? start=None, "
      "SymInt? end=None, SymInt step=1) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase slice(const TensorBase& self, int64_t dim = 0,
                        std::optional<int64_t> start = std::nullopt,
                        std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_Tensor::call(self, dim, start, end, step);
}

inline TensorBase slice_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                int64_t dim = 0, std::optional<int64_t> start = std::nullopt,
                                std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_inverse_Tensor::call(base, mutated_view, dim, start, end, step);
}

}  // namespace tenon::ops

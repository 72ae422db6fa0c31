// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Numbers at equal distances from start to end, both included.
struct TENON_API linspace
    : Operator<linspace,
               TensorBase(const Scalar&, const Scalar&, int64_t, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linspace(const Scalar& start, const Scalar& end, int64_t steps,
                           std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt) {
  return stubs::linspace::call(start, end, steps, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

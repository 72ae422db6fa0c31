// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The powers of a base at equal distances of the exponent from start to end, both included.
struct TENON_API logspace
    : Operator<logspace,
               TensorBase(const Scalar&, const Scalar&, int64_t, double, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, "
      "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logspace(const Scalar& start, const Scalar& end, int64_t steps,
                           double base = 10.0, std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt) {
  return stubs::logspace::call(start, end, steps, base, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The numbers 0, 1, … below end.
struct TENON_API arange
    : Operator<arange,
               TensorBase(const Scalar&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
      "bool? pin_memory=None) -> Tensor";
};

/// The numbers start, start + step, … before end; int64 when all three are integers.
struct TENON_API arange_start_step
    : Operator<arange_start_step,
               TensorBase(const Scalar&, const Scalar&, const Scalar&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, "
      "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase arange(const Scalar& end, std::optional<DType> dtype = std::nullopt,
                         std::optional<Layout> layout = std::nullopt,
                         std::optional<Device> device = std::nullopt,
                         std::optional<bool> pin_memory = std::nullopt) {
  return stubs::arange::call(end, dtype, layout, device, pin_memory);
}

inline TensorBase arange(const Scalar& start, const Scalar& end, const Scalar& step = 1,
                         std::optional<DType> dtype = std::nullopt,
                         std::optional<Layout> layout = std::nullopt,
                         std::optional<Device> device = std::nullopt,
                         std::optional<bool> pin_memory = std::nullopt) {
  return stubs::arange_start_step::call(start, end, step, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor without dimensions that holds a number.
struct TENON_API scalar_tensor
    : Operator<scalar_tensor,
               TensorBase(const Scalar&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? "
      "device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase scalar_tensor(const Scalar& s, std::optional<DType> dtype = std::nullopt,
                                std::optional<Layout> layout = std::nullopt,
                                std::optional<Device> device = std::nullopt,
                                std::optional<bool> pin_memory = std::nullopt) {
  return stubs::scalar_tensor::call(s, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

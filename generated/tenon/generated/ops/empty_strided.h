// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor of the given strides with undefined contents.
struct TENON_API empty_strided
    : Operator<empty_strided,
               TensorBase(IntArrayRef, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase empty_strided(IntArrayRef size, IntArrayRef stride,
                                std::optional<DType> dtype = std::nullopt,
                                std::optional<Layout> layout = std::nullopt,
                                std::optional<Device> device = std::nullopt,
                                std::optional<bool> pin_memory = std::nullopt) {
  return stubs::empty_strided::call(size, stride, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor filled with 1.
struct TENON_API ones
    : Operator<ones,
               TensorBase(IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
      "bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase ones(IntArrayRef size, std::optional<DType> dtype = std::nullopt,
                       std::optional<Layout> layout = std::nullopt,
                       std::optional<Device> device = std::nullopt,
                       std::optional<bool> pin_memory = std::nullopt) {
  return stubs::ones::call(size, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor filled with 0, of the dtype and device of self.
struct TENON_API new_zeros
    : Operator<new_zeros,
               TensorBase(const TensorBase&, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, "
      "Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase new_zeros(const TensorBase& self, IntArrayRef size,
                            std::optional<DType> dtype = std::nullopt,
                            std::optional<Layout> layout = std::nullopt,
                            std::optional<Device> device = std::nullopt,
                            std::optional<bool> pin_memory = std::nullopt) {
  return stubs::new_zeros::call(self, size, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

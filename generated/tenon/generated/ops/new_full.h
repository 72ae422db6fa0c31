// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A tensor filled with a number, of the dtype and device of self.
struct TENON_API new_full
    : Operator<new_full,
               TensorBase(const TensorBase&, IntArrayRef, const Scalar&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase new_full(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
                           std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt) {
  return stubs::new_full::call(self, size, fill_value, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

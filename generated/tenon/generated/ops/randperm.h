// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The integers below n in random order.
struct TENON_API randperm
    : Operator<randperm,
               TensorBase(int64_t, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, "
      "bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase randperm(int64_t n, std::optional<DType> dtype = DType::kInt64,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt) {
  return stubs::randperm::call(n, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

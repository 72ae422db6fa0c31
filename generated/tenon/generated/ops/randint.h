// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Integers uniform in [0, high).
struct TENON_API randint
    : Operator<randint,
               TensorBase(int64_t, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? "
      "device=None, bool? pin_memory=None) -> Tensor";
};

/// Integers uniform in [low, high).
struct TENON_API randint_low
    : Operator<randint_low,
               TensorBase(int64_t, int64_t, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase randint(int64_t high, IntArrayRef size,
                          std::optional<DType> dtype = DType::kInt64,
                          std::optional<Layout> layout = std::nullopt,
                          std::optional<Device> device = std::nullopt,
                          std::optional<bool> pin_memory = std::nullopt) {
  return stubs::randint::call(high, size, dtype, layout, device, pin_memory);
}

inline TensorBase randint(int64_t low, int64_t high, IntArrayRef size,
                          std::optional<DType> dtype = DType::kInt64,
                          std::optional<Layout> layout = std::nullopt,
                          std::optional<Device> device = std::nullopt,
                          std::optional<bool> pin_memory = std::nullopt) {
  return stubs::randint_low::call(low, high, size, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
struct TENON_API randint {
  using Signature = TensorBase(int64_t, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(int64_t high, IntArrayRef size, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, int64_t high, IntArrayRef size,
                               std::optional<DType> dtype, std::optional<Layout> layout,
                               std::optional<Device> device, std::optional<bool> pin_memory);
};

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TENON_API randint_low {
  using Signature = TensorBase(int64_t, int64_t, IntArrayRef, std::optional<DType>,
                               std::optional<Layout>, std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(int64_t low, int64_t high, IntArrayRef size, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, int64_t low, int64_t high, IntArrayRef size,
                               std::optional<DType> dtype, std::optional<Layout> layout,
                               std::optional<Device> device, std::optional<bool> pin_memory);
};

}  // namespace stubs
namespace ops {

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
inline TensorBase randint(int64_t high, IntArrayRef size,
                          std::optional<DType> dtype = DType::kInt64,
                          std::optional<Layout> layout = std::nullopt,
                          std::optional<Device> device = std::nullopt,
                          std::optional<bool> pin_memory = std::nullopt) {
  return stubs::randint::call(high, size, dtype, layout, device, pin_memory);
}

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline TensorBase randint(int64_t low, int64_t high, IntArrayRef size,
                          std::optional<DType> dtype = DType::kInt64,
                          std::optional<Layout> layout = std::nullopt,
                          std::optional<Device> device = std::nullopt,
                          std::optional<bool> pin_memory = std::nullopt) {
  return stubs::randint_low::call(low, high, size, dtype, layout, device, pin_memory);
}

}  // namespace ops
}  // namespace tenon

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

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TENON_API new_full {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, const Scalar&, std::optional<DType>,
                               std::optional<Layout>, std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
                         std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                               const Scalar& fill_value, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory);
};

}  // namespace stubs
namespace ops {

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline TensorBase new_full(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
                           std::optional<DType> dtype = std::nullopt,
                           std::optional<Layout> layout = std::nullopt,
                           std::optional<Device> device = std::nullopt,
                           std::optional<bool> pin_memory = std::nullopt) {
  return stubs::new_full::call(self, size, fill_value, dtype, layout, device, pin_memory);
}

}  // namespace ops
}  // namespace tenon

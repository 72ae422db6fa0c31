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

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
struct TENON_API scalar_tensor {
  using Signature = TensorBase(const Scalar&, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(const Scalar& s, std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, const Scalar& s, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory);
};

}  // namespace stubs
namespace ops {

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
inline TensorBase scalar_tensor(const Scalar& s, std::optional<DType> dtype = std::nullopt,
                                std::optional<Layout> layout = std::nullopt,
                                std::optional<Device> device = std::nullopt,
                                std::optional<bool> pin_memory = std::nullopt) {
  return stubs::scalar_tensor::call(s, dtype, layout, device, pin_memory);
}

}  // namespace ops
}  // namespace tenon

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

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
struct TENON_API arange {
  using Signature = TensorBase(const Scalar&, std::optional<DType>, std::optional<Layout>,
                               std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(const Scalar& end, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, const Scalar& end, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory);
};

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TENON_API arange_start_step {
  using Signature = TensorBase(const Scalar&, const Scalar&, const Scalar&, std::optional<DType>,
                               std::optional<Layout>, std::optional<Device>, std::optional<bool>);
  static OperatorEntry entry;
  static TensorBase call(const Scalar& start, const Scalar& end, const Scalar& step,
                         std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory);
  static TensorBase redispatch(DispatchKeySet keys, const Scalar& start, const Scalar& end,
                               const Scalar& step, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory);
};

}  // namespace stubs
namespace ops {

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
inline TensorBase arange(const Scalar& end, std::optional<DType> dtype = std::nullopt,
                         std::optional<Layout> layout = std::nullopt,
                         std::optional<Device> device = std::nullopt,
                         std::optional<bool> pin_memory = std::nullopt) {
  return stubs::arange::call(end, dtype, layout, device, pin_memory);
}

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline TensorBase arange(const Scalar& start, const Scalar& end, const Scalar& step = 1,
                         std::optional<DType> dtype = std::nullopt,
                         std::optional<Layout> layout = std::nullopt,
                         std::optional<Device> device = std::nullopt,
                         std::optional<bool> pin_memory = std::nullopt) {
  return stubs::arange_start_step::call(start, end, step, dtype, layout, device, pin_memory);
}

}  // namespace ops
}  // namespace tenon

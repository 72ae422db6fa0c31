// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The rows and the columns of the elements of a matrix on and above a diagonal.
struct TENON_API triu_indices
    : Operator<triu_indices,
               TensorBase(int64_t, int64_t, int64_t, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase triu_indices(int64_t row, int64_t col, int64_t offset = 0,
                               std::optional<DType> dtype = DType::kInt64,
                               std::optional<Layout> layout = std::nullopt,
                               std::optional<Device> device = std::nullopt,
                               std::optional<bool> pin_memory = std::nullopt) {
  return stubs::triu_indices::call(row, col, offset, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops

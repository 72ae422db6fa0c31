#pragma once

#include <algorithm>

#include "tenon/tensor/tensor_base.h"

namespace tenon::io {

/// Whether every byte of a row-major tensor, if it is of bools, is one that a C++ bool can have.
inline bool is_valid_bool_data(const TensorBase& tensor) {
  if (tensor.dtype() != DType::kBool) return true;
  const auto* bytes = static_cast<const uint8_t*>(tensor.data_ptr());
  return std::all_of(bytes, bytes + tensor.numel(), [](uint8_t byte) { return byte <= 1; });
}

}  // namespace tenon::io

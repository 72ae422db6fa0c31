#pragma once

#include <cstdint>
#include <string>

#include "tenon/generated/functions.h"
#include "tenon/io/safetensors.h"

namespace tenon::io {

/// `count` float32 tensors of `elements` elements each.
inline TensorMap several(int64_t count, int64_t elements) {
  TensorMap tensors;
  for (int64_t i = 0; i < count; ++i) {
    tensors.emplace("tensor " + std::to_string(i), full({elements}, i, DType::kFloat32));
  }
  return tensors;
}

}  // namespace tenon::io

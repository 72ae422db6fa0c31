#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// Whether a tensor as an index is a mask, which picks from as many dimensions as it has: one of
/// bools, or of uint8 as NumPy once had it.
inline bool is_mask_index(const TensorBase& index) {
  return index.dtype() == DType::kBool || index.dtype() == DType::kUInt8;
}

}  // namespace tenon

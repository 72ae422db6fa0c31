#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon::test {

/// Whether both have the same sizes, dtype and bits, in whatever order they lie in memory; or both
/// are undefined. Of the CPU, or on a device of functional tensors.
bool has_same_bits(const TensorBase& a, const TensorBase& b);

}  // namespace tenon::test

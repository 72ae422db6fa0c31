#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// The real and imaginary parts of a complex tensor, on its memory: a tensor of its real_dtype with
/// one dimension more, the last one, of size 2.
TENON_API TensorBase parts_of(const TensorBase& self);
/// The same, and a real tensor itself: real numbers in any case.
TENON_API TensorBase in_parts(const TensorBase& self);

/// The complex tensor on the memory of its parts; the inverse of `parts_of`. ShapeError unless the
/// last dimension has size 2 and stride 1 and the offset and all strides that are taken are even;
/// DTypeError for what is neither float32 nor float64. `op` is for the message.
TENON_API TensorBase complex_of(std::string_view op, const TensorBase& parts);

}  // namespace tenon

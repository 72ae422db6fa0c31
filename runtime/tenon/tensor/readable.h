#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// A tensor with data that has the elements of `tensor`, for reading: of a functional one its
/// value, on the CPU. `tensor` itself where it has data; undefined where nothing tells the
/// elements, as of a tensor that is traced.
TENON_API TensorBase readable(const TensorBase& tensor);

}  // namespace tenon

#pragma once

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What element-wise functions of several tensors return that have a kernel.
namespace tenon::meta {

/// The sizes and the dtype that both broadcast and promote to; DTypeError unless that is floating.
TensorSpec nextafter(const TensorBase& self, const TensorBase& other);

}  // namespace tenon::meta

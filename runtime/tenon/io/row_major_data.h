#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon::io {

/// The elements of a tensor in C order in the memory of the host: the tensor itself where they are.
TensorBase row_major_on_cpu(const TensorBase& tensor);

}  // namespace tenon::io

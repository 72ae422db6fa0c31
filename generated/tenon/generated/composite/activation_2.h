// Generated from ops.yaml by templates/composite/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/tensor/tensor_list.h"

// Operators that their entries compose of others.

namespace tenon::composite {

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase log_softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype);

// relu6(Tensor self) -> Tensor
TensorBase relu6(const TensorBase& self);

// selu(Tensor self) -> Tensor
TensorBase selu(const TensorBase& self);

}  // namespace tenon::composite

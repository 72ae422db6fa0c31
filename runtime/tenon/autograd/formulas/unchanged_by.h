#pragma once

#include <vector>

#include "tenon/tensor/tensor_list.h"

namespace tenon::formulas {

/// `saved`, or a copy of it where it is the tensor that an in-place operator is about to change. Of
/// another tensor in the same memory, an alias: that tensor's base is about to get the node that
/// saves it as its history, which would be a cycle. Backward refuses what is changed anyway.
TENON_API TensorBase unchanged_by(const TensorBase& self, const TensorBase& saved);
TENON_API std::vector<TensorBase> unchanged_by(const TensorBase& self, TensorList saved);

}  // namespace tenon::formulas

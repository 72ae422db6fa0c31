#pragma once

#include <algorithm>

#include "tenon/tensor/tensor_list.h"

namespace tenon {

/// Whether `tensor` itself, and not only its value, is among `tensors`.
inline bool contains(TensorList tensors, const TensorBase& tensor) {
  return std::ranges::any_of(tensors, [&](const TensorBase& t) { return t.is_same(tensor); });
}

}  // namespace tenon

#pragma once

#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/tensor/indexing.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::indexing {

/// What is left of an index list: a view, and tensors that pick from its dimensions as
/// `index.Tensor` takes them.
struct ResolvedIndices {
  TensorBase view;
  std::vector<TensorBase> tensors;
  /// Whether one of them is defined.
  bool picks = false;
};

/// Applies integers, slices, None and Ellipsis, and collects the tensors; reads those without
/// dimensions alone.
/// ValueError, IndexError, ShapeError or DTypeError for what does not fit `self`, by the name
/// `index`.
ResolvedIndices resolve_indices(const TensorBase& self, ArrayRef<TensorIndex> indices);

}  // namespace tenon::indexing

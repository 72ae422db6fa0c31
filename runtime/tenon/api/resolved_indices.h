#pragma once

#include <cstdint>
#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/tensor/indexing.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::indexing {

/// A dimension of the view that a tensor of integers picks from.
struct PickedDim {
  int64_t dim;
  TensorBase index;
};

/// What is left of an index list: a view, and the dimensions of it that tensors pick from.
struct ResolvedIndices {
  TensorBase view;
  std::vector<PickedDim> picked;
  /// The last mask among the indices, and the dimension at which it starts.
  TensorBase mask;
  int64_t mask_dim = 0;

  bool picks_by_mask_alone() const {
    return mask.defined() && static_cast<int64_t>(picked.size()) == mask.dim();
  }
};

/// Applies integers, slices, None and Ellipsis, and collects the tensors. ValueError, IndexError,
/// ShapeError or DTypeError for what does not fit `self`, by the name `index`.
ResolvedIndices resolve_indices(const TensorBase& self, ArrayRef<TensorIndex> indices);

/// Whether a tensor as an index is a mask: of bools or uint8.
bool is_mask(const TensorBase& index);

/// `index`, which counts from the end where it is negative; IndexError where the dimension of
/// `view` has no such element.
int64_t checked_index(const TensorBase& view, int64_t dim, int64_t index);

}  // namespace tenon::indexing

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
  /// Undefined where a mask picks that is not read yet.
  TensorBase index;
};

/// A mask, which picks from as many dimensions as it has, from `picked` on.
struct PickingMask {
  TensorBase mask;
  size_t picked;
};

/// What is left of an index list: a view, and the dimensions of it that tensors pick from.
struct ResolvedIndices {
  TensorBase view;
  std::vector<PickedDim> picked;
  std::vector<PickingMask> masks;

  bool picks_by_mask_alone() const {
    return masks.size() == 1 && static_cast<int64_t>(picked.size()) == masks[0].mask.dim();
  }
};

/// Applies integers, slices, None and Ellipsis, and collects the tensors; reads no mask.
/// ValueError, IndexError, ShapeError or DTypeError for what does not fit `self`, by the name
/// `index`.
ResolvedIndices resolve_indices(const TensorBase& self, ArrayRef<TensorIndex> indices);

/// Fills in what the masks pick: how many elements that are is read from them, so that one on a
/// device that computes later is computed. DeviceError for a traced one.
void read_masks(ResolvedIndices& resolved);

/// Whether a tensor as an index is a mask: of bools or uint8.
bool is_mask(const TensorBase& index);

/// `index`, which counts from the end where it is negative; IndexError where the dimension of
/// `view` has no such element.
int64_t checked_index(const TensorBase& view, int64_t dim, int64_t index);

}  // namespace tenon::indexing

// Indexing by tensors: a mask stands for the coordinates of its true elements, the dimensions that
// are picked from become one, and the indices positions in it, at which one operator reads or
// writes.

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/ops/_index_positions.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/to.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/mask_index.h"

namespace tenon::composite {
namespace {

/// A dimension that a tensor of integers picks from.
struct PickedDim {
  int64_t dim;
  TensorBase index;
};

bool is_mask_without_elements(const TensorBase& index) {
  return index.defined() && is_mask_index(index) && index.device().is_meta();
}

void check_mask(std::string_view op, const TensorBase& self, const TensorBase& mask, int64_t dim) {
  TENON_CHECK(mask.dim() > 0, ShapeError, op,
              ": expected masks of at least one dimension, got one of none");
  TENON_CHECK(dim + mask.dim() <= self.dim(), IndexError, op, ": expected at most ", self.dim(),
              " indices for a tensor of sizes ", self.sizes(), ", got a mask of sizes ",
              mask.sizes(), " from dimension ", dim, " on");
  const IntArrayRef sizes = self.sizes().slice(dim, mask.dim());
  TENON_CHECK(sizes == mask.sizes(), ShapeError, op, ": expected a mask of the sizes ", sizes,
              ", got ", mask.sizes());
}

void check_indices(std::string_view op, const TensorBase& self, TensorList indices) {
  int64_t dim = 0;
  for (const TensorBase& index : indices) {
    if (!index.defined()) {
      ++dim;
      continue;
    }
    const DType dtype = index.dtype();
    TENON_CHECK(is_mask_index(index) || dtype == DType::kInt64 || dtype == DType::kInt32,
                DTypeError, op, ": expected indices of int64, int32 or bool, got one of ", dtype);
    TENON_CHECK(index.device() == self.device() || index.is_cpu(), DeviceError, op,
                ": expected indices on cpu or where the tensor is, on ", self.device(),
                ", got one on ", index.device(), "; move it with to()");
    if (is_mask_index(index)) check_mask(op, self, index, dim);
    dim += is_mask_index(index) ? index.dim() : 1;
  }
  TENON_CHECK(dim <= self.dim(), IndexError, op, ": expected at most ", self.dim(),
              " indices for a tensor of sizes ", self.sizes(), ", got ", dim);
}

/// For each true element of a mask a row with its coordinates.
TensorBase coordinates(std::string_view op, const TensorBase& mask) {
  TENON_CHECK(!with_thread_keys(mask.key_set()).has(DispatchKey::Tracer), DeviceError, op,
              ": how many elements a traced mask picks is known when the graph runs; use where or "
              "masked_fill");
  return ops::nonzero(mask);
}

std::vector<PickedDim> picked_dims(std::string_view op, TensorList indices) {
  std::vector<PickedDim> picked;
  int64_t dim = 0;
  for (const TensorBase& index : indices) {
    if (!index.defined()) {
      ++dim;
    } else if (is_mask_index(index)) {
      const TensorBase rows = coordinates(op, index);
      for (int64_t i = 0; i < index.dim(); ++i) picked.push_back({dim++, ops::select(rows, 1, i)});
    } else {
      picked.push_back({dim++, index});
    }
  }
  return picked;
}

TensorBase on_device(const TensorBase& tensor, Device device) {
  return tensor.device() == device ? tensor : ops::to(tensor, device, tensor.dtype());
}

/// Where the indices, broadcast, look in the dimensions merged into one. Where all are on the CPU
/// it is found out at the call, on whatever device `self` is, so that an IndexError is the call's.
TensorBase positions_in(std::string_view op, const TensorBase& self,
                        const std::vector<PickedDim>& picked) {
  const bool known =
      std::ranges::all_of(picked, [](const PickedDim& p) { return p.index.is_cpu(); });
  std::vector<TensorBase> indices;
  DimVector dims;
  for (const PickedDim& each : picked) {
    indices.push_back(known ? each.index : on_device(each.index, self.device()));
    dims.push_back(each.dim);
  }
  return on_device(ops::_index_positions(indices, dims, self.sizes(), op), self.device());
}

/// Dimension of the result at which the index's own dimensions stand: that of the first tensor, or
/// the front when other dimensions lie between the tensors.
int64_t result_dim(const std::vector<PickedDim>& picked) {
  for (size_t i = 1; i < picked.size(); ++i) {
    if (picked[i].dim != picked[i - 1].dim + 1) return 0;
  }
  return picked[0].dim;
}

/// The picked dimensions merged into one dimension `dim` of `flat`, and where in it to look.
struct Merged {
  TensorBase flat;
  int64_t dim = 0;
  TensorBase positions;
  DimVector picked_sizes;    // of what the indices pick
  DimVector order;           // of the dimensions of self in `permuted_sizes`
  DimVector permuted_sizes;  // before the merge
};

Merged merge(std::string_view op, const TensorBase& self, const std::vector<PickedDim>& picked) {
  Merged result;
  result.dim = result_dim(picked);
  const TensorBase positions = positions_in(op, self, picked);
  result.positions = ops::reshape(positions, -1);

  const auto is_picked = [&](int64_t dim) {
    return std::ranges::any_of(picked, [&](const PickedDim& each) { return each.dim == dim; });
  };
  for (int64_t dim = 0; dim < self.dim(); ++dim) {
    if (!is_picked(dim)) result.order.push_back(dim);
  }
  DimVector rest;
  for (const int64_t dim : result.order) rest.push_back(self.size(dim));
  CheckedInt merged_size = 1;
  for (size_t i = 0; i < picked.size(); ++i) {
    result.order.insert(result.dim + i, picked[i].dim);
    merged_size *= self.size(picked[i].dim);  // fits: a CheckedInt
  }
  result.picked_sizes = rest;
  for (size_t i = 0; i < positions.sizes().size(); ++i)
    result.picked_sizes.insert(result.dim + i, positions.sizes()[i]);
  const TensorBase permuted = ops::permute(self, result.order);
  result.permuted_sizes = permuted.sizes();
  rest.insert(result.dim, checked_size(op, merged_size));
  result.flat = ops::reshape(permuted, rest);
  return result;
}

/// `values` without the leading dimensions of size 1 that what they are for does not have.
TensorBase drop_leading_ones(const TensorBase& values, size_t dims) {
  TensorBase result = values;
  while (result.sizes().size() > dims && result.size(0) == 1) result = ops::select(result, 0, 0);
  return result;
}

/// The values, broadcast to what the indices pick; ShapeError where they are not for these sizes.
TensorBase fitted(const TensorBase& values, IntArrayRef sizes) {
  const TensorBase fitting = drop_leading_ones(recordable(values), sizes.size());
  TENON_CHECK(
      is_broadcastable_to(fitting.sizes(), sizes), ShapeError,
      "index_put: expected values that can be broadcast to what the indices pick, of sizes ", sizes,
      ", got ", values.sizes());
  return ops::expand(fitting, sizes);
}

/// The one index of a list that picks by a mask alone; null where there are others.
const TensorBase* only_mask(TensorList indices) {
  const TensorBase* found = nullptr;
  for (const TensorBase& index : indices) {
    if (!index.defined()) continue;
    if (found != nullptr || !is_mask_index(index)) return nullptr;
    found = &index;
  }
  return found;
}

/// One value where a mask holds, for which nobody has to know where that is.
TensorBase filled(const TensorBase& self, TensorList indices, const TensorBase& mask,
                  const TensorBase& value) {
  const auto dim = static_cast<int64_t>(&mask - indices.data());
  DimVector sizes(mask.sizes());
  sizes.resize(self.dim() - dim, 1);
  const TensorBase truth = ops::to(on_device(mask, self.device()), DType::kBool);
  return ops::masked_fill(self, ops::reshape(truth, sizes),
                          ops::reshape(recordable(value), IntArrayRef()));
}

}  // namespace

TensorBase index(const TensorBase& self, TensorList indices) {
  check_indices("index", self, indices);
  const std::vector<PickedDim> picked = picked_dims("index", indices);
  if (picked.empty()) return ops::clone(self);
  const Merged merged = merge("index", recordable(self), picked);
  return ops::_unsafe_view(ops::index_select(merged.flat, merged.dim, merged.positions),
                           merged.picked_sizes);
}

TensorBase index_put(const TensorBase& self, TensorList indices, const TensorBase& values,
                     bool accumulate) {
  check_indices("index_put", self, indices);
  TENON_CHECK(values.dtype() == self.dtype(), DTypeError,
              "index_put: expected values of the dtype of self, ", self.dtype(), ", got ",
              values.dtype());
  TENON_CHECK(values.device() == self.device(), DeviceError,
              "index_put: expected values where the tensor is, on ", self.device(),
              ", got some on ", values.device(), "; move them with to()");
  const TensorBase* const mask = only_mask(indices);
  if (mask != nullptr && values.numel() == 1 && !accumulate)
    return filled(recordable(self), indices, *mask, values);

  // Whatever it picks, the result is as self.
  if (std::ranges::any_of(indices, is_mask_without_elements)) return ops::clone(self);

  const std::vector<PickedDim> picked = picked_dims("index_put", indices);
  if (picked.empty()) {
    const TensorBase source = fitted(values, self.sizes());
    return accumulate ? ops::add(self, source) : ops::clone(source);
  }
  const Merged merged = merge("index_put", recordable(self), picked);
  DimVector slices(merged.flat.sizes());
  slices[merged.dim] = merged.positions.numel();
  const TensorBase source = ops::reshape(fitted(values, merged.picked_sizes), slices);
  const TensorBase written =
      accumulate ? ops::index_add(merged.flat, merged.dim, merged.positions, source)
                 : ops::index_copy(merged.flat, merged.dim, merged.positions, source);
  DimVector back(merged.order.size());
  for (size_t i = 0; i < back.size(); ++i) back[merged.order[i]] = static_cast<int64_t>(i);
  const TensorBase result =
      ops::contiguous(ops::permute(ops::reshape(written, merged.permuted_sizes), back));
  return ops::_unsafe_view(result, self.sizes());
}

}  // namespace tenon::composite

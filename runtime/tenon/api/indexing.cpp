// `Tensor::index` and `Tensor::index_put_`: first the part that is a view, then the part that picks
// elements by tensors, which is one `index_select` or `scatter` over a merged dimension.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tenon/api/index_positions.h"
#include "tenon/api/resolved_indices.h"
#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/tensor_methods.h"

namespace tenon {
namespace {

using indexing::PickedDim;
using indexing::ResolvedIndices;
using indexing::TensorIndex;

/// The sizes that the indices broadcast to.
DimVector common_sizes(const std::vector<PickedDim>& picked) {
  DimVector sizes;
  for (const PickedDim& each : picked) {
    TENON_CHECK(broadcast_into(sizes, each.index.sizes()), ShapeError,
                "index: expected tensors whose sizes are broadcastable as indices, got ",
                picked[0].index.sizes(), " and ", each.index.sizes());
  }
  return sizes;
}

/// The picked dimensions merged into one dimension `dim` of `flat`, and where in it to look.
struct Merged {
  TensorBase flat;
  int64_t dim = 0;
  TensorBase positions;
  DimVector index_sizes;
  DimVector order;  // of the view's dimensions in `permuted_sizes`
  DimVector permuted_sizes;
};

/// Dimension of the result at which the index's own dimensions stand: that of the first tensor, or
/// the front when other dimensions lie between the tensors.
int64_t result_dim(const std::vector<PickedDim>& picked) {
  for (size_t i = 1; i < picked.size(); ++i) {
    if (picked[i].dim != picked[i - 1].dim + 1) return 0;
  }
  return picked[0].dim;
}

Merged merge(const ResolvedIndices& resolved) {
  Merged result;
  result.dim = result_dim(resolved.picked);
  result.index_sizes = common_sizes(resolved.picked);
  result.positions = indexing::merged_positions(resolved, result.index_sizes);

  const auto is_picked = [&](int64_t dim) {
    return std::ranges::any_of(resolved.picked, [&](const PickedDim& p) { return p.dim == dim; });
  };
  for (int64_t dim = 0; dim < resolved.view.dim(); ++dim) {
    if (!is_picked(dim)) result.order.push_back(dim);
  }
  CheckedInt merged_size = 1;
  for (size_t i = 0; i < resolved.picked.size(); ++i) {
    const int64_t dim = resolved.picked[i].dim;
    result.order.insert(result.dim + i, dim);
    merged_size *= resolved.view.size(dim);  // fits: a CheckedInt
  }
  const TensorBase permuted = ops::permute(resolved.view, result.order);
  result.permuted_sizes = permuted.sizes();
  DimVector flat_sizes(permuted.sizes());
  for (size_t i = 0; i < resolved.picked.size(); ++i) flat_sizes.erase(result.dim);
  flat_sizes.insert(result.dim, checked_size("index", merged_size));
  result.flat = ops::reshape(permuted, flat_sizes);
  return result;
}

/// The sizes of what the indices pick: those of `flat` with the index's sizes at `dim`.
DimVector picked_sizes(const Merged& merged) {
  DimVector sizes(merged.flat.sizes());
  sizes.erase(merged.dim);
  for (size_t i = 0; i < merged.index_sizes.size(); ++i) {
    sizes.insert(merged.dim + i, merged.index_sizes[i]);
  }
  return sizes;
}

/// `value` without the leading dimensions of size 1 that the target does not have.
TensorBase drop_leading_ones(const TensorBase& value, int64_t dims) {
  TensorBase result = value;
  while (result.dim() > dims && result.size(0) == 1) result = ops::select(result, 0, 0);
  return result;
}

/// The values of `view` where the indices pick replaced by `value`.
TensorBase replaced(const Merged& merged, const TensorBase& value) {
  const DimVector sizes = picked_sizes(merged);
  DimVector source_sizes(merged.flat.sizes());
  source_sizes[merged.dim] = merged.positions.numel();
  const TensorBase fitting = drop_leading_ones(value, static_cast<int64_t>(sizes.size()));
  const TensorBase source =
      ops::reshape(ops::expand(ops::to(fitting, merged.flat.dtype()), sizes), source_sizes);
  DimVector index_sizes(source_sizes.size(), 1);
  index_sizes[merged.dim] = merged.positions.numel();
  const TensorBase index = ops::expand(ops::view(merged.positions, index_sizes), source_sizes);
  DimVector back(merged.order.size());
  for (size_t i = 0; i < back.size(); ++i) back[merged.order[i]] = static_cast<int64_t>(i);
  return ops::permute(
      ops::reshape(ops::scatter(merged.flat, merged.dim, index, source), merged.permuted_sizes),
      back);
}

/// While it lives, the operators that indexing by tensors is made of are one functional call to the
/// checks of inference mode.
class OneCall {
 public:
  OneCall(std::string_view name, const TensorBase& self, ArrayRef<TensorIndex> indices,
          const TensorBase& value = {}) {
    if (std::ranges::none_of(indices, picks)) return;  // a view, or a write to one
    if (inference_policy() == InferencePolicy::Strict) check(name, self, indices, value);
    current_.emplace(name);
  }

 private:
  static bool is_tensor(const TensorIndex& index) {
    return index.kind() == TensorIndex::Kind::kTensor && index.tensor().defined();
  }
  static bool picks(const TensorIndex& index) {
    return is_tensor(index) && (index.tensor().dim() > 0 || indexing::is_mask(index.tensor()));
  }
  static void check(std::string_view name, const TensorBase& self, ArrayRef<TensorIndex> indices,
                    const TensorBase& value) {
    std::vector<TensorBase> tensors = {self, value};
    for (const TensorIndex& index : indices) {
      if (is_tensor(index)) tensors.push_back(index.tensor());
    }
    detail::check_strict_policy(name, TensorList(tensors), [](size_t i) {
      return std::string(i == 0 ? "argument self" : i == 1 ? "argument value" : "an index");
    });
  }

  std::optional<detail::CurrentOperator> current_;
};

}  // namespace

TensorBase detail::index(const TensorBase& self, int64_t index) {
  return detail::index(self, ArrayRef<TensorIndex>(index));
}

TensorBase detail::index(const TensorBase& self, const TensorBase& index) try {
  TENON_CHECK(is_integral(index.dtype(), /*include_bool=*/false) && index.numel() == 1, ValueError,
              "index: expected a tensor of one integer, got sizes ", index.sizes(), " of ",
              index.dtype(), "; use index({…}) to pick elements");
  return detail::index(self, ops::item(index).to<int64_t>());
} catch (...) {
  detail::rethrow_as_error("index");
}

TensorBase detail::index(const TensorBase& self, ArrayRef<TensorIndex> indices) try {
  const OneCall call("index", self, indices);
  ResolvedIndices resolved = indexing::resolve_indices(self, indices);
  if (resolved.picked.empty()) {
    // As every other index, "..." gives a tensor of its own.
    return resolved.view.is_same(self) ? ops::alias(self) : std::move(resolved.view);
  }
  indexing::read_masks(resolved);
  const Merged merged = merge(resolved);
  return ops::reshape(ops::index_select(merged.flat, merged.dim, merged.positions),
                      picked_sizes(merged));
} catch (...) {
  detail::rethrow_as_error("index");
}

void detail::index_put(const TensorBase& self, ArrayRef<TensorIndex> indices,
                       const TensorBase& value) try {
  const OneCall call("index_put_", self, indices, value);
  ResolvedIndices resolved = indexing::resolve_indices(self, indices);
  if (resolved.picked.empty()) {
    ops::copy_(resolved.view, drop_leading_ones(value, resolved.view.dim()));
    return;
  }
  indexing::check_value_device(self, value);
  if (resolved.picks_by_mask_alone() && value.numel() == 1) {
    const auto& [given, picked] = resolved.masks.front();
    const TensorBase mask = indexing::on_device_of(resolved.view, given);
    DimVector mask_sizes(mask.sizes());
    mask_sizes.resize(resolved.view.dim() - resolved.picked[picked].dim, 1);
    ops::_masked_fill_(resolved.view, ops::reshape(ops::to(mask, DType::kBool), mask_sizes),
                       ops::reshape(value, IntArrayRef()));
  } else {
    indexing::read_masks(resolved);
    ops::copy_(resolved.view, replaced(merge(resolved), value));
  }
} catch (...) {
  detail::rethrow_as_error("index_put_");
}

void detail::index_put(const TensorBase& self, ArrayRef<TensorIndex> indices,
                       const Scalar& value) try {
  index_put(self, indices, ops::scalar_tensor(value, self.dtype(), std::nullopt, self.device()));
} catch (...) {
  detail::rethrow_as_error("index_put_");
}

}  // namespace tenon

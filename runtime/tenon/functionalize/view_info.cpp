#include "tenon/functionalize/view_info.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tenon/functionalize/below_functionalize.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_real.h"

namespace tenon::functional {
namespace {

/// The links of a chain, that of the base first.
std::vector<const ViewInfo*> links(const ViewInfo* last) {
  std::vector<const ViewInfo*> chain;
  for (; last != nullptr; last = last->previous()) chain.push_back(last);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

/// What undoes a permutation.
DimVector inverted(const DimVector& dims) {
  DimVector result(dims.size());
  for (size_t i = 0; i < dims.size(); ++i) result[static_cast<size_t>(dims[i])] = int64_t(i);
  return result;
}

}  // namespace

void ViewInfo::destroy(ViewInfo* info) noexcept {
  while (info != nullptr) {
    ViewInfo* previous = info->previous_.release();
    delete info;
    info = previous != nullptr && previous->release() ? previous : nullptr;
  }
}

TensorBase replay_chain(const TensorBase& base, const ViewInfo* last, FunctionalDepth depth) {
  if (last == nullptr) return base;
  if (last->previous() == nullptr) return last->replay(base, depth);
  TensorBase value = base;
  for (const ViewInfo* link : links(last)) value = link->replay(value, depth);
  return value;
}

TensorBase invert_chain(const TensorBase& base, const TensorBase& mutated_view,
                        const ViewInfo* last, FunctionalDepth depth) {
  if (last->previous() == nullptr) return last->invert(base, mutated_view, depth);
  const std::vector<const ViewInfo*> chain = links(last);
  std::vector<TensorBase> viewed{base};  // of each link, what it is a view of
  for (size_t i = 0; i + 1 < chain.size(); ++i) {
    viewed.push_back(chain[i]->replay(viewed[i], depth));
  }
  TensorBase value = mutated_view;
  for (size_t i = chain.size(); i-- > 0;) value = chain[i]->invert(viewed[i], value, depth);
  return value;
}

DimVector StridedView::storage_order(IntArrayRef strides) {
  DimVector order;
  for (size_t i = 0; i < strides.size(); ++i) order.push_back(int64_t(i));
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t a, int64_t b) { return strides[size_t(a)] > strides[size_t(b)]; });
  return order;
}

TensorBase StridedView::flattened(const TensorBase& base, IntArrayRef strides) {
  const TensorBase flat = ops::reshape(ops::permute(base, storage_order(strides)), {base.numel()});
  // An offset would count from the storage that the value happens to stand in.
  const bool is_storage = flat.storage_offset() == 0 && flat.is_contiguous();
  return is_storage ? flat : ops::clone(flat, MemoryFormat::Contiguous);
}

namespace {

/// A row of elements in the dtype of a view of it: of complex numbers their parts, or the reverse,
/// where the last of an odd number is left out.
TensorBase row_as(const TensorBase& row, DType dtype) {
  if (row.is_complex() == is_complex(dtype)) return row;
  if (row.is_complex()) return ops::reshape(ops::view_as_real(row), {-1});
  const TensorBase pairs = ops::narrow(row, 0, 0, row.numel() - row.numel() % 2);
  return ops::view_as_complex(ops::reshape(pairs, {-1, 2}));
}

}  // namespace

TensorBase StridedView::replay(const TensorBase& base, FunctionalDepth depth) const {
  const BelowFunctionalize guard(depth);
  const TensorBase row = row_as(flattened(base, base_strides_), dtype_);
  return ops::as_strided(row, sizes_, strides_, offset_);
}

TensorBase StridedView::invert(const TensorBase& base, const TensorBase& mutated_view,
                               FunctionalDepth depth) const {
  const BelowFunctionalize guard(depth);
  const TensorBase all = flattened(base, base_strides_), row = row_as(all, dtype_);
  TensorBase flat =
      row_as(ops::as_strided_scatter(row, mutated_view, sizes_, strides_, offset_), base.dtype());
  if (const int64_t rest = all.numel() - flat.numel(); rest > 0)
    flat = ops::cat({flat, ops::narrow(all, 0, flat.numel(), rest)});
  const DimVector order = storage_order(base_strides_);
  DimVector sizes;
  for (const int64_t dim : order) sizes.push_back(base_sizes_[size_t(dim)]);
  return ops::permute(ops::reshape(flat, sizes), inverted(order));
}

}  // namespace tenon::functional

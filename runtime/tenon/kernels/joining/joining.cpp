#include <algorithm>
#include <cstring>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/joining/meta.h"
#include "tenon/kernels/pointwise/prepared_copy.h"
#include "tenon/kernels/row_layout.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

// fits in this file: rows of a result in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrainBytes = 1 << 16;

/// Copies a row-major `tensor` into the indices of `dim` from `start`.
void place_rows(const TensorBase& tensor, const RowLayout& rows, int64_t dim, int64_t start,
                TensorBase& result) {
  const int64_t bytes = tensor.sizes()[dim] * rows.inner * result.element_size();
  const int64_t step = rows.n * rows.inner * result.element_size();
  auto* in = static_cast<const char*>(tensor.const_data_ptr());
  auto* out = static_cast<char*>(result.data_ptr()) + start * rows.inner * result.element_size();
  parallel_for(0, rows.outer, std::max<int64_t>(kGrainBytes / bytes, 1),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   std::memcpy(out + i * step, in + i * bytes, bytes);
                 }
               });
}

/// The part of one dimension that padding leaves or cuts: where it starts in `self` and in the
/// result, and how long it is.
struct Window {
  int64_t from, to, length;
};
Window window(int64_t size, int64_t before, int64_t after) {
  const int64_t from = std::max<int64_t>(saturating_subtract(0, before), 0);
  const int64_t last = saturating_add(size, std::min<int64_t>(after, 0));
  const int64_t length = std::max<int64_t>(saturating_subtract(last, from), 0);
  return {from, std::max<int64_t>(before, 0), length};
}

/// Calls `function(part, start)` for each part that has rows, which begin at `start` in the
/// result.
template <class Function>
void for_each_part(TensorList tensors, int64_t dim, const Function& function) {
  int64_t start = 0;
  for (const TensorBase& part : tensors) {
    if (part.numel() == 0) continue;
    function(part, start);
    start += part.sizes()[dim];
  }
}

/// Whether the rows of a part can be moved as they are.
bool lies_as(const TensorBase& result, const TensorBase& part) {
  return part.dtype() == result.dtype() && part.is_contiguous();
}

/// Of parts of which some do not lie as the result: what their copies need is made before anything
/// is written.
void cat_by_copies(TensorList tensors, int64_t dim, TensorBase& result) {
  std::vector<PreparedCopy> copies;
  for_each_part(tensors, dim, [&](const TensorBase& part, int64_t start) {
    if (lies_as(result, part)) return;
    copies.emplace_back(part, slice(result, dim, start, start + part.sizes()[dim], 1));
  });
  const RowLayout rows(result.sizes(), dim);
  for_each_part(tensors, dim, [&](const TensorBase& part, int64_t start) {
    if (lies_as(result, part)) place_rows(part, rows, dim, start, result);
  });
  for (const PreparedCopy& copy : copies) copy.run();
}

}  // namespace

void cat(TensorList tensors, int64_t dim, TensorBase& result) {
  if (result.numel() == 0) return;
  dim = meta::cat_dimension(tensors, dim);
  const bool all_lie =
      std::ranges::all_of(tensors, [&](const TensorBase& part) { return lies_as(result, part); });
  if (!all_lie) return cat_by_copies(tensors, dim, result);
  const RowLayout rows(result.sizes(), dim);
  for_each_part(tensors, dim, [&](const TensorBase& part, int64_t start) {
    place_rows(part, rows, dim, start, result);
  });
}

void flip(const TensorBase& self, IntArrayRef dims, TensorBase& result) {
  if (self.numel() == 0) return;
  const DimVector flipped = wrap_dimensions("flip", dims, self.dim());
  DimVector strides(self.strides());
  int64_t offset = 0;
  for (const int64_t dim : flipped) {
    if (self.dim() == 0) continue;
    offset += (self.sizes()[dim] - 1) * strides[dim];
    strides[dim] = -strides[dim];
  }
  // A view with negative strides exists only here, for the copy.
  copy_into(make_alias(self, self.sizes(), strides, self.storage_offset() + offset), result);
}

void constant_pad_nd(const TensorBase& self, IntArrayRef pad, const Scalar& value,
                     TensorBase& result) {
  if (result.numel() == 0) return;
  fill_(result, value);
  if (self.numel() == 0) return;
  TensorBase source = self;
  TensorBase target = result;
  for (size_t i = 0; i < pad.size() / 2; ++i) {
    const int64_t dim = self.dim() - 1 - static_cast<int64_t>(i);
    const auto [from, to, length] = window(self.sizes()[dim], pad[2 * i], pad[2 * i + 1]);
    source = slice(source, dim, from, from + length, 1);
    target = slice(target, dim, to, to + length, 1);
  }
  copy_into(source, target);
}

}  // namespace tenon::kernels

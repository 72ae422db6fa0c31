#include "tenon/generated/kernels/joining.h"

#include <algorithm>

#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {

TensorBase stack(TensorList tensors, int64_t dim) {
  TENON_CHECK(!tensors.empty(), ValueError, "stack: expected at least one tensor, got none");
  dim = wrap_dimension("stack", dim, tensors.front().dim() + 1);
  std::vector<TensorBase> parts;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.sizes() == tensors.front().sizes(), ShapeError,
                "stack: expected tensors of equal sizes, got ", tensors.front().sizes(), " and ",
                tensor.sizes());
    parts.push_back(ops::unsqueeze(tensor, dim));
  }
  return ops::cat(parts, dim);
}

TensorBase repeat(const TensorBase& self, IntArrayRef repeats) {
  const auto leading = static_cast<int64_t>(repeats.size()) - self.dim();
  TENON_CHECK(leading >= 0, ShapeError, "repeat: expected at least ", self.dim(),
              " numbers for a tensor of sizes ", self.sizes(), ", got ", repeats);
  // Each dimension gets one before it that is expanded; then both become one.
  DimVector separate, expanded, merged;
  for (size_t i = 0; i < repeats.size(); ++i) {
    TENON_CHECK(repeats[i] >= 0, ValueError, "repeat: expected no negative number, got ", repeats);
    const auto own = static_cast<int64_t>(i) - leading;
    const int64_t size = own < 0 ? 1 : self.sizes()[own];
    separate.push_back(1), separate.push_back(size);
    expanded.push_back(repeats[i]), expanded.push_back(size);
    merged.push_back(checked_size("repeat", CheckedInt(repeats[i]) * size));
  }
  const TensorBase view = ops::expand(ops::reshape(recordable(self), separate), expanded);
  return ops::_unsafe_view(ops::clone(view, MemoryFormat::Contiguous), merged);
}

TensorBase repeat_interleave(const TensorBase& self, int64_t repeats, std::optional<int64_t> dim,
                             std::optional<int64_t> output_size) {
  TENON_CHECK(repeats >= 0, ValueError, "repeat_interleave: expected no negative number, got ",
              repeats);
  const TensorBase own = recordable(self);
  const TensorBase source = dim ? own : ops::reshape(own, -1);
  const int64_t place = wrap_dimension("repeat_interleave", dim.value_or(0), source.dim());
  DimVector sizes(source.sizes());
  if (sizes.empty()) sizes.push_back(1);
  DimVector expanded(sizes);
  expanded.insert(place + 1, repeats);
  sizes[place] = checked_size("repeat_interleave", CheckedInt(sizes[place]) * repeats);
  TENON_CHECK(!output_size || *output_size == sizes[place], ShapeError,
              "repeat_interleave: expected an output_size of ", sizes[place], ", got ",
              *output_size);
  const TensorBase repeated = ops::expand(ops::unsqueeze(source, place + 1), expanded);
  return ops::_unsafe_view(ops::clone(repeated, MemoryFormat::Contiguous), sizes);
}

namespace {

/// The elements of a dimension moved on by `shift`, whatever its sign.
TensorBase rolled(const TensorBase& self, int64_t shift, int64_t dim) {
  const int64_t size = self.size(dim);
  if (size == 0) return ops::clone(self);
  const int64_t first = ((shift % size) + size) % size;
  return ops::cat(std::vector{ops::narrow(self, dim, size - first, first),
                              ops::narrow(self, dim, 0, size - first)},
                  dim);
}

}  // namespace

TensorBase roll(const TensorBase& self, IntArrayRef shifts, IntArrayRef dims) {
  TENON_CHECK(!shifts.empty(), ValueError, "roll: expected at least one shift, got none");
  if (dims.empty()) {
    TENON_CHECK(shifts.size() == 1, ValueError, "roll: expected one shift without dims, got ",
                shifts);
    const TensorBase flat = rolled(ops::reshape(recordable(self), -1), shifts[0], 0);
    return ops::_unsafe_view(ops::contiguous(flat), self.sizes());
  }
  TENON_CHECK(shifts.size() == dims.size(), ValueError,
              "roll: expected as many shifts as dims, got ", shifts, " and ", dims);
  TensorBase result = recordable(self);
  for (size_t i = 0; i < dims.size(); ++i) {
    TENON_CHECK(self.dim() > 0, IndexError, "roll: a tensor without dimensions has no dimension ",
                dims[i]);
    result = rolled(result, shifts[i], wrap_dimension("roll", dims[i], self.dim()));
  }
  return result;
}

TensorBase rot90(const TensorBase& self, int64_t k, IntArrayRef dims) {
  TENON_CHECK(self.dim() >= 2 && dims.size() == 2, ShapeError,
              "rot90: expected two dims of a tensor that has two, got ", dims, " for sizes ",
              self.sizes());
  const int64_t from = wrap_dimension("rot90", dims[0], self.dim()),
                to = wrap_dimension("rot90", dims[1], self.dim());
  TENON_CHECK(from != to, ValueError, "rot90: expected two different dims, got ", dims);
  const TensorBase own = recordable(self);
  switch (((k % 4) + 4) % 4) {
    case 1:
      return ops::flip(ops::transpose(own, from, to), from);
    case 2:
      return ops::flip(own, {from, to});
    case 3:
      return ops::flip(ops::transpose(own, from, to), to);
    default:
      return ops::clone(self, MemoryFormat::Contiguous);
  }
}

TensorBase tile(const TensorBase& self, IntArrayRef dims) {
  DimVector repeats(dims);
  while (static_cast<int64_t>(repeats.size()) < self.dim()) repeats.insert(0, 1);
  return ops::repeat(self, repeats);
}

TensorBase diff(const TensorBase& self, int64_t n, int64_t dim, const TensorBase& prepend,
                const TensorBase& append) {
  TENON_CHECK(n >= 0, ValueError, "diff: expected n of at least 0, got ", n);
  TENON_CHECK(self.dim() > 0, ShapeError,
              "diff: expected a tensor of at least one dimension, got one without");
  dim = wrap_dimension("diff", dim, self.dim());
  std::vector<TensorBase> parts;
  if (prepend.defined()) parts.push_back(prepend);
  parts.push_back(recordable(self));
  if (append.defined()) parts.push_back(append);
  TensorBase result = parts.size() == 1 ? parts[0] : ops::cat(parts, dim);
  if (n == 0) return result.is_same(self) ? ops::clone(self) : result;
  for (; n > 0 && result.size(dim) > 0; --n) {
    const int64_t last = result.size(dim) - 1;
    const TensorBase after = ops::narrow(result, dim, 1, last),
                     before = ops::narrow(result, dim, 0, last);
    result =
        self.dtype() == DType::kBool ? ops::logical_xor(after, before) : ops::sub(after, before);
  }
  return result;
}

TensorBase block_diag(TensorList tensors) {
  std::vector<TensorBase> rows;
  int64_t columns = 0, before = 0;
  std::vector<TensorBase> blocks;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.dim() <= 2, ShapeError,
                "block_diag: expected matrices, vectors or numbers, got sizes ", tensor.sizes());
    const int64_t width = tensor.dim() == 0 ? 1 : tensor.size(-1);
    blocks.push_back(
        ops::reshape(recordable(tensor), {tensor.dim() == 2 ? tensor.size(0) : 1, width}));
    columns = checked_size("block_diag", CheckedInt(columns) + width);
  }
  TENON_CHECK(!blocks.empty(), ValueError, "block_diag: expected at least one tensor, got none");
  for (const TensorBase& block : blocks) {
    const int64_t behind = columns - before - block.size(1);
    rows.push_back(ops::constant_pad_nd(block, {before, behind}));
    before += block.size(1);
  }
  return ops::cat(rows, 0);
}

TensorBase diag_embed(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2) {
  TENON_CHECK(self.dim() > 0, ShapeError,
              "diag_embed: expected a tensor of at least one dimension, got one without");
  const int64_t dims = self.dim() + 1;
  const int64_t row = wrap_dimension("diag_embed", dim1, dims),
                column = wrap_dimension("diag_embed", dim2, dims);
  TENON_CHECK(row != column, ValueError, "diag_embed: expected two different dims, got ", dim1,
              " and ", dim2);
  const int64_t aside = offset < 0 ? saturating_subtract(0, offset) : offset;
  const int64_t size = checked_size("diag_embed", CheckedInt(self.size(-1)) + aside);
  DimVector sizes(self.sizes().slice(0, self.dim() - 1));
  sizes.insert(std::min(row, column), size);
  sizes.insert(std::max(row, column), size);
  const TensorBase zeros = ops::zeros(sizes, self.dtype(), std::nullopt, self.device());
  return ops::diagonal_scatter(zeros, self, offset, row, column);
}

TensorBase diag(const TensorBase& self, int64_t diagonal) {
  TENON_CHECK(self.dim() == 1 || self.dim() == 2, ShapeError,
              "diag: expected a vector or a matrix, got sizes ", self.sizes());
  if (self.dim() == 1) return ops::diag_embed(self, diagonal);
  return ops::clone(ops::diagonal(recordable(self), diagonal, 0, 1));
}

TensorBase cartesian_prod(TensorList tensors) {
  TENON_CHECK(!tensors.empty(), ValueError,
              "cartesian_prod: expected at least one tensor, got none");
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.dim() == 1, ShapeError, "cartesian_prod: expected vectors, got sizes ",
                tensor.sizes());
  }
  if (tensors.size() == 1) return ops::clone(tensors.front());
  std::vector<TensorBase> columns;
  std::vector<TensorBase> vectors;
  for (const TensorBase& tensor : tensors) vectors.push_back(recordable(tensor));
  for (const TensorBase& grid : ops::meshgrid(vectors)) columns.push_back(ops::reshape(grid, -1));
  return ops::stack(columns, 1);
}

}  // namespace tenon::composite

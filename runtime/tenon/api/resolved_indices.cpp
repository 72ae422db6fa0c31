#include "tenon/api/resolved_indices.h"

#include <algorithm>
#include <utility>

#include "tenon/api/index_positions.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/readable.h"

namespace tenon::indexing {
namespace {

/// Dimensions of the indexed tensor that an index stands for.
int64_t consumed_dims(const TensorIndex& index) {
  switch (index.kind()) {
    case TensorIndex::Kind::kInteger:
    case TensorIndex::Kind::kSlice:
      return 1;
    case TensorIndex::Kind::kTensor:
      TENON_CHECK(index.tensor().defined(), ValueError,
                  "index: expected defined tensors as indices, got an undefined one");
      return is_mask(index.tensor()) ? index.tensor().dim() : 1;
    default:
      return 0;
  }
}

int64_t check_indices(const TensorBase& self, ArrayRef<TensorIndex> indices) {
  int64_t consumed = 0;
  int64_t ellipses = 0;
  for (const TensorIndex& index : indices) {
    consumed += consumed_dims(index);
    ellipses += index.kind() == TensorIndex::Kind::kEllipsis;
  }
  TENON_CHECK(ellipses <= 1, ValueError, "index: expected at most one Ellipsis, got ", ellipses);
  TENON_CHECK(consumed <= self.dim(), IndexError, "index: expected at most ", self.dim(),
              " indices for a tensor of sizes ", self.sizes(), ", got ", consumed);
  return consumed;
}

/// What an index without dimensions holds, which says where the view begins.
Scalar read_scalar(const TensorBase& index) {
  TENON_CHECK(!is_traced(index), DeviceError,
              "index: which view a traced index without dimensions selects is known when the graph "
              "runs; give it one dimension");
  return ops::item(index);
}

/// The mask as bools in memory.
TensorBase read_mask(const TensorBase& mask) {
  TENON_CHECK(
      !is_traced(mask), DeviceError,
      "index: how many elements a traced mask picks is known when the graph runs; use where "
      "or masked_fill");
  const TensorBase elements = readable(mask);
  TENON_CHECK(elements.defined(), NotImplementedError, "index: a mask on the device ",
              mask.device(), " has no data to read");
  const BelowFunctionalize guard;
  return ops::contiguous(ops::to(elements, DType::kBool));
}

/// For each dimension of a mask a vector with the coordinates of its true elements.
std::vector<TensorBase> true_coordinates(const TensorBase& mask) {
  const TensorBase flat = read_mask(mask);
  const bool* const data = flat.data_ptr<bool>();
  const int64_t count = std::count(data, data + flat.numel(), true);
  std::vector<TensorBase> coordinates;
  for (int64_t dim = 0; dim < mask.dim(); ++dim) {
    coordinates.push_back(make_tensor({count}, DType::kInt64));
  }
  int64_t row = 0;
  for (int64_t i = 0; i < flat.numel(); ++i) {
    if (!data[i]) continue;
    int64_t rest = i;
    for (int64_t dim = mask.dim(); dim-- > 0; rest /= mask.size(dim)) {
      coordinates[dim].data_ptr<int64_t>()[row] = rest % mask.size(dim);
    }
    ++row;
  }
  return coordinates;
}

void add_bool(ResolvedIndices& resolved, bool value, int64_t& dim) {
  resolved.view = ops::unsqueeze(resolved.view, dim);
  resolved.picked.push_back({dim++, ops::zeros({value ? 1 : 0}, DType::kInt64)});
}

void add_mask(ResolvedIndices& resolved, const TensorBase& mask, int64_t& dim) {
  if (mask.dim() == 0) return add_bool(resolved, read_scalar(mask).to<bool>(), dim);
  const IntArrayRef sizes = resolved.view.sizes().slice(dim, mask.dim());
  TENON_CHECK(sizes == mask.sizes(), ShapeError, "index: expected a mask of the sizes ", sizes,
              ", got ", mask.sizes());
  resolved.masks.push_back({mask, resolved.picked.size()});
  for (int64_t i = 0; i < mask.dim(); ++i) resolved.picked.push_back({dim++, {}});
}

void add_integer(ResolvedIndices& resolved, int64_t index, int64_t dim) {
  resolved.view = ops::select(resolved.view, dim, checked_index(resolved.view, dim, index));
}

void add_tensor(ResolvedIndices& resolved, const TensorBase& index, int64_t& dim) {
  if (is_mask(index)) return add_mask(resolved, index, dim);
  TENON_CHECK(is_integral(index.dtype()), DTypeError,
              "index: expected a tensor of integers or bools as an index, got one of ",
              index.dtype());
  if (index.dim() == 0) return add_integer(resolved, read_scalar(index).to<int64_t>(), dim);
  resolved.picked.push_back({dim++, ops::to(index, DType::kInt64)});
}

}  // namespace

bool is_mask(const TensorBase& index) {
  return index.dtype() == DType::kBool || index.dtype() == DType::kUInt8;
}

int64_t checked_index(const TensorBase& view, int64_t dim, int64_t index) {
  const int64_t size = view.size(dim);
  TENON_CHECK(index >= -size && index < size, IndexError, "index: the index ", index,
              " is out of range for dimension ", dim, " of a tensor of sizes ", view.sizes());
  return index;
}

void read_masks(ResolvedIndices& resolved) {
  for (const auto& [mask, picked] : resolved.masks) {
    size_t next = picked;
    for (TensorBase& coordinates : true_coordinates(mask)) {
      resolved.picked[next++].index = std::move(coordinates);
    }
  }
}

ResolvedIndices resolve_indices(const TensorBase& self, ArrayRef<TensorIndex> indices) {
  const int64_t whole_dims = self.dim() - check_indices(self, indices);
  ResolvedIndices result{self, {}, {}};
  int64_t dim = 0;
  for (const TensorIndex& index : indices) {
    switch (index.kind()) {
      case TensorIndex::Kind::kInteger:
        add_integer(result, index.integer(), dim);
        break;
      case TensorIndex::Kind::kSlice:
        result.view = ops::slice(result.view, dim++, index.slice().start(), index.slice().stop(),
                                 index.slice().step());
        break;
      case TensorIndex::Kind::kNone:
        result.view = ops::unsqueeze(result.view, dim++);
        break;
      case TensorIndex::Kind::kEllipsis:
        dim += whole_dims;
        break;
      case TensorIndex::Kind::kBool:
        add_bool(result, index.boolean(), dim);
        break;
      case TensorIndex::Kind::kTensor:
        check_index_device(self, index.tensor());
        add_tensor(result, index.tensor(), dim);
        break;
    }
  }
  return result;
}

}  // namespace tenon::indexing

#include "tenon/tensor/view_geometry.h"

#include <algorithm>
#include <bitset>
#include <utility>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/tensor/dimension.h"

namespace tenon {
namespace {

bool has_no_elements(IntArrayRef sizes) {
  return std::ranges::find(sizes, 0) != sizes.end();
}

}  // namespace

DimVector infer_size(std::string_view op, IntArrayRef shape, int64_t numel) {
  DimVector result(shape);
  CheckedInt product = 1;
  int64_t* inferred = nullptr;
  for (int64_t& size : result) {
    TENON_CHECK(size >= -1, ShapeError, op, ": expected sizes of at least -1, got ", shape);
    TENON_CHECK(size != -1 || !inferred, ShapeError, op, ": expected at most one -1, got ", shape);
    if (size == -1)
      inferred = &size;
    else
      product *= size;  // fits: a CheckedInt
  }
  // A product of sizes with a 0 among them is 0, whatever the others are.
  const bool fits = product.fits() || has_no_elements(result);
  int64_t known = product.fits() ? product.value() : 0;
  if (inferred && fits) {
    TENON_CHECK(known != 0, ShapeError, op, ": the -1 in ", shape,
                " could be any size, since the others hold no elements");
    *inferred = numel / known;
    known *= *inferred;
  }
  TENON_CHECK(fits && known == numel, ShapeError, op, ": expected sizes of ", numel,
              " elements, got ", shape);
  return result;
}

// fits below: products that count elements of a tensor that has some
std::optional<DimVector> view_strides(IntArrayRef sizes, IntArrayRef strides, IntArrayRef shape) {
  DimVector result(shape.size());
  if (has_no_elements(sizes)) {
    if (sizes == shape) return DimVector(strides);
    contiguous_strides(shape, result.data());
    return result;
  }
  // From the last dimension on: every run of dimensions that lie regularly in memory is cut into
  // dimensions of the result, whose sizes must multiply up to exactly that run.
  auto next = static_cast<int64_t>(shape.size()) - 1;
  int64_t run = 1;
  int64_t run_stride = strides.empty() ? 1 : strides.back();
  for (auto dim = static_cast<int64_t>(sizes.size()) - 1; dim >= 0; --dim) {
    run *= sizes[dim];
    const bool run_ends =
        dim == 0 || (sizes[dim - 1] != 1 && strides[dim - 1] != wrapping_multiply(run, run_stride));
    if (!run_ends) continue;
    int64_t covered = 1;
    for (; next >= 0 && (covered < run || shape[next] == 1); --next) {
      result[next] = wrapping_multiply(covered, run_stride);
      covered *= shape[next];
    }
    if (covered != run) return std::nullopt;
    run = 1;
    if (dim > 0) run_stride = strides[dim - 1];
  }
  for (; next >= 0; --next) result[next] = 1;  // only dimensions of size 1 are left
  return result;
}

DimVector wrap_dimensions(std::string_view op, IntArrayRef dims, int64_t ndim) {
  DimVector result(dims);
  std::bitset<64> seen;
  for (int64_t& dim : result) {
    dim = wrap_dimension(op, dim, ndim);
    TENON_CHECK(!seen[dim], ValueError, op, ": dimension ", dim, " is given twice in ", dims);
    seen.set(dim);
  }
  return result;
}

int64_t wrap_index(std::string_view op, int64_t index, int64_t size) {
  TENON_CHECK(index >= -size && index < size, IndexError, op, ": index ", index,
              " is out of range for a dimension of size ", size);
  return index < 0 ? index + size : index;
}

SliceRange slice_range(std::string_view op, std::optional<int64_t> start,
                       std::optional<int64_t> end, int64_t step, int64_t size) {
  TENON_CHECK(step > 0, ValueError, op, ": expected a positive step, got ", step);
  const auto limited = [size](int64_t index) {
    return std::clamp<int64_t>(index < 0 ? index + size : index, 0, size);
  };
  const int64_t first = limited(start.value_or(0));
  const int64_t last = std::max(first, limited(end.value_or(size)));
  return {first, ceil_divide(last - first, step), step};
}

// fits below: products that count elements of a tensor that has some
bool is_dense(IntArrayRef sizes, IntArrayRef strides) {
  if (has_no_elements(sizes)) return true;
  DimVector order;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] != 1) order.push_back(static_cast<int64_t>(i));
  }
  std::sort(order.begin(), order.end(),
            [&](int64_t a, int64_t b) { return strides[a] < strides[b]; });
  int64_t expected = 1;
  for (const int64_t dim : order) {
    if (strides[dim] != expected) return false;
    expected *= sizes[dim];
  }
  return true;
}

bool has_distinct_elements(IntArrayRef sizes, IntArrayRef strides) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // stride and size
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 0) return true;
    if (sizes[i] > 1) dims.emplace_back(strides[i], sizes[i]);
  }
  std::sort(dims.begin(), dims.end());
  int64_t last = 0;  // the offset of the last element of the dimensions so far
  for (const auto& [stride, size] : dims) {
    if (stride <= last) return false;
    last += stride * (size - 1);  // fits: the elements lie within memory
  }
  return true;
}

}  // namespace tenon

#include "tenon/kernels/pointwise/overlap.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"

namespace tenon::kernels {
namespace {

/// Byte offsets in the storage: of the first byte, and one past the last.
struct Range {
  int64_t begin;
  int64_t end;
};

// fits below: the span of a tensor that has elements
Range byte_range(const TensorBase& tensor) {
  int64_t low = tensor.storage_offset();
  int64_t high = low;
  for (size_t d = 0; d < tensor.sizes().size(); ++d) {
    const int64_t span = (tensor.sizes()[d] - 1) * tensor.strides()[d];
    (span < 0 ? low : high) += span;
  }
  return {low * tensor.element_size(), (high + 1) * tensor.element_size()};
}

bool same_window(const TensorBase& a, const TensorBase& b) {
  if (a.storage_offset() != b.storage_offset() || a.dtype() != b.dtype()) return false;
  if (!(a.sizes() == b.sizes())) return false;
  for (size_t d = 0; d < a.sizes().size(); ++d) {
    if (a.sizes()[d] != 1 && a.strides()[d] != b.strides()[d]) return false;
  }
  return true;
}

/// The largest step of which all distances between elements are multiples, in elements; 0 for one.
int64_t common_step(const TensorBase& tensor) {
  int64_t step = 0;
  for (size_t d = 0; d < tensor.sizes().size(); ++d) {
    if (tensor.sizes()[d] != 1) step = std::gcd(step, tensor.strides()[d]);
  }
  return step;
}

/// Whether the elements lie on grids that never meet, like even and odd columns.
bool interleaved(const TensorBase& a, const TensorBase& b) {
  if (a.element_size() != b.element_size()) return false;
  const int64_t step = std::gcd(common_step(a), common_step(b));
  return step > 1 && (a.storage_offset() - b.storage_offset()) % step != 0;
}

/// Calls `function(offset)` for each byte of each element, in the storage.
// fits below: places in a storage
template <class Function>
void for_each_byte(const TensorBase& tensor, const Function& function) {
  const int64_t width = tensor.element_size();
  DimVector index(tensor.sizes().size());
  int64_t offset = tensor.storage_offset();
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    for (int64_t byte = 0; byte < width; ++byte) function(offset * width + byte);
    for (size_t d = index.size(); d-- > 0;) {
      offset += tensor.strides()[d];
      if (++index[d] < tensor.sizes()[d]) break;
      offset -= tensor.strides()[d] * index[d];
      index[d] = 0;
    }
  }
}

}  // namespace

Overlap memory_overlap(const TensorBase& a, const TensorBase& b) {
  if (a.storage() != b.storage() || a.numel() == 0 || b.numel() == 0) return Overlap::kNone;
  if (a.is_same(b) || same_window(a, b)) return Overlap::kFull;
  const Range range_a = byte_range(a);
  const Range range_b = byte_range(b);
  if (range_a.end <= range_b.begin || range_b.end <= range_a.begin) return Overlap::kNone;
  if (is_non_overlapping_and_dense(a) && is_non_overlapping_and_dense(b)) return Overlap::kPartial;
  return interleaved(a, b) ? Overlap::kNone : Overlap::kUnknown;
}

bool share_elements(const TensorBase& a, const TensorBase& b) {
  const Overlap overlap = memory_overlap(a, b);
  if (overlap != Overlap::kUnknown) return overlap != Overlap::kNone;
  const Range range = byte_range(a);
  std::vector<bool> marked(static_cast<size_t>(range.end - range.begin));
  for_each_byte(a,
                [&](int64_t offset) { marked[static_cast<size_t>(offset - range.begin)] = true; });
  bool found = false;
  for_each_byte(b, [&](int64_t offset) {
    found |= offset >= range.begin && offset < range.end &&
             marked[static_cast<size_t>(offset - range.begin)];
  });
  return found;
}

std::optional<std::pair<size_t, size_t>> find_overlap(std::span<const TensorBase* const> tensors,
                                                      size_t written) {
  struct Place {
    const StorageImpl* storage;
    Range range;
    size_t number;
  };
  std::vector<Place> places;
  places.reserve(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (tensors[i]->numel() == 0) continue;
    places.push_back({tensors[i]->storage().get(), byte_range(*tensors[i]), i});
  }
  std::ranges::sort(places, {}, [](const Place& place) {
    return std::tuple(reinterpret_cast<uintptr_t>(place.storage), place.range.begin, place.number);
  });
  for (size_t i = 0; i < places.size(); ++i) {
    for (size_t j = i + 1; j < places.size() && places[j].storage == places[i].storage &&
                           places[j].range.begin < places[i].range.end;
         ++j) {
      const auto [first, second] = std::minmax(places[i].number, places[j].number);
      if (first < written && share_elements(*tensors[first], *tensors[second]))
        return std::pair(first, second);
    }
  }
  return std::nullopt;
}

bool overlaps_itself(const TensorBase& tensor) {
  if (tensor.is_contiguous() || tensor.numel() < 2) return false;
  int64_t extent = 1;
  for (size_t d = 0; d < tensor.sizes().size(); ++d) {
    const int64_t steps = tensor.sizes()[d] - 1, stride = tensor.strides()[d];
    if (steps == 0) continue;
    if (stride == 0) return true;
    extent = saturating_add(extent, saturating_multiply(steps, std::abs(stride)));
  }
  return tensor.numel() > extent;  // more elements than places for them
}

void check_writable(std::string_view op, const TensorBase& tensor, std::string_view argument) {
  TENON_CHECK(!overlaps_itself(tensor), ValueError, op, ": expected the elements of ", argument,
              " to have memory of their own, got sizes ", tensor.sizes(), " with strides ",
              tensor.strides(), "; clone it first");
}

bool is_non_overlapping_and_dense(const TensorBase& tensor) {
  if (tensor.is_contiguous()) return true;
  const IntArrayRef sizes = tensor.sizes();
  const IntArrayRef strides = tensor.strides();
  DimVector order;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] != 1) order.push_back(static_cast<int64_t>(d));
  }
  std::ranges::sort(order, {}, [&](int64_t d) { return strides[d]; });
  int64_t expected = 1;
  for (const int64_t d : order) {
    if (strides[d] != expected) return false;
    expected = wrapping_multiply(expected, sizes[d]);
  }
  return true;
}

}  // namespace tenon::kernels

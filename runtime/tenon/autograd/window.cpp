#include "tenon/autograd/window.h"

#include <algorithm>
#include <vector>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/base/integer_math.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {
namespace {

/// Where the elements of a storage are that a tensor has.
struct Window {
  IntArrayRef sizes, strides;
  int64_t offset;

  /// Whether it is one, and lies within `elements`.
  bool is_within(int64_t elements) const {
    if (sizes.size() != strides.size() || offset < 0) return false;
    CheckedInt end = CheckedInt(offset) + 1;
    for (size_t dim = 0; dim < sizes.size(); ++dim) {
      if (sizes[dim] < 0 || strides[dim] < 0) return false;
      end += CheckedInt(std::max<int64_t>(sizes[dim] - 1, 0)) * strides[dim];
    }
    return end.fits() && end.value() <= elements;
  }
  bool is_empty() const { return std::ranges::find(sizes, 0) != sizes.end(); }
  int64_t end() const { return storage_extent(sizes, strides, offset); }
};

/// Beyond it nobody looks which elements of a view with gaps are shown.
constexpr int64_t kMostPlaces = int64_t{1} << 20;

/// Which of the places from `begin` to `end` a window has, all of which lie between these.
std::vector<bool> places_of(const Window& window, int64_t begin, int64_t end) {
  const auto count = static_cast<size_t>(end - begin);
  std::vector<bool> has(count);
  has[static_cast<size_t>(window.offset - begin)] = true;
  // How many more steps of a dimension lead on from a place; negative where it is not reached.
  std::vector<int64_t> steps(count);
  for (size_t dim = 0; dim < window.sizes.size(); ++dim) {
    if (window.sizes[dim] == 1 || window.strides[dim] == 0) continue;
    const auto stride = static_cast<size_t>(window.strides[dim]);
    for (size_t place = 0; place < count; ++place) {
      steps[place] = has[place]        ? window.sizes[dim] - 1
                     : place >= stride ? std::max<int64_t>(steps[place - stride], 0) - 1
                                       : -1;
      has[place] = steps[place] >= 0;
    }
  }
  return has;
}

/// Whether each element of `inner` is one of `outer`; false, too, where that takes a long search.
bool is_part_of(const Window& inner, const Window& outer) {
  if (inner.is_empty()) return true;
  if (outer.is_empty()) return false;
  const int64_t begin = outer.offset, end = outer.end();
  if (inner.offset < begin || inner.end() > end) return false;
  if (is_dense(outer.sizes, outer.strides)) return true;
  if (end - begin > kMostPlaces) return false;
  const std::vector<bool> shown = places_of(inner, begin, end), own = places_of(outer, begin, end);
  return std::ranges::mismatch(shown, own, [](bool a, bool b) { return !a || b; }).in1 ==
         shown.end();
}

/// Whether the history of a view is that of its base.
bool has_history_of_base(const ViewMeta& meta) {
  return meta.base.requires_grad() && !meta.requires_grad_flag && !meta.through_function &&
         meta.creation_meta != CreationMeta::InCustomFunction &&
         meta.creation_meta != CreationMeta::NoGradMode;
}

}  // namespace

const TensorBase* detail::base_of_window(const TensorBase& self, IntArrayRef size,
                                         IntArrayRef stride,
                                         std::optional<int64_t> storage_offset) {
  const ViewMeta* meta = view_meta(self);
  if (meta == nullptr || !has_history_of_base(*meta)) return nullptr;
  const TensorBase& base = meta->base;
  if (base.dtype() != self.dtype()) return nullptr;
  const Window window{size, stride, storage_offset.value_or(self.storage_offset())};
  const int64_t elements = self.storage()->nbytes() / self.element_size();
  // What is no window the operator refuses.
  if (!window.is_within(elements)) return nullptr;
  const Window own{self.sizes(), self.strides(), self.storage_offset()};
  return is_part_of(window, own) ? nullptr : &base;
}

}  // namespace tenon

#include <algorithm>
#include <array>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/tensor/padded_sizes.h"

namespace tenon::composite {
namespace {

/// What a border is made of.
enum class Border { kReflected, kReplicated, kCircular };

/// The widths before and after one dimension.
struct Widths {
  int64_t before, after;
  bool any_positive() const { return before > 0 || after > 0; }
  bool any_negative() const { return before < 0 || after < 0; }
};

/// Those of the `i`-th dimension from the last.
Widths widths_at(IntArrayRef padding, size_t i) {
  return {padding[2 * i], padding[2 * i + 1]};
}

/// `count` indices of the border of `self` along `dim`, before it or behind it.
TensorBase border_of(Border border, const TensorBase& self, int64_t dim, int64_t count,
                     bool behind) {
  const int64_t size = self.size(dim);
  if (border == Border::kReplicated) {
    DimVector sizes(self.sizes());
    sizes[static_cast<size_t>(dim)] = count;
    const int64_t edge = behind ? size - 1 : 0;
    return ops::expand(ops::slice(self, dim, edge, edge + 1), sizes);
  }
  if (border == Border::kCircular) {
    return behind ? ops::slice(self, dim, 0, count) : ops::slice(self, dim, size - count, size);
  }
  const int64_t start = behind ? size - 1 - count : 1;
  return ops::flip(ops::slice(self, dim, start, start + count), dim);
}

/// `self` without what negative widths cut.
TensorBase cut(const TensorBase& self, int64_t dim, const Widths& widths) {
  const int64_t start = std::max<int64_t>(-widths.before, 0);
  return ops::slice(self, dim, start, self.size(dim) - std::max<int64_t>(-widths.after, 0));
}

/// `self` with borders where widths are positive.
TensorBase surrounded(Border border, const TensorBase& self, int64_t dim, const Widths& widths) {
  std::vector<TensorBase> parts;
  if (widths.before > 0) parts.push_back(border_of(border, self, dim, widths.before, false));
  parts.push_back(self);
  if (widths.after > 0) parts.push_back(border_of(border, self, dim, widths.after, true));
  return ops::cat(parts, dim);
}

/// Raises unless `widths` can be taken of a dimension of `size`.
void check_widths(std::string_view op, Border border, const TensorBase& self, int64_t size,
                  const Widths& widths, IntArrayRef padding) {
  // A reflection leaves out the edge itself, and a circle begins in what is left of self.
  const int64_t left = saturating_add(saturating_add(size, std::min<int64_t>(widths.before, 0)),
                                      std::min<int64_t>(widths.after, 0));
  const int64_t most = border == Border::kReflected ? size - 1 : left;
  TENON_CHECK(border == Border::kReplicated || std::max(widths.before, widths.after) <= most,
              ShapeError, op, ": expected padding of at most ", most, " for a size of ", size,
              ", got ", padding, " for self of sizes ", self.sizes());
}

/// Raises unless `self` [C, ...] or [N, C, ...] can be padded along its last `rank` dimensions.
void check_padding(std::string_view op, Border border, size_t rank, const TensorBase& self,
                   IntArrayRef padding) {
  TENON_CHECK(padding.size() == 2 * rank, ValueError, op, ": expected ", 2 * rank, " widths, got ",
              padding);
  const auto dims = static_cast<size_t>(self.dim());
  TENON_CHECK(dims == rank + 1 || dims == rank + 2, ShapeError, op, ": expected self of ", rank + 1,
              " or ", rank + 2, " dimensions, got sizes ", self.sizes());
  for (size_t i = dims - rank - 1; i < dims; ++i) {
    TENON_CHECK(self.sizes()[i] > 0, ShapeError, op,
                ": expected self without empty dimensions after the batch, got sizes ",
                self.sizes());
  }
  const DimVector sizes = padded_sizes(op, self.sizes(), padding);
  DimVector borders(padding);  // which are made before anything is cut
  for (int64_t& width : borders) width = std::max<int64_t>(width, 0);
  for (size_t i = 0; i < rank; ++i) {
    const size_t dim = dims - 1 - i;
    TENON_CHECK(sizes[dim] > 0, ShapeError, op, ": the widths ", padding,
                " leave nothing of self of sizes ", self.sizes());
    check_widths(op, border, self, self.sizes()[dim], widths_at(padding, i), padding);
  }
  CheckedInt bytes = self.element_size();
  for (const int64_t size : padded_sizes(op, self.sizes(), borders)) {
    bytes *= size;  // fits: a CheckedInt
  }
  TENON_CHECK(bytes.fits(), OutOfMemoryError, op, ": the borders ", borders, " of self of sizes ",
              self.sizes(), " have more bytes than 64 bits can count");
}

/// `self` padded along its last `rank` dimensions.
TensorBase padded(std::string_view op, Border border, size_t rank, const TensorBase& self,
                  IntArrayRef padding) {
  check_padding(op, border, rank, self, padding);
  TensorBase result = recordable(self);
  bool is_new = false;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t dim = self.dim() - 1 - static_cast<int64_t>(i);
    const Widths widths = widths_at(padding, i);
    // Reflections and copies are those of the whole, a circle is closed when it has been cut.
    const bool cut_first = border == Border::kCircular;
    if (widths.any_negative() && cut_first) result = cut(result, dim, widths), is_new = false;
    if (widths.any_positive()) result = surrounded(border, result, dim, widths), is_new = true;
    if (widths.any_negative() && !cut_first) result = cut(result, dim, widths), is_new = false;
  }
  return is_new ? result : ops::clone(result, MemoryFormat::Contiguous);
}

}  // namespace

TensorBase reflection_pad1d(const TensorBase& self, IntArrayRef padding) {
  return padded("reflection_pad1d", Border::kReflected, 1, self, padding);
}

TensorBase reflection_pad2d(const TensorBase& self, IntArrayRef padding) {
  return padded("reflection_pad2d", Border::kReflected, 2, self, padding);
}

TensorBase reflection_pad3d(const TensorBase& self, IntArrayRef padding) {
  return padded("reflection_pad3d", Border::kReflected, 3, self, padding);
}

TensorBase replication_pad1d(const TensorBase& self, IntArrayRef padding) {
  return padded("replication_pad1d", Border::kReplicated, 1, self, padding);
}

TensorBase replication_pad2d(const TensorBase& self, IntArrayRef padding) {
  return padded("replication_pad2d", Border::kReplicated, 2, self, padding);
}

TensorBase replication_pad3d(const TensorBase& self, IntArrayRef padding) {
  return padded("replication_pad3d", Border::kReplicated, 3, self, padding);
}

TensorBase pad_by_mode(const TensorBase& self, IntArrayRef pad, std::string_view mode,
                       std::optional<double> value) {
  if (mode == "constant") {
    padded_sizes("pad", self.sizes(), pad);
    return ops::constant_pad_nd(self, pad, value.value_or(0));
  }
  constexpr std::array<std::pair<std::string_view, Border>, 3> kBorders{
      {{"reflect", Border::kReflected},
       {"replicate", Border::kReplicated},
       {"circular", Border::kCircular}}};
  const auto* const border =
      std::ranges::find(kBorders, mode, &decltype(kBorders)::value_type::first);
  TENON_CHECK(border != kBorders.end(), ValueError,
              "pad: expected a mode of constant, reflect, replicate or circular, got '", mode, "'");
  TENON_CHECK(value.value_or(0) == 0, ValueError, "pad: the mode ", mode, " takes no value, got ",
              *value);
  TENON_CHECK(pad.size() == 2 || pad.size() == 4 || pad.size() == 6, ValueError,
              "pad: expected widths for 1 to 3 dimensions in the mode ", mode, ", got ", pad);
  return padded("pad", border->second, pad.size() / 2, self, pad);
}

}  // namespace tenon::composite

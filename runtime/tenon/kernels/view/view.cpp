#include <algorithm>

#include "tenon/base/allocator.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::kernels {
namespace {

/// The sizes and strides of a tensor, to be changed into those of a view of it.
struct Geometry {
  explicit Geometry(const TensorBase& self)
      : sizes(self.sizes()), strides(self.strides()), offset(self.storage_offset()) {}

  /// Begins `count` places further along a dimension. Only in a tensor without elements can that be
  /// further than 64 bits count; then it is as far as they do, where nothing can be put.
  void step(int64_t dim, int64_t count) {
    offset = saturating_add(offset, saturating_multiply(count, strides[dim]));
  }
  void erase(int64_t dim) { sizes.erase(dim), strides.erase(dim); }
  void insert(int64_t dim, int64_t size, int64_t stride) {
    sizes.insert(dim, size), strides.insert(dim, stride);
  }
  TensorBase view_of(const TensorBase& self) const {
    return make_alias(self, sizes, strides, offset);
  }

  DimVector sizes;
  DimVector strides;
  int64_t offset;
};

__attribute__((noinline)) TensorBase functional_view(const TensorBase& self, IntArrayRef size) {
  TensorBase alias(self.impl()->view(size).take());
  detail::adopt_alias(self, alias);
  return alias;
}

__attribute__((noinline)) TensorBase any_view(const TensorBase& self, IntArrayRef size) {
  const DimVector sizes = infer_size("view", size, self.numel());
  const auto strides = view_strides(self.sizes(), self.strides(), sizes);
  TENON_CHECK(strides.has_value(), ShapeError, "view: a tensor of sizes ", self.sizes(),
              " and strides ", self.strides(), " cannot be viewed in sizes ", size,
              " without a copy; use reshape");
  return make_alias(self, sizes, *strides, self.storage_offset());
}

std::string_view ordinal_hint(bool too_large) {
  return too_large ? ", and a dimension that does not exist in self cannot be -1" : "";
}

}  // namespace

TensorBase alias(const TensorBase& self) {
  return make_alias(self);
}

TensorBase view_as_real(const TensorBase& self) {
  TENON_CHECK(self.is_complex(), DTypeError, "view_as_real: expected a complex dtype, got ",
              self.dtype());
  return parts_of(self);
}

TensorBase view_as_complex(const TensorBase& self) {
  return complex_of("view_as_complex", self);
}

TensorBase as_strided(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                      std::optional<int64_t> storage_offset) {
  check_stride_count("as_strided", size, stride);
  const int64_t offset = storage_offset.value_or(self.storage_offset());
  const auto negative = [](int64_t value) { return value < 0; };
  TENON_CHECK(offset >= 0 && !std::any_of(size.begin(), size.end(), negative) &&
                  !std::any_of(stride.begin(), stride.end(), negative),
              ValueError, "as_strided: expected no negative size, stride or offset, got ", size,
              ", ", stride, " and ", offset);
  const int64_t needed = checked_nbytes(storage_extent(size, stride, offset), self.dtype());
  TENON_CHECK(needed <= static_cast<int64_t>(self.storage()->nbytes()), ShapeError,
              "as_strided: the sizes ", size, " with strides ", stride, " from offset ", offset,
              " need ", needed, " bytes, but the storage has ", self.storage()->nbytes());
  return make_alias(self, size, stride, offset);
}

TensorBase expand(const TensorBase& self, IntArrayRef size, bool /*implicit*/) {
  const auto leading = static_cast<int64_t>(size.size()) - self.dim();
  TENON_CHECK(leading >= 0, ShapeError, "expand: expected at least ", self.dim(),
              " sizes for a tensor of sizes ", self.sizes(), ", got ", size);
  DimVector sizes(size);
  DimVector strides(size.size());
  for (int64_t i = 0; i < static_cast<int64_t>(size.size()); ++i) {
    const int64_t own = i < leading ? 1 : self.sizes()[i - leading];
    if (sizes[i] == -1 && i >= leading) sizes[i] = own;
    TENON_CHECK(sizes[i] >= 0, ShapeError, "expand: expected no negative sizes, got ", size,
                ordinal_hint(i < leading));
    TENON_CHECK(own == sizes[i] || own == 1, ShapeError, "expand: a tensor of sizes ", self.sizes(),
                " cannot be expanded to ", size, "; only dimensions of size 1 can");
    strides[i] = own != sizes[i] || i < leading ? 0 : self.strides()[i - leading];
  }
  return make_alias(self, sizes, strides, self.storage_offset());
}

TensorBase permute(const TensorBase& self, IntArrayRef dims) {
  TENON_CHECK(static_cast<int64_t>(dims.size()) == self.dim(), ShapeError, "permute: expected ",
              self.dim(), " dimensions, got ", dims);
  const DimVector order = wrap_dimensions("permute", dims, self.dim());
  Geometry geometry(self);
  for (size_t i = 0; i < order.size(); ++i) {
    geometry.sizes[i] = self.sizes()[order[i]];
    geometry.strides[i] = self.strides()[order[i]];
  }
  return geometry.view_of(self);
}

TensorBase select(const TensorBase& self, int64_t dim, int64_t index) {
  dim = existing_dimension("select", dim, self.dim());
  index = wrap_index("select", index, self.sizes()[dim]);
  TensorBase view = make_alias(self);
  view.impl()->remove_dim(dim, saturating_multiply(index, self.strides()[dim]));
  return view;
}

TensorBase slice(const TensorBase& self, int64_t dim, std::optional<int64_t> start,
                 std::optional<int64_t> end, int64_t step) {
  dim = existing_dimension("slice", dim, self.dim());
  const SliceRange range = slice_range("slice", start, end, step, self.sizes()[dim]);
  Geometry geometry(self);
  geometry.step(dim, range.start);
  geometry.sizes[dim] = range.length;
  geometry.strides[dim] = saturating_multiply(geometry.strides[dim], range.step);
  return geometry.view_of(self);
}

TensorBase squeeze(const TensorBase& self) {
  Geometry geometry(self);
  for (int64_t dim = self.dim() - 1; dim >= 0; --dim) {
    if (geometry.sizes[dim] == 1) geometry.erase(dim);
  }
  return geometry.view_of(self);
}

TensorBase squeeze_dim(const TensorBase& self, int64_t dim) {
  dim = wrap_dimension("squeeze", dim, self.dim());
  Geometry geometry(self);
  if (self.dim() > 0 && geometry.sizes[dim] == 1) geometry.erase(dim);
  return geometry.view_of(self);
}

TensorBase squeeze_dims(const TensorBase& self, IntArrayRef dim) {
  DimVector dims = wrap_dimensions("squeeze", dim, self.dim());
  std::sort(dims.begin(), dims.end());
  Geometry geometry(self);
  for (auto i = dims.size(); i-- > 0;) {
    if (self.dim() > 0 && geometry.sizes[dims[i]] == 1) geometry.erase(dims[i]);
  }
  return geometry.view_of(self);
}

TensorBase unsqueeze(const TensorBase& self, int64_t dim) {
  dim = wrap_dimension("unsqueeze", dim, self.dim() + 1);
  Geometry geometry(self);
  const bool last = dim == self.dim();
  geometry.insert(dim, 1,
                  last ? 1 : saturating_multiply(geometry.sizes[dim], geometry.strides[dim]));
  return geometry.view_of(self);
}

TensorBase t(const TensorBase& self) {
  TENON_CHECK(self.dim() <= 2, ShapeError, "t: expected at most 2 dimensions, got sizes ",
              self.sizes());
  return self.dim() < 2 ? make_alias(self) : transpose(self, 0, 1);
}

TensorBase transpose(const TensorBase& self, int64_t dim0, int64_t dim1) {
  dim0 = wrap_dimension("transpose", dim0, self.dim());
  dim1 = wrap_dimension("transpose", dim1, self.dim());
  TensorBase view = make_alias(self);
  if (self.dim() > 0) view.impl()->swap_dims(dim0, dim1);
  return view;
}

TensorBase diagonal(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2) {
  dim1 = existing_dimension("diagonal", dim1, self.dim());
  dim2 = existing_dimension("diagonal", dim2, self.dim());
  TENON_CHECK(dim1 != dim2, ValueError, "diagonal: expected two different dimensions, got ", dim1,
              " twice");
  Geometry geometry(self);
  offset = std::clamp(offset, -geometry.sizes[dim1], geometry.sizes[dim2]);
  const int64_t rows = geometry.sizes[dim1] - std::max<int64_t>(-offset, 0);
  const int64_t columns = geometry.sizes[dim2] - std::max<int64_t>(offset, 0);
  const int64_t length = std::max<int64_t>(std::min(rows, columns), 0);
  if (length > 0) offset < 0 ? geometry.step(dim1, -offset) : geometry.step(dim2, offset);
  const int64_t stride = saturating_add(geometry.strides[dim1], geometry.strides[dim2]);
  geometry.erase(std::max(dim1, dim2));
  geometry.erase(std::min(dim1, dim2));
  geometry.insert(static_cast<int64_t>(geometry.sizes.size()), length, stride);
  return geometry.view_of(self);
}

TensorBase unfold(const TensorBase& self, int64_t dimension, int64_t size, int64_t step) {
  dimension = wrap_dimension("unfold", dimension, self.dim());
  const int64_t length = at_dimension(self.sizes(), dimension);
  TENON_CHECK(size >= 0 && size <= length, ValueError, "unfold: expected a size in [0, ", length,
              "], got ", size);
  TENON_CHECK(step > 0, ValueError, "unfold: expected a positive step, got ", step);
  Geometry geometry(self);
  const int64_t stride = at_dimension(geometry.strides, dimension);
  if (self.dim() > 0) {
    geometry.sizes[dimension] = (length - size) / step + 1;
    geometry.strides[dimension] = saturating_multiply(step, stride);
  }
  geometry.insert(static_cast<int64_t>(geometry.sizes.size()), size, stride);
  return geometry.view_of(self);
}

TensorBase view(const TensorBase& self, IntArrayRef size) {
  const TensorImpl& impl = *self.impl();
  if (!impl.is_row_major()) [[unlikely]]
    return any_view(self, size);
  if (detail::has_functional_state(impl)) [[unlikely]]
    return functional_view(self, size);
  return TensorBase(impl.view(size).take());
}

TensorBase unsafe_view(const TensorBase& self, IntArrayRef size) {
  return view(self, size);
}

}  // namespace tenon::kernels

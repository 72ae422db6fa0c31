#include "tenon/kernels/indexing/meta.h"

#include <algorithm>

#include "tenon/base/broadcast.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/creation/meta.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"

namespace tenon::meta {
namespace {

/// ShapeError unless `index` lies within `tensor` in every dimension but `except`.
void check_within(std::string_view op, const TensorBase& index, std::string_view name,
                  const TensorBase& tensor, int64_t except) {
  const auto fits = [&] {
    if (std::max<int64_t>(index.dim(), 1) != std::max<int64_t>(tensor.dim(), 1)) return false;
    for (int64_t i = 0; i < std::min(index.dim(), tensor.dim()); ++i) {
      if (i != except && index.sizes()[i] > tensor.sizes()[i]) return false;
    }
    return true;
  };
  TENON_CHECK(index.numel() == 0 || fits(), ShapeError, op, ": expected an index no larger than ",
              name, ", got sizes ", index.sizes(), " for ", tensor.sizes());
}

/// A copy of self, in its order of dimensions; ShapeError or DTypeError unless `src` can overwrite
/// a view of these sizes.
TensorSpec scatter_spec(std::string_view op, const TensorBase& self, const TensorBase& src,
                        IntArrayRef view_sizes) {
  check_same_type(op, "self", self, "src", src);
  TENON_CHECK(src.sizes() == view_sizes, ShapeError, op, ": expected a src of the view's sizes ",
              view_sizes, ", got ", src.sizes());
  return like(self, std::nullopt, std::nullopt, std::nullopt);
}

}  // namespace

TensorSpec index_select(const TensorBase& self, int64_t dim, const TensorBase& index) {
  dim = wrap_dimension("index_select", dim, self.dim());
  check_index_dtype("index_select", "an index", index.dtype());
  TENON_CHECK(index.dim() <= 1, ShapeError,
              "index_select: expected an index of at most one dimension, got sizes ",
              index.sizes());
  TensorSpec spec = spec_of(self);
  if (self.dim() > 0)
    spec.sizes[dim] = index.numel();
  else
    TENON_CHECK(index.numel() == 1, ShapeError,
                "index_select: expected one index for a tensor without dimensions, got ",
                index.numel());
  return spec;
}

TensorSpec index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                     const TensorBase& source, const Scalar& alpha) {
  check_same_type("index_add", "self", self, "source", source);
  const TensorSpec selected = index_select(self, dim, index);
  TENON_CHECK(source.sizes() == IntArrayRef(selected.sizes), ShapeError,
              "index_add: expected a source of sizes ", selected.sizes, ", got ", source.sizes());
  TENON_CHECK(self.is_complex() || !alpha.is_complex(), TypeError,
              "index_add: expected a real alpha for ", self.dtype(), ", got ", alpha);
  TENON_CHECK(self.is_inexact() || alpha.is_integral(), TypeError,
              "index_add: expected an integer alpha for ", self.dtype(), ", got ", alpha);
  return spec_of(self);
}

TensorSpec triangle(std::string_view op, const TensorBase& self) {
  TENON_CHECK(self.dim() >= 2, ShapeError, op, ": expected at least 2 dimensions, got sizes ",
              self.sizes());
  return spec_of(self);
}

TensorSpec select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                          int64_t index) {
  return scatter_spec("select_scatter", self, src, kernels::select(self, dim, index).sizes());
}

TensorSpec slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                         std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  const TensorBase view = kernels::slice(self, dim, start, end, step);
  return scatter_spec("slice_scatter", self, src, view.sizes());
}

TensorSpec diagonal_scatter(const TensorBase& self, const TensorBase& src, int64_t offset,
                            int64_t dim1, int64_t dim2) {
  const TensorBase view = kernels::diagonal(self, offset, dim1, dim2);
  return scatter_spec("diagonal_scatter", self, src, view.sizes());
}

TensorSpec as_strided_scatter(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                              IntArrayRef stride, std::optional<int64_t> storage_offset) {
  const TensorBase view = kernels::as_strided(self, size, stride, storage_offset);
  TensorSpec spec = scatter_spec("as_strided_scatter", self, src, view.sizes());
  const int64_t start = saturating_subtract(view.storage_offset(), self.storage_offset());
  TENON_CHECK(start >= 0 && storage_extent(size, stride, start) <=
                                storage_extent(self.sizes(), self.strides(), 0),
              ShapeError, "as_strided_scatter: the sizes ", size, " with strides ", stride,
              " from offset ", view.storage_offset(),
              " reach outside the elements of self, which has sizes ", self.sizes(), ", strides ",
              self.strides(), " and offset ", self.storage_offset());
  if (!self.is_contiguous()) spec.strides = self.strides();
  return spec;
}

TensorSpec gather(const TensorBase& self, int64_t dim, const TensorBase& index) {
  dim = wrap_dimension("gather", dim, self.dim());
  check_index_dtype("gather", "an index", index.dtype());
  check_within("gather", index, "self", self, dim);
  return {index.sizes(), self.dtype(), self.device()};
}

TensorSpec scatter_src(std::string_view op, const TensorBase& self, int64_t dim,
                       const TensorBase& index, const TensorBase& src) {
  check_same_type(op, "self", self, "src", src);
  check_within(op, index, "src", src, -1);
  return scatter_value(op, self, dim, index);
}

TensorSpec scatter_value(std::string_view op, const TensorBase& self, int64_t dim,
                         const TensorBase& index) {
  dim = wrap_dimension(op, dim, self.dim());
  check_index_dtype(op, "an index", index.dtype());
  check_within(op, index, "self", self, dim);
  return spec_of(self);
}

TensorSpec scatter_reduce(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src, std::string_view reduce) {
  check_ordered("scatter_reduce", "self", self.dtype());
  constexpr std::string_view kReductions[] = {"sum", "prod", "mean", "amax", "amin"};
  TENON_CHECK(std::ranges::find(kReductions, reduce) != std::end(kReductions), ValueError,
              "scatter_reduce: expected reduce to be sum, prod, mean, amax or amin, got ", reduce);
  return scatter_src("scatter_reduce", self, dim, index, src);
}

TensorSpec index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size,
                           std::string_view caller) {
  TENON_CHECK(!indices.empty() && indices.size() == dim.size(), ValueError, caller,
              ": expected a dimension for each of at least one index, got ", indices.size(),
              " indices and ", dim.size(), " dimensions");
  TensorSpec spec{{}, DType::kInt64, indices[0].device()};
  for (size_t i = 0; i < indices.size(); ++i) {
    check_index_dtype(caller, "an index", indices[i].dtype());
    TENON_CHECK(dim[i] >= 0 && dim[i] < static_cast<int64_t>(size.size()), IndexError, caller,
                ": expected dimensions of the sizes ", size, ", got ", dim[i]);
    TENON_CHECK(broadcast_into(spec.sizes, indices[i].sizes()), ShapeError, caller,
                ": expected tensors whose sizes are broadcastable as indices, got ",
                indices[0].sizes(), " and ", indices[i].sizes());
  }
  for (const int64_t each : size)
    TENON_CHECK(each >= 0, ShapeError, caller, ": expected sizes >= 0, got ", size);
  return spec;
}

}  // namespace tenon::meta

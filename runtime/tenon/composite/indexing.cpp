#include "tenon/generated/kernels/indexing.h"
#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/where.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {
namespace {

bool is_index(DType dtype) {
  return dtype == DType::kInt64 || dtype == DType::kInt32;
}

/// An index along a dimension for every element of these sizes, of which that of the dimension is
/// how many there are. ShapeError, DTypeError for what is no vector of whole numbers.
TensorBase index_of_slices(std::string_view op, const TensorBase& index, int64_t dim,
                           IntArrayRef sizes) {
  TENON_CHECK(is_index(index.dtype()), DTypeError, op,
              ": expected an index of int64 or int32, got ", index.dtype());
  TENON_CHECK(index.dim() <= 1, ShapeError, op,
              ": expected an index of at most one dimension, got sizes ", index.sizes());
  DimVector in_dimension(sizes.size(), 1), expanded(sizes);
  in_dimension[dim] = expanded[dim] = index.numel();
  return ops::expand(ops::reshape(index, in_dimension), expanded);
}

/// A tensor without dimensions as one of a single one.
TensorBase with_dimension(const TensorBase& tensor) {
  return tensor.dim() == 0 ? ops::reshape(tensor, 1) : tensor;
}

}  // namespace

TensorBase masked_fill_tensor(const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value) {
  TENON_CHECK(value.dim() == 0, ShapeError,
              "masked_fill: expected a value without dimensions, got one of sizes ", value.sizes());
  TENON_CHECK(mask.dtype() == DType::kBool, DTypeError,
              "masked_fill: expected a mask of bool, got ", mask.dtype());
  broadcast_sizes("masked_fill", "self", self.sizes(), "mask", mask.sizes());
  return ops::_masked_fill(self, mask, value);
}

TensorBase masked_scatter(const TensorBase& self, const TensorBase& mask,
                          const TensorBase& source) {
  TENON_CHECK(mask.dtype() == DType::kBool, DTypeError,
              "masked_scatter: expected a mask of bool, got ", mask.dtype());
  TENON_CHECK(self.dtype() == source.dtype(), DTypeError,
              "masked_scatter: expected self and source of one dtype, got ", self.dtype(), " and ",
              source.dtype());
  const DimVector sizes =
      broadcast_sizes("masked_scatter", "self", self.sizes(), "mask", mask.sizes());
  const TensorBase where = ops::expand(mask, sizes);
  // The elements behind one that stands for no element.
  const TensorBase elements = ops::constant_pad_nd(ops::reshape(source, -1), {1, 0});
  const TensorBase flat = ops::reshape(where, -1);
  const TensorBase places = ops::_in_interval(ops::mul(ops::cumsum(flat, 0), flat), 0,
                                              static_cast<double>(source.numel()), "masked_scatter",
                                              "a place among the elements of source");
  return ops::where(where, ops::reshape(ops::index_select(elements, 0, places), sizes),
                    ops::expand(recordable(self), sizes));
}

TensorBase take_along_dim(const TensorBase& self, const TensorBase& indices,
                          std::optional<int64_t> dim) {
  TENON_CHECK(is_index(indices.dtype()), DTypeError,
              "take_along_dim: expected indices of int64 or int32, got ", indices.dtype());
  const TensorBase own = recordable(self);
  if (!dim) return ops::gather(ops::reshape(own, -1), 0, ops::reshape(indices, -1));
  TENON_CHECK(self.dim() == indices.dim(), ShapeError, "take_along_dim: expected as many ",
              "dimensions of indices as of self, got sizes ", indices.sizes(), " for ",
              self.sizes());
  const int64_t place = wrap_dimension("take_along_dim", *dim, self.dim());
  DimVector of_self(self.sizes()), of_indices(indices.sizes());
  if (self.dim() > 0) of_self[place] = of_indices[place] = 1;
  DimVector common = broadcast_sizes("take_along_dim", "self", of_self, "indices", of_indices);
  of_self = of_indices = common;
  if (self.dim() > 0) {
    of_self[place] = self.size(place);
    of_indices[place] = indices.size(place);
  }
  return ops::gather(ops::expand(own, of_self), place, ops::expand(indices, of_indices));
}

TensorBase index_fill(const TensorBase& self, int64_t dim, const TensorBase& index,
                      const Scalar& value) {
  dim = wrap_dimension("index_fill", dim, self.dim());
  const TensorBase target = with_dimension(recordable(self));
  const TensorBase places = index_of_slices("index_fill", index, dim, target.sizes());
  return ops::_unsafe_view(ops::scatter(target, dim, places, value), self.sizes());
}

TensorBase index_copy(const TensorBase& self, int64_t dim, const TensorBase& index,
                      const TensorBase& source) {
  TENON_CHECK(self.dtype() == source.dtype(), DTypeError,
              "index_copy: expected self and source of one dtype, got ", self.dtype(), " and ",
              source.dtype());
  dim = wrap_dimension("index_copy", dim, self.dim());
  const TensorBase target = with_dimension(recordable(self));
  const TensorBase places = index_of_slices("index_copy", index, dim, target.sizes());
  const TensorBase slices = with_dimension(source);
  TENON_CHECK(slices.sizes() == places.sizes(), ShapeError,
              "index_copy: expected a source of the sizes ", places.sizes(), ", got ",
              source.sizes());
  return ops::_unsafe_view(ops::scatter(target, dim, places, slices), self.sizes());
}

}  // namespace tenon::composite

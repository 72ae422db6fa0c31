#include <algorithm>

#include "tenon/base/broadcast.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::composite {

namespace {

TensorBase with_moved(std::string_view op, const TensorBase& self, IntArrayRef source,
                      IntArrayRef destination) {
  TENON_CHECK(source.size() == destination.size(), ValueError, op,
              ": expected as many destinations as sources, got ", destination, " for ", source);
  const DimVector from = wrap_dimensions(op, source, self.dim()),
                  to = wrap_dimensions(op, destination, self.dim());
  if (self.dim() == 0) return ops::permute(self, IntArrayRef());
  DimVector order(self.dim(), -1);
  for (size_t i = 0; i < from.size(); ++i) order[to[i]] = from[i];
  int64_t next = 0;  // of those that stay in their order
  for (int64_t& dim : order) {
    if (dim >= 0) continue;
    while (std::ranges::count(from, next) > 0) ++next;
    dim = next++;
  }
  return ops::permute(self, order);
}

TensorBase with_swapped(std::string_view op, const TensorBase& self, int64_t a, int64_t b) {
  a = wrap_dimension(op, a, self.dim());
  b = wrap_dimension(op, b, self.dim());
  return ops::transpose(self, a, b);
}

}  // namespace

TensorBase movedim(const TensorBase& self, int64_t source, int64_t destination) {
  return with_moved("movedim", self, source, destination);
}

TensorBase movedim_intlist(const TensorBase& self, IntArrayRef source, IntArrayRef destination) {
  return with_moved("movedim", self, source, destination);
}

TensorBase moveaxis(const TensorBase& self, int64_t source, int64_t destination) {
  return with_moved("moveaxis", self, source, destination);
}

TensorBase moveaxis_intlist(const TensorBase& self, IntArrayRef source, IntArrayRef destination) {
  return with_moved("moveaxis", self, source, destination);
}

TensorBase swapaxes(const TensorBase& self, int64_t axis0, int64_t axis1) {
  return with_swapped("swapaxes", self, axis0, axis1);
}

TensorBase swapdims(const TensorBase& self, int64_t dim0, int64_t dim1) {
  return with_swapped("swapdims", self, dim0, dim1);
}

TensorBase narrow(const TensorBase& self, int64_t dim, int64_t start, int64_t length) {
  const int64_t size = self.sizes()[existing_dimension("narrow", dim, self.dim())];
  TENON_CHECK(length >= 0, ValueError, "narrow: expected no negative length, got ", length);
  TENON_CHECK(start >= -size && start <= size, IndexError, "narrow: start ", start,
              " is out of range for a dimension of size ", size);
  if (start < 0) start += size;
  TENON_CHECK(length <= size - start, IndexError, "narrow: ", length, " indices from ", start,
              " reach outside a dimension of size ", size);
  return ops::slice(self, dim, start, start + length, 1);
}

std::vector<TensorBase> chunk(const TensorBase& self, int64_t chunks, int64_t dim) {
  const int64_t size = self.sizes()[existing_dimension("chunk", dim, self.dim())];
  TENON_CHECK(chunks > 0, ValueError, "chunk: expected a positive number of chunks, got ", chunks);
  if (size > 0) return ops::split(self, ceil_divide(size, chunks), dim);
  constexpr int64_t kMostEmptyChunks = 1 << 20;
  TENON_CHECK(chunks <= kMostEmptyChunks, ValueError, "chunk: expected at most ", kMostEmptyChunks,
              " chunks of a dimension without elements, got ", chunks);
  return ops::split_with_sizes(self, DimVector(chunks, 0), dim);
}

std::vector<TensorBase> tensor_split_sections(const TensorBase& self, int64_t sections,
                                              int64_t dim) {
  dim = existing_dimension("tensor_split", dim, self.dim());
  TENON_CHECK(sections > 0, ValueError, "tensor_split: expected at least one section, got ",
              sections);
  constexpr int64_t kMostTensors = int64_t{1} << 24;
  TENON_CHECK(sections <= kMostTensors, OutOfMemoryError, "tensor_split: expected at most ",
              kMostTensors, " tensors as the result, got ", sections);
  const int64_t size = self.sizes()[dim], least = size / sections, longer = size % sections;
  std::vector<TensorBase> parts;
  for (int64_t i = 0, begin = 0; i < sections; ++i) {
    const int64_t end = begin + least + (i < longer ? 1 : 0);
    parts.push_back(ops::slice(self, dim, begin, end, 1));
    begin = end;
  }
  return parts;
}

std::vector<TensorBase> tensor_split_indices(const TensorBase& self, IntArrayRef indices,
                                             int64_t dim) {
  dim = existing_dimension("tensor_split", dim, self.dim());
  std::vector<TensorBase> parts;
  int64_t begin = 0;
  for (const int64_t end : indices) {
    parts.push_back(ops::slice(self, dim, begin, end, 1));
    begin = end;
  }
  parts.push_back(ops::slice(self, dim, begin, self.sizes()[dim], 1));
  return parts;
}

TensorBase reshape(const TensorBase& self, IntArrayRef shape) {
  const DimVector sizes = infer_size("reshape", shape, self.numel());
  const bool is_view =
      self.impl()->is_row_major() || view_strides(self.sizes(), self.strides(), sizes);
  if (is_view) return ops::view(self, sizes);
  return ops::_unsafe_view(ops::clone(self, MemoryFormat::Contiguous), sizes);
}

TensorBase flatten(const TensorBase& self, int64_t start_dim, int64_t end_dim) {
  start_dim = wrap_dimension("flatten", start_dim, self.dim());
  end_dim = wrap_dimension("flatten", end_dim, self.dim());
  TENON_CHECK(start_dim <= end_dim, ValueError, "flatten: expected start_dim <= end_dim, got ",
              start_dim, " and ", end_dim);
  if (self.dim() == 0) return ops::reshape(self, 1);
  if (start_dim == end_dim) return self;
  DimVector sizes(self.sizes().slice(0, start_dim));
  CheckedInt merged = 1;
  // fits: a CheckedInt
  for (int64_t i = start_dim; i <= end_dim; ++i) merged *= self.sizes()[i];
  TENON_CHECK(merged.fits(), OutOfMemoryError, "flatten: the dimensions ", start_dim, " to ",
              end_dim, " of a tensor of sizes ", self.sizes(),
              " have more places than 64 bits can count");
  sizes.push_back(merged.value());
  for (int64_t i = end_dim + 1; i < self.dim(); ++i) sizes.push_back(self.sizes()[i]);
  return ops::reshape(self, sizes);
}

TensorBase unflatten(const TensorBase& self, int64_t dim, IntArrayRef sizes) {
  dim = existing_dimension("unflatten", dim, self.dim());
  const DimVector parts = infer_size("unflatten", sizes, self.sizes()[dim]);
  DimVector result(self.sizes().slice(0, dim));
  for (const int64_t part : parts) result.push_back(part);
  for (int64_t i = dim + 1; i < self.dim(); ++i) result.push_back(self.sizes()[i]);
  return ops::view(self, result);
}

std::vector<TensorBase> broadcast_tensors(TensorList tensors) {
  DimVector sizes;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(broadcast_into(sizes, tensor.sizes()), ShapeError,
                "broadcast_tensors: expected sizes that broadcast, got ", tensor.sizes(),
                " beside ", sizes);
  }
  std::vector<TensorBase> results;
  for (const TensorBase& tensor : tensors) results.push_back(ops::expand(tensor, sizes));
  return results;
}

std::vector<TensorBase> meshgrid(TensorList tensors) {
  DimVector sizes;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.dim() <= 1, ShapeError, "meshgrid: expected vectors or numbers, got sizes ",
                tensor.sizes());
    TENON_CHECK(tensor.dtype() == tensors.front().dtype(), DTypeError,
                "meshgrid: expected tensors of one dtype, got ", tensors.front().dtype(), " and ",
                tensor.dtype());
    sizes.push_back(tensor.numel());
  }
  std::vector<TensorBase> results;
  for (size_t i = 0; i < tensors.size(); ++i) {
    DimVector own(tensors.size(), 1);
    own[i] = tensors[i].numel();
    results.push_back(ops::expand(ops::reshape(tensors[i], own), sizes));
  }
  return results;
}

std::vector<TensorBase> meshgrid_indexing(TensorList tensors, std::string_view indexing) {
  TENON_CHECK(indexing == "ij" || indexing == "xy", ValueError,
              "meshgrid: expected indexing to be 'ij' or 'xy', got '", indexing, "'");
  if (indexing == "ij" || tensors.size() < 2) return ops::meshgrid(tensors);
  std::vector<TensorBase> swapped(tensors.begin(), tensors.end());
  std::swap(swapped[0], swapped[1]);
  std::vector<TensorBase> results = ops::meshgrid(swapped);
  std::swap(results[0], results[1]);
  return results;
}

bool is_contiguous(const TensorBase& self, MemoryFormat memory_format) {
  return self.is_contiguous(memory_format);
}

}  // namespace tenon::composite

#include "tenon/autograd/formulas/indexing.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::formulas {
namespace {

/// `grad` with the strides of `self`, on which a window then means the same.
TensorBase with_strides(const TensorBase& grad, IntArrayRef strides) {
  if (grad.strides() == strides) return grad;
  TENON_CHECK(is_dense(grad.sizes(), strides), NotImplementedError,
              "as_strided_scatter: the gradient for a tensor of sizes ", grad.sizes(),
              " and strides ", strides, ", which is not dense, is not implemented");
  const TensorBase target =
      ops::empty_strided(grad.sizes(), strides, grad.dtype(), std::nullopt, grad.device());
  return ops::copy(target, grad);
}

}  // namespace

TensorBase index_select_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                 const TensorBase& index) {
  return ops::index_add(zeros(sizes, grad), dim, index, grad);
}

TensorBase gather_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                           const TensorBase& index) {
  return ops::scatter_add(zeros(sizes, grad), dim, index, grad);
}

TensorBase scatter_source_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                   const TensorBase& index) {
  return padded_to(ops::gather(grad, dim, index), sizes);
}

TensorBase padded_to(const TensorBase& gradient, IntArrayRef sizes) {
  if (gradient.sizes() == sizes) return gradient;
  DimVector pad;
  for (size_t i = sizes.size(); i-- > 0;) {
    pad.push_back(0);
    pad.push_back(sizes[i] - gradient.sizes()[i]);
  }
  return ops::constant_pad_nd(gradient, pad);
}

TensorBase select_scatter_backward(const TensorBase& grad, int64_t dim, int64_t index) {
  return ops::select_scatter(grad, zeros(ops::select(grad, dim, index).sizes(), grad), dim, index);
}

TensorBase slice_scatter_backward(const TensorBase& grad, int64_t dim, std::optional<int64_t> start,
                                  std::optional<int64_t> end, int64_t step) {
  const TensorBase view = ops::slice(grad, dim, start, end, step);
  return ops::slice_scatter(grad, zeros(view.sizes(), grad), dim, start, end, step);
}

TensorBase diagonal_scatter_backward(const TensorBase& grad, int64_t offset, int64_t dim1,
                                     int64_t dim2) {
  const TensorBase view = ops::diagonal(grad, offset, dim1, dim2);
  return ops::diagonal_scatter(grad, zeros(view.sizes(), grad), offset, dim1, dim2);
}

TensorBase as_strided_scatter_backward(const TensorBase& grad, IntArrayRef strides, int64_t offset,
                                       IntArrayRef size, IntArrayRef stride,
                                       std::optional<int64_t> storage_offset) {
  const TensorBase target = with_strides(grad, strides);
  const int64_t start = storage_offset.value_or(offset) - offset + target.storage_offset();
  return ops::as_strided_scatter(target, zeros(size, grad), size, stride, start);
}

TensorBase as_strided_scatter_src_backward(const TensorBase& grad, IntArrayRef strides,
                                           int64_t offset, IntArrayRef size, IntArrayRef stride,
                                           std::optional<int64_t> storage_offset) {
  const TensorBase source = with_strides(grad, strides);
  const int64_t start = storage_offset.value_or(offset) - offset + source.storage_offset();
  return ops::as_strided(source, size, stride, start);
}

}  // namespace tenon::formulas

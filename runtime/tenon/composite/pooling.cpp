#include <tuple>

#include "tenon/base/check.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/pooled_sizes.h"
#include "tenon/tensor/windows.h"

namespace tenon::composite {
namespace {

/// DTypeError for bool.
void check_numeric(std::string_view op, const TensorBase& self) {
  TENON_CHECK(self.dtype() != DType::kBool, DTypeError, op,
              ": expected self of a numeric dtype, got bool");
}

/// [.., L] as planes of one row.
TensorBase as_rows(const TensorBase& self) {
  return ops::unsqueeze(self, -2);
}

/// The list of a pooling of such rows, whose value along their height is `above`.
DimVector over_rows(int64_t above, IntArrayRef list) {
  return {above, list[0]};
}

}  // namespace

TensorBase max_pool1d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  check_numeric("max_pool1d", self);
  pooled_sizes("max_pool1d", self, 1, {kernel_size, stride, padding, dilation, ceil_mode});
  const TensorBase rows = std::get<0>(ops::max_pool2d_with_indices(
      as_rows(self), over_rows(1, kernel_size), over_rows(1, stride.empty() ? kernel_size : stride),
      over_rows(0, padding), over_rows(1, dilation), ceil_mode));
  return ops::squeeze(rows, -2);
}

TensorBase max_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  check_numeric("max_pool3d", self);
  pooled_sizes("max_pool3d", self, 3, {kernel_size, stride, padding, dilation, ceil_mode});
  return std::get<0>(
      ops::max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

TensorBase avg_pool1d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool count_include_pad) {
  constexpr int64_t kOne = 1;
  check_floating("avg_pool1d", "self", self.dtype());
  pooled_sizes("avg_pool1d", self, 1, {kernel_size, stride, padding, kOne, ceil_mode});
  const TensorBase rows = ops::avg_pool2d(as_rows(self), over_rows(1, kernel_size),
                                          over_rows(1, stride.empty() ? kernel_size : stride),
                                          over_rows(0, padding), ceil_mode, count_include_pad);
  return ops::squeeze(rows, -2);
}

TensorBase adaptive_avg_pool1d(const TensorBase& self, IntArrayRef output_size) {
  check_floating("adaptive_avg_pool1d", "self", self.dtype());
  check_volumes("adaptive_avg_pool1d", "self", self, 1);
  resized("adaptive_avg_pool1d", self, 1, output_size);
  return ops::squeeze(ops::_adaptive_avg_pool2d(as_rows(self), over_rows(1, output_size)), -2);
}

std::tuple<TensorBase, TensorBase> adaptive_max_pool1d(const TensorBase& self,
                                                       IntArrayRef output_size) {
  check_numeric("adaptive_max_pool1d", self);
  check_volumes("adaptive_max_pool1d", "self", self, 1);
  resized("adaptive_max_pool1d", self, 1, output_size);
  const auto [maxima, indices] = ops::adaptive_max_pool2d(as_rows(self), over_rows(1, output_size));
  return {ops::squeeze(maxima, -2), ops::squeeze(indices, -2)};
}

namespace {

/// The elements of `self` at their indices within volumes [..., output_size], which else are 0.
TensorBase max_unpool(std::string_view op, int64_t rank, const TensorBase& self,
                      const TensorBase& indices, IntArrayRef output_size) {
  check_numeric(op, self);
  check_volumes(op, "self", self, rank);
  TENON_CHECK(indices.dtype() == DType::kInt64, DTypeError, op, ": expected int64 indices, got ",
              indices.dtype());
  TENON_CHECK(indices.sizes() == self.sizes(), ShapeError, op,
              ": expected indices of the sizes of self ", self.sizes(), ", got ", indices.sizes());
  TENON_CHECK(static_cast<int64_t>(output_size.size()) == rank, ValueError, op,
              ": expected an output_size of ", rank, " values, got ", output_size);
  const DimVector sizes = resized(op, self, rank, output_size);
  CheckedInt volume = 1;
  for (const int64_t size : output_size) volume *= size;  // fits: a CheckedInt
  DimVector flat(self.sizes().slice(0, self.dim() - rank));
  flat.push_back(checked_size(op, volume));
  const TensorBase zeros = ops::zeros(flat, self.dtype(), std::nullopt, self.device());
  return ops::view(
      ops::scatter(zeros, -1, ops::flatten(indices, -rank), ops::flatten(recordable(self), -rank)),
      sizes);
}

}  // namespace

TensorBase max_unpool2d(const TensorBase& self, const TensorBase& indices,
                        IntArrayRef output_size) {
  return max_unpool("max_unpool2d", 2, self, indices, output_size);
}

TensorBase max_unpool3d(const TensorBase& self, const TensorBase& indices, IntArrayRef output_size,
                        IntArrayRef stride, IntArrayRef padding) {
  expand_list("max_unpool3d", "stride", stride, 3, 1);
  expand_list("max_unpool3d", "padding", padding, 3, 0);
  return max_unpool("max_unpool3d", 3, self, indices, output_size);
}

}  // namespace tenon::composite

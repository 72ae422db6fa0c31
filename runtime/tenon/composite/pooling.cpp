#include <tuple>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/pooled_sizes.h"

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

}  // namespace tenon::composite

#include "tenon/kernels/pooling/meta.h"

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/gradient.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/pooled_sizes.h"

namespace tenon::meta {
namespace {

/// The dilation of windows that have none.
constexpr int64_t kOnes = 1;

std::tuple<TensorSpec, TensorSpec> max_pool(std::string_view op, int64_t rank,
                                            const TensorBase& self,
                                            const PoolArguments& arguments) {
  check_numeric(op, "self", self.dtype());
  check_ordered(op, "self", self.dtype());
  const DimVector sizes = pooled_sizes(op, self, rank, arguments);
  return {{sizes, self.dtype(), self.device()}, {sizes, DType::kInt64, self.device()}};
}

void check_indices(std::string_view op, const TensorBase& indices, const TensorBase& grad_output) {
  TENON_CHECK(indices.dtype() == DType::kInt64, DTypeError, op, ": expected int64 indices, got ",
              dtype_name(indices.dtype()));
  TENON_CHECK(indices.sizes() == grad_output.sizes(), ShapeError, op,
              ": expected indices of the sizes of grad_output ", grad_output.sizes(), ", got ",
              indices.sizes());
}

TensorSpec max_pool_backward(std::string_view op, int64_t rank, const TensorBase& grad_output,
                             const TensorBase& self, const PoolArguments& arguments,
                             const TensorBase& indices) {
  check_numeric(op, "self", self.dtype());
  check_ordered(op, "self", self.dtype());
  check_gradient(op, grad_output, "self", self, pooled_sizes(op, self, rank, arguments));
  check_indices(op, indices, grad_output);
  return spec_of(self);
}

DimVector averaged_sizes(std::string_view op, int64_t rank, const TensorBase& self,
                         const PoolArguments& arguments, std::optional<int64_t> divisor_override) {
  TENON_CHECK(divisor_override != 0, ValueError, op, ": expected a divisor_override that is not 0");
  check_floating(op, "self", self.dtype());
  return pooled_sizes(op, self, rank, arguments);
}

DimVector adaptive_sizes(std::string_view op, int64_t rank, const TensorBase& self,
                         IntArrayRef output_size) {
  check_volumes(op, "self", self, rank);
  return resized(op, self, rank, output_size);
}

TensorSpec adaptive(std::string_view op, int64_t rank, const TensorBase& self,
                    IntArrayRef output_size) {
  check_floating(op, "self", self.dtype());
  return {adaptive_sizes(op, rank, self, output_size), self.dtype(), self.device()};
}

void check_adaptive_gradient(std::string_view op, int64_t rank, const TensorBase& grad_output,
                             const TensorBase& self) {
  check_volumes(op, "self", self, rank);
  TENON_CHECK(grad_output.dim() == self.dim(), ShapeError, op,
              ": expected a grad_output of as many dimensions as self, got sizes ",
              grad_output.sizes(), " for ", self.sizes());
  const IntArrayRef output = grad_output.sizes().slice(self.dim() - rank);
  check_gradient(op, grad_output, "self", self, resized(op, self, rank, output));
}

TensorSpec adaptive_backward(std::string_view op, int64_t rank, const TensorBase& grad_output,
                             const TensorBase& self) {
  check_floating(op, "self", self.dtype());
  check_adaptive_gradient(op, rank, grad_output, self);
  return spec_of(self);
}

std::tuple<TensorSpec, TensorSpec> adaptive_max(std::string_view op, int64_t rank,
                                                const TensorBase& self, IntArrayRef output_size) {
  check_numeric(op, "self", self.dtype());
  check_ordered(op, "self", self.dtype());
  const DimVector sizes = adaptive_sizes(op, rank, self, output_size);
  return {{sizes, self.dtype(), self.device()}, {sizes, DType::kInt64, self.device()}};
}

TensorSpec adaptive_max_backward(std::string_view op, int64_t rank, const TensorBase& grad_output,
                                 const TensorBase& self, const TensorBase& indices) {
  check_numeric(op, "self", self.dtype());
  check_ordered(op, "self", self.dtype());
  check_adaptive_gradient(op, rank, grad_output, self);
  check_indices(op, indices, grad_output);
  return spec_of(self);
}

}  // namespace

std::tuple<TensorSpec, TensorSpec> max_pool2d_with_indices(const TensorBase& self,
                                                           IntArrayRef kernel_size,
                                                           IntArrayRef stride, IntArrayRef padding,
                                                           IntArrayRef dilation, bool ceil_mode) {
  return max_pool("max_pool2d_with_indices", 2, self,
                  {kernel_size, stride, padding, dilation, ceil_mode});
}

TensorSpec max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                            IntArrayRef kernel_size, IntArrayRef stride,
                                            IntArrayRef padding, IntArrayRef dilation,
                                            bool ceil_mode, const TensorBase& indices) {
  return max_pool_backward("max_pool2d_with_indices_backward", 2, grad_output, self,
                           {kernel_size, stride, padding, dilation, ceil_mode}, indices);
}

std::tuple<TensorSpec, TensorSpec> max_pool3d_with_indices(const TensorBase& self,
                                                           IntArrayRef kernel_size,
                                                           IntArrayRef stride, IntArrayRef padding,
                                                           IntArrayRef dilation, bool ceil_mode) {
  return max_pool("max_pool3d_with_indices", 3, self,
                  {kernel_size, stride, padding, dilation, ceil_mode});
}

TensorSpec max_pool3d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                            IntArrayRef kernel_size, IntArrayRef stride,
                                            IntArrayRef padding, IntArrayRef dilation,
                                            bool ceil_mode, const TensorBase& indices) {
  return max_pool_backward("max_pool3d_with_indices_backward", 3, grad_output, self,
                           {kernel_size, stride, padding, dilation, ceil_mode}, indices);
}

TensorSpec avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool /*count_include_pad*/,
                      std::optional<int64_t> divisor_override) {
  return {averaged_sizes("avg_pool2d", 2, self, {kernel_size, stride, padding, kOnes, ceil_mode},
                         divisor_override),
          self.dtype(), self.device()};
}

TensorSpec avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                               IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                               bool ceil_mode, bool /*count_include_pad*/,
                               std::optional<int64_t> divisor_override) {
  constexpr std::string_view kOp = "avg_pool2d_backward";
  check_gradient(kOp, grad_output, "self", self,
                 averaged_sizes(kOp, 2, self, {kernel_size, stride, padding, kOnes, ceil_mode},
                                divisor_override));
  return spec_of(self);
}

TensorSpec avg_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool /*count_include_pad*/,
                      std::optional<int64_t> divisor_override) {
  return {averaged_sizes("avg_pool3d", 3, self, {kernel_size, stride, padding, kOnes, ceil_mode},
                         divisor_override),
          self.dtype(), self.device()};
}

TensorSpec avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                               IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                               bool ceil_mode, bool /*count_include_pad*/,
                               std::optional<int64_t> divisor_override) {
  constexpr std::string_view kOp = "avg_pool3d_backward";
  check_gradient(kOp, grad_output, "self", self,
                 averaged_sizes(kOp, 3, self, {kernel_size, stride, padding, kOnes, ceil_mode},
                                divisor_override));
  return spec_of(self);
}

TensorSpec _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size) {
  return adaptive("_adaptive_avg_pool2d", 2, self, output_size);
}

TensorSpec _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self) {
  return adaptive_backward("_adaptive_avg_pool2d_backward", 2, grad_output, self);
}

TensorSpec _adaptive_avg_pool3d(const TensorBase& self, IntArrayRef output_size) {
  return adaptive("_adaptive_avg_pool3d", 3, self, output_size);
}

TensorSpec _adaptive_avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self) {
  return adaptive_backward("_adaptive_avg_pool3d_backward", 3, grad_output, self);
}

std::tuple<TensorSpec, TensorSpec> adaptive_max_pool2d(const TensorBase& self,
                                                       IntArrayRef output_size) {
  return adaptive_max("adaptive_max_pool2d", 2, self, output_size);
}

TensorSpec adaptive_max_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                        const TensorBase& indices) {
  return adaptive_max_backward("adaptive_max_pool2d_backward", 2, grad_output, self, indices);
}

std::tuple<TensorSpec, TensorSpec> adaptive_max_pool3d(const TensorBase& self,
                                                       IntArrayRef output_size) {
  return adaptive_max("adaptive_max_pool3d", 3, self, output_size);
}

TensorSpec adaptive_max_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                        const TensorBase& indices) {
  return adaptive_max_backward("adaptive_max_pool3d_backward", 3, grad_output, self, indices);
}

}  // namespace tenon::meta

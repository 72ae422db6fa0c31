// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"
#include "tenon/generated/ops/affine_grid.h"
#include "tenon/generated/ops/affine_grid_generator.h"
#include "tenon/generated/ops/avg_pool1d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool3d.h"
#include "tenon/generated/ops/avg_pool3d_backward.h"
#include "tenon/generated/ops/col2im.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/conv_transpose3d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/fold.h"
#include "tenon/generated/ops/grid_sampler_2d.h"
#include "tenon/generated/ops/grid_sampler_2d_backward.h"
#include "tenon/kernels/convolution/meta.h"

namespace tenon {
namespace composite {

// affine_grid(Tensor theta, SymInt[] size, bool align_corners=False) -> Tensor
TensorBase affine_grid(const TensorBase& theta, IntArrayRef size, bool align_corners);

// fold(Tensor input, SymInt[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2]
//   padding=0, int[2] stride=1) -> Tensor
TensorBase fold(const TensorBase& input, IntArrayRef output_size, IntArrayRef kernel_size,
                IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride);

}  // namespace composite

namespace {

// adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
TensorSpec adaptive_max_pool3d_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& indices) {
  return meta::adaptive_max_pool3d_backward(grad_output, self, indices);
}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
TensorSpec avg_pool2d_spec(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                           IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                           const std::optional<int64_t>& divisor_override) {
  return meta::avg_pool2d(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                          divisor_override);
}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
TensorSpec avg_pool2d_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                    IntArrayRef kernel_size, IntArrayRef stride,
                                    IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                                    const std::optional<int64_t>& divisor_override) {
  return meta::avg_pool2d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode,
                                   count_include_pad, divisor_override);
}

// avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
TensorSpec avg_pool3d_spec(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                           IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                           const std::optional<int64_t>& divisor_override) {
  return meta::avg_pool3d(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                          divisor_override);
}

// avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
TensorSpec avg_pool3d_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                    IntArrayRef kernel_size, IntArrayRef stride,
                                    IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                                    const std::optional<int64_t>& divisor_override) {
  return meta::avg_pool3d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode,
                                   count_include_pad, divisor_override);
}

// col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding,
//   int[2] stride) -> Tensor
TensorSpec col2im_spec(const TensorBase& self, IntArrayRef output_size, IntArrayRef kernel_size,
                       IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride) {
  return meta::col2im(self, output_size, kernel_size, dilation, padding, stride);
}

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
TensorSpec convolution_spec(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                            int64_t groups) {
  return meta::convolution(input, weight, bias, stride, padding, dilation, transposed,
                           output_padding, groups);
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec, TensorSpec> convolution_backward_specs(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const std::optional<IntArrayRef>& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) {
  return meta::convolution_backward(grad_output, input, weight, bias_sizes, stride, padding,
                                    dilation, transposed, output_padding, groups);
}

// grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool
//   align_corners) -> Tensor
TensorSpec grid_sampler_2d_spec(const TensorBase& input, const TensorBase& grid,
                                int64_t interpolation_mode, int64_t padding_mode,
                                bool align_corners) {
  return meta::grid_sampler_2d(input, grid, interpolation_mode, padding_mode);
}

// grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode,
//   int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> grid_sampler_2d_backward_specs(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& grid,
    int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    std::array<bool, 2> output_mask) {
  return meta::grid_sampler_2d_backward(grad_output, input, grid, interpolation_mode, padding_mode);
}

}  // namespace

void register_backend_convolution_from_adaptive_max_pool3d_backward() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/convolution_from_adaptive_max_pool3d_backward.cpp");
  registrar.structured<stubs::adaptive_max_pool3d_backward, adaptive_max_pool3d_backward_spec,
                       kernels::adaptive_max_pool3d_backward>();
  registrar.composite<stubs::affine_grid, composite::affine_grid>();
  registrar.composite<stubs::affine_grid_generator, composite::affine_grid_generator>();
  registrar.composite<stubs::avg_pool1d, composite::avg_pool1d>();
  registrar.structured<stubs::avg_pool2d, avg_pool2d_spec, kernels::avg_pool2d>();
  registrar.structured<stubs::avg_pool2d_backward, avg_pool2d_backward_spec,
                       kernels::avg_pool2d_backward>();
  registrar.structured<stubs::avg_pool3d, avg_pool3d_spec, kernels::avg_pool3d>();
  registrar.structured<stubs::avg_pool3d_backward, avg_pool3d_backward_spec,
                       kernels::avg_pool3d_backward>();
  registrar.structured<stubs::col2im, col2im_spec, kernels::col2im>();
  registrar.composite<stubs::conv1d, composite::conv1d>();
  registrar.composite<stubs::conv2d, composite::conv2d>();
  registrar.composite<stubs::conv3d, composite::conv3d>();
  registrar.composite<stubs::conv_transpose1d, composite::conv_transpose1d>();
  registrar.composite<stubs::conv_transpose2d_input, composite::conv_transpose2d>();
  registrar.composite<stubs::conv_transpose3d_input, composite::conv_transpose3d>();
  registrar.structured<stubs::convolution, convolution_spec, kernels::convolution>();
  registrar.structured<stubs::convolution_backward, convolution_backward_specs,
                       kernels::convolution_backward>();
  registrar.composite<stubs::fold, composite::fold>();
  registrar.structured<stubs::grid_sampler_2d, grid_sampler_2d_spec, kernels::grid_sampler_2d>();
  registrar.structured<stubs::grid_sampler_2d_backward, grid_sampler_2d_backward_specs,
                       kernels::grid_sampler_2d_backward>();
}

}  // namespace tenon

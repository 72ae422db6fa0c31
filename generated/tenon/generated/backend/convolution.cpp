// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/kernels/convolution/meta.h"

namespace tenon {
namespace composite {

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size);

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);

}  // namespace composite

namespace {

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorSpec _adaptive_avg_pool2d_spec(const TensorBase& self, IntArrayRef output_size) {
  return meta::_adaptive_avg_pool2d(self, output_size);
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorSpec _adaptive_avg_pool2d_backward_spec(const TensorBase& grad_output,
                                              const TensorBase& self) {
  return meta::_adaptive_avg_pool2d_backward(grad_output, self);
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

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> max_pool2d_with_indices_specs(
    const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool ceil_mode) {
  return meta::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode);
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorSpec max_pool2d_with_indices_backward_spec(
    const TensorBase& grad_output, const TensorBase& self, IntArrayRef kernel_size,
    IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
    const TensorBase& indices) {
  return meta::max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
                                                dilation, ceil_mode, indices);
}

}  // namespace

void register_backend_convolution() {
  constexpr backend::Registrar registrar("tenon/generated/backend/convolution.cpp");
  registrar.structured<stubs::_adaptive_avg_pool2d, _adaptive_avg_pool2d_spec,
                       kernels::_adaptive_avg_pool2d>();
  registrar.composite<stubs::adaptive_avg_pool2d, composite::adaptive_avg_pool2d>();
  registrar.structured<stubs::_adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward_spec,
                       kernels::_adaptive_avg_pool2d_backward>();
  registrar.structured<stubs::avg_pool2d, avg_pool2d_spec, kernels::avg_pool2d>();
  registrar.structured<stubs::avg_pool2d_backward, avg_pool2d_backward_spec,
                       kernels::avg_pool2d_backward>();
  registrar.composite<stubs::conv1d, composite::conv1d>();
  registrar.composite<stubs::conv2d, composite::conv2d>();
  registrar.composite<stubs::conv3d, composite::conv3d>();
  registrar.composite<stubs::conv_transpose1d, composite::conv_transpose1d>();
  registrar.composite<stubs::conv_transpose2d_input, composite::conv_transpose2d>();
  registrar.structured<stubs::convolution, convolution_spec, kernels::convolution>();
  registrar.structured<stubs::convolution_backward, convolution_backward_specs,
                       kernels::convolution_backward>();
  registrar.composite<stubs::max_pool2d, composite::max_pool2d>();
  registrar.structured<stubs::max_pool2d_with_indices, max_pool2d_with_indices_specs,
                       kernels::max_pool2d_with_indices>();
  registrar.structured<stubs::max_pool2d_with_indices_backward,
                       max_pool2d_with_indices_backward_spec,
                       kernels::max_pool2d_with_indices_backward>();
}

}  // namespace tenon

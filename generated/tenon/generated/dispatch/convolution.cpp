// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
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

namespace tenon {

namespace schemas {
extern const OperatorSchema convolution;
extern const OperatorSchema convolution_backward;
extern const OperatorSchema conv1d;
extern const OperatorSchema conv2d;
extern const OperatorSchema conv3d;
extern const OperatorSchema conv_transpose1d;
extern const OperatorSchema conv_transpose2d_input;
extern const OperatorSchema max_pool2d_with_indices;
extern const OperatorSchema max_pool2d_with_indices_backward;
extern const OperatorSchema max_pool2d;
extern const OperatorSchema avg_pool2d;
extern const OperatorSchema avg_pool2d_backward;
extern const OperatorSchema _adaptive_avg_pool2d;
extern const OperatorSchema _adaptive_avg_pool2d_backward;
extern const OperatorSchema adaptive_avg_pool2d;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing convolution;
extern const OperatorBoxing convolution_backward;
extern const OperatorBoxing conv1d;
extern const OperatorBoxing conv2d;
extern const OperatorBoxing conv3d;
extern const OperatorBoxing conv_transpose1d;
extern const OperatorBoxing conv_transpose2d_input;
extern const OperatorBoxing max_pool2d_with_indices;
extern const OperatorBoxing max_pool2d_with_indices_backward;
extern const OperatorBoxing max_pool2d;
extern const OperatorBoxing avg_pool2d;
extern const OperatorBoxing avg_pool2d_backward;
extern const OperatorBoxing _adaptive_avg_pool2d;
extern const OperatorBoxing _adaptive_avg_pool2d_backward;
extern const OperatorBoxing adaptive_avg_pool2d;
}  // namespace boxing

namespace stubs {

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
constinit OperatorEntry convolution::entry(schemas::convolution, boxing::convolution);

TensorBase convolution::call(const TensorBase& input, const TensorBase& weight,
                             const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                             IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                             int64_t groups) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, dilation, transposed,
          output_padding, groups);
} catch (...) {
  detail::rethrow_as_error("convolution");
}

TensorBase convolution::redispatch(DispatchKeySet keys, const TensorBase& input,
                                   const TensorBase& weight, const TensorBase& bias,
                                   IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                                   bool transposed, IntArrayRef output_padding, int64_t groups) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t>(
      keys, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups);
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
constinit OperatorEntry convolution_backward::entry(schemas::convolution_backward,
                                                    boxing::convolution_backward);

std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward::call(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    std::optional<IntArrayRef> bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups,
    std::array<bool, 3> output_mask) try {
  return entry.call<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                    const TensorBase&, const TensorBase&, std::optional<IntArrayRef>, IntArrayRef,
                    IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t, std::array<bool, 3>>(
      keys_of(grad_output, input, weight), grad_output, input, weight, bias_sizes, stride, padding,
          dilation, transposed, output_padding, groups, output_mask);
} catch (...) {
  detail::rethrow_as_error("convolution_backward");
}

std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward::redispatch(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, std::optional<IntArrayRef> bias_sizes, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
    int64_t groups, std::array<bool, 3> output_mask) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase, TensorBase>, const TensorBase&,
                          const TensorBase&, const TensorBase&, std::optional<IntArrayRef>,
                          IntArrayRef, IntArrayRef, IntArrayRef, bool, IntArrayRef, int64_t,
                          std::array<bool, 3>>(
      keys, grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed,
          output_padding, groups, output_mask);
}

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
constinit OperatorEntry conv1d::entry(schemas::conv1d, boxing::conv1d);

TensorBase conv1d::call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                        IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                        int64_t groups) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, dilation, groups);
} catch (...) {
  detail::rethrow_as_error("conv1d");
}

TensorBase conv1d::redispatch(DispatchKeySet keys, const TensorBase& input,
                              const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                              IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys, input, weight, bias, stride, padding, dilation, groups);
}

// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
//   SymInt[2] dilation=1, SymInt groups=1) -> Tensor
constinit OperatorEntry conv2d::entry(schemas::conv2d, boxing::conv2d);

TensorBase conv2d::call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                        IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                        int64_t groups) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, dilation, groups);
} catch (...) {
  detail::rethrow_as_error("conv2d");
}

TensorBase conv2d::redispatch(DispatchKeySet keys, const TensorBase& input,
                              const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                              IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys, input, weight, bias, stride, padding, dilation, groups);
}

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
constinit OperatorEntry conv3d::entry(schemas::conv3d, boxing::conv3d);

TensorBase conv3d::call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                        IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                        int64_t groups) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, dilation, groups);
} catch (...) {
  detail::rethrow_as_error("conv3d");
}

TensorBase conv3d::redispatch(DispatchKeySet keys, const TensorBase& input,
                              const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                              IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, int64_t>(
      keys, input, weight, bias, stride, padding, dilation, groups);
}

// conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
//   padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
constinit OperatorEntry conv_transpose1d::entry(schemas::conv_transpose1d,
                                                boxing::conv_transpose1d);

TensorBase conv_transpose1d::call(const TensorBase& input, const TensorBase& weight,
                                  const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                                  IntArrayRef output_padding, int64_t groups,
                                  IntArrayRef dilation) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, int64_t, IntArrayRef>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, output_padding, groups,
          dilation);
} catch (...) {
  detail::rethrow_as_error("conv_transpose1d");
}

TensorBase conv_transpose1d::redispatch(DispatchKeySet keys, const TensorBase& input,
                                        const TensorBase& weight, const TensorBase& bias,
                                        IntArrayRef stride, IntArrayRef padding,
                                        IntArrayRef output_padding, int64_t groups,
                                        IntArrayRef dilation) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, int64_t, IntArrayRef>(
      keys, input, weight, bias, stride, padding, output_padding, groups, dilation);
}

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
constinit OperatorEntry conv_transpose2d_input::entry(schemas::conv_transpose2d_input,
                                                      boxing::conv_transpose2d_input);

TensorBase conv_transpose2d_input::call(const TensorBase& input, const TensorBase& weight,
                                        const TensorBase& bias, IntArrayRef stride,
                                        IntArrayRef padding, IntArrayRef output_padding,
                                        int64_t groups, IntArrayRef dilation) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    IntArrayRef, IntArrayRef, IntArrayRef, int64_t, IntArrayRef>(
      keys_of(input, weight, bias), input, weight, bias, stride, padding, output_padding, groups,
          dilation);
} catch (...) {
  detail::rethrow_as_error("conv_transpose2d.input");
}

TensorBase conv_transpose2d_input::redispatch(DispatchKeySet keys, const TensorBase& input,
                                              const TensorBase& weight, const TensorBase& bias,
                                              IntArrayRef stride, IntArrayRef padding,
                                              IntArrayRef output_padding, int64_t groups,
                                              IntArrayRef dilation) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          IntArrayRef, IntArrayRef, IntArrayRef, int64_t, IntArrayRef>(
      keys, input, weight, bias, stride, padding, output_padding, groups, dilation);
}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
constinit OperatorEntry max_pool2d_with_indices::entry(schemas::max_pool2d_with_indices,
                                                       boxing::max_pool2d_with_indices);

std::tuple<TensorBase, TensorBase> max_pool2d_with_indices::call(
    const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool ceil_mode) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, IntArrayRef, IntArrayRef,
                    IntArrayRef, IntArrayRef, bool>(
      keys_of(self), self, kernel_size, stride, padding, dilation, ceil_mode);
} catch (...) {
  detail::rethrow_as_error("max_pool2d_with_indices");
}

std::tuple<TensorBase, TensorBase> max_pool2d_with_indices::redispatch(
    DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, IntArrayRef, bool>(
      keys, self, kernel_size, stride, padding, dilation, ceil_mode);
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
constinit OperatorEntry max_pool2d_with_indices_backward::entry(
    schemas::max_pool2d_with_indices_backward, boxing::max_pool2d_with_indices_backward);

TensorBase max_pool2d_with_indices_backward::call(
    const TensorBase& grad_output, const TensorBase& self, IntArrayRef kernel_size,
    IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
    const TensorBase& indices) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                    IntArrayRef, IntArrayRef, bool, const TensorBase&>(
      keys_of(grad_output, self, indices), grad_output, self, kernel_size, stride, padding,
          dilation, ceil_mode, indices);
} catch (...) {
  detail::rethrow_as_error("max_pool2d_with_indices_backward");
}

TensorBase max_pool2d_with_indices_backward::redispatch(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& self,
    IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
    bool ceil_mode, const TensorBase& indices) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, IntArrayRef, bool, const TensorBase&>(
      keys, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
}

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
constinit OperatorEntry max_pool2d::entry(schemas::max_pool2d, boxing::max_pool2d);

TensorBase max_pool2d::call(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                            IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef,
                    IntArrayRef, bool>(
      keys_of(self), self, kernel_size, stride, padding, dilation, ceil_mode);
} catch (...) {
  detail::rethrow_as_error("max_pool2d");
}

TensorBase max_pool2d::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                                  IntArrayRef dilation, bool ceil_mode) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef,
                          IntArrayRef, bool>(
      keys, self, kernel_size, stride, padding, dilation, ceil_mode);
}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
constinit OperatorEntry avg_pool2d::entry(schemas::avg_pool2d, boxing::avg_pool2d);

TensorBase avg_pool2d::call(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                            IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                            std::optional<int64_t> divisor_override) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef, bool,
                    bool, std::optional<int64_t>>(
      keys_of(self), self, kernel_size, stride, padding, ceil_mode, count_include_pad,
          divisor_override);
} catch (...) {
  detail::rethrow_as_error("avg_pool2d");
}

TensorBase avg_pool2d::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                                  bool ceil_mode, bool count_include_pad,
                                  std::optional<int64_t> divisor_override) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef, IntArrayRef,
                          bool, bool, std::optional<int64_t>>(
      keys, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override);
}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
constinit OperatorEntry avg_pool2d_backward::entry(schemas::avg_pool2d_backward,
                                                   boxing::avg_pool2d_backward);

TensorBase avg_pool2d_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                     IntArrayRef kernel_size, IntArrayRef stride,
                                     IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                                     std::optional<int64_t> divisor_override) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                    IntArrayRef, bool, bool, std::optional<int64_t>>(
      keys_of(grad_output, self), grad_output, self, kernel_size, stride, padding, ceil_mode,
          count_include_pad, divisor_override);
} catch (...) {
  detail::rethrow_as_error("avg_pool2d_backward");
}

TensorBase avg_pool2d_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                           const TensorBase& self, IntArrayRef kernel_size,
                                           IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                                           bool count_include_pad,
                                           std::optional<int64_t> divisor_override) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, IntArrayRef, bool, bool, std::optional<int64_t>>(
      keys, grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
          divisor_override);
}

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
constinit OperatorEntry _adaptive_avg_pool2d::entry(schemas::_adaptive_avg_pool2d,
                                                    boxing::_adaptive_avg_pool2d);

TensorBase _adaptive_avg_pool2d::call(const TensorBase& self, IntArrayRef output_size) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, output_size);
} catch (...) {
  detail::rethrow_as_error("_adaptive_avg_pool2d");
}

TensorBase _adaptive_avg_pool2d::redispatch(DispatchKeySet keys, const TensorBase& self,
                                            IntArrayRef output_size) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, output_size);
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
constinit OperatorEntry _adaptive_avg_pool2d_backward::entry(schemas::_adaptive_avg_pool2d_backward,
                                                             boxing::_adaptive_avg_pool2d_backward);

TensorBase _adaptive_avg_pool2d_backward::call(const TensorBase& grad_output,
                                               const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, self), grad_output, self);
} catch (...) {
  detail::rethrow_as_error("_adaptive_avg_pool2d_backward");
}

TensorBase _adaptive_avg_pool2d_backward::redispatch(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, self);
}

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
constinit OperatorEntry adaptive_avg_pool2d::entry(schemas::adaptive_avg_pool2d,
                                                   boxing::adaptive_avg_pool2d);

TensorBase adaptive_avg_pool2d::call(const TensorBase& self, IntArrayRef output_size) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, output_size);
} catch (...) {
  detail::rethrow_as_error("adaptive_avg_pool2d");
}

TensorBase adaptive_avg_pool2d::redispatch(DispatchKeySet keys, const TensorBase& self,
                                           IntArrayRef output_size) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, output_size);
}

}  // namespace stubs
}  // namespace tenon

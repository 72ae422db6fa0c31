// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/convolution/meta.h"
#include "tenon/autograd/history.h"
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
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/convolution.cpp";

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
TensorBase cpu_convolution(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                           const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                           IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                           int64_t groups) {
  check_defined("convolution", "input", input);
  check_defined("convolution", "weight", weight);
  const TensorSpec spec = meta::convolution(input, weight, bias, stride, padding, dilation,
                                            transposed, output_padding, groups);
  TensorBase result = make_tensor(spec);
  kernels::convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
                       groups, result);
  return result;

}

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
TensorBase meta_convolution(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                            int64_t groups) {
  check_defined("convolution", "input", input);
  check_defined("convolution", "weight", weight);
  check_on_meta("convolution", {{"input", input}, {"weight", weight}, {"bias", bias}});
  const TensorSpec spec = meta::convolution(input, weight, bias, stride, padding, dilation,
                                            transposed, output_padding, groups);
  TensorBase result = make_tensor(spec);
  return result;
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> cpu_convolution_backward(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, std::optional<IntArrayRef> bias_sizes, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
    int64_t groups, std::array<bool, 3> output_mask) {
  check_defined("convolution_backward", "grad_output", grad_output);
  check_defined("convolution_backward", "input", input);
  check_defined("convolution_backward", "weight", weight);
  return kernels::convolution_backward(grad_output, input, weight, bias_sizes, stride, padding,
                                       dilation, transposed, output_padding, groups, output_mask);
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> meta_convolution_backward(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, std::optional<IntArrayRef> bias_sizes, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
    int64_t groups, std::array<bool, 3> output_mask) {
  check_defined("convolution_backward", "grad_output", grad_output);
  check_defined("convolution_backward", "input", input);
  check_defined("convolution_backward", "weight", weight);
  check_on_meta("convolution_backward",
                {{"grad_output", grad_output}, {"input", input}, {"weight", weight}});
  return kernels::convolution_backward(grad_output, input, weight, bias_sizes, stride, padding,
                                       dilation, transposed, output_padding, groups, output_mask);
}

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv1d(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                  const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                  IntArrayRef dilation, int64_t groups) {
  check_defined("conv1d", "input", input);
  check_defined("conv1d", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::conv1d(input, weight, bias, stride, padding, dilation, groups);
  }
  return composite::conv1d(input, weight, bias, stride, padding, dilation, groups);
}

// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
//   SymInt[2] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv2d(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                  const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                  IntArrayRef dilation, int64_t groups) {
  check_defined("conv2d", "input", input);
  check_defined("conv2d", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::conv2d(input, weight, bias, stride, padding, dilation, groups);
  }
  return composite::conv2d(input, weight, bias, stride, padding, dilation, groups);
}

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
TensorBase conv3d(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                  const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                  IntArrayRef dilation, int64_t groups) {
  check_defined("conv3d", "input", input);
  check_defined("conv3d", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::conv3d(input, weight, bias, stride, padding, dilation, groups);
  }
  return composite::conv3d(input, weight, bias, stride, padding, dilation, groups);
}

// conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
//   padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
TensorBase conv_transpose1d(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation) {
  check_defined("conv_transpose1d", "input", input);
  check_defined("conv_transpose1d", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups,
                                       dilation);
  }
  return composite::conv_transpose1d(input, weight, bias, stride, padding, output_padding, groups,
                                     dilation);
}

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
TensorBase conv_transpose2d_input(DispatchKeySet keys, const TensorBase& input,
                                  const TensorBase& weight, const TensorBase& bias,
                                  IntArrayRef stride, IntArrayRef padding,
                                  IntArrayRef output_padding, int64_t groups,
                                  IntArrayRef dilation) {
  check_defined("conv_transpose2d.input", "input", input);
  check_defined("conv_transpose2d.input", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups,
                                       dilation);
  }
  return composite::conv_transpose2d(input, weight, bias, stride, padding, output_padding, groups,
                                     dilation);
}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> cpu_max_pool2d_with_indices(
    DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  check_defined("max_pool2d_with_indices", "self", self);
  const auto [result0_spec, result1_spec] =
      meta::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  kernels::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode, result0,
                                   result1);
  return {std::move(result0), std::move(result1)};

}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> meta_max_pool2d_with_indices(
    DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  check_defined("max_pool2d_with_indices", "self", self);
  const auto [result0_spec, result1_spec] =
      meta::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  return {std::move(result0), std::move(result1)};
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorBase cpu_max_pool2d_with_indices_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                                const TensorBase& self, IntArrayRef kernel_size,
                                                IntArrayRef stride, IntArrayRef padding,
                                                IntArrayRef dilation, bool ceil_mode,
                                                const TensorBase& indices) {
  check_defined("max_pool2d_with_indices_backward", "grad_output", grad_output);
  check_defined("max_pool2d_with_indices_backward", "self", self);
  check_defined("max_pool2d_with_indices_backward", "indices", indices);
  const TensorSpec spec = meta::max_pool2d_with_indices_backward(
      grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
  TensorBase result = make_tensor(spec);
  kernels::max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
                                            dilation, ceil_mode, indices, result);
  return result;

}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorBase meta_max_pool2d_with_indices_backward(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& self,
    IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
    bool ceil_mode, const TensorBase& indices) {
  check_defined("max_pool2d_with_indices_backward", "grad_output", grad_output);
  check_defined("max_pool2d_with_indices_backward", "self", self);
  check_defined("max_pool2d_with_indices_backward", "indices", indices);
  check_on_meta("max_pool2d_with_indices_backward",
                {{"grad_output", grad_output}, {"self", self}, {"indices", indices}});
  const TensorSpec spec = meta::max_pool2d_with_indices_backward(
      grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices);
  TensorBase result = make_tensor(spec);
  return result;
}

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool2d(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                      IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                      bool ceil_mode) {
  check_defined("max_pool2d", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode);
  }
  return composite::max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode);
}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
TensorBase cpu_avg_pool2d(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                          IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                          bool count_include_pad, std::optional<int64_t> divisor_override) {
  check_defined("avg_pool2d", "self", self);
  const TensorSpec spec = meta::avg_pool2d(self, kernel_size, stride, padding, ceil_mode,
                                           count_include_pad, divisor_override);
  TensorBase result = make_tensor(spec);
  kernels::avg_pool2d(self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                      divisor_override, result);
  return result;

}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
TensorBase meta_avg_pool2d(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                           IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                           bool count_include_pad, std::optional<int64_t> divisor_override) {
  check_defined("avg_pool2d", "self", self);
  const TensorSpec spec = meta::avg_pool2d(self, kernel_size, stride, padding, ceil_mode,
                                           count_include_pad, divisor_override);
  TensorBase result = make_tensor(spec);
  return result;
}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
TensorBase cpu_avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                   const TensorBase& self, IntArrayRef kernel_size,
                                   IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                                   bool count_include_pad,
                                   std::optional<int64_t> divisor_override) {
  check_defined("avg_pool2d_backward", "grad_output", grad_output);
  check_defined("avg_pool2d_backward", "self", self);
  const TensorSpec spec = meta::avg_pool2d_backward(grad_output, self, kernel_size, stride, padding,
                                                    ceil_mode, count_include_pad, divisor_override);
  TensorBase result = make_tensor(spec);
  kernels::avg_pool2d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode,
                               count_include_pad, divisor_override, result);
  return result;

}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
TensorBase meta_avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                    const TensorBase& self, IntArrayRef kernel_size,
                                    IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                                    bool count_include_pad,
                                    std::optional<int64_t> divisor_override) {
  check_defined("avg_pool2d_backward", "grad_output", grad_output);
  check_defined("avg_pool2d_backward", "self", self);
  check_on_meta("avg_pool2d_backward", {{"grad_output", grad_output}, {"self", self}});
  const TensorSpec spec = meta::avg_pool2d_backward(grad_output, self, kernel_size, stride, padding,
                                                    ceil_mode, count_include_pad, divisor_override);
  TensorBase result = make_tensor(spec);
  return result;
}

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase cpu__adaptive_avg_pool2d(DispatchKeySet keys, const TensorBase& self,
                                    IntArrayRef output_size) {
  check_defined("_adaptive_avg_pool2d", "self", self);
  const TensorSpec spec = meta::_adaptive_avg_pool2d(self, output_size);
  TensorBase result = make_tensor(spec);
  kernels::_adaptive_avg_pool2d(self, output_size, result);
  return result;

}

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase meta__adaptive_avg_pool2d(DispatchKeySet keys, const TensorBase& self,
                                     IntArrayRef output_size) {
  check_defined("_adaptive_avg_pool2d", "self", self);
  const TensorSpec spec = meta::_adaptive_avg_pool2d(self, output_size);
  TensorBase result = make_tensor(spec);
  return result;
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase cpu__adaptive_avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                             const TensorBase& self) {
  check_defined("_adaptive_avg_pool2d_backward", "grad_output", grad_output);
  check_defined("_adaptive_avg_pool2d_backward", "self", self);
  const TensorSpec spec = meta::_adaptive_avg_pool2d_backward(grad_output, self);
  TensorBase result = make_tensor(spec);
  kernels::_adaptive_avg_pool2d_backward(grad_output, self, result);
  return result;

}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase meta__adaptive_avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                              const TensorBase& self) {
  check_defined("_adaptive_avg_pool2d_backward", "grad_output", grad_output);
  check_defined("_adaptive_avg_pool2d_backward", "self", self);
  check_on_meta("_adaptive_avg_pool2d_backward", {{"grad_output", grad_output}, {"self", self}});
  const TensorSpec spec = meta::_adaptive_avg_pool2d_backward(grad_output, self);
  TensorBase result = make_tensor(spec);
  return result;
}

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase adaptive_avg_pool2d(DispatchKeySet keys, const TensorBase& self,
                               IntArrayRef output_size) {
  check_defined("adaptive_avg_pool2d", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::adaptive_avg_pool2d(self, output_size);
  }
  return composite::adaptive_avg_pool2d(self, output_size);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_convolution() {
  set(stubs::convolution::entry(), DispatchKey::CPU, &cpu_convolution);
  set(stubs::convolution::entry(), DispatchKey::Meta, &meta_convolution);
  set(stubs::convolution_backward::entry(), DispatchKey::CPU, &cpu_convolution_backward);
  set(stubs::convolution_backward::entry(), DispatchKey::Meta, &meta_convolution_backward);
  set(stubs::conv1d::entry(), backend_keys, &conv1d);
  set(stubs::conv2d::entry(), backend_keys, &conv2d);
  set(stubs::conv3d::entry(), backend_keys, &conv3d);
  set(stubs::conv_transpose1d::entry(), backend_keys, &conv_transpose1d);
  set(stubs::conv_transpose2d_input::entry(), backend_keys, &conv_transpose2d_input);
  set(stubs::max_pool2d_with_indices::entry(), DispatchKey::CPU, &cpu_max_pool2d_with_indices);
  set(stubs::max_pool2d_with_indices::entry(), DispatchKey::Meta, &meta_max_pool2d_with_indices);
  set(stubs::max_pool2d_with_indices_backward::entry(), DispatchKey::CPU,
      &cpu_max_pool2d_with_indices_backward);
  set(stubs::max_pool2d_with_indices_backward::entry(), DispatchKey::Meta,
      &meta_max_pool2d_with_indices_backward);
  set(stubs::max_pool2d::entry(), backend_keys, &max_pool2d);
  set(stubs::avg_pool2d::entry(), DispatchKey::CPU, &cpu_avg_pool2d);
  set(stubs::avg_pool2d::entry(), DispatchKey::Meta, &meta_avg_pool2d);
  set(stubs::avg_pool2d_backward::entry(), DispatchKey::CPU, &cpu_avg_pool2d_backward);
  set(stubs::avg_pool2d_backward::entry(), DispatchKey::Meta, &meta_avg_pool2d_backward);
  set(stubs::_adaptive_avg_pool2d::entry(), DispatchKey::CPU, &cpu__adaptive_avg_pool2d);
  set(stubs::_adaptive_avg_pool2d::entry(), DispatchKey::Meta, &meta__adaptive_avg_pool2d);
  set(stubs::_adaptive_avg_pool2d_backward::entry(), DispatchKey::CPU,
      &cpu__adaptive_avg_pool2d_backward);
  set(stubs::_adaptive_avg_pool2d_backward::entry(), DispatchKey::Meta,
      &meta__adaptive_avg_pool2d_backward);
  set(stubs::adaptive_avg_pool2d::entry(), backend_keys, &adaptive_avg_pool2d);
}

}  // namespace tenon

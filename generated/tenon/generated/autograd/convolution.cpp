// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/convolution.cpp";

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
class ConvolutionBackward final : public Node {
 public:
  std::string_view name() const override { return "ConvolutionBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) {
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const IntArrayRef dilation = dilation_;
      const bool& transposed = transposed_;
      const IntArrayRef output_padding = output_padding_;
      const int64_t& groups = groups_;
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = ops::convolution_backward(grad, input, weight, std::nullopt, stride, padding,
                                                dilation, transposed, output_padding, groups,
                                                grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    input_.reset();
    weight_.reset();
  }

  SavedTensor input_;
  SavedTensor weight_;
  DimVector stride_;
  DimVector padding_;
  DimVector dilation_;
  bool transposed_{};
  DimVector output_padding_;
  int64_t groups_{};
};

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
class ConvolutionBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "ConvolutionBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_output = grad_output_.unpack(*this);
      const TensorBase input = input_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const IntArrayRef dilation = dilation_;
      const bool& transposed = transposed_;
      const IntArrayRef output_padding = output_padding_;
      const int64_t& groups = groups_;
      const std::array<bool, 3> grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      auto computed = formulas::convolution_double_backward(
          grads[0], grads[1], grads[2], grad_output, input, weight, stride, padding, dilation,
          transposed, output_padding, groups, grad_input_mask);
      results[0] = std::move(std::get<0>(computed));
      results[1] = std::move(std::get<1>(computed));
      results[2] = std::move(std::get<2>(computed));
    }
    return results;
  }

  void release_saved() override {
    grad_output_.reset();
    input_.reset();
    weight_.reset();
  }

  SavedTensor grad_output_;
  SavedTensor input_;
  SavedTensor weight_;
  DimVector stride_;
  DimVector padding_;
  DimVector dilation_;
  bool transposed_{};
  DimVector output_padding_;
  int64_t groups_{};
};

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
class MaxPool2dWithIndicesBackward final : public Node {
 public:
  std::string_view name() const override { return "MaxPool2dWithIndicesBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = self_.unpack(*this);
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const IntArrayRef dilation = dilation_;
      const bool& ceil_mode = ceil_mode_;
      const TensorBase result1 = result1_.unpack(*this);
      results[0] = ops::max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding,
                                                         dilation, ceil_mode, result1);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result1_.reset();
  }

  SavedTensor self_;
  DimVector kernel_size_;
  DimVector stride_;
  DimVector padding_;
  DimVector dilation_;
  bool ceil_mode_{};
  SavedTensor result1_;
};

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
class MaxPool2dWithIndicesBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "MaxPool2dWithIndicesBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase indices = indices_.unpack(*this);
      results[0] = formulas::max_pool2d_double_backward(grad, indices);
    }
    return results;
  }

  void release_saved() override {
    indices_.reset();
  }

  SavedTensor indices_;
};

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
class AvgPool2dBackward final : public Node {
 public:
  std::string_view name() const override { return "AvgPool2dBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const bool& ceil_mode = ceil_mode_;
      const bool& count_include_pad = count_include_pad_;
      const std::optional<int64_t>& divisor_override = divisor_override_;
      results[0] = ops::avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode,
                                            count_include_pad, divisor_override);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector kernel_size_;
  DimVector stride_;
  DimVector padding_;
  bool ceil_mode_{};
  bool count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
class AvgPool2dBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "AvgPool2dBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef kernel_size = kernel_size_;
      const IntArrayRef stride = stride_;
      const IntArrayRef padding = padding_;
      const bool& ceil_mode = ceil_mode_;
      const bool& count_include_pad = count_include_pad_;
      const std::optional<int64_t>& divisor_override = divisor_override_;
      results[0] = ops::avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad,
                                   divisor_override);
    }
    return results;
  }

  DimVector kernel_size_;
  DimVector stride_;
  DimVector padding_;
  bool ceil_mode_{};
  bool count_include_pad_{};
  std::optional<int64_t> divisor_override_;
};

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
class InternalAdaptiveAvgPool2dBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAdaptiveAvgPool2dBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = ops::_adaptive_avg_pool2d_backward(grad, self);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
};

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
class InternalAdaptiveAvgPool2dBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalAdaptiveAvgPool2dBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = formulas::adaptive_avg_pool2d_double_backward(grad, grad_output_size__2_,
                                                                 grad_output_size__1_);
    }
    return results;
  }

  int64_t grad_output_size__2_{};
  int64_t grad_output_size__1_{};
};

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
TensorBase convolution(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                       const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                       IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
                       int64_t groups) {
  intrusive_ptr<ConvolutionBackward> node;
  if (any_requires_grad(input, weight, bias)) {
    node = make_intrusive<ConvolutionBackward>();
    node->set_next_edges(collect_next_edges(input, weight, bias));
    node->input_ = SavedTensor(input, /*is_output=*/false, "convolution", "input");
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "convolution", "weight");
    node->stride_ = stride;
    node->padding_ = padding;
    node->dilation_ = dilation;
    node->transposed_ = transposed;
    node->output_padding_ = output_padding;
    node->groups_ = groups;
  }
  TensorBase result = stubs::convolution::redispatch(
      keys & after_autograd_keys, input, weight, bias, stride, padding, dilation, transposed,
      output_padding, groups);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> convolution_backward(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& input,
    const TensorBase& weight, std::optional<IntArrayRef> bias_sizes, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool transposed, IntArrayRef output_padding,
    int64_t groups, std::array<bool, 3> output_mask) {
  intrusive_ptr<ConvolutionBackwardBackward> node;
  if (any_requires_grad(grad_output, input, weight)) {
    node = make_intrusive<ConvolutionBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, input, weight));
    node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "convolution_backward", "grad_output");
    node->input_ = SavedTensor(input, /*is_output=*/false, "convolution_backward", "input");
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "convolution_backward", "weight");
    node->stride_ = stride;
    node->padding_ = padding;
    node->dilation_ = dilation;
    node->transposed_ = transposed;
    node->output_padding_ = output_padding;
    node->groups_ = groups;
  }
  auto [result0, result1,
        result2] = stubs::convolution_backward::redispatch(
            keys & after_autograd_keys, grad_output, input, weight, bias_sizes, stride, padding,
            dilation, transposed, output_padding, groups, output_mask);
  if (node) {
    set_history(result0, node);
    set_history(result1, node);
    set_history(result2, node);
  }
  return {std::move(result0), std::move(result1), std::move(result2)};
}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> max_pool2d_with_indices(
    DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool ceil_mode) {
  intrusive_ptr<MaxPool2dWithIndicesBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MaxPool2dWithIndicesBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "max_pool2d_with_indices", "self");
    node->kernel_size_ = kernel_size;
    node->stride_ = stride;
    node->padding_ = padding;
    node->dilation_ = dilation;
    node->ceil_mode_ = ceil_mode;
  }
  auto [result0,
        result1] = stubs::max_pool2d_with_indices::redispatch(
            keys & after_autograd_keys, self, kernel_size, stride, padding, dilation, ceil_mode);
  if (node) {
    set_history(result0, node);
    node->result1_ = SavedTensor(result1, /*is_output=*/false);
  }
  return {std::move(result0), std::move(result1)};
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorBase max_pool2d_with_indices_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                            const TensorBase& self, IntArrayRef kernel_size,
                                            IntArrayRef stride, IntArrayRef padding,
                                            IntArrayRef dilation, bool ceil_mode,
                                            const TensorBase& indices) {
  check_no_gradient_wanted("max_pool2d_with_indices_backward", "indices", indices);
  intrusive_ptr<MaxPool2dWithIndicesBackwardBackward> node;
  if (any_requires_grad(grad_output)) {
    node = make_intrusive<MaxPool2dWithIndicesBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output));
    node->indices_ =
        SavedTensor(indices, /*is_output=*/false, "max_pool2d_with_indices_backward", "indices");
  }
  TensorBase result = stubs::max_pool2d_with_indices_backward::redispatch(
      keys & after_autograd_keys, grad_output, self, kernel_size, stride, padding, dilation,
      ceil_mode, indices);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
TensorBase avg_pool2d(DispatchKeySet keys, const TensorBase& self, IntArrayRef kernel_size,
                      IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                      bool count_include_pad, std::optional<int64_t> divisor_override) {
  intrusive_ptr<AvgPool2dBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AvgPool2dBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "avg_pool2d", "self");
    node->kernel_size_ = kernel_size;
    node->stride_ = stride;
    node->padding_ = padding;
    node->ceil_mode_ = ceil_mode;
    node->count_include_pad_ = count_include_pad;
    node->divisor_override_ = divisor_override;
  }
  TensorBase result = stubs::avg_pool2d::redispatch(
      keys & after_autograd_keys, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
      divisor_override);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
TensorBase avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                               IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                               std::optional<int64_t> divisor_override) {
  intrusive_ptr<AvgPool2dBackwardBackward> node;
  if (any_requires_grad(grad_output)) {
    node = make_intrusive<AvgPool2dBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output));
    node->kernel_size_ = kernel_size;
    node->stride_ = stride;
    node->padding_ = padding;
    node->ceil_mode_ = ceil_mode;
    node->count_include_pad_ = count_include_pad;
    node->divisor_override_ = divisor_override;
  }
  TensorBase result = stubs::avg_pool2d_backward::redispatch(
      keys & after_autograd_keys, grad_output, self, kernel_size, stride, padding, ceil_mode,
      count_include_pad, divisor_override);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase _adaptive_avg_pool2d(DispatchKeySet keys, const TensorBase& self,
                                IntArrayRef output_size) {
  intrusive_ptr<InternalAdaptiveAvgPool2dBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<InternalAdaptiveAvgPool2dBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_adaptive_avg_pool2d", "self");
  }
  TensorBase result =
      stubs::_adaptive_avg_pool2d::redispatch(keys & after_autograd_keys, self, output_size);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase _adaptive_avg_pool2d_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                         const TensorBase& self) {
  intrusive_ptr<InternalAdaptiveAvgPool2dBackwardBackward> node;
  if (any_requires_grad(grad_output)) {
    node = make_intrusive<InternalAdaptiveAvgPool2dBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output));
    node->grad_output_size__2_ = grad_output.size(-2);
    node->grad_output_size__1_ = grad_output.size(-1);
  }
  TensorBase result = stubs::_adaptive_avg_pool2d_backward::redispatch(keys & after_autograd_keys,
                                                                       grad_output, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

}  // namespace

void register_autograd_convolution() {
  Dispatcher::set_builtin(stubs::convolution::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&convolution), kRegistrant);
  Dispatcher::set_builtin(stubs::convolution_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&convolution_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::max_pool2d_with_indices::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&max_pool2d_with_indices), kRegistrant);
  Dispatcher::set_builtin(stubs::max_pool2d_with_indices_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&max_pool2d_with_indices_backward),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::avg_pool2d::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&avg_pool2d), kRegistrant);
  Dispatcher::set_builtin(stubs::avg_pool2d_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&avg_pool2d_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::_adaptive_avg_pool2d::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_adaptive_avg_pool2d), kRegistrant);
  Dispatcher::set_builtin(stubs::_adaptive_avg_pool2d_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_adaptive_avg_pool2d_backward), kRegistrant);
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/activation.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct GeluBackward final : BackwardNode<GeluBackward, 0> {
  std::string_view name() const override { return "GeluBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, std::string_view approximate) {
    call.save(self_, self, "self");
    approximate_ = approximate;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const std::string_view approximate = approximate_;
      results[0] = ops::gelu_backward(grad, unpack(self_), approximate);
    }
  }

  SavedTensor self_;
  std::string approximate_;
};

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
struct InternalSoftmaxBackwardDataBackward final
    : BackwardNode<InternalSoftmaxBackwardDataBackward, 0, 1> {
  std::string_view name() const override { return "InternalSoftmaxBackwardDataBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
            DType input_dtype) {
    call.save(output_, output, "output");
    dim_ = dim;
    input_dtype_ = input_dtype;
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_softmax_backward_data(grad, unpack(output_), dim_, input_dtype_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = formulas::softmax_double_backward(grad, grad_output, output, dim_);
    }
  }

  SavedTensor output_, grad_output_;
  int64_t dim_{};
  DType input_dtype_{};
};

// silu(Tensor self) -> Tensor
struct SiluBackward final : BackwardNode<SiluBackward, 0> {
  std::string_view name() const override { return "SiluBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::silu_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
struct SiluBackwardBackward final : BackwardNode<SiluBackwardBackward, 0, 1> {
  std::string_view name() const override { return "SiluBackwardBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::silu_backward(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_silu_backward_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct EluBackward final : BackwardNode<EluBackward, 0> {
  std::string_view name() const override { return "EluBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& alpha, const Scalar& scale,
            const Scalar& input_scale) {
    alpha_ = alpha;
    scale_ = scale;
    input_scale_ = input_scale;
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::elu_backward(grad, alpha_, scale_, input_scale_, false, unpack(self_));
    }
  }

  Scalar alpha_, scale_, input_scale_;
  SavedTensor self_;
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalHardswishGradSelfBackward final
    : BackwardNode<InternalHardswishGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalHardswishGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_hardswish_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::masked_fill(
              ops::masked_fill((grad * grad_output * 0.3333333333333333),
                               ops::logical_not(ops::le(self, 3)), 0), ops::lt(self, -3), 0),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_activation_2() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_2.cpp");
  kernels.record<GeluBackward, stubs::gelu, stubs::gelu_>();
  kernels.record<InternalSoftmaxBackwardDataBackward, stubs::_softmax_backward_data>();
  kernels.record<SiluBackward, stubs::silu, stubs::silu_>();
  kernels.record<SiluBackwardBackward, stubs::silu_backward>();
  kernels.record<EluBackward, stubs::elu, stubs::elu_>();
  kernels.record<InternalHardswishGradSelfBackward, stubs::_hardswish_grad_self>();
  kernels.refuse<stubs::gelu_out, stubs::silu_out, stubs::elu_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/sin.h"

namespace tenon {
namespace {

using namespace formulas;

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalCosGradSelfBackward final : BackwardNode<InternalCosGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalCosGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& scale) {
    call.save(self_, self, "self");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_cos_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(formulas::maybe_multiply(grad * grad_output * ops::cos(self), scale_),
                          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  std::string_view name() const override { return "Log2Backward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_) * 1.4426950408889634;
  }

  SavedTensor self_;
};

// sin(Tensor self) -> Tensor
struct SinBackward final : BackwardNode<SinBackward, 0> {
  std::string_view name() const override { return "SinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::cos(unpack(self_));
  }

  SavedTensor self_;
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct InternalTanGradSelfBackward final : BackwardNode<InternalTanGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalTanGradSelfBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_tan_grad_self(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, 2), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct ClampBackward final : BackwardNode<ClampBackward, 0> {
  std::string_view name() const override { return "ClampBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const std::optional<Scalar>& min,
            const std::optional<Scalar>& max) {
    call.save(self_, self, "self");
    min_ = min;
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_grad_self(grad, unpack(self_), min_, max_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
};

}  // namespace

void register_autograd_pointwise_unary_11() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_11.cpp");
  kernels.record<InternalCosGradSelfBackward, stubs::_cos_grad_self>();
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<SinBackward, stubs::sin, stubs::sin_>();
  kernels.record<InternalTanGradSelfBackward, stubs::_tan_grad_self>();
  kernels.record<ClampBackward, stubs::clamp, stubs::clamp_>();
  kernels.refuse<stubs::log2_out, stubs::sin_out, stubs::clamp_out>();
}

}  // namespace tenon

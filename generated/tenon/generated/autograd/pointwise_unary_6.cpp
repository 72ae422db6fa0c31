// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// acos(Tensor self) -> Tensor
struct AcosBackward final : BackwardNode<AcosBackward, 0> {
  std::string_view name() const override { return "AcosBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acos_grad_self(grad, unpack(self_), -1);
  }

  SavedTensor self_;
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAcoshGradSelfBackward final : BackwardNode<InternalAcoshGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalAcoshGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_acosh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto its_rsqrt = ops::rsqrt((self * self - 1));
      results[1] = sum_to(
          ops::where(ops::gt(self, 1000000000), -(grad * (grad_output / self / self)),
                     -(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self)),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// cos(Tensor self) -> Tensor
struct CosBackward final : BackwardNode<CosBackward, 0> {
  std::string_view name() const override { return "CosBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_cos_grad_self(grad, unpack(self_), -1);
  }

  SavedTensor self_;
};

// log(Tensor self) -> Tensor
struct LogBackward final : BackwardNode<LogBackward, 0> {
  std::string_view name() const override { return "LogBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_);
  }

  SavedTensor self_;
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct InternalReciprocalGradSelfBackward final
    : BackwardNode<InternalReciprocalGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalReciprocalGradSelfBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output,
            const Scalar& scale) {
    call.save(output_, output, "output");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_reciprocal_grad_self(grad, unpack(output_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_tanh_backward_grad_output(grad, grad_output, output, 2 * scale_.toDouble()),
          output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, output_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary_6() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_6.cpp");
  kernels.record<AcosBackward, stubs::acos, stubs::acos_>();
  kernels.record<InternalAcoshGradSelfBackward, stubs::_acosh_grad_self>();
  kernels.record<CosBackward, stubs::cos, stubs::cos_>();
  kernels.record<LogBackward, stubs::log, stubs::log_>();
  kernels.record<InternalReciprocalGradSelfBackward, stubs::_reciprocal_grad_self>();
  kernels.record<ZerosBackward<"TruncBackward">, stubs::trunc, stubs::trunc_>();
  kernels.refuse<stubs::acos_out, stubs::cos_out, stubs::log_out, stubs::trunc_out>();
}

}  // namespace tenon

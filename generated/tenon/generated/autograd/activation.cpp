// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/activation.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct EluBackward final : BackwardNode<EluBackward, 0> {
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

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct EluBackwardBackward final : BackwardNode<EluBackwardBackward, 0, 5> {
  void release_saved() override { reset(self_or_result_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const Scalar& alpha,
            const Scalar& scale, const Scalar& input_scale, bool is_result,
            const TensorBase& self_or_result) {
    alpha_ = alpha;
    scale_ = scale;
    input_scale_ = input_scale;
    is_result_ = is_result;
    call.save(self_or_result_, self_or_result, "self_or_result");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_or_result_sizes_ = self_or_result.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(
          ops::elu_backward(grad, alpha_, scale_, input_scale_, is_result_,
                            unpack(self_or_result_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self_or_result = unpack(self_or_result_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          formulas::elu_double_backward(grad, grad_output, alpha_, scale_, input_scale_, is_result_,
                                        self_or_result), self_or_result_sizes_);
    }
  }

  Scalar alpha_, scale_, input_scale_;
  bool is_result_{};
  SavedTensor self_or_result_, grad_output_;
  DimVector grad_output_sizes_, self_or_result_sizes_;
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct GeluBackward final : BackwardNode<GeluBackward, 0> {
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

}  // namespace

void register_autograd_activation() {
  const AutogradKernels kernels("tenon/generated/autograd/activation.cpp");
  kernels.record<EluBackward, stubs::elu, stubs::elu_>();
  kernels.record<EluBackwardBackward, stubs::elu_backward>();
  kernels.record<GeluBackward, stubs::gelu, stubs::gelu_>();
  kernels.refuse<stubs::elu_out, stubs::gelu_out>();
}

}  // namespace tenon

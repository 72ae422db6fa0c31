// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_gelu_backward_grad_self.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// relu(Tensor self) -> Tensor
struct ReluBackward final : BackwardNode<ReluBackward, 0> {
  std::string_view name() const override { return "ReluBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::threshold_backward(grad, unpack(result_), 0);
  }

  SavedTensor result_;
};

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
struct GeluBackwardBackward final : BackwardNode<GeluBackwardBackward, 0, 1> {
  std::string_view name() const override { return "GeluBackwardBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            std::string_view approximate) {
    call.save(self_, self, "self");
    approximate_ = approximate;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::gelu_backward(grad, unpack(self_), approximate), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const std::string_view approximate = approximate_;
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_gelu_backward_grad_self(grad, grad_output, self, approximate), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  std::string approximate_;
  DimVector grad_output_sizes_, self_sizes_;
};

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
struct InternalGeluBackwardGradSelfBackward final
    : BackwardNode<InternalGeluBackwardGradSelfBackward, 0, 1, 2> {
  std::string_view name() const override { return "InternalGeluBackwardGradSelfBackward"; }
  void release_saved() override { reset(grad_output_, self_, grad_grad_); }
  void save(const auto& call, const TensorBase& grad_grad, const TensorBase& grad_output,
            const TensorBase& self, std::string_view approximate) {
    if (has_next_edge(0) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    call.save(self_, self, "self");
    approximate_ = approximate;
    grad_grad_sizes_ = grad_grad.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_grad_, grad_grad, "grad_grad");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      const std::string_view approximate = approximate_;
      results[0] = sum_to(ops::_gelu_backward_grad_self(grad, grad_output, self, approximate),
                          grad_grad_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const std::string_view approximate = approximate_;
      const TensorBase grad_grad = unpack(grad_grad_);
      results[1] = sum_to(ops::_gelu_backward_grad_self(grad, grad_grad, self, approximate),
                          grad_output_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase grad_output = unpack(grad_output_);
      const TensorBase self = unpack(self_);
      const std::string_view approximate = approximate_;
      const TensorBase grad_grad = unpack(grad_grad_);
      const auto factor = approximate == "tanh" ? self * self : TensorBase();
      const auto its_tanh = approximate == "tanh" ?
          ops::tanh((self * (factor * 0.044715 + 1) * 0.7978845608028654)) : TensorBase();
      const auto term = approximate == "tanh" ? 1 - its_tanh * its_tanh : TensorBase();
      const auto term_2 = approximate == "tanh" ? factor * 0.053516112204450184 + 0.3989422804014327
          : TensorBase();
      const auto term_3 = approximate == "tanh" ? factor * 0.21406444881780073 + 1.5957691216057308
          : TensorBase();
      results[2] = sum_to(
          approximate == "none" ?
          -(
              grad * grad_grad * grad_output * ops::exp((-(self * self * 0.5))) * self *
              (1.5957691216057308 - self * self * 0.3989422804014327))
          : -(
              grad * grad_grad * grad_output * term *
              ((
                  factor * 0.21406444881780073 + 0.7978845608028654 -
                  self * term_2 * its_tanh * term_3) * its_tanh * term_3 +
               term_2 * its_tanh * term_3 + self * self * its_tanh * term_3 * 0.10703222440890037 +
               term * self * term_2 * term_3 * (factor * 0.10703222440890038 + 0.7978845608028654) +
               self * self * term_2 * its_tanh * 0.42812889763560147 - self * 0.42812889763560147)),
          self_sizes_);
    }
  }

  SavedTensor grad_output_, self_, grad_grad_;
  std::string approximate_;
  DimVector grad_grad_sizes_, grad_output_sizes_, self_sizes_;
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
struct SoftplusBackwardBackward final : BackwardNode<SoftplusBackwardBackward, 0, 1> {
  std::string_view name() const override { return "SoftplusBackwardBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& beta, const Scalar& threshold) {
    call.save(self_, self, "self");
    beta_ = beta;
    threshold_ = threshold;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::softplus_backward(grad, unpack(self_), beta_, threshold_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_softplus_backward_grad_self(grad, grad_output, self, beta_, threshold_),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar beta_, threshold_;
  DimVector grad_output_sizes_, self_sizes_;
};

// hardsigmoid(Tensor self) -> Tensor
struct HardsigmoidBackward final : BackwardNode<HardsigmoidBackward, 0> {
  std::string_view name() const override { return "HardsigmoidBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_hardsigmoid_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_activation_1() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_1.cpp");
  kernels.record<ReluBackward, stubs::relu, stubs::relu_>();
  kernels.record<GeluBackwardBackward, stubs::gelu_backward>();
  kernels.record<InternalGeluBackwardGradSelfBackward, stubs::_gelu_backward_grad_self>();
  kernels.record<SoftplusBackwardBackward, stubs::softplus_backward>();
  kernels.record<HardsigmoidBackward, stubs::hardsigmoid, stubs::hardsigmoid_>();
  kernels.refuse<stubs::relu_out>();
}

}  // namespace tenon

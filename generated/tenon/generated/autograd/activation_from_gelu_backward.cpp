// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_gelu_backward_grad_self.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

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

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalHardsigmoidGradSelfBackward final
    : BackwardNode<InternalHardsigmoidGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalHardsigmoidGradSelfBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_hardsigmoid_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

// hardswish(Tensor self) -> Tensor
struct HardswishBackward final : BackwardNode<HardswishBackward, 0> {
  std::string_view name() const override { return "HardswishBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_hardswish_grad_self(grad, unpack(self_));
  }

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

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct HardtanhBackward final : BackwardNode<HardtanhBackward, 0> {
  std::string_view name() const override { return "HardtanhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& min_val,
            const Scalar& max_val) {
    call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_);
    }
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
};

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct HardtanhBackwardBackward final : BackwardNode<HardtanhBackwardBackward, 0, 1> {
  std::string_view name() const override { return "HardtanhBackwardBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& min_val, const Scalar& max_val) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_val_ = min_val;
    max_val_ = max_val;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::hardtanh_backward(grad, unpack(self_), min_val_, max_val_),
                          grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  Scalar min_val_, max_val_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_activation_from_gelu_backward() {
  const AutogradKernels kernels("tenon/generated/autograd/activation_from_gelu_backward.cpp");
  kernels.record<GeluBackwardBackward, stubs::gelu_backward>();
  kernels.record<InternalGeluBackwardGradSelfBackward, stubs::_gelu_backward_grad_self>();
  kernels.record<HardsigmoidBackward, stubs::hardsigmoid, stubs::hardsigmoid_>();
  kernels.record<InternalHardsigmoidGradSelfBackward, stubs::_hardsigmoid_grad_self>();
  kernels.record<HardswishBackward, stubs::hardswish, stubs::hardswish_>();
  kernels.record<InternalHardswishGradSelfBackward, stubs::_hardswish_grad_self>();
  kernels.record<HardtanhBackward, stubs::hardtanh, stubs::hardtanh_>();
  kernels.record<HardtanhBackwardBackward, stubs::hardtanh_backward>();
  kernels.refuse<stubs::hardtanh_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"

namespace tenon {
namespace {

using namespace formulas;

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
struct LerpBackward_Tensor final : BackwardNode<LerpBackward_Tensor, 0, 1, 2> {
  void release_saved() override { reset(weight_, self_, end_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& end,
            const TensorBase& weight) {
    if (has_next_edge(0) || has_next_edge(1)) call.save(weight_, weight, "weight");
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
    if (has_next_edge(2)) call.save(self_, self, "self");
    if (has_next_edge(2)) call.save(end_, end, "end");
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_lerp_grad_self(grad, unpack(weight_)), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(weight_), end_sizes_);
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase end = unpack(end_);
      results[2] = sum_to(ops::_lerp_grad_weight(grad, self, end), weight_sizes_);
    }
  }

  SavedTensor weight_, self_, end_;
  DimVector self_sizes_, end_sizes_, weight_sizes_;
};

// _lerp_grad_self.Tensor(Tensor grad_output, Tensor weight) -> Tensor
struct InternalLerpGradSelfBackward_Tensor final
    : BackwardNode<InternalLerpGradSelfBackward_Tensor, 0, 1> {
  void release_saved() override { reset(weight_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& weight) {
    if (has_next_edge(0)) call.save(weight_, weight, "weight");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_lerp_grad_self(grad, unpack(weight_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(ops::_addcmul_grad_tensor1(grad, unpack(grad_output_), -1), weight_sizes_);
    }
  }

  SavedTensor weight_, grad_output_;
  DimVector grad_output_sizes_, weight_sizes_;
};

// _lerp_grad_weight.Tensor(Tensor grad_output, Tensor self, Tensor end) -> Tensor
struct InternalLerpGradWeightBackward_Tensor final
    : BackwardNode<InternalLerpGradWeightBackward_Tensor, 0, 1, 2> {
  void release_saved() override { reset(self_, end_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& end) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(end_, end, "end");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase end = unpack(end_);
      results[0] = sum_to(ops::_lerp_grad_weight(grad, self, end), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::_addcmul_grad_tensor1(grad, unpack(grad_output_), -1), self_sizes_);
    }
    if (needs_input_grad(2)) results[2] = sum_to(grad * unpack(grad_output_), end_sizes_);
  }

  SavedTensor self_, end_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_, end_sizes_;
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct LerpBackward_Scalar final : BackwardNode<LerpBackward_Scalar, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& end, const Scalar& weight) {
    weight_ = weight;
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * (1 - weight_.toDouble()), self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(formulas::maybe_multiply(grad, weight_), end_sizes_);
    }
  }

  Scalar weight_;
  DimVector self_sizes_, end_sizes_;
};

// logaddexp(Tensor self, Tensor other) -> Tensor
struct LogaddexpBackward final : BackwardNode<LogaddexpBackward, 0, 1> {
  void release_saved() override { reset(other_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(other_, other, "other");
    call.save(self_, self, "self");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[0] = sum_to(grad / (1 + ops::exp(other - self)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[1] = sum_to(grad / (1 + ops::exp(self - other)), other_sizes_);
    }
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_from_lcm() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_lcm.cpp");
  kernels.record<ZerosBackward<"LcmInplaceBackward">, stubs::lcm_>();
  kernels.record<LerpBackward_Tensor, stubs::lerp_Tensor, stubs::lerp__Tensor>();
  kernels.record<InternalLerpGradSelfBackward_Tensor, stubs::_lerp_grad_self_Tensor>();
  kernels.record<InternalLerpGradWeightBackward_Tensor, stubs::_lerp_grad_weight_Tensor>();
  kernels.record<LerpBackward_Scalar, stubs::lerp_Scalar, stubs::lerp__Scalar>();
  kernels.record<LogaddexpBackward, stubs::logaddexp>();
  kernels.refuse<stubs::lcm_out, stubs::lerp_Tensor_out, stubs::lerp_Scalar_out,
                 stubs::logaddexp_out>();
}

}  // namespace tenon

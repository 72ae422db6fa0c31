// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
struct FmodBackward_Tensor final : BackwardNode<FmodBackward_Tensor, 0, 1> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    if (has_next_edge(1)) call.save(other_, other, "other");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_fmod_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  SavedTensor self_, other_;
};

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct InternalFmodGradOtherBackward_Tensor final
    : BackwardNode<InternalFmodGradOtherBackward_Tensor, 0, 1, 2> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other, const Scalar& scale) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(other_, other, "other");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_fmod_grad_other(grad, self, other, scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, other_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct FmodBackward_Scalar final : BackwardNode<FmodBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

}  // namespace

void register_autograd_pointwise_binary_from_fmod() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_fmod.cpp");
  kernels.record<FmodBackward_Tensor, stubs::fmod_Tensor, stubs::fmod__Tensor>();
  kernels.record<InternalFmodGradOtherBackward_Tensor, stubs::_fmod_grad_other_Tensor>();
  kernels.record<FmodBackward_Scalar, stubs::fmod_Scalar, stubs::fmod__Scalar>();
  kernels.refuse<stubs::fmod_out, stubs::fmod_Scalar_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// logaddexp2(Tensor self, Tensor other) -> Tensor
struct Logaddexp2Backward final : BackwardNode<Logaddexp2Backward, 0, 1> {
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
      results[0] = sum_to(grad / (1 + ops::exp2(other - self)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[1] = sum_to(grad / (1 + ops::exp2(self - other)), other_sizes_);
    }
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

// maximum(Tensor self, Tensor other) -> Tensor
struct MaximumBackward final : BackwardNode<MaximumBackward, 0, 1> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_maximum_grad_self(grad, other, self), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// _maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct InternalMaximumGradSelfBackward final
    : BackwardNode<InternalMaximumGradSelfBackward, 0, 1, 2> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& other) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(other_, other, "other");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(ops::_maximum_grad_self(grad, self, other), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(2)) results[2] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, other_;
  DimVector grad_output_sizes_, self_sizes_, other_sizes_;
};

// minimum(Tensor self, Tensor other) -> Tensor
struct MinimumBackward final : BackwardNode<MinimumBackward, 0, 1> {
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
      results[0] = sum_to(ops::_maximum_grad_self(grad, other, self), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = unpack(other_);
      const TensorBase self = unpack(self_);
      results[1] = sum_to(ops::_maximum_grad_self(grad, self, other), other_sizes_);
    }
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
struct MulBackward_Tensor final : BackwardNode<MulBackward_Tensor, 0, 1> {
  void release_saved() override { reset(other_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    if (has_next_edge(0)) call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * unpack(other_), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(self_), other_sizes_);
  }

  SavedTensor other_, self_;
  DimVector self_sizes_, other_sizes_;
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct MulBackward_Scalar final : BackwardNode<MulBackward_Scalar, 0> {
  void save(const auto&, const TensorBase&, const Scalar& other) { other_ = other.conj(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::maybe_multiply(grad, other_);
  }

  Scalar other_;
};

}  // namespace

void register_autograd_pointwise_binary_from_logaddexp2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_logaddexp2.cpp");
  kernels.record<Logaddexp2Backward, stubs::logaddexp2>();
  kernels.record<MaximumBackward, stubs::maximum>();
  kernels.record<InternalMaximumGradSelfBackward, stubs::_maximum_grad_self>();
  kernels.record<MinimumBackward, stubs::minimum>();
  kernels.record<MulBackward_Tensor, stubs::mul_Tensor, stubs::mul__Tensor>();
  kernels.record<MulBackward_Scalar, stubs::mul_Scalar, stubs::mul__Scalar>();
  kernels.refuse<stubs::logaddexp2_out, stubs::maximum_out, stubs::minimum_out, stubs::mul_out,
                 stubs::mul_Scalar_out>();
}

}  // namespace tenon

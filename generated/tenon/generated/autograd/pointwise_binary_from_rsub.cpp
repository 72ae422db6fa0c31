// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {
namespace {

using namespace formulas;

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct RsubBackward_Tensor final : BackwardNode<RsubBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "RsubBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    alpha_ = alpha;
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(-formulas::maybe_multiply(grad, alpha_), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(grad, other_sizes_);
  }

  Scalar alpha_;
  DimVector self_sizes_, other_sizes_;
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct RsubBackward_Scalar final : BackwardNode<RsubBackward_Scalar, 0> {
  std::string_view name() const override { return "RsubBackward_Scalar"; }
  void save(const auto&, const TensorBase&, const Scalar&, const Scalar& alpha) { alpha_ = alpha; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -formulas::maybe_multiply(grad, alpha_);
  }

  Scalar alpha_;
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct SubBackward_Tensor final : BackwardNode<SubBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "SubBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha;
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(-formulas::maybe_multiply(grad, alpha_), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  Scalar alpha_;
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct SubBackward_Scalar final : BackwardNode<SubBackward_Scalar, 0> {
  std::string_view name() const override { return "SubBackward_Scalar"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

}  // namespace

void register_autograd_pointwise_binary_from_rsub() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_rsub.cpp");
  kernels.record<RsubBackward_Tensor, stubs::rsub_Tensor>();
  kernels.record<RsubBackward_Scalar, stubs::rsub_Scalar>();
  kernels.record<SubBackward_Tensor, stubs::sub_Tensor, stubs::sub__Tensor>();
  kernels.record<SubBackward_Scalar, stubs::sub_Scalar, stubs::sub__Scalar>();
  kernels.refuse<stubs::sub_out, stubs::sub_Scalar_out>();
}

}  // namespace tenon

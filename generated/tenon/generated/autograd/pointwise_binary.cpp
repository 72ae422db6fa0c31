// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/add.h"

namespace tenon {
namespace {

using namespace formulas;

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct AddBackward_Tensor final : BackwardNode<AddBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha;
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(formulas::maybe_multiply(grad, alpha_), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  Scalar alpha_;
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct AddBackward_Scalar final : BackwardNode<AddBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

}  // namespace

void register_autograd_pointwise_binary() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary.cpp");
  kernels.record<AddBackward_Tensor, stubs::add_Tensor, stubs::add__Tensor>();
  kernels.record<AddBackward_Scalar, stubs::add_Scalar, stubs::add__Scalar>();
  kernels.refuse<stubs::add_out, stubs::add_Scalar_out>();
}

}  // namespace tenon

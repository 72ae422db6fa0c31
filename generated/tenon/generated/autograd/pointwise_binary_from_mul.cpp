// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

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
  void save(const auto&, const TensorBase&, const Scalar& other) { other_ = other; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::maybe_multiply(grad, other_);
  }

  Scalar other_;
};

// nextafter(Tensor self, Tensor other) -> Tensor
struct NextafterBackward final : BackwardNode<NextafterBackward, 0, 1> {
  void release_saved() override { reset(other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(other_, other, "other");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) results[1] = ops::zeros_like(unpack(other_));
  }

  DimVector self_sizes_;
  SavedTensor other_;
};

}  // namespace

void register_autograd_pointwise_binary_from_mul() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_mul.cpp");
  kernels.record<MulBackward_Tensor, stubs::mul_Tensor, stubs::mul__Tensor>();
  kernels.record<MulBackward_Scalar, stubs::mul_Scalar, stubs::mul__Scalar>();
  kernels.record<NextafterBackward, stubs::nextafter, stubs::nextafter_>();
  kernels.refuse<stubs::mul_out, stubs::mul_Scalar_out, stubs::nextafter_out>();
}

}  // namespace tenon

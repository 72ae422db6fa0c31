// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/neg.h"

namespace tenon {
namespace {

using namespace formulas;

// neg(Tensor self) -> Tensor
struct NegBackward final : BackwardNode<NegBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -grad;
  }
};

}  // namespace

void register_autograd_pointwise_unary_from_neg() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_neg.cpp");
  kernels.record<NegBackward, stubs::neg, stubs::neg_>();
  kernels.refuse<stubs::neg_out>();
}

}  // namespace tenon

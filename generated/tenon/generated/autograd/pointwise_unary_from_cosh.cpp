// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon {
namespace {

using namespace formulas;

// cosh(Tensor self) -> Tensor
struct CoshBackward final : BackwardNode<CoshBackward, 0> {
  std::string_view name() const override { return "CoshBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::sinh(unpack(self_));
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_cosh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_cosh.cpp");
  kernels.record<CoshBackward, stubs::cosh, stubs::cosh_>();
  kernels.refuse<stubs::cosh_out>();
}

}  // namespace tenon

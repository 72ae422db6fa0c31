// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/sqrt.h"

namespace tenon {
namespace {

using namespace formulas;

// sqrt(Tensor self) -> Tensor
struct SqrtBackward final : BackwardNode<SqrtBackward, 0> {
  std::string_view name() const override { return "SqrtBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(result_) * 0.5;
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_9() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_9.cpp");
  kernels.record<SqrtBackward, stubs::sqrt, stubs::sqrt_>();
  kernels.refuse<stubs::sqrt_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// tanh(Tensor self) -> Tensor
struct TanhBackward final : BackwardNode<TanhBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::tanh_backward(grad, unpack(result_));
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_from_tanh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_tanh.cpp");
  kernels.record<TanhBackward, stubs::tanh, stubs::tanh_>();
  kernels.record<ZerosBackward<"TruncBackward">, stubs::trunc, stubs::trunc_>();
  kernels.refuse<stubs::tanh_out, stubs::trunc_out>();
}

}  // namespace tenon

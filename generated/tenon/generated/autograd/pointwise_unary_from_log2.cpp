// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"

namespace tenon {
namespace {

using namespace formulas;

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(self_), 1.4426950408889634);
    }
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_log2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log2.cpp");
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<ZerosBackward<"LogicalNotInplaceBackward">, stubs::logical_not_>();
  kernels.refuse<stubs::log2_out, stubs::logical_not_out>();
}

}  // namespace tenon

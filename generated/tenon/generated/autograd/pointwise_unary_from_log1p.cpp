// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"

namespace tenon {
namespace {

using namespace formulas;

// log1p(Tensor self) -> Tensor
struct Log1pBackward final : BackwardNode<Log1pBackward, 0> {
  std::string_view name() const override { return "Log1pBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / (unpack(self_) + 1);
  }

  SavedTensor self_;
};

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  std::string_view name() const override { return "Log2Backward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_) * 1.4426950408889634;
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_log1p() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log1p.cpp");
  kernels.record<Log1pBackward, stubs::log1p, stubs::log1p_>();
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<ZerosBackward<"LogicalNotInplaceBackward">, stubs::logical_not_>();
  kernels.refuse<stubs::log1p_out, stubs::log2_out, stubs::logical_not_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/square.h"

namespace tenon {
namespace {

using namespace formulas;

// square(Tensor self) -> Tensor
struct SquareBackward final : BackwardNode<SquareBackward, 0> {
  std::string_view name() const override { return "SquareBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * unpack(self_) * 2;
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_10() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_10.cpp");
  kernels.record<SquareBackward, stubs::square, stubs::square_>();
  kernels.refuse<stubs::square_out>();
}

}  // namespace tenon

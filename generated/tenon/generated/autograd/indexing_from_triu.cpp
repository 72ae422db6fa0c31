// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

using namespace formulas;

// triu(Tensor self, int diagonal=0) -> Tensor
struct TriuBackward final : BackwardNode<TriuBackward, 0> {
  void save(const auto&, const TensorBase&, int64_t diagonal) { diagonal_ = diagonal; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::triu(grad, diagonal_);
  }

  int64_t diagonal_{};
};

}  // namespace

void register_autograd_indexing_from_triu() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_from_triu.cpp");
  kernels.record<TriuBackward, stubs::triu, stubs::triu_>();
  kernels.refuse<stubs::triu_out>();
}

}  // namespace tenon

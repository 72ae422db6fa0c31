// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

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

void register_autograd_pointwise_binary_from_nextafter() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_nextafter.cpp");
  kernels.record<NextafterBackward, stubs::nextafter, stubs::nextafter_>();
  kernels.refuse<stubs::nextafter_out>();
}

}  // namespace tenon

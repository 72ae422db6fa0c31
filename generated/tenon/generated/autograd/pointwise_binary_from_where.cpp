// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

using namespace formulas;

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct WhereBackward_self final : BackwardNode<WhereBackward_self, 1, 2> {
  using Undifferentiated = std::index_sequence<0>;
  void release_saved() override { reset(condition_); }
  void save(const auto& call, const TensorBase& condition, const TensorBase& self,
            const TensorBase& other) {
    call.save(condition_, condition, "condition");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_masked_fill_grad_value(grad, unpack(condition_)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::masked_fill(grad, unpack(condition_), 0), other_sizes_);
    }
  }

  SavedTensor condition_;
  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_from_where() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_where.cpp");
  kernels.record<WhereBackward_self, stubs::where_self>();
}

}  // namespace tenon

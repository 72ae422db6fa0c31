// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct ClampBackward final : BackwardNode<ClampBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const std::optional<Scalar>& min,
            const std::optional<Scalar>& max) {
    call.save(self_, self, "self");
    min_ = min;
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_grad_self(grad, unpack(self_), min_, max_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct InternalClampGradSelfBackward final : BackwardNode<InternalClampGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_ = min;
    max_ = max;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_clamp_grad_self(grad, unpack(self_), min_, max_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary_from_ceil() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_ceil.cpp");
  kernels.record<ZerosBackward<"CeilBackward">, stubs::ceil, stubs::ceil_>();
  kernels.record<ClampBackward, stubs::clamp, stubs::clamp_>();
  kernels.record<InternalClampGradSelfBackward, stubs::_clamp_grad_self>();
  kernels.refuse<stubs::ceil_out, stubs::clamp_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_remainder_grad_other.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/remainder.h"

namespace tenon {
namespace {

using namespace formulas;

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
struct RemainderBackward_Tensor final : BackwardNode<RemainderBackward_Tensor, 0, 1> {
  std::string_view name() const override { return "RemainderBackward_Tensor"; }
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(self_, self, "self");
    if (has_next_edge(1)) call.save(other_, other, "other");
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(ops::_remainder_grad_other(grad, self, other, -1), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  SavedTensor self_, other_;
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
struct RemainderBackward_Scalar final : BackwardNode<RemainderBackward_Scalar, 0> {
  std::string_view name() const override { return "RemainderBackward_Scalar"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

}  // namespace

void register_autograd_pointwise_binary_3() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_3.cpp");
  kernels.record<RemainderBackward_Tensor, stubs::remainder_Tensor, stubs::remainder__Tensor>();
  kernels.record<RemainderBackward_Scalar, stubs::remainder_Scalar, stubs::remainder__Scalar>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Tensor">, stubs::bitwise_or__Tensor>();
  kernels.record<ZerosBackward<"BitwiseOrInplaceBackward_Scalar">, stubs::bitwise_or__Scalar>();
  kernels.refuse<stubs::remainder_out, stubs::remainder_Scalar_out, stubs::bitwise_or_out,
                 stubs::bitwise_or_Scalar_out>();
}

}  // namespace tenon

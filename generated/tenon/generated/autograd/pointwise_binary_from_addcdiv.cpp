// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_div_grad_other.h"
#include "tenon/generated/ops/addcdiv.h"

namespace tenon {
namespace {

using namespace formulas;

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct AddcdivBackward final : BackwardNode<AddcdivBackward, 0, 1, 2> {
  std::string_view name() const override { return "AddcdivBackward"; }
  void release_saved() override { reset(tensor2_, tensor1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor1,
            const TensorBase& tensor2, const Scalar& value) {
    self_sizes_ = self.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(tensor2_, tensor2, "tensor2");
    value_ = value;
    tensor1_sizes_ = tensor1.sizes();
    if (has_next_edge(2)) call.save(tensor1_, tensor1, "tensor1");
    tensor2_sizes_ = tensor2.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] =
          sum_to(formulas::maybe_multiply(grad / unpack(tensor2_), value_), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase tensor2 = unpack(tensor2_);
      const TensorBase tensor1 = unpack(tensor1_);
      results[2] =
          sum_to(ops::_div_grad_other(grad, tensor1, tensor2, -value_.toDouble()), tensor2_sizes_);
    }
  }

  DimVector self_sizes_, tensor1_sizes_, tensor2_sizes_;
  SavedTensor tensor2_, tensor1_;
  Scalar value_;
};

}  // namespace

void register_autograd_pointwise_binary_from_addcdiv() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_addcdiv.cpp");
  kernels.record<AddcdivBackward, stubs::addcdiv, stubs::addcdiv_>();
  kernels.refuse<stubs::addcdiv_out>();
}

}  // namespace tenon

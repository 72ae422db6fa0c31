// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/copysign.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// copysign.Tensor(Tensor self, Tensor other) -> Tensor
struct CopysignBackward_Tensor final : BackwardNode<CopysignBackward_Tensor, 0, 1> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = sum_to(grad * (ops::sign(result) * ops::sign(self)), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  SavedTensor self_, result_;
  DimVector self_sizes_, other_sizes_;
};

// copysign.Scalar(Tensor self, Scalar other) -> Tensor
struct CopysignBackward_Scalar final : BackwardNode<CopysignBackward_Scalar, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = grad * (ops::sign(result) * ops::sign(self));
    }
  }

  SavedTensor self_, result_;
};

}  // namespace

void register_autograd_pointwise_binary_from_bitwise_xor() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_bitwise_xor.cpp");
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Tensor">, stubs::bitwise_xor__Tensor>();
  kernels.record<ZerosBackward<"BitwiseXorInplaceBackward_Scalar">, stubs::bitwise_xor__Scalar>();
  kernels.record<CopysignBackward_Tensor, stubs::copysign_Tensor, stubs::copysign__Tensor>();
  kernels.record<CopysignBackward_Scalar, stubs::copysign_Scalar, stubs::copysign__Scalar>();
  kernels.refuse<stubs::bitwise_xor_out, stubs::bitwise_xor_Scalar_out, stubs::copysign_out,
                 stubs::copysign_Scalar_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// sigmoid(Tensor self) -> Tensor
struct SigmoidBackward final : BackwardNode<SigmoidBackward, 0> {
  std::string_view name() const override { return "SigmoidBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::sigmoid_backward(grad, unpack(result_));
  }

  SavedTensor result_;
};

// sin(Tensor self) -> Tensor
struct SinBackward final : BackwardNode<SinBackward, 0> {
  std::string_view name() const override { return "SinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::cos(unpack(self_));
  }

  SavedTensor self_;
};

// sinh(Tensor self) -> Tensor
struct SinhBackward final : BackwardNode<SinhBackward, 0> {
  std::string_view name() const override { return "SinhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::cosh(unpack(self_));
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_from_sigmoid() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_sigmoid.cpp");
  kernels.record<SigmoidBackward, stubs::sigmoid, stubs::sigmoid_>();
  kernels.record<ZerosBackward<"SignBackward">, stubs::sign, stubs::sign_>();
  kernels.record<SinBackward, stubs::sin, stubs::sin_>();
  kernels.record<SinhBackward, stubs::sinh, stubs::sinh_>();
  kernels.refuse<stubs::sigmoid_out, stubs::sign_out, stubs::sin_out, stubs::sinh_out>();
}

}  // namespace tenon

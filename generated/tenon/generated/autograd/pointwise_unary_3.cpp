// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon {
namespace {

using namespace formulas;

// asin(Tensor self) -> Tensor
struct AsinBackward final : BackwardNode<AsinBackward, 0> {
  std::string_view name() const override { return "AsinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acos_grad_self(grad, unpack(self_), 1);
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

void register_autograd_pointwise_unary_3() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_3.cpp");
  kernels.record<AsinBackward, stubs::asin, stubs::asin_>();
  kernels.record<SinhBackward, stubs::sinh, stubs::sinh_>();
  kernels.refuse<stubs::asin_out, stubs::sinh_out>();
}

}  // namespace tenon

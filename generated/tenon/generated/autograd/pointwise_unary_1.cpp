// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_erf_grad_self.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"

namespace tenon {
namespace {

using namespace formulas;

// erf(Tensor self) -> Tensor
struct ErfBackward final : BackwardNode<ErfBackward, 0> {
  std::string_view name() const override { return "ErfBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_erf_grad_self(grad, unpack(self_), 1.1283791670955126);
    }
  }

  SavedTensor self_;
};

// erfc(Tensor self) -> Tensor
struct ErfcBackward final : BackwardNode<ErfcBackward, 0> {
  std::string_view name() const override { return "ErfcBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_erf_grad_self(grad, unpack(self_), -1.1283791670955126);
    }
  }

  SavedTensor self_;
};

}  // namespace

void register_autograd_pointwise_unary_1() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_1.cpp");
  kernels.record<ErfBackward, stubs::erf, stubs::erf_>();
  kernels.record<ErfcBackward, stubs::erfc, stubs::erfc_>();
  kernels.refuse<stubs::erf_out, stubs::erfc_out>();
}

}  // namespace tenon

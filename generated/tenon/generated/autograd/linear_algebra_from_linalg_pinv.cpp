// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/generated/ops/linalg_pinv.h"

namespace tenon {
namespace {

using namespace formulas;

// linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
//   hermitian=False) -> Tensor
struct LinalgPinvBackward_atol_rtol_tensor final
    : BackwardNode<LinalgPinvBackward_atol_rtol_tensor, 0> {
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
      results[0] = formulas::pinv_backward(grad, result, self);
    }
  }

  SavedTensor self_, result_;
};

}  // namespace

void register_autograd_linear_algebra_from_linalg_pinv() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra_from_linalg_pinv.cpp");
  kernels.record<LinalgPinvBackward_atol_rtol_tensor, stubs::linalg_pinv_atol_rtol_tensor>();
}

}  // namespace tenon

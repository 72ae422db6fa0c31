// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/generated/ops/var.h"

namespace tenon {
namespace {

using namespace formulas;

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
struct VarBackward_correction final : BackwardNode<VarBackward_correction, 0> {
  std::string_view name() const override { return "VarBackward_correction"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, std::optional<IntArrayRef> dim,
            const std::optional<Scalar>& correction, bool keepdim) {
    call.save(self_, self, "self");
    dim_ = dim;
    correction_ = correction;
    keepdim_ = keepdim;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::var_backward(grad, unpack(self_), dim_, correction_, keepdim_);
    }
  }

  SavedTensor self_;
  std::optional<DimVector> dim_;
  std::optional<Scalar> correction_;
  bool keepdim_{};
};

}  // namespace

void register_autograd_reduction_from_var() {
  const AutogradKernels kernels("tenon/generated/autograd/reduction_from_var.cpp");
  kernels.record<VarBackward_correction, stubs::var_correction>();
}

}  // namespace tenon

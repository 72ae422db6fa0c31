// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/t.h"

namespace tenon {
namespace {

using namespace formulas;

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct AddmmBackward final : BackwardNode<AddmmBackward, 0, 1, 2> {
  void release_saved() override { reset(mat2_, mat1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat1,
            const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
    beta_ = beta;
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(mat2_, mat2, "mat2");
    alpha_ = alpha;
    if (has_next_edge(2)) call.save(mat1_, mat1, "mat1");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::maybe_multiply(formulas::sum_to(grad, self_sizes_), beta_);
    }
    if (needs_input_grad(1)) {
      results[1] = formulas::maybe_multiply(ops::mm(grad, ops::t(unpack(mat2_))), alpha_);
    }
    if (needs_input_grad(2)) {
      results[2] = formulas::maybe_multiply(ops::mm(ops::t(unpack(mat1_)), grad), alpha_);
    }
  }

  Scalar beta_, alpha_;
  DimVector self_sizes_;
  SavedTensor mat2_, mat1_;
};

}  // namespace

void register_autograd_linear_algebra() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra.cpp");
  kernels.record<AddmmBackward, stubs::addmm, stubs::addmm_>();
  kernels.refuse<stubs::addmm_out>();
}

}  // namespace tenon

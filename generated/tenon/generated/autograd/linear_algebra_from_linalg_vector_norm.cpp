// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

// linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
//   ScalarType? dtype=None) -> Tensor
struct LinalgVectorNormBackward final : BackwardNode<LinalgVectorNormBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const Scalar& ord,
            std::optional<IntArrayRef> dim, bool keepdim, const auto&...) {
    call.save(self_, self, "self");
    ord_ = ord;
    dim_ = dim;
    keepdim_ = keepdim;
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::vector_norm_backward(grad, self, ord_, dim_, keepdim_, result);
    }
  }

  SavedTensor self_, result_;
  Scalar ord_;
  std::optional<DimVector> dim_;
  bool keepdim_{};
};

// mm(Tensor self, Tensor mat2) -> Tensor
struct MmBackward final : BackwardNode<MmBackward, 0, 1> {
  void release_saved() override { reset(mat2_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat2) {
    if (has_next_edge(0)) call.save(mat2_, mat2, "mat2");
    if (has_next_edge(1)) call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::mm(grad, ops::t(unpack(mat2_)));
    if (needs_input_grad(1)) results[1] = ops::mm(ops::t(unpack(self_)), grad);
  }

  SavedTensor mat2_, self_;
};

// mv(Tensor self, Tensor vec) -> Tensor
struct MvBackward final : BackwardNode<MvBackward, 0, 1> {
  void release_saved() override { reset(vec_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& vec) {
    if (has_next_edge(0)) call.save(vec_, vec, "vec");
    if (has_next_edge(1)) call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::unsqueeze(grad, 1) * unpack(vec_);
    if (needs_input_grad(1)) results[1] = ops::mv(ops::t(unpack(self_)), grad);
  }

  SavedTensor vec_, self_;
};

}  // namespace

void register_autograd_linear_algebra_from_linalg_vector_norm() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/linear_algebra_from_linalg_vector_norm.cpp");
  kernels.record<LinalgVectorNormBackward, stubs::linalg_vector_norm>();
  kernels.record<MmBackward, stubs::mm>();
  kernels.record<MvBackward, stubs::mv>();
  kernels.refuse<stubs::linalg_vector_norm_out, stubs::mm_out, stubs::mv_out>();
}

}  // namespace tenon

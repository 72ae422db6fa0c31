// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/linalg_svdvals.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

// linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
//   unitriangular=False) -> Tensor
struct LinalgSolveTriangularBackward final : BackwardNode<LinalgSolveTriangularBackward, 0, 1> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& B, bool upper, bool left,
            bool unitriangular) {
    call.save(self_, self, "self");
    upper_ = upper;
    left_ = left;
    unitriangular_ = unitriangular;
    B_sizes_ = B.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0) || needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
      place_gradients(results, 0,
                      formulas::solve_triangular_backward(grad, self, B_sizes_, result, upper_,
                                                          left_, unitriangular_, grad_input_mask));
    }
  }

  SavedTensor self_, result_;
  bool upper_{}, left_{}, unitriangular_{};
  DimVector B_sizes_;
};

// _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) ->
//   (Tensor U, Tensor S, Tensor Vh)
struct InternalLinalgSvdBackward final : BackwardNode<InternalLinalgSvdBackward, 0> {
  void release_saved() override { reset(U_, S_, Vh_); }
  void save_results(const auto& call, const TensorBase& U, const TensorBase& S,
                    const TensorBase& Vh, const auto&...) {
    call.save_result(U_, U);
    call.save_result(S_, S);
    call.save_result(Vh_, Vh);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0) && (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase U = unpack(U_);
      const TensorBase S = unpack(S_);
      const TensorBase Vh = unpack(Vh_);
      results[0] = formulas::svd_backward(grads[0], grads[1], grads[2], U, S, Vh);
    }
  }

  SavedTensor U_, S_, Vh_;
};

// linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
struct LinalgSvdvalsBackward final : BackwardNode<LinalgSvdvalsBackward, 0> {
  void release_saved() override { reset(A_); }
  void save(const auto& call, const TensorBase& A, const auto&...) { call.save(A_, A, "A"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::svdvals_backward(grad, unpack(A_));
  }

  SavedTensor A_;
};

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
      const TensorBase self = unpack_as_saved(self_);
      const TensorBase result = unpack_as_saved(result_);
      results[0] = formulas::vector_norm_backward(grad, self, ord_, dim_, keepdim_, result);
    }
  }

  SavedTensor self_, result_;
  Scalar ord_;
  std::optional<DimVector> dim_;
  bool keepdim_{};
};

// lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
//   (Tensor P, Tensor L, Tensor U)
struct LuUnpackBackward final : BackwardNode<LuUnpackBackward, 0> {
  using DifferentiableResults = std::index_sequence<1, 2>;
  void save(const auto&, const TensorBase& LU_data, const auto&...) {
    LU_data_sizes_ = LU_data.sizes();
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0) && (grads[0].defined() || grads[1].defined())) {
      results[0] = formulas::lu_unpack_backward(grads[0], grads[1], LU_data_sizes_);
    }
  }

  DimVector LU_data_sizes_;
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

void register_autograd_linear_algebra_from_linalg_solve_triangular() {
  const AutogradKernels kernels(
      "tenon/generated/autograd/linear_algebra_from_linalg_solve_triangular.cpp");
  kernels.record<LinalgSolveTriangularBackward, stubs::linalg_solve_triangular>();
  kernels.record<InternalLinalgSvdBackward, stubs::_linalg_svd>();
  kernels.record<LinalgSvdvalsBackward, stubs::linalg_svdvals>();
  kernels.record<LinalgVectorNormBackward, stubs::linalg_vector_norm>();
  kernels.record<LuUnpackBackward, stubs::lu_unpack>();
  kernels.record<MmBackward, stubs::mm>();
  kernels.record<MvBackward, stubs::mv>();
  kernels.refuse<stubs::linalg_solve_triangular_out, stubs::linalg_vector_norm_out, stubs::mm_out,
                 stubs::mv_out>();
}

}  // namespace tenon

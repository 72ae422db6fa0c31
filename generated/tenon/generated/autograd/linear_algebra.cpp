// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_lstsq.h"
#include "tenon/generated/ops/linalg_lu_factor_ex.h"
#include "tenon/generated/ops/linalg_lu_solve.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/linalg_pinv.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct AddmmBackward final : BackwardNode<AddmmBackward, 0, 1, 2> {
  void release_saved() override { reset(mat2_, mat1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat1,
            const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
    beta_ = beta.conj();
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(mat2_, mat2, "mat2");
    alpha_ = alpha.conj();
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

// addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct AddmvBackward final : BackwardNode<AddmvBackward, 0, 1, 2> {
  void release_saved() override { reset(vec_, mat_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
            const Scalar& beta, const Scalar& alpha) {
    beta_ = beta.conj();
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(vec_, vec, "vec");
    alpha_ = alpha.conj();
    if (has_next_edge(2)) call.save(mat_, mat, "mat");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::maybe_multiply(formulas::sum_to(grad, self_sizes_), beta_);
    }
    if (needs_input_grad(1)) {
      results[1] = formulas::maybe_multiply(ops::unsqueeze(grad, 1) * unpack(vec_), alpha_);
    }
    if (needs_input_grad(2)) {
      results[2] = formulas::maybe_multiply(ops::mv(ops::t(unpack(mat_)), grad), alpha_);
    }
  }

  Scalar beta_, alpha_;
  DimVector self_sizes_;
  SavedTensor vec_, mat_;
};

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct BaddbmmBackward final : BackwardNode<BaddbmmBackward, 0, 1, 2> {
  void release_saved() override { reset(batch2_, batch1_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& batch1,
            const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
    beta_ = beta.conj();
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(batch2_, batch2, "batch2");
    alpha_ = alpha.conj();
    if (has_next_edge(2)) call.save(batch1_, batch1, "batch1");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::maybe_multiply(formulas::sum_to(grad, self_sizes_), beta_);
    }
    if (needs_input_grad(1)) {
      results[1] =
          formulas::maybe_multiply(ops::bmm(grad, ops::transpose(unpack(batch2_), 1, 2)), alpha_);
    }
    if (needs_input_grad(2)) {
      results[2] =
          formulas::maybe_multiply(ops::bmm(ops::transpose(unpack(batch1_), 1, 2), grad), alpha_);
    }
  }

  Scalar beta_, alpha_;
  DimVector self_sizes_;
  SavedTensor batch2_, batch1_;
};

// bmm(Tensor self, Tensor mat2) -> Tensor
struct BmmBackward final : BackwardNode<BmmBackward, 0, 1> {
  void release_saved() override { reset(mat2_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat2) {
    if (has_next_edge(0)) call.save(mat2_, mat2, "mat2");
    if (has_next_edge(1)) call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::bmm(grad, ops::transpose(unpack(mat2_), 1, 2));
    if (needs_input_grad(1)) results[1] = ops::bmm(ops::transpose(unpack(self_), 1, 2), grad);
  }

  SavedTensor mat2_, self_;
};

// dot(Tensor self, Tensor tensor) -> Tensor
struct DotBackward final : BackwardNode<DotBackward, 0, 1> {
  void release_saved() override { reset(tensor_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& tensor) {
    if (has_next_edge(0)) call.save(tensor_, tensor, "tensor");
    if (has_next_edge(1)) call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * unpack(tensor_);
    if (needs_input_grad(1)) results[1] = grad * unpack(self_);
  }

  SavedTensor tensor_, self_;
};

// linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
//   Tensor info)
struct LinalgCholeskyExBackward final : BackwardNode<LinalgCholeskyExBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(L_); }
  void save(const auto&, const TensorBase&, bool upper, const auto&...) { upper_ = upper; }
  void save_results(const auto& call, const TensorBase& L, const TensorBase&, const auto&...) {
    call.save_result(L_, L);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] = formulas::cholesky_backward(grad, unpack(L_), upper_);
    }
  }

  bool upper_{};
  SavedTensor L_;
};

// _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
struct InternalLinalgDetBackward final : BackwardNode<InternalLinalgDetBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(A_, result_, LU_, pivots_); }
  void save(const auto& call, const TensorBase& A) { call.save(A_, A, "A"); }
  void save_results(const auto& call, const TensorBase& result, const TensorBase& LU,
                    const TensorBase& pivots, const auto&...) {
    call.save_result(result_, result);
    LU_.save(LU, /*is_output=*/false);
    pivots_.save(pivots, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase A = unpack(A_);
      const TensorBase result = unpack(result_);
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      results[0] = formulas::det_backward(grad, result, A, LU, pivots);
    }
  }

  SavedTensor A_, result_, LU_, pivots_;
};

// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor
//   eigenvectors)
struct InternalLinalgEighBackward final : BackwardNode<InternalLinalgEighBackward, 0> {
  void release_saved() override { reset(eigenvalues_, eigenvectors_); }
  void save_results(const auto& call, const TensorBase& eigenvalues, const TensorBase& eigenvectors,
                    const auto&...) {
    call.save_result(eigenvalues_, eigenvalues);
    call.save_result(eigenvectors_, eigenvectors);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0) && (grads[0].defined() || grads[1].defined())) {
      const TensorBase eigenvalues = unpack(eigenvalues_);
      const TensorBase eigenvectors = unpack(eigenvectors_);
      results[0] = formulas::eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors);
    }
  }

  SavedTensor eigenvalues_, eigenvectors_;
};

// linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
struct LinalgEigvalshBackward final : BackwardNode<LinalgEigvalshBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, std::string_view UPLO) {
    call.save(self_, self, "self");
    UPLO_ = UPLO;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::eigvalsh_backward(grad, unpack(self_), UPLO_);
  }

  SavedTensor self_;
  std::string UPLO_;
};

// linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
struct LinalgInvExBackward final : BackwardNode<LinalgInvExBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(inverse_); }
  void save_results(const auto& call, const TensorBase& inverse, const TensorBase&,
                    const auto&...) {
    call.save_result(inverse_, inverse);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase inverse = unpack(inverse_);
      results[0] = -(
          ops::matmul(ops::matmul(formulas::transposed(inverse), grad),
                      formulas::transposed(inverse)));
    }
  }

  SavedTensor inverse_;
};

// linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution,
//   Tensor residuals, Tensor rank, Tensor singular_values)
struct LinalgLstsqBackward final : BackwardNode<LinalgLstsqBackward, 0, 1> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, b_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& b, const auto&...) {
    call.save(self_, self, "self");
    call.save(b_, b, "b");
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1)) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase b = unpack(b_);
      const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
      place_gradients(results, 0, formulas::lstsq_backward(grad, self, b, grad_input_mask));
    }
  }

  SavedTensor self_, b_;
};

// linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor
//   pivots, Tensor info)
struct LinalgLuFactorExBackward final : BackwardNode<LinalgLuFactorExBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(LU_, pivots_); }
  void save_results(const auto& call, const TensorBase& LU, const TensorBase& pivots,
                    const TensorBase&, const auto&...) {
    call.save_result(LU_, LU);
    pivots_.save(pivots, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      results[0] = formulas::lu_factor_backward(grad, LU, pivots);
    }
  }

  SavedTensor LU_, pivots_;
};

// linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) ->
//   Tensor
struct LinalgLuSolveBackward final : BackwardNode<LinalgLuSolveBackward, 0, 2> {
  void release_saved() override { reset(LU_, pivots_, result_); }
  void save(const auto& call, const TensorBase& LU, const TensorBase& pivots, const TensorBase& B,
            bool left, bool adjoint) {
    call.save(LU_, LU, "LU");
    call.save(pivots_, pivots, "pivots");
    left_ = left;
    adjoint_ = adjoint;
    B_sizes_ = B.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::lu_solve_factors_backward(grad, LU, pivots, result, left_, adjoint_);
    }
    if (needs_input_grad(1)) {
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      results[1] =
          formulas::sum_to(ops::linalg_lu_solve(LU, pivots, grad, left_, !adjoint_), B_sizes_);
    }
  }

  SavedTensor LU_, pivots_, result_;
  bool left_{}, adjoint_{};
  DimVector B_sizes_;
};

// linalg_matrix_exp(Tensor self) -> Tensor
struct LinalgMatrixExpBackward final : BackwardNode<LinalgMatrixExpBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::matrix_exp_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

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

void register_autograd_linear_algebra() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra.cpp");
  kernels.record<AddmmBackward, stubs::addmm, stubs::addmm_>();
  kernels.record<AddmvBackward, stubs::addmv, stubs::addmv_>();
  kernels.record<BaddbmmBackward, stubs::baddbmm, stubs::baddbmm_>();
  kernels.record<BmmBackward, stubs::bmm>();
  kernels.record<DotBackward, stubs::dot>();
  kernels.record<LinalgCholeskyExBackward, stubs::linalg_cholesky_ex>();
  kernels.record<InternalLinalgDetBackward, stubs::_linalg_det>();
  kernels.record<InternalLinalgEighBackward, stubs::_linalg_eigh>();
  kernels.record<LinalgEigvalshBackward, stubs::linalg_eigvalsh>();
  kernels.record<LinalgInvExBackward, stubs::linalg_inv_ex>();
  kernels.record<LinalgLstsqBackward, stubs::linalg_lstsq>();
  kernels.record<LinalgLuFactorExBackward, stubs::linalg_lu_factor_ex>();
  kernels.record<LinalgLuSolveBackward, stubs::linalg_lu_solve>();
  kernels.record<LinalgMatrixExpBackward, stubs::linalg_matrix_exp>();
  kernels.record<LinalgPinvBackward_atol_rtol_tensor, stubs::linalg_pinv_atol_rtol_tensor>();
  kernels.refuse<stubs::addmm_out, stubs::addmv_out, stubs::baddbmm_out, stubs::bmm_out,
                 stubs::dot_out>();
}

}  // namespace tenon

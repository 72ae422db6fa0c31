// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_lstsq.h"
#include "tenon/generated/ops/linalg_lu_factor_ex.h"
#include "tenon/generated/ops/linalg_lu_solve.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/matmul.h"

namespace tenon {
namespace {

using namespace formulas;

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

}  // namespace

void register_autograd_linear_algebra_from_linalg_det() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra_from_linalg_det.cpp");
  kernels.record<InternalLinalgDetBackward, stubs::_linalg_det>();
  kernels.record<InternalLinalgEighBackward, stubs::_linalg_eigh>();
  kernels.record<LinalgEigvalshBackward, stubs::linalg_eigvalsh>();
  kernels.record<LinalgInvExBackward, stubs::linalg_inv_ex>();
  kernels.record<LinalgLstsqBackward, stubs::linalg_lstsq>();
  kernels.record<LinalgLuFactorExBackward, stubs::linalg_lu_factor_ex>();
  kernels.record<LinalgLuSolveBackward, stubs::linalg_lu_solve>();
  kernels.record<LinalgMatrixExpBackward, stubs::linalg_matrix_exp>();
}

}  // namespace tenon

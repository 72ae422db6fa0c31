// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/generated/ops/_linalg_slogdet.h"
#include "tenon/generated/ops/_linalg_solve_ex.h"
#include "tenon/generated/ops/linalg_qr.h"

namespace tenon {
namespace {

using namespace formulas;

// linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
struct LinalgQrBackward final : BackwardNode<LinalgQrBackward, 0> {
  void release_saved() override { reset(Q_, R_); }
  void save(const auto&, const TensorBase&, std::string_view mode) { mode_ = mode; }
  void save_results(const auto& call, const TensorBase& Q, const TensorBase& R, const auto&...) {
    call.save_result(Q_, Q);
    call.save_result(R_, R);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0) && (grads[0].defined() || grads[1].defined())) {
      const TensorBase Q = unpack(Q_);
      const TensorBase R = unpack(R_);
      results[0] = formulas::qr_backward(grads[0], grads[1], Q, R, mode_);
    }
  }

  std::string mode_;
  SavedTensor Q_, R_;
};

// _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
struct InternalLinalgSlogdetBackward final : BackwardNode<InternalLinalgSlogdetBackward, 0> {
  using DifferentiableResults = std::index_sequence<1>;
  void release_saved() override { reset(A_, LU_, pivots_); }
  void save(const auto& call, const TensorBase& A) { call.save(A_, A, "A"); }
  void save_results(const auto&, const TensorBase&, const TensorBase&, const TensorBase& LU,
                    const TensorBase& pivots, const auto&...) {
    LU_.save(LU, /*is_output=*/false);
    pivots_.save(pivots, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase A = unpack(A_);
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      results[0] = formulas::slogdet_backward(grads[0], A, LU, pivots);
    }
  }

  SavedTensor A_, LU_, pivots_;
};

// _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
//   result, Tensor LU, Tensor pivots, Tensor info)
struct InternalLinalgSolveExBackward final : BackwardNode<InternalLinalgSolveExBackward, 0, 1> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(A_, result_, LU_, pivots_); }
  void save(const auto& call, const TensorBase& A, const TensorBase& B, bool left, const auto&...) {
    call.save(A_, A, "A");
    left_ = left;
    B_sizes_ = B.sizes();
  }
  void save_results(const auto& call, const TensorBase& result, const TensorBase& LU,
                    const TensorBase& pivots, const TensorBase&, const auto&...) {
    call.save_result(result_, result);
    LU_.save(LU, /*is_output=*/false);
    pivots_.save(pivots, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1)) && grads[0].defined()) {
      const TensorBase A = unpack(A_);
      const TensorBase result = unpack(result_);
      const TensorBase LU = unpack(LU_);
      const TensorBase pivots = unpack(pivots_);
      const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
      place_gradients(results, 0,
                      formulas::solve_backward(grad, A, B_sizes_, result, LU, pivots, left_,
                                               grad_input_mask));
    }
  }

  SavedTensor A_, result_, LU_, pivots_;
  bool left_{};
  DimVector B_sizes_;
};

}  // namespace

void register_autograd_linear_algebra_from_linalg_qr() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra_from_linalg_qr.cpp");
  kernels.record<LinalgQrBackward, stubs::linalg_qr>();
  kernels.record<InternalLinalgSlogdetBackward, stubs::_linalg_slogdet>();
  kernels.record<InternalLinalgSolveExBackward, stubs::_linalg_solve_ex>();
}

}  // namespace tenon

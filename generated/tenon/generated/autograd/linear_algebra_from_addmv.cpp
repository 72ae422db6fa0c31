// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/linear_algebra.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

// addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct AddmvBackward final : BackwardNode<AddmvBackward, 0, 1, 2> {
  void release_saved() override { reset(vec_, mat_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
            const Scalar& beta, const Scalar& alpha) {
    beta_ = beta;
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(vec_, vec, "vec");
    alpha_ = alpha;
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
    beta_ = beta;
    self_sizes_ = self.sizes();
    if (has_next_edge(1)) call.save(batch2_, batch2, "batch2");
    alpha_ = alpha;
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

}  // namespace

void register_autograd_linear_algebra_from_addmv() {
  const AutogradKernels kernels("tenon/generated/autograd/linear_algebra_from_addmv.cpp");
  kernels.record<AddmvBackward, stubs::addmv, stubs::addmv_>();
  kernels.record<BaddbmmBackward, stubs::baddbmm, stubs::baddbmm_>();
  kernels.record<BmmBackward, stubs::bmm>();
  kernels.record<DotBackward, stubs::dot>();
  kernels.record<LinalgCholeskyExBackward, stubs::linalg_cholesky_ex>();
  kernels.refuse<stubs::addmv_out, stubs::baddbmm_out, stubs::bmm_out, stubs::dot_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {
namespace {

using namespace formulas;

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
struct AmaxBackward final : BackwardNode<AmaxBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, IntArrayRef dim, bool keepdim) {
    call.save(self_, self, "self");
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
      results[0] = formulas::extremum_backward(grad, self, result, dim_, keepdim_);
    }
  }

  SavedTensor self_, result_;
  DimVector dim_;
  bool keepdim_{};
};

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
struct AminBackward final : BackwardNode<AminBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, IntArrayRef dim, bool keepdim) {
    call.save(self_, self, "self");
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
      results[0] = formulas::extremum_backward(grad, self, result, dim_, keepdim_);
    }
  }

  SavedTensor self_, result_;
  DimVector dim_;
  bool keepdim_{};
};

// cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
struct CumprodBackward final : BackwardNode<CumprodBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, int64_t dim, const auto&...) {
    call.save(self_, self, "self");
    dim_ = dim;
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::cumprod_backward(grad, self, result, dim_);
    }
  }

  SavedTensor self_, result_;
  int64_t dim_{};
};

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
struct CumsumBackward final : BackwardNode<CumsumBackward, 0> {
  void save(const auto&, const TensorBase& self, int64_t dim, const auto&...) {
    dim_ = dim;
    self_dtype_ = self.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::cumsum_backward(grad, dim_, self_dtype_);
  }

  int64_t dim_{};
  DType self_dtype_{};
};

// logcumsumexp(Tensor self, int dim) -> Tensor
struct LogcumsumexpBackward final : BackwardNode<LogcumsumexpBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, int64_t dim) {
    call.save(self_, self, "self");
    dim_ = dim;
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::logcumsumexp_backward(grad, self, result, dim_);
    }
  }

  SavedTensor self_, result_;
  int64_t dim_{};
};

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
struct LogsumexpBackward final : BackwardNode<LogsumexpBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, IntArrayRef dim, bool keepdim) {
    call.save(self_, self, "self");
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
      results[0] = formulas::logsumexp_backward(grad, self, result, dim_, keepdim_);
    }
  }

  SavedTensor self_, result_;
  DimVector dim_;
  bool keepdim_{};
};

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct MaxBackward_dim final : BackwardNode<MaxBackward_dim, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct MeanBackward final : BackwardNode<MeanBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) {
    self_sizes_ = self.sizes();
    self_dtype_ = self.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::mean_backward(grad, self_sizes_, std::nullopt, false, self_dtype_);
    }
  }

  DimVector self_sizes_;
  DType self_dtype_{};
};

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
struct MeanBackward_dim final : BackwardNode<MeanBackward_dim, 0> {
  void save(const auto&, const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
            const auto&...) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
    self_dtype_ = self.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::mean_backward(grad, self_sizes_, dim_, keepdim_, self_dtype_);
    }
  }

  std::optional<DimVector> dim_;
  bool keepdim_{};
  DimVector self_sizes_;
  DType self_dtype_{};
};

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct MinBackward_dim final : BackwardNode<MinBackward_dim, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct ProdBackward final : BackwardNode<ProdBackward, 0> {
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
      results[0] = formulas::prod_backward(grad, self, result, std::nullopt, false);
    }
  }

  SavedTensor self_, result_;
};

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
struct ProdBackward_dim_int final : BackwardNode<ProdBackward_dim_int, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self, int64_t dim, bool keepdim, const auto&...) {
    call.save(self_, self, "self");
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
      results[0] = formulas::prod_backward(grad, self, result, dim_, keepdim_);
    }
  }

  SavedTensor self_, result_;
  int64_t dim_{};
  bool keepdim_{};
};

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
struct SumBackward final : BackwardNode<SumBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) {
    self_sizes_ = self.sizes();
    self_dtype_ = self.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::sum_backward(grad, self_sizes_, std::nullopt, false, self_dtype_);
    }
  }

  DimVector self_sizes_;
  DType self_dtype_{};
};

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
struct SumBackward_dim_IntList final : BackwardNode<SumBackward_dim_IntList, 0> {
  void save(const auto&, const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
            const auto&...) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
    self_dtype_ = self.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::sum_backward(grad, self_sizes_, dim_, keepdim_, self_dtype_);
    }
  }

  std::optional<DimVector> dim_;
  bool keepdim_{};
  DimVector self_sizes_;
  DType self_dtype_{};
};

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
struct VarBackward_correction final : BackwardNode<VarBackward_correction, 0> {
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
      results[0] =
          formulas::var_backward(grad, unpack_as_saved(self_), dim_, correction_, keepdim_);
    }
  }

  SavedTensor self_;
  std::optional<DimVector> dim_;
  std::optional<Scalar> correction_;
  bool keepdim_{};
};

}  // namespace

void register_autograd_reduction() {
  const AutogradKernels kernels("tenon/generated/autograd/reduction.cpp");
  kernels.record<AmaxBackward, stubs::amax>();
  kernels.record<AminBackward, stubs::amin>();
  kernels.record<CumprodBackward, stubs::cumprod, stubs::cumprod_>();
  kernels.record<CumsumBackward, stubs::cumsum, stubs::cumsum_>();
  kernels.record<LogcumsumexpBackward, stubs::logcumsumexp>();
  kernels.record<LogsumexpBackward, stubs::logsumexp>();
  kernels.record<MaxBackward_dim, stubs::max_dim>();
  kernels.record<MeanBackward, stubs::mean>();
  kernels.record<MeanBackward_dim, stubs::mean_dim>();
  kernels.record<MinBackward_dim, stubs::min_dim>();
  kernels.record<ProdBackward, stubs::prod>();
  kernels.record<ProdBackward_dim_int, stubs::prod_dim_int>();
  kernels.record<SumBackward, stubs::sum>();
  kernels.record<SumBackward_dim_IntList, stubs::sum_dim_IntList>();
  kernels.record<VarBackward_correction, stubs::var_correction>();
  kernels.refuse<stubs::amax_out, stubs::amin_out, stubs::cumprod_out, stubs::cumsum_out,
                 stubs::logcumsumexp_out, stubs::mean_out, stubs::sum_IntList_out>();
}

}  // namespace tenon

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

}  // namespace

void register_autograd_reduction() {
  const AutogradKernels kernels("tenon/generated/autograd/reduction.cpp");
  kernels.record<AmaxBackward, stubs::amax>();
  kernels.record<AminBackward, stubs::amin>();
  kernels.record<CumprodBackward, stubs::cumprod, stubs::cumprod_>();
  kernels.record<CumsumBackward, stubs::cumsum, stubs::cumsum_>();
  kernels.record<LogcumsumexpBackward, stubs::logcumsumexp>();
  kernels.record<LogsumexpBackward, stubs::logsumexp>();
  kernels.refuse<stubs::amax_out, stubs::amin_out, stubs::cumprod_out, stubs::cumsum_out,
                 stubs::logcumsumexp_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"

namespace tenon {
namespace {

using namespace formulas;

// erfc(Tensor self) -> Tensor
struct ErfcBackward final : BackwardNode<ErfcBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_erf_grad_self(grad, unpack(self_), -1.1283791670955126);
    }
  }

  SavedTensor self_;
};

// erfinv(Tensor self) -> Tensor
struct ErfinvBackward final : BackwardNode<ErfinvBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase result = unpack(result_);
      results[0] = grad * 0.88622692545275801 * ops::exp(result * result);
    }
  }

  SavedTensor result_;
};

// exp(Tensor self) -> Tensor
struct ExpBackward final : BackwardNode<ExpBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * unpack(result_);
  }

  SavedTensor result_;
};

// exp2(Tensor self) -> Tensor
struct Exp2Backward final : BackwardNode<Exp2Backward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcmul_grad_tensor1(grad, unpack(result_), 0.6931471805599453);
    }
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_from_erfc() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_erfc.cpp");
  kernels.record<ErfcBackward, stubs::erfc, stubs::erfc_>();
  kernels.record<ErfinvBackward, stubs::erfinv, stubs::erfinv_>();
  kernels.record<ExpBackward, stubs::exp, stubs::exp_>();
  kernels.record<Exp2Backward, stubs::exp2, stubs::exp2_>();
  kernels.refuse<stubs::erfc_out, stubs::erfinv_out, stubs::exp_out, stubs::exp2_out>();
}

}  // namespace tenon

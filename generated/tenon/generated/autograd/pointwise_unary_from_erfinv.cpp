// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/isneginf.h"

namespace tenon {
namespace {

using namespace formulas;

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

// expm1(Tensor self) -> Tensor
struct Expm1Backward final : BackwardNode<Expm1Backward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_expm1_grad_self(grad, unpack(result_));
  }

  SavedTensor result_;
};

// _expm1_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct InternalExpm1GradSelfBackward final : BackwardNode<InternalExpm1GradSelfBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    if (has_next_edge(0)) call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_expm1_grad_self(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(grad_output_), output_sizes_);
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// frac(Tensor self) -> Tensor
struct FracBackward final : BackwardNode<FracBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

}  // namespace

void register_autograd_pointwise_unary_from_erfinv() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_erfinv.cpp");
  kernels.record<ErfinvBackward, stubs::erfinv, stubs::erfinv_>();
  kernels.record<ExpBackward, stubs::exp, stubs::exp_>();
  kernels.record<Exp2Backward, stubs::exp2, stubs::exp2_>();
  kernels.record<Expm1Backward, stubs::expm1, stubs::expm1_>();
  kernels.record<InternalExpm1GradSelfBackward, stubs::_expm1_grad_self>();
  kernels.record<ZerosBackward<"FloorBackward">, stubs::floor, stubs::floor_>();
  kernels.record<FracBackward, stubs::frac, stubs::frac_>();
  kernels.refuse<stubs::erfinv_out, stubs::exp_out, stubs::exp2_out, stubs::expm1_out,
                 stubs::floor_out, stubs::frac_out, stubs::isneginf_out>();
}

}  // namespace tenon

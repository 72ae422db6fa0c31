// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"

namespace tenon {
namespace {

using namespace formulas;

// rsqrt(Tensor self) -> Tensor
struct RsqrtBackward final : BackwardNode<RsqrtBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_rsqrt_grad_self(grad, unpack(result_), -0.5);
  }

  SavedTensor result_;
};

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct InternalRsqrtGradSelfBackward final : BackwardNode<InternalRsqrtGradSelfBackward, 0, 1> {
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output,
            const Scalar& scale) {
    call.save(output_, output, "output");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_rsqrt_grad_self(grad, unpack(output_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_reciprocal_grad_self(grad * grad_output, output, 3 * scale_.toDouble()),
          output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, output_sizes_;
};

// sgn(Tensor self) -> Tensor
struct SgnBackward final : BackwardNode<SgnBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack_as_saved(self_);
      const TensorBase result = unpack_as_saved(result_);
      results[0] = formulas::sgn_backward(grad, self, result);
    }
  }

  SavedTensor self_, result_;
};

// sigmoid(Tensor self) -> Tensor
struct SigmoidBackward final : BackwardNode<SigmoidBackward, 0> {
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::sigmoid_backward(grad, unpack(result_));
  }

  SavedTensor result_;
};

// sin(Tensor self) -> Tensor
struct SinBackward final : BackwardNode<SinBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_sin_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _sin_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalSinGradSelfBackward final : BackwardNode<InternalSinGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_sin_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_cos_grad_self(grad * grad_output, self, -1), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// sinh(Tensor self) -> Tensor
struct SinhBackward final : BackwardNode<SinhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_sinh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _sinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalSinhGradSelfBackward final : BackwardNode<InternalSinhGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_sinh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_cosh_grad_self(grad * grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

}  // namespace

void register_autograd_pointwise_unary_from_rsqrt() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_rsqrt.cpp");
  kernels.record<RsqrtBackward, stubs::rsqrt, stubs::rsqrt_>();
  kernels.record<InternalRsqrtGradSelfBackward, stubs::_rsqrt_grad_self>();
  kernels.record<SgnBackward, stubs::sgn, stubs::sgn_>();
  kernels.record<SigmoidBackward, stubs::sigmoid, stubs::sigmoid_>();
  kernels.record<ZerosBackward<"SignBackward">, stubs::sign, stubs::sign_>();
  kernels.record<SinBackward, stubs::sin, stubs::sin_>();
  kernels.record<InternalSinGradSelfBackward, stubs::_sin_grad_self>();
  kernels.record<SinhBackward, stubs::sinh, stubs::sinh_>();
  kernels.record<InternalSinhGradSelfBackward, stubs::_sinh_grad_self>();
  kernels.refuse<stubs::rsqrt_out, stubs::sgn_out, stubs::sigmoid_out, stubs::sign_out,
                 stubs::sin_out, stubs::sinh_out>();
}

}  // namespace tenon

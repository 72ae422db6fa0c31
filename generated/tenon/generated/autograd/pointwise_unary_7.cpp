// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_asinh_grad_self.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/_rsqrt_grad_self.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// abs(Tensor self) -> Tensor
struct AbsBackward final : BackwardNode<AbsBackward, 0> {
  std::string_view name() const override { return "AbsBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::sign(unpack(self_));
  }

  SavedTensor self_;
};

// asinh(Tensor self) -> Tensor
struct AsinhBackward final : BackwardNode<AsinhBackward, 0> {
  std::string_view name() const override { return "AsinhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_asinh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAsinhGradSelfBackward final : BackwardNode<InternalAsinhGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalAsinhGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_asinh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto abs_of_self = ops::abs(self);
      const auto its_rsqrt = ops::rsqrt((self * self + 1));
      results[1] = sum_to(
          ops::where(ops::gt(abs_of_self, 1000000000), -(grad * (grad_output / self / abs_of_self)),
                     -(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self)),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// rsqrt(Tensor self) -> Tensor
struct RsqrtBackward final : BackwardNode<RsqrtBackward, 0> {
  std::string_view name() const override { return "RsqrtBackward"; }
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
  std::string_view name() const override { return "InternalRsqrtGradSelfBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output,
            const Scalar& scale) {
    call.save(output_, output, "output");
    scale_ = scale;
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

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct InternalClampGradSelfBackward final : BackwardNode<InternalClampGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalClampGradSelfBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    min_ = min;
    max_ = max;
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::_clamp_grad_self(grad, unpack(self_), min_, max_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
  DimVector grad_output_sizes_, self_sizes_;
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct ClampMaxBackward final : BackwardNode<ClampMaxBackward, 0> {
  std::string_view name() const override { return "ClampMaxBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& max) {
    call.save(self_, self, "self");
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::masked_fill(grad, ops::gt(unpack(self_), max_), 0);
  }

  SavedTensor self_;
  Scalar max_;
};

}  // namespace

void register_autograd_pointwise_unary_7() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_7.cpp");
  kernels.record<AbsBackward, stubs::abs, stubs::abs_>();
  kernels.record<AsinhBackward, stubs::asinh, stubs::asinh_>();
  kernels.record<InternalAsinhGradSelfBackward, stubs::_asinh_grad_self>();
  kernels.record<ZerosBackward<"FloorBackward">, stubs::floor, stubs::floor_>();
  kernels.record<RsqrtBackward, stubs::rsqrt, stubs::rsqrt_>();
  kernels.record<InternalRsqrtGradSelfBackward, stubs::_rsqrt_grad_self>();
  kernels.record<ZerosBackward<"SignBackward">, stubs::sign, stubs::sign_>();
  kernels.record<InternalClampGradSelfBackward, stubs::_clamp_grad_self>();
  kernels.record<ClampMaxBackward, stubs::clamp_max, stubs::clamp_max_>();
  kernels.refuse<stubs::abs_out, stubs::asinh_out, stubs::floor_out, stubs::rsqrt_out,
                 stubs::sign_out, stubs::clamp_max_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_asinh_grad_self.h"
#include "tenon/generated/ops/_clamp_grad_self.h"
#include "tenon/generated/ops/_cos_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/_rsqrt_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
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

// asin(Tensor self) -> Tensor
struct AsinBackward final : BackwardNode<AsinBackward, 0> {
  std::string_view name() const override { return "AsinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acos_grad_self(grad, unpack(self_), 1);
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

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalCosGradSelfBackward final : BackwardNode<InternalCosGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalCosGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& scale) {
    call.save(self_, self, "self");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_cos_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(formulas::maybe_multiply(grad * grad_output * ops::cos(self), scale_),
                          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  std::string_view name() const override { return "Log2Backward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_) * 1.4426950408889634;
  }

  SavedTensor self_;
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

// sin(Tensor self) -> Tensor
struct SinBackward final : BackwardNode<SinBackward, 0> {
  std::string_view name() const override { return "SinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::cos(unpack(self_));
  }

  SavedTensor self_;
};

// sinh(Tensor self) -> Tensor
struct SinhBackward final : BackwardNode<SinhBackward, 0> {
  std::string_view name() const override { return "SinhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::cosh(unpack(self_));
  }

  SavedTensor self_;
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct InternalTanGradSelfBackward final : BackwardNode<InternalTanGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalTanGradSelfBackward"; }
  void release_saved() override { reset(output_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& output) {
    call.save(output_, output, "output");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    output_sizes_ = output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_tan_grad_self(grad, unpack(output_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase output = unpack(output_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_tanh_backward_grad_output(grad, grad_output, output, 2), output_sizes_);
    }
  }

  SavedTensor output_, grad_output_;
  DimVector grad_output_sizes_, output_sizes_;
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct ClampBackward final : BackwardNode<ClampBackward, 0> {
  std::string_view name() const override { return "ClampBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const std::optional<Scalar>& min,
            const std::optional<Scalar>& max) {
    call.save(self_, self, "self");
    min_ = min;
    max_ = max;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_clamp_grad_self(grad, unpack(self_), min_, max_);
  }

  SavedTensor self_;
  std::optional<Scalar> min_, max_;
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

void register_autograd_pointwise_unary_3() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_3.cpp");
  kernels.record<AbsBackward, stubs::abs, stubs::abs_>();
  kernels.record<AsinBackward, stubs::asin, stubs::asin_>();
  kernels.record<AsinhBackward, stubs::asinh, stubs::asinh_>();
  kernels.record<InternalAsinhGradSelfBackward, stubs::_asinh_grad_self>();
  kernels.record<InternalCosGradSelfBackward, stubs::_cos_grad_self>();
  kernels.record<ZerosBackward<"FloorBackward">, stubs::floor, stubs::floor_>();
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<RsqrtBackward, stubs::rsqrt, stubs::rsqrt_>();
  kernels.record<InternalRsqrtGradSelfBackward, stubs::_rsqrt_grad_self>();
  kernels.record<ZerosBackward<"SignBackward">, stubs::sign, stubs::sign_>();
  kernels.record<SinBackward, stubs::sin, stubs::sin_>();
  kernels.record<SinhBackward, stubs::sinh, stubs::sinh_>();
  kernels.record<InternalTanGradSelfBackward, stubs::_tan_grad_self>();
  kernels.record<ClampBackward, stubs::clamp, stubs::clamp_>();
  kernels.record<InternalClampGradSelfBackward, stubs::_clamp_grad_self>();
  kernels.record<ClampMaxBackward, stubs::clamp_max, stubs::clamp_max_>();
  kernels.refuse<stubs::abs_out, stubs::asin_out, stubs::asinh_out, stubs::floor_out,
                 stubs::log2_out, stubs::rsqrt_out, stubs::sign_out, stubs::sin_out,
                 stubs::sinh_out, stubs::clamp_out, stubs::clamp_max_out>();
}

}  // namespace tenon

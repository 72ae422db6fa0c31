// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_acosh_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/_atanh_grad_self.h"
#include "tenon/generated/ops/_tan_grad_self.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// acosh(Tensor self) -> Tensor
struct AcoshBackward final : BackwardNode<AcoshBackward, 0> {
  std::string_view name() const override { return "AcoshBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acosh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// atan(Tensor self) -> Tensor
struct AtanBackward final : BackwardNode<AtanBackward, 0> {
  std::string_view name() const override { return "AtanBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_atan_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// atanh(Tensor self) -> Tensor
struct AtanhBackward final : BackwardNode<AtanhBackward, 0> {
  std::string_view name() const override { return "AtanhBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_atanh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// log10(Tensor self) -> Tensor
struct Log10Backward final : BackwardNode<Log10Backward, 0> {
  std::string_view name() const override { return "Log10Backward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / unpack(self_) * 0.4342944819032518;
  }

  SavedTensor self_;
};

// log1p(Tensor self) -> Tensor
struct Log1pBackward final : BackwardNode<Log1pBackward, 0> {
  std::string_view name() const override { return "Log1pBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad / (unpack(self_) + 1);
  }

  SavedTensor self_;
};

// tan(Tensor self) -> Tensor
struct TanBackward final : BackwardNode<TanBackward, 0> {
  std::string_view name() const override { return "TanBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_tan_grad_self(grad, unpack(result_));
  }

  SavedTensor result_;
};

// clamp_min(Tensor self, Scalar min) -> Tensor
struct ClampMinBackward final : BackwardNode<ClampMinBackward, 0> {
  std::string_view name() const override { return "ClampMinBackward"; }
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& min) {
    call.save(self_, self, "self");
    min_ = min;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::masked_fill(grad, ops::lt(unpack(self_), min_), 0);
  }

  SavedTensor self_;
  Scalar min_;
};

}  // namespace

void register_autograd_pointwise_unary_8() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_8.cpp");
  kernels.record<AcoshBackward, stubs::acosh, stubs::acosh_>();
  kernels.record<AtanBackward, stubs::atan, stubs::atan_>();
  kernels.record<AtanhBackward, stubs::atanh, stubs::atanh_>();
  kernels.record<ZerosBackward<"CeilBackward">, stubs::ceil, stubs::ceil_>();
  kernels.record<Log10Backward, stubs::log10, stubs::log10_>();
  kernels.record<Log1pBackward, stubs::log1p, stubs::log1p_>();
  kernels.record<TanBackward, stubs::tan, stubs::tan_>();
  kernels.record<ClampMinBackward, stubs::clamp_min, stubs::clamp_min_>();
  kernels.refuse<stubs::acosh_out, stubs::atan_out, stubs::atanh_out, stubs::ceil_out,
                 stubs::log10_out, stubs::log1p_out, stubs::tan_out, stubs::clamp_min_out>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool3d_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
struct InternalAdaptiveAvgPool2dBackward final
    : BackwardNode<InternalAdaptiveAvgPool2dBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_adaptive_avg_pool2d_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
struct InternalAdaptiveAvgPool2dBackwardBackward final
    : BackwardNode<InternalAdaptiveAvgPool2dBackwardBackward, 0> {
  void save(const auto&, const TensorBase& grad_output, const auto&...) {
    grad_output_size__2_ = grad_output.size(-2);
    grad_output_size__1_ = grad_output.size(-1);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::adaptive_avg_pool2d_double_backward(grad, grad_output_size__2_,
                                                                 grad_output_size__1_);
    }
  }

  int64_t grad_output_size__2_{}, grad_output_size__1_{};
};

// _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
struct InternalAdaptiveAvgPool3dBackward final
    : BackwardNode<InternalAdaptiveAvgPool3dBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_adaptive_avg_pool3d_backward(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
struct InternalAdaptiveAvgPool3dBackwardBackward final
    : BackwardNode<InternalAdaptiveAvgPool3dBackwardBackward, 0> {
  void save(const auto&, const TensorBase& grad_output, const auto&...) {
    grad_output_size__3_ = grad_output.size(-3);
    grad_output_size__2_ = grad_output.size(-2);
    grad_output_size__1_ = grad_output.size(-1);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::adaptive_avg_pool3d_double_backward(
          grad, grad_output_size__3_, grad_output_size__2_, grad_output_size__1_);
    }
  }

  int64_t grad_output_size__3_{}, grad_output_size__2_{}, grad_output_size__1_{};
};

// adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
struct AdaptiveMaxPool2dBackward final : BackwardNode<AdaptiveMaxPool2dBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, result1_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::adaptive_max_pool2d_backward(grad, self, result1);
    }
  }

  SavedTensor self_, result1_;
};

// adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
struct AdaptiveMaxPool2dBackwardBackward final
    : BackwardNode<AdaptiveMaxPool2dBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(indices_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, const TensorBase& indices) {
    call.save(indices_, indices, "indices");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::max_pool2d_double_backward(grad, unpack(indices_));
    }
  }

  SavedTensor indices_;
};

// adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
struct AdaptiveMaxPool3dBackward final : BackwardNode<AdaptiveMaxPool3dBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, result1_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::adaptive_max_pool3d_backward(grad, self, result1);
    }
  }

  SavedTensor self_, result1_;
};

}  // namespace

void register_autograd_convolution() {
  const AutogradKernels kernels("tenon/generated/autograd/convolution.cpp");
  kernels.record<InternalAdaptiveAvgPool2dBackward, stubs::_adaptive_avg_pool2d>();
  kernels.record<InternalAdaptiveAvgPool2dBackwardBackward, stubs::_adaptive_avg_pool2d_backward>();
  kernels.record<InternalAdaptiveAvgPool3dBackward, stubs::_adaptive_avg_pool3d>();
  kernels.record<InternalAdaptiveAvgPool3dBackwardBackward, stubs::_adaptive_avg_pool3d_backward>();
  kernels.record<AdaptiveMaxPool2dBackward, stubs::adaptive_max_pool2d>();
  kernels.record<AdaptiveMaxPool2dBackwardBackward, stubs::adaptive_max_pool2d_backward>();
  kernels.record<AdaptiveMaxPool3dBackward, stubs::adaptive_max_pool3d>();
}

}  // namespace tenon

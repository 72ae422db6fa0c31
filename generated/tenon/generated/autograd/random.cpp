// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/random.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
struct NativeDropoutBackward final : BackwardNode<NativeDropoutBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(result1_); }
  void save(const auto&, const TensorBase&, double p, std::optional<bool> train) {
    p_ = p;
    train_ = train;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          ops::native_dropout_backward(grad, unpack(result1_), formulas::dropout_scale(p_, train_));
    }
  }

  double p_{};
  std::optional<bool> train_;
  SavedTensor result1_;
};

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
struct NativeDropoutBackwardBackward final : BackwardNode<NativeDropoutBackwardBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(mask_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& mask, double scale) {
    call.save(mask_, mask, "mask");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] =
          sum_to(ops::native_dropout_backward(grad, unpack(mask_), scale_), grad_output_sizes_);
    }
  }

  SavedTensor mask_;
  double scale_{};
  DimVector grad_output_sizes_;
};

// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
struct NormalBackward_Tensor_float final : BackwardNode<NormalBackward_Tensor_float, 0> {
  void release_saved() override { reset(mean_); }
  void save(const auto& call, const TensorBase& mean, const auto&...) {
    call.save(mean_, mean, "mean");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(unpack(mean_));
  }

  SavedTensor mean_;
};

// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
struct NormalBackward_float_Tensor final : BackwardNode<NormalBackward_float_Tensor, 1> {
  void release_saved() override { reset(std_); }
  void save(const auto& call, double, const TensorBase& std, const auto&...) {
    call.save(std_, std, "std");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(unpack(std_));
  }

  SavedTensor std_;
};

// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
struct NormalBackward_Tensor_Tensor final : BackwardNode<NormalBackward_Tensor_Tensor, 0, 1> {
  void release_saved() override { reset(mean_, std_); }
  void save(const auto& call, const TensorBase& mean, const TensorBase& std, const auto&...) {
    if (has_next_edge(0)) call.save(mean_, mean, "mean");
    if (has_next_edge(1)) call.save(std_, std, "std");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(unpack(mean_));
    if (needs_input_grad(1)) results[1] = ops::zeros_like(unpack(std_));
  }

  SavedTensor mean_, std_;
};

}  // namespace

void register_autograd_random() {
  const AutogradKernels kernels("tenon/generated/autograd/random.cpp");
  kernels.record<ZerosBackward<"BernoulliInplaceBackward_float">, stubs::bernoulli__float,
      stubs::bernoulli_p>();
  kernels.record<ZerosBackward<"BernoulliBackward">, stubs::bernoulli>();
  kernels.record<ZerosBackward<"CauchyInplaceBackward">, stubs::cauchy_, stubs::cauchy>();
  kernels.record<ZerosBackward<"ExponentialInplaceBackward">, stubs::exponential_,
      stubs::exponential>();
  kernels.record<ZerosBackward<"GeometricInplaceBackward">, stubs::geometric_, stubs::geometric>();
  kernels.record<ZerosBackward<"LogNormalInplaceBackward">, stubs::log_normal_,
      stubs::log_normal>();
  kernels.record<NativeDropoutBackward, stubs::native_dropout>();
  kernels.record<NativeDropoutBackwardBackward, stubs::native_dropout_backward>();
  kernels.record<ZerosBackward<"NormalInplaceBackward">, stubs::normal_,
      stubs::normal_functional>();
  kernels.record<NormalBackward_Tensor_float, stubs::normal_Tensor_float>();
  kernels.record<NormalBackward_float_Tensor, stubs::normal_float_Tensor>();
  kernels.record<NormalBackward_Tensor_Tensor, stubs::normal_Tensor_Tensor>();
  kernels.record<ZerosBackward<"RandomInplaceBackward_from">, stubs::random__from,
      stubs::random_from>();
  kernels.record<ZerosBackward<"UniformInplaceBackward">, stubs::uniform_, stubs::uniform>();
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/normalization.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_functional.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/_set_running_statistics.h"
#include "tenon/generated/ops/_set_running_statistics_functional.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_group_norm.h"
#include "tenon/generated/ops/native_group_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {
namespace {

using namespace formulas;

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
struct NativeBatchNormBackwardBackward final
    : BackwardNode<NativeBatchNormBackwardBackward, 0, 1, 2> {
  void release_saved() override { reset(grad_out_, input_, weight_, running_mean_, running_var_,
                                        save_mean_, save_invstd_); }
  void save(const auto& call, const TensorBase& grad_out, const TensorBase& input,
            const TensorBase& weight, const TensorBase& running_mean, const TensorBase& running_var,
            const TensorBase& save_mean, const TensorBase& save_invstd, bool train, double eps,
            const auto&...) {
    call.save(grad_out_, grad_out, "grad_out");
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    call.save(running_mean_, running_mean, "running_mean");
    call.save(running_var_, running_var, "running_var");
    call.save(save_mean_, save_mean, "save_mean");
    call.save(save_invstd_, save_invstd, "save_invstd");
    train_ = train;
    eps_ = eps;
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = unpack(grad_out_);
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase running_mean = unpack(running_mean_);
      const TensorBase running_var = unpack(running_var_);
      const TensorBase save_mean = unpack(save_mean_);
      const TensorBase save_invstd = unpack(save_invstd_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      formulas::batch_norm_double_backward(
                          grads[0], grads[1], grads[2], grad_out, input, weight, running_mean,
                          running_var, save_mean, save_invstd, train_, eps_, grad_input_mask));
    }
  }

  SavedTensor grad_out_, input_, weight_, running_mean_, running_var_, save_mean_, save_invstd_;
  bool train_{};
  double eps_{};
};

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct InternalNativeBatchNormLegitBackward final
    : BackwardNode<InternalNativeBatchNormLegitBackward, 0, 1, 2> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            const TensorBase&, const TensorBase&, bool training, double, double eps) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    training_ = training;
    eps_ = eps;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_batch_norm_backward(
                          grad, input, weight, TensorBase(), TensorBase(), result1, result2,
                          training_, eps_, grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  bool training_{};
  double eps_{};
};

// _native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
//   Tensor, Tensor running_mean_out, Tensor running_var_out)
struct InternalNativeBatchNormLegitFunctionalBackward final
    : BackwardNode<InternalNativeBatchNormLegitFunctionalBackward, 0, 1, 2> {
  using Undifferentiated = std::index_sequence<3, 4>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            const TensorBase&, const TensorBase&, bool training, double, double eps) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    training_ = training;
    eps_ = eps;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const TensorBase&, const TensorBase&,
                    const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_batch_norm_backward(
                          grad, input, weight, TensorBase(), TensorBase(), result1, result2,
                          training_, eps_, grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  bool training_{};
  double eps_{};
};

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct InternalNativeBatchNormLegitBackward_no_stats final
    : BackwardNode<InternalNativeBatchNormLegitBackward_no_stats, 0, 1, 2> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            bool, double, double eps) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    eps_ = eps;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_batch_norm_backward(
                          grad, input, weight, TensorBase(), TensorBase(), result1, result2, true,
                          eps_, grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  double eps_{};
};

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
struct InternalNativeBatchNormLegitNoTrainingBackward final
    : BackwardNode<InternalNativeBatchNormLegitNoTrainingBackward, 0, 1, 2> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            const TensorBase&, const TensorBase&, double, double eps) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    eps_ = eps;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_batch_norm_backward(
                          grad, input, weight, TensorBase(), TensorBase(), result1, result2, false,
                          eps_, grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  double eps_{};
};

// native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int
//   group, float eps) -> (Tensor, Tensor, Tensor)
struct NativeGroupNormBackward final : BackwardNode<NativeGroupNormBackward, 0, 1, 2> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, const TensorBase& weight, const TensorBase&,
            int64_t N, int64_t C, int64_t HxW, int64_t group, const auto&...) {
    call.save(input_, input, "input");
    call.save(weight_, weight, "weight");
    N_ = N;
    C_ = C;
    HxW_ = HxW;
    group_ = group;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_group_norm_backward(grad, input, result1, result2, weight, N_, C_,
                                                      HxW_, group_, grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  int64_t N_{}, C_{}, HxW_{}, group_{};
};

// native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor?
//   weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor,
//   Tensor)
struct NativeGroupNormBackwardBackward final
    : BackwardNode<NativeGroupNormBackwardBackward, 0, 1, 4> {
  void release_saved() override { reset(grad_out_, input_, mean_, rstd_, weight_); }
  void save(const auto& call, const TensorBase& grad_out, const TensorBase& input,
            const TensorBase& mean, const TensorBase& rstd, const TensorBase& weight, int64_t N,
            int64_t C, int64_t HxW, int64_t group, const auto&...) {
    call.save(grad_out_, grad_out, "grad_out");
    call.save(input_, input, "input");
    call.save(mean_, mean, "mean");
    call.save(rstd_, rstd, "rstd");
    call.save(weight_, weight, "weight");
    N_ = N;
    C_ = C;
    HxW_ = HxW;
    group_ = group;
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = unpack(grad_out_);
      const TensorBase input = unpack(input_);
      const TensorBase mean = unpack(mean_);
      const TensorBase rstd = unpack(rstd_);
      const TensorBase weight = unpack(weight_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      formulas::group_norm_double_backward(
                          grads[0], grads[1], grads[2], grad_out, input, mean, rstd, weight, N_, C_,
                          HxW_, group_, grad_input_mask));
    }
  }

  SavedTensor grad_out_, input_, mean_, rstd_, weight_;
  int64_t N_{}, C_{}, HxW_{}, group_{};
};

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
struct NativeLayerNormBackward final : BackwardNode<NativeLayerNormBackward, 0, 2, 3> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(input_, weight_, result1_, result2_); }
  void save(const auto& call, const TensorBase& input, IntArrayRef normalized_shape,
            const TensorBase& weight, const auto&...) {
    call.save(input_, input, "input");
    normalized_shape_ = normalized_shape;
    call.save(weight_, weight, "weight");
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& result1,
                    const TensorBase& result2, const auto&...) {
    result1_.save(result1, /*is_output=*/false);
    result2_.save(result2, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) && grads[0].defined()) {
      const TensorBase input = unpack(input_);
      const IntArrayRef normalized_shape = normalized_shape_;
      const TensorBase weight = unpack(weight_);
      const TensorBase result1 = unpack(result1_);
      const TensorBase result2 = unpack(result2_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      ops::native_layer_norm_backward(
                          grad, input, normalized_shape, result1, result2, weight, TensorBase(),
                          grad_input_mask));
    }
  }

  SavedTensor input_, weight_, result1_, result2_;
  DimVector normalized_shape_;
};

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
struct NativeLayerNormBackwardBackward final
    : BackwardNode<NativeLayerNormBackwardBackward, 0, 1, 5> {
  void release_saved() override { reset(grad_out_, input_, mean_, rstd_, weight_); }
  void save(const auto& call, const TensorBase& grad_out, const TensorBase& input,
            IntArrayRef normalized_shape, const TensorBase& mean, const TensorBase& rstd,
            const TensorBase& weight, const auto&...) {
    call.save(grad_out_, grad_out, "grad_out");
    call.save(input_, input, "input");
    normalized_shape_ = normalized_shape;
    call.save(mean_, mean, "mean");
    call.save(rstd_, rstd, "rstd");
    call.save(weight_, weight, "weight");
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if ((needs_input_grad(0) || needs_input_grad(1) || needs_input_grad(2)) &&
        (grads[0].defined() || grads[1].defined() || grads[2].defined())) {
      const TensorBase grad_out = unpack(grad_out_);
      const TensorBase input = unpack(input_);
      const TensorBase mean = unpack(mean_);
      const TensorBase rstd = unpack(rstd_);
      const TensorBase weight = unpack(weight_);
      const std::array grad_input_mask =
          {needs_input_grad(0), needs_input_grad(1), needs_input_grad(2)};
      place_gradients(results, 0,
                      formulas::layer_norm_double_backward(
                          grads[0], grads[1], grads[2], grad_out, input, normalized_shape_, mean,
                          rstd, weight, grad_input_mask));
    }
  }

  SavedTensor grad_out_, input_, mean_, rstd_, weight_;
  DimVector normalized_shape_;
};

}  // namespace

void register_autograd_normalization() {
  const AutogradKernels kernels("tenon/generated/autograd/normalization.cpp");
  kernels.record<NativeBatchNormBackwardBackward, stubs::native_batch_norm_backward>();
  kernels.record<InternalNativeBatchNormLegitBackward, stubs::_native_batch_norm_legit>();
  kernels.record<InternalNativeBatchNormLegitFunctionalBackward,
                 stubs::_native_batch_norm_legit_functional>();
  kernels.record<InternalNativeBatchNormLegitBackward_no_stats,
                 stubs::_native_batch_norm_legit_no_stats>();
  kernels.record<InternalNativeBatchNormLegitNoTrainingBackward,
                 stubs::_native_batch_norm_legit_no_training>();
  kernels.record<NativeGroupNormBackward, stubs::native_group_norm>();
  kernels.record<NativeGroupNormBackwardBackward, stubs::native_group_norm_backward>();
  kernels.record<NativeLayerNormBackward, stubs::native_layer_norm>();
  kernels.record<NativeLayerNormBackwardBackward, stubs::native_layer_norm_backward>();
  kernels.record<NotImplementedBackward<"InternalSetRunningStatisticsFunctionalBackward",
                 stubs::_set_running_statistics_functional, 0, 1, 2, 3>,
      stubs::_set_running_statistics_functional>();
  kernels.refuse<stubs::_set_running_statistics>();
}

}  // namespace tenon

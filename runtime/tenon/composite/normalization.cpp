#include <tuple>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/native_layer_norm.h"

namespace tenon::composite {

TensorBase layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                      const TensorBase& weight, const TensorBase& bias, double eps,
                      bool /*cudnn_enable*/) {
  return std::get<0>(ops::native_layer_norm(input, normalized_shape, weight, bias, eps));
}

TensorBase batch_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                      const TensorBase& running_mean, const TensorBase& running_var, bool training,
                      double momentum, double eps, bool /*cudnn_enabled*/) {
  TENON_CHECK(running_mean.defined() == running_var.defined(), ValueError,
              "batch_norm: expected running_mean and running_var together, got only ",
              running_mean.defined() ? "running_mean" : "running_var");
  TENON_CHECK(training || running_mean.defined(), ValueError,
              "batch_norm: expected running_mean and running_var in evaluation, got none");
  if (!running_mean.defined()) {
    return std::get<0>(ops::_native_batch_norm_legit(input, weight, bias, training, momentum, eps));
  }
  // In evaluation the running statistics are only read, so this is not the operator that marks
  // them as changed.
  if (!training) {
    return std::get<0>(ops::_native_batch_norm_legit_no_training(input, weight, bias, running_mean,
                                                                 running_var, momentum, eps));
  }
  TensorBase mean = running_mean, variance = running_var;
  return std::get<0>(
      ops::_native_batch_norm_legit(input, weight, bias, mean, variance, training, momentum, eps));
}

}  // namespace tenon::composite

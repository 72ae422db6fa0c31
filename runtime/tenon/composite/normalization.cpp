#include <algorithm>
#include <tuple>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/dtype_limits.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/_set_running_statistics.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/native_group_norm.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/normalized_shape.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// Raises unless `input` is [N, C, ...] of a floating dtype, and the parameters that there are [C].
void check_channels(std::string_view op, const TensorBase& input,
                    std::initializer_list<std::pair<std::string_view, const TensorBase*>> given) {
  check_floating(op, "an input", input.dtype());
  TENON_CHECK(input.dim() >= 2, ShapeError, op, ": expected an input [N, C, ...], got sizes ",
              input.sizes());
  for (const auto& [name, tensor] : given) {
    TENON_CHECK(!tensor->defined() || tensor->sizes() == IntArrayRef(input.size(1)), ShapeError, op,
                ": expected ", name, " of sizes [", input.size(1), "], got ", tensor->sizes());
    TENON_CHECK(!tensor->defined() || tensor->dtype() == input.dtype() ||
                    tensor->dtype() == computed_dtype(input.dtype()),
                DTypeError, op, ": expected ", name, " of a dtype that goes with the input's, got ",
                dtype_name(tensor->dtype()), " for ", dtype_name(input.dtype()));
  }
}

/// One value a channel for each of `batch` samples.
TensorBase for_each_sample(const TensorBase& values, int64_t batch) {
  return values.defined() ? ops::repeat(values, batch) : values;
}

/// Moves the running statistics to the mean of those of all samples, [batch * C].
void set_running_statistics(const TensorBase& running_mean, const TensorBase& running_var,
                            const TensorBase& means, const TensorBase& variances, int64_t batch) {
  const auto mean_of = [&](const TensorBase& values) {
    return ops::mean(ops::view(values, {batch, running_mean.size(0)}), 0);
  };
  TensorBase mean = running_mean, variance = running_var;
  ops::_set_running_statistics(mean, variance, mean_of(means), mean_of(variances));
}

}  // namespace

TensorBase layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                      const TensorBase& weight, const TensorBase& bias, double eps,
                      bool /*cudnn_enable*/) {
  return std::get<0>(ops::native_layer_norm(input, normalized_shape, weight, bias, eps));
}

namespace {

/// The result, and the mean and inverse standard deviation that were used.
std::tuple<TensorBase, TensorBase, TensorBase> normalized_batch(
    std::string_view op, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, bool training, double momentum,
    double eps) {
  TENON_CHECK(running_mean.defined() == running_var.defined(), ValueError, op,
              ": expected running_mean and running_var together, got only ",
              running_mean.defined() ? "running_mean" : "running_var");
  TENON_CHECK(training || running_mean.defined(), ValueError, op,
              ": expected running_mean and running_var in evaluation, got none");
  check_channels(op, input,
                 {{"weight", &weight},
                  {"bias", &bias},
                  {"running_mean", &running_mean},
                  {"running_var", &running_var}});
  if (!running_mean.defined()) {
    return ops::_native_batch_norm_legit(input, weight, bias, training, momentum, eps);
  }
  // In evaluation the running statistics are only read, so this is not the operator that marks
  // them as changed.
  if (!training) {
    return ops::_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var,
                                                     momentum, eps);
  }
  TensorBase mean = running_mean, variance = running_var;
  return ops::_native_batch_norm_legit(input, weight, bias, mean, variance, training, momentum,
                                       eps);
}

}  // namespace

TensorBase batch_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                      const TensorBase& running_mean, const TensorBase& running_var, bool training,
                      double momentum, double eps, bool /*cudnn_enabled*/) {
  return std::get<0>(normalized_batch("batch_norm", input, weight, bias, running_mean, running_var,
                                      training, momentum, eps));
}

std::tuple<TensorBase, TensorBase, TensorBase> native_batch_norm(
    const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    const TensorBase& running_mean, const TensorBase& running_var, bool training, double momentum,
    double eps) {
  return normalized_batch("native_batch_norm", input, weight, bias, running_mean, running_var,
                          training, momentum, eps);
}

TensorBase group_norm(const TensorBase& input, int64_t num_groups, const TensorBase& weight,
                      const TensorBase& bias, double eps, bool /*cudnn_enabled*/) {
  constexpr std::string_view kOp = "group_norm";
  check_channels(kOp, input, {{"weight", &weight}, {"bias", &bias}});
  const int64_t channels = input.size(1);
  TENON_CHECK(num_groups > 0 && channels % num_groups == 0, ValueError, kOp,
              ": expected a positive number of groups that divides the channels, got ", num_groups,
              " for an input of sizes ", input.sizes());
  CheckedInt length = 1;
  for (const int64_t size : input.sizes().slice(2)) length *= size;  // fits: a CheckedInt
  const CheckedInt elements = CheckedInt(input.size(0)) * channels * length;
  TENON_CHECK(elements.fits(), ShapeError, kOp,
              ": expected sizes whose product 64 bits can count, got ", input.sizes());
  return std::get<0>(ops::native_group_norm(input, weight, bias, input.size(0), channels,
                                            length.value(), num_groups, eps));
}

TensorBase instance_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                         const TensorBase& running_mean, const TensorBase& running_var,
                         bool use_input_stats, double momentum, double eps,
                         bool /*cudnn_enabled*/) {
  constexpr std::string_view kOp = "instance_norm";
  const bool running = running_mean.defined();
  TENON_CHECK(running == running_var.defined(), ValueError, kOp,
              ": expected running_mean and running_var together, got only ",
              running ? "running_mean" : "running_var");
  TENON_CHECK(use_input_stats || running, ValueError, kOp,
              ": expected running_mean and running_var without use_input_stats, got none");
  check_channels(kOp, input,
                 {{"weight", &weight},
                  {"bias", &bias},
                  {"running_mean", &running_mean},
                  {"running_var", &running_var}});
  if (!use_input_stats) {
    return std::get<0>(ops::_native_batch_norm_legit_no_training(input, weight, bias, running_mean,
                                                                 running_var, momentum, eps));
  }
  const int64_t batch = input.size(0), channels = input.size(1);
  DimVector sizes{1, checked_size(kOp, CheckedInt(batch) * channels)};
  CheckedInt length = 1;
  for (const int64_t size : input.sizes().slice(2)) {
    sizes.push_back(size);
    length *= size;  // fits: a CheckedInt
  }
  TENON_CHECK(input.numel() == 0 || length.value_or(0) != 1, ValueError, kOp,
              ": expected more than one value a channel, got an input of sizes ", input.sizes());
  if (!running || input.numel() == 0) {
    return std::get<0>(ops::native_group_norm(input, weight, bias, batch, channels,
                                              length.value_or(0), std::max<int64_t>(channels, 1),
                                              eps));
  }
  // Each channel of each sample is a channel of one sample.
  const TensorBase image = ops::reshape(input, sizes), weights = for_each_sample(weight, batch),
                   biases = for_each_sample(bias, batch);
  TensorBase means = for_each_sample(running_mean, batch),
             variances = for_each_sample(running_var, batch);
  const TensorBase normalized = std::get<0>(
      ops::_native_batch_norm_legit(image, weights, biases, means, variances, true, momentum, eps));
  const TensorBase result = ops::view(normalized, input.sizes());
  set_running_statistics(running_mean, running_var, means, variances, batch);
  return result;
}

TensorBase rms_norm(const TensorBase& input, IntArrayRef normalized_shape, const TensorBase& weight,
                    std::optional<double> eps) {
  constexpr std::string_view kOp = "rms_norm";
  check_floating(kOp, "an input", input.dtype());
  if (weight.defined()) check_floating(kOp, "a weight", weight.dtype());
  const int64_t outer = dimensions_before(kOp, input, normalized_shape);
  TENON_CHECK(!weight.defined() || weight.sizes() == normalized_shape, ShapeError, kOp,
              ": expected a weight of normalized_shape ", normalized_shape, ", got sizes ",
              weight.sizes());
  DimVector dims;
  for (int64_t dim = outer; dim < input.dim(); ++dim) dims.push_back(dim);
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase x = ops::to(input, dtype);
  const TensorBase squares = ops::mean(x * x, IntArrayRef(dims), /*keepdim=*/true);
  const TensorBase scaled = x * ops::rsqrt(squares + eps.value_or(finfo(dtype).eps));
  return ops::type_as(weight.defined() ? scaled * weight : scaled, input);
}

}  // namespace tenon::composite

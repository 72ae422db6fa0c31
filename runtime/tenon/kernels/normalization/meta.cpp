#include "tenon/kernels/normalization/meta.h"

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/normalized_shape.h"

namespace tenon::meta {
namespace {

/// Statistics keep the precision that they are computed in.
DType statistics_dtype(const TensorBase& input) {
  return computed_dtype(input.dtype());
}

/// Checks an optional tensor of `sizes` that goes with the input.
void check_parameter(std::string_view op, std::string_view name, const TensorBase& parameter,
                     const TensorBase& input, IntArrayRef sizes) {
  if (!parameter.defined()) return;
  TENON_CHECK(parameter.sizes() == sizes, ShapeError, op, ": expected ", name, " of sizes ", sizes,
              ", got ", parameter.sizes());
  TENON_CHECK(parameter.dtype() == input.dtype() || parameter.dtype() == statistics_dtype(input),
              DTypeError, op, ": expected ", name, " of a dtype that goes with the input's, got ",
              dtype_name(parameter.dtype()), " for ", dtype_name(input.dtype()));
  TENON_CHECK(parameter.device() == input.device(), DeviceError, op, ": expected ", name, " on ",
              input.device(), " as the input, got ", parameter.device());
}

TensorSpec spec(DimVector sizes, DType dtype, const TensorBase& input) {
  return {std::move(sizes), dtype, input.device()};
}

/// The sizes of a layer's means: those of the input, with 1 in the normalized dimensions.
DimVector check_layer(std::string_view op, const TensorBase& input, IntArrayRef normalized_shape) {
  check_floating(op, "an input", input.dtype());
  const int64_t outer = dimensions_before(op, input, normalized_shape);
  DimVector statistics = input.sizes();
  std::fill(statistics.begin() + outer, statistics.end(), 1);
  return statistics;
}

/// The sizes of a group normalization's statistics.
DimVector check_groups(std::string_view op, const TensorBase& input, int64_t N, int64_t C,
                       int64_t HxW, int64_t group) {
  check_floating(op, "an input", input.dtype());
  TENON_CHECK(N >= 0 && C >= 0 && HxW >= 0, ValueError, op,
              ": expected no negative N, C and HxW, got ", N, ", ", C, " and ", HxW);
  const CheckedInt elements = CheckedInt(N) * C * HxW;
  TENON_CHECK(elements.fits() && elements.value() == input.numel(), ShapeError, op,
              ": expected an input of N * C * HxW elements, got sizes ", input.sizes(), " for ", N,
              ", ", C, " and ", HxW);
  TENON_CHECK(group > 0 && C % group == 0, ValueError, op,
              ": expected a positive number of groups that divides the channels, got ", group,
              " for ", C, " channels");
  return {N, group};
}

/// The sizes of a batch normalization's statistics.
DimVector check_channels(std::string_view op, const TensorBase& input) {
  check_floating(op, "an input", input.dtype());
  TENON_CHECK(input.dim() >= 2, ShapeError, op, ": expected an input [N, C, ...], got sizes ",
              input.sizes());
  return {input.size(1)};
}

void check_batch_statistics(std::string_view op, const TensorBase& input) {
  TENON_CHECK(input.size(1) == 0 || input.numel() / input.size(1) != 1, ValueError, op,
              ": expected more than one value a channel when training, got an input of sizes ",
              input.sizes());
}

NormalizationSpecs batch_results(std::string_view op, const TensorBase& input,
                                 const TensorBase& weight, const TensorBase& bias) {
  const DimVector channels = check_channels(op, input);
  check_parameter(op, "weight", weight, input, channels);
  check_parameter(op, "bias", bias, input, channels);
  const DType statistics = statistics_dtype(input);
  return {spec_of(input), spec(channels, statistics, input), spec(channels, statistics, input)};
}

}  // namespace

NormalizationSpecs native_layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                                     const TensorBase& weight, const TensorBase& bias,
                                     double /*eps*/) {
  constexpr std::string_view kOp = "native_layer_norm";
  const DimVector statistics = check_layer(kOp, input, normalized_shape);
  check_parameter(kOp, "weight", weight, input, normalized_shape);
  check_parameter(kOp, "bias", bias, input, normalized_shape);
  const DType dtype = statistics_dtype(input);
  return {spec_of(input), spec(statistics, dtype, input), spec(statistics, dtype, input)};
}

NormalizationSpecs native_layer_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              IntArrayRef normalized_shape, const TensorBase& mean,
                                              const TensorBase& rstd, const TensorBase& weight,
                                              const TensorBase& bias) {
  constexpr std::string_view kOp = "native_layer_norm_backward";
  const DimVector statistics = check_layer(kOp, input, normalized_shape);
  check_same_type(kOp, "input", input, "grad_out", grad_out);
  check_parameter(kOp, "grad_out", grad_out, input, input.sizes());
  check_parameter(kOp, "mean", mean, input, statistics);
  check_parameter(kOp, "rstd", rstd, input, statistics);
  check_parameter(kOp, "weight", weight, input, normalized_shape);
  check_parameter(kOp, "bias", bias, input, normalized_shape);
  const DType dtype = weight.defined() ? weight.dtype() : input.dtype();
  return {spec_of(input), spec(normalized_shape, dtype, input),
          spec(normalized_shape, dtype, input)};
}

NormalizationSpecs native_group_norm(const TensorBase& input, const TensorBase& weight,
                                     const TensorBase& bias, int64_t N, int64_t C, int64_t HxW,
                                     int64_t group, double /*eps*/) {
  constexpr std::string_view kOp = "native_group_norm";
  const DimVector statistics = check_groups(kOp, input, N, C, HxW, group);
  check_parameter(kOp, "weight", weight, input, C);
  check_parameter(kOp, "bias", bias, input, C);
  const DType dtype = statistics_dtype(input);
  return {spec_of(input), spec(statistics, dtype, input), spec(statistics, dtype, input)};
}

NormalizationSpecs native_group_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              const TensorBase& mean, const TensorBase& rstd,
                                              const TensorBase& weight, int64_t N, int64_t C,
                                              int64_t HxW, int64_t group) {
  constexpr std::string_view kOp = "native_group_norm_backward";
  const DimVector statistics = check_groups(kOp, input, N, C, HxW, group);
  check_same_type(kOp, "input", input, "grad_out", grad_out);
  check_parameter(kOp, "grad_out", grad_out, input, input.sizes());
  check_parameter(kOp, "mean", mean, input, statistics);
  check_parameter(kOp, "rstd", rstd, input, statistics);
  check_parameter(kOp, "weight", weight, input, C);
  const DType dtype = weight.defined() ? weight.dtype() : input.dtype();
  return {spec_of(input), spec({C}, dtype, input), spec({C}, dtype, input)};
}

NormalizationSpecs _native_batch_norm_legit(const TensorBase& input, const TensorBase& weight,
                                            const TensorBase& bias, const TensorBase& running_mean,
                                            const TensorBase& running_var, bool training,
                                            double /*momentum*/, double /*eps*/) {
  constexpr std::string_view kOp = "_native_batch_norm_legit";
  const NormalizationSpecs results = batch_results(kOp, input, weight, bias);
  check_parameter(kOp, "running_mean", running_mean, input, std::get<1>(results).sizes);
  check_parameter(kOp, "running_var", running_var, input, std::get<1>(results).sizes);
  if (training) check_batch_statistics(kOp, input);
  return results;
}

NormalizationSpecs _native_batch_norm_legit_no_stats(const TensorBase& input,
                                                     const TensorBase& weight,
                                                     const TensorBase& bias, bool training,
                                                     double /*momentum*/, double /*eps*/) {
  constexpr std::string_view kOp = "_native_batch_norm_legit";
  TENON_CHECK(training, ValueError, kOp,
              ": expected running statistics in evaluation, got none and training=false");
  const NormalizationSpecs results = batch_results(kOp, input, weight, bias);
  check_batch_statistics(kOp, input);
  return results;
}

NormalizationSpecs _native_batch_norm_legit_no_training(const TensorBase& input,
                                                        const TensorBase& weight,
                                                        const TensorBase& bias,
                                                        const TensorBase& running_mean,
                                                        const TensorBase& running_var,
                                                        double /*momentum*/, double /*eps*/) {
  constexpr std::string_view kOp = "_native_batch_norm_legit_no_training";
  const NormalizationSpecs results = batch_results(kOp, input, weight, bias);
  check_parameter(kOp, "running_mean", running_mean, input, std::get<1>(results).sizes);
  check_parameter(kOp, "running_var", running_var, input, std::get<1>(results).sizes);
  return results;
}

NormalizationSpecs native_batch_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                              const TensorBase& weight,
                                              const TensorBase& running_mean,
                                              const TensorBase& running_var,
                                              const TensorBase& save_mean,
                                              const TensorBase& save_invstd, bool train) {
  constexpr std::string_view kOp = "native_batch_norm_backward";
  const DimVector channels = check_channels(kOp, input);
  check_same_type(kOp, "input", input, "grad_out", grad_out);
  check_parameter(kOp, "grad_out", grad_out, input, input.sizes());
  check_parameter(kOp, "weight", weight, input, channels);
  const bool saved = save_mean.defined() && save_invstd.defined();
  const bool running = running_mean.defined() && running_var.defined();
  TENON_CHECK(saved || (!train && running), ValueError, kOp,
              ": expected the statistics of the forward call, got none");
  check_parameter(kOp, "running_mean", running_mean, input, channels);
  check_parameter(kOp, "running_var", running_var, input, channels);
  if (train || !running) {
    check_parameter(kOp, "save_mean", save_mean, input, channels);
    check_parameter(kOp, "save_invstd", save_invstd, input, channels);
  }
  const DType dtype = weight.defined() ? weight.dtype() : input.dtype();
  return {spec_of(input), spec(channels, dtype, input), spec(channels, dtype, input)};
}

}  // namespace tenon::meta

#include "tenon/generated/kernels/random.h"

#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// Whether a dropout changes its input; ValueError for a `p` that is no probability.
bool drops(std::string_view op, const TensorBase& input, double p, bool train) {
  check_probability(op, p);
  return train && p != 0 && input.numel() != 0;
}

/// The sizes of a mask with an element for each feature of `input` [N, C, ...].
DimVector feature_sizes(std::string_view op, const TensorBase& input) {
  TENON_CHECK(input.dim() >= 2, ShapeError, op,
              ": expected an input [N, C, ...] of at least 2 dimensions, got sizes ",
              input.sizes());
  DimVector sizes(static_cast<size_t>(input.dim()), 1);
  sizes[0] = input.sizes()[0], sizes[1] = input.sizes()[1];
  return sizes;
}

/// 1 where an element of these sizes is kept, else 0.
TensorBase kept(const TensorBase& input, IntArrayRef sizes, double p) {
  const TensorBase ones = ops::ones(sizes, input.dtype(), std::nullopt, input.device());
  return ops::_to_copy(std::get<1>(ops::native_dropout(ones, p, true)), input.dtype());
}

/// Elements set to the least value of selu with probability `p`, and then all scaled and shifted so
/// that the mean 0 and the variance 1 stay what they are.
TensorBase alpha_dropped(const TensorBase& input, IntArrayRef sizes, double p) {
  constexpr double kLeast = -1.7580993408473766;
  if (p == 1) return input * 0;
  const double scale = 1 / std::sqrt((kLeast * kLeast * p + 1) * (1 - p));
  const TensorBase mask = kept(input, sizes, p);
  return input * (mask * scale) + ((1 - mask) + -p) * (kLeast * scale);
}

}  // namespace

TensorBase dropout(const TensorBase& input, double p, bool train) {
  if (!drops("dropout", input, p, train)) return input;
  return std::get<0>(ops::native_dropout(input, p, train));
}

TensorBase feature_dropout(const TensorBase& input, double p, bool train) {
  check_floating("feature_dropout", "input", input.dtype());
  if (!drops("feature_dropout", input, p, train)) return input;
  const TensorBase mask = kept(input, feature_sizes("feature_dropout", input), p);
  return input * (p == 1 ? mask : mask / (1 - p));
}

TensorBase alpha_dropout(const TensorBase& input, double p, bool train) {
  check_floating("alpha_dropout", "input", input.dtype());
  if (!drops("alpha_dropout", input, p, train)) return input;
  return alpha_dropped(input, input.sizes(), p);
}

TensorBase feature_alpha_dropout(const TensorBase& input, double p, bool train) {
  check_floating("feature_alpha_dropout", "input", input.dtype());
  if (!drops("feature_alpha_dropout", input, p, train)) return input;
  return alpha_dropped(input, feature_sizes("feature_alpha_dropout", input), p);
}

TensorBase& dropout_(TensorBase& self, double p, bool train) {
  return ops::copy_(self, dropout(self, p, train));
}

TensorBase& feature_dropout_(TensorBase& self, double p, bool train) {
  return ops::copy_(self, feature_dropout(self, p, train));
}

TensorBase& alpha_dropout_(TensorBase& self, double p, bool train) {
  return ops::copy_(self, alpha_dropout(self, p, train));
}

TensorBase& feature_alpha_dropout_(TensorBase& self, double p, bool train) {
  return ops::copy_(self, feature_alpha_dropout(self, p, train));
}

TensorBase bernoulli(const TensorBase& self, const std::optional<Generator>& generator) {
  check_floating("bernoulli", "self", self.dtype());
  const TensorBase probabilities = ops::_in_interval(self, 0, 1, "bernoulli", "probabilities");
  const TensorBase drawn = ops::uniform(ops::empty_like(self, DType::kFloat64), 0, 1, generator);
  return ops::type_as(ops::lt(drawn, probabilities), self);
}

namespace {

/// Normal numbers of mean 0 and variance 1.
TensorBase standard_normal(IntArrayRef sizes, DType dtype, Device device,
                           const std::optional<Generator>& generator) {
  return ops::normal_functional(ops::empty(sizes, dtype, std::nullopt, device), 0, 1, generator);
}

TensorBase checked_deviations(const TensorBase& std) {
  check_floating("normal", "std", std.dtype());
  return ops::_in_interval(std, 0, std::numeric_limits<double>::infinity(), "normal",
                           "elements of std");
}

}  // namespace

TensorBase normal_tensor_float(const TensorBase& mean, double std,
                               const std::optional<Generator>& generator) {
  check_floating("normal", "mean", mean.dtype());
  TENON_CHECK(std >= 0, ValueError, "normal: expected no negative std, got ", std);
  const TensorBase drawn = standard_normal(mean.sizes(), mean.dtype(), mean.device(), generator);
  return ops::add(mean, ops::mul(drawn, std));
}

TensorBase normal_float_tensor(double mean, const TensorBase& std,
                               const std::optional<Generator>& generator) {
  const TensorBase deviations = checked_deviations(std);
  const TensorBase drawn = standard_normal(std.sizes(), std.dtype(), std.device(), generator);
  return ops::add(ops::mul(drawn, deviations), mean);
}

TensorBase normal_tensor_tensor(const TensorBase& mean, const TensorBase& std,
                                const std::optional<Generator>& generator) {
  check_floating("normal", "mean", mean.dtype());
  const DimVector sizes = broadcast_sizes("normal", "mean", mean.sizes(), "std", std.sizes());
  TENON_CHECK(mean.device() == std.device(), DeviceError,
              "normal: expected mean and std on one device, got ", mean.device(), " and ",
              std.device());
  const TensorBase deviations = checked_deviations(std);
  const TensorBase drawn = standard_normal(sizes, mean.dtype(), mean.device(), generator);
  return ops::add(mean, ops::mul(drawn, deviations));
}

}  // namespace tenon::composite

#include "tenon/generated/kernels/random.h"

#include <limits>
#include <optional>
#include <tuple>

#include "tenon/base/broadcast.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::composite {

TensorBase dropout(const TensorBase& input, double p, bool train) {
  check_probability("dropout", p);
  if (!train || p == 0 || input.numel() == 0) return input;
  return std::get<0>(ops::native_dropout(input, p, train));
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

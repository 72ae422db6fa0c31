#include <cmath>
#include <optional>

#include "tenon/base/broadcast.h"
#include "tenon/base/dtype_limits.h"
#include "tenon/base/type_promotion.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/guards/grad_mode.h"

namespace tenon::composite {

TensorBase bitwise_not(const TensorBase& self) {
  TENON_CHECK(!self.is_inexact(), DTypeError,
              "bitwise_not: expected an integer dtype or bool, got ", self.dtype());
  return ops::bitwise_xor(self, self.dtype() == DType::kBool ? Scalar(true) : Scalar(-1));
}

namespace {

/// Refuses what neither way of rounding takes, by the name of the operator that was called.
void check_rounding(std::optional<std::string_view> mode) {
  TENON_CHECK(!mode || *mode == "trunc" || *mode == "floor", ValueError,
              "div: expected rounding_mode to be None, 'trunc' or 'floor', got '", *mode, "'");
}

}  // namespace

TensorBase div_mode(const TensorBase& self, const TensorBase& other,
                    std::optional<std::string_view> rounding_mode) {
  check_rounding(rounding_mode);
  if (!rounding_mode) return ops::div(self, other);
  broadcast_sizes("div", "self", self.sizes(), "other", other.sizes());
  return *rounding_mode == "trunc" ? ops::_div_trunc(self, other) : ops::floor_divide(self, other);
}

TensorBase div_scalar_mode(const TensorBase& self, const Scalar& other,
                           std::optional<std::string_view> rounding_mode) {
  check_rounding(rounding_mode);
  if (!rounding_mode) return ops::div(self, other);
  return *rounding_mode == "trunc" ? ops::_div_trunc(self, other) : ops::floor_divide(self, other);
}

TensorBase nan_to_num(const TensorBase& self, std::optional<double> nan,
                      std::optional<double> posinf, std::optional<double> neginf) {
  TENON_CHECK(!self.is_complex(), DTypeError, "nan_to_num: expected real numbers, got ",
              self.dtype());
  if (!self.is_floating_point()) return ops::clone(self);
  const double greatest = finfo(self.dtype()).max;
  return ops::_nan_to_num(self, nan.value_or(0), posinf.value_or(greatest),
                          neginf.value_or(-greatest));
}

TensorBase pow(const TensorBase& self, const Scalar& exponent) {
  ResultType result;
  result.add_tensor(self.dtype(), self.dim());
  result.add_scalar(exponent);
  const DType dtype = result.dtype();
  TENON_CHECK(is_inexact(dtype) || exponent.toLong() >= 0, ValueError,
              "pow: expected no negative exponent for integers, got ", exponent);
  const TensorBase base = self.dtype() == dtype ? self : ops::_to_copy(self, dtype);
  if (exponent.is_complex()) return ops::_pow(base, exponent);
  const double value = exponent.toDouble();
  if (value == 1) return self.dtype() == dtype ? ops::clone(base) : base;
  if (value == 2 && dtype != DType::kBool) return ops::mul(base, base);
  if (value == 3 && dtype != DType::kBool) return ops::mul(ops::mul(base, base), base);
  if (value == 0.5) return ops::sqrt(base);
  if (value == -1) return ops::reciprocal(base);
  return ops::_pow(base, exponent);
}

TensorBase isclose(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                   bool equal_nan) {
  TENON_CHECK(self.dtype() == other.dtype(), DTypeError, "isclose: expected one dtype, got ",
              self.dtype(), " and ", other.dtype());
  broadcast_sizes("isclose", "self", self.sizes(), "other", other.sizes());
  TENON_CHECK(rtol >= 0 && atol >= 0, ValueError, "isclose: expected no negative tolerance, got ",
              rtol, " and ", atol);
  const NoGradGuard no_gradient;  // nothing that leads here has to be saved
  TensorBase close = ops::eq(self, other);
  if (equal_nan && self.is_inexact()) {
    close = ops::logical_or(close, ops::logical_and(ops::isnan(self), ops::isnan(other)));
  }
  if (self.dtype() == DType::kBool) return close;
  if (!self.is_inexact()) {
    // Neither wraps around: a difference that no signed dtype holds is below 0.
    const TensorBase allowed = ops::add(ops::abs(ops::mul(other, rtol)), atol);
    const TensorBase difference = ops::sub(ops::maximum(self, other), ops::minimum(self, other));
    const TensorBase near = ops::logical_and(ops::ge(difference, 0), ops::le(difference, allowed));
    return ops::logical_or(close, near);
  }
  const TensorBase allowed = ops::add(ops::mul(ops::abs(other), rtol), atol);
  const TensorBase difference = ops::abs(ops::sub(self, other));
  const TensorBase near = ops::logical_and(ops::isfinite(difference), ops::le(difference, allowed));
  return ops::logical_or(close, ops::logical_and(near, ops::isfinite(other)));
}

}  // namespace tenon::composite

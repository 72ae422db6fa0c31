// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

/// grad_output where self is above a threshold, else 0.
inline Tensor threshold_backward(const Tensor& grad_output, const Tensor& self,
                                 const Scalar& threshold) {
  return stubs::threshold_backward::call(grad_output, self, threshold);
}

/// self times the normal distribution function of self, exact or (`tanh`) approximated.
inline Tensor gelu(const Tensor& self, std::string_view approximate = "none") {
  return stubs::gelu::call(self, approximate);
}
inline Tensor& gelu_(Tensor& self, std::string_view approximate = "none") {
  stubs::gelu_::call(self, approximate);
  return self;
}
inline Tensor& gelu_out(Tensor& out, const Tensor& self, std::string_view approximate = "none") {
  stubs::gelu_out::call(self, approximate, out);
  return out;
}

/// Exponentials divided by their sum over a dimension.
inline Tensor _softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_softmax::call(self, dim, half_to_float);
}
inline Tensor& _softmax_out(Tensor& out, const Tensor& self, int64_t dim, bool half_to_float) {
  stubs::_softmax_out::call(self, dim, half_to_float, out);
  return out;
}

/// The gradient of softmax's argument.
inline Tensor _softmax_backward_data(const Tensor& grad_output, const Tensor& output, int64_t dim,
                                     DType input_dtype) {
  return stubs::_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

/// The logarithm of softmax, computed without overflow.
inline Tensor _log_softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_log_softmax::call(self, dim, half_to_float);
}
inline Tensor& _log_softmax_out(Tensor& out, const Tensor& self, int64_t dim, bool half_to_float) {
  stubs::_log_softmax_out::call(self, dim, half_to_float, out);
  return out;
}

/// The gradient of log_softmax's argument.
inline Tensor _log_softmax_backward_data(const Tensor& grad_output, const Tensor& output,
                                         int64_t dim, DType input_dtype) {
  return stubs::_log_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

/// The logarithm of softmax, computed without overflow.
inline Tensor log_softmax(const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::call(self, dim, dtype);
}

/// Each element times its logistic function.
inline Tensor silu(const Tensor& self) {
  return stubs::silu::call(self);
}
inline Tensor& silu_(Tensor& self) {
  stubs::silu_::call(self);
  return self;
}
inline Tensor& silu_out(Tensor& out, const Tensor& self) {
  stubs::silu_out::call(self, out);
  return out;
}

/// The gradient of silu's argument.
inline Tensor silu_backward(const Tensor& grad_output, const Tensor& self) {
  return stubs::silu_backward::call(grad_output, self);
}

/// Each element limited to [0, 6].
inline Tensor relu6(const Tensor& self) {
  return stubs::relu6::call(self);
}

/// The gradient of leaky_relu's argument.
inline Tensor leaky_relu_backward(const Tensor& grad_output, const Tensor& self,
                                  const Scalar& negative_slope, bool self_is_result) {
  return stubs::leaky_relu_backward::call(grad_output, self, negative_slope, self_is_result);
}

/// Each element, or an exponential approach to -alpha where it is negative.
inline Tensor elu(const Tensor& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                  const Scalar& input_scale = 1) {
  return stubs::elu::call(self, alpha, scale, input_scale);
}
inline Tensor& elu_(Tensor& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                    const Scalar& input_scale = 1) {
  stubs::elu_::call(self, alpha, scale, input_scale);
  return self;
}
inline Tensor& elu_out(Tensor& out, const Tensor& self, const Scalar& alpha = 1,
                       const Scalar& scale = 1, const Scalar& input_scale = 1) {
  stubs::elu_out::call(self, alpha, scale, input_scale, out);
  return out;
}

/// The gradient of elu's argument, from that argument or from elu's result.
inline Tensor elu_backward(const Tensor& grad_output, const Scalar& alpha, const Scalar& scale,
                           const Scalar& input_scale, bool is_result,
                           const Tensor& self_or_result) {
  return stubs::elu_backward::call(grad_output, alpha, scale, input_scale, is_result,
                                   self_or_result);
}

/// elu with the constants that keep mean 0 and variance 1.
inline Tensor selu(const Tensor& self) {
  return stubs::selu::call(self);
}

/// log(1 + exp(beta * self)) / beta, or self where beta * self is above a threshold.
inline Tensor softplus(const Tensor& self, const Scalar& beta = 1, const Scalar& threshold = 20) {
  return stubs::softplus::call(self, beta, threshold);
}
inline Tensor& softplus_out(Tensor& out, const Tensor& self, const Scalar& beta = 1,
                            const Scalar& threshold = 20) {
  stubs::softplus_out::call(self, beta, threshold, out);
  return out;
}

/// Each element times its hardsigmoid.
inline Tensor hardswish(const Tensor& self) {
  return stubs::hardswish::call(self);
}
inline Tensor& hardswish_(Tensor& self) {
  stubs::hardswish_::call(self);
  return self;
}

/// The first half of a dimension times the logistic function of the second.
inline Tensor glu(const Tensor& self, int64_t dim = -1) {
  return stubs::glu::call(self, dim);
}

}  // namespace tenon

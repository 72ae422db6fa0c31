// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/celu.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardshrink.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_sigmoid.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/prelu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/rrelu.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/softshrink.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

/// Each element, or an exponential approach to -alpha, of slope 1 at 0, where it is negative.
inline Tensor celu(const Tensor& self, const Scalar& alpha = 1.0) {
  return stubs::celu::call(self, alpha);
}
inline Tensor& celu_(Tensor& self, const Scalar& alpha = 1.0) {
  return detail::written_to(self, stubs::celu_::call(self, alpha));
}

/// Each element, or an exponential approach to -alpha where it is negative.
inline Tensor elu(const Tensor& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                  const Scalar& input_scale = 1) {
  return stubs::elu::call(self, alpha, scale, input_scale);
}
inline Tensor& elu_(Tensor& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                    const Scalar& input_scale = 1) {
  return detail::written_to(self, stubs::elu_::call(self, alpha, scale, input_scale));
}
inline Tensor& elu_out(Tensor& out, const Tensor& self, const Scalar& alpha = 1,
                       const Scalar& scale = 1, const Scalar& input_scale = 1) {
  return detail::written_to(out, stubs::elu_out::call(self, alpha, scale, input_scale, out));
}

/// The gradient of elu's argument, from that argument or from elu's result.
inline Tensor elu_backward(const Tensor& grad_output, const Scalar& alpha, const Scalar& scale,
                           const Scalar& input_scale, bool is_result,
                           const Tensor& self_or_result) {
  return stubs::elu_backward::call(grad_output, alpha, scale, input_scale, is_result,
                                   self_or_result);
}

/// self times the normal distribution function of self, exact or (`tanh`) approximated.
inline Tensor gelu(const Tensor& self, std::string_view approximate = "none") {
  return stubs::gelu::call(self, approximate);
}
inline Tensor& gelu_(Tensor& self, std::string_view approximate = "none") {
  return detail::written_to(self, stubs::gelu_::call(self, approximate));
}
inline Tensor& gelu_out(Tensor& out, const Tensor& self, std::string_view approximate = "none") {
  return detail::written_to(out, stubs::gelu_out::call(self, approximate, out));
}

/// grad_output times the derivative of gelu at self.
inline Tensor gelu_backward(const Tensor& grad_output, const Tensor& self,
                            std::string_view approximate = "none") {
  return stubs::gelu_backward::call(grad_output, self, approximate);
}

/// The first half of a dimension times the logistic function of the second.
inline Tensor glu(const Tensor& self, int64_t dim = -1) {
  return stubs::glu::call(self, dim);
}

/// Each element, or 0 where its magnitude is at most lambd.
inline Tensor hardshrink(const Tensor& self, const Scalar& lambd = 0.5) {
  return stubs::hardshrink::call(self, lambd);
}

/// self / 6 + 1/2, limited to [0, 1].
inline Tensor hardsigmoid(const Tensor& self) {
  return stubs::hardsigmoid::call(self);
}
inline Tensor& hardsigmoid_(Tensor& self) {
  return detail::written_to(self, stubs::hardsigmoid_::call(self));
}

/// Each element times its hardsigmoid.
inline Tensor hardswish(const Tensor& self) {
  return stubs::hardswish::call(self);
}
inline Tensor& hardswish_(Tensor& self) {
  return detail::written_to(self, stubs::hardswish_::call(self));
}

/// Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.
inline Tensor hardtanh(const Tensor& self, const Scalar& min_val = -1, const Scalar& max_val = 1) {
  return stubs::hardtanh::call(self, min_val, max_val);
}
inline Tensor& hardtanh_(Tensor& self, const Scalar& min_val = -1, const Scalar& max_val = 1) {
  return detail::written_to(self, stubs::hardtanh_::call(self, min_val, max_val));
}
inline Tensor& hardtanh_out(Tensor& out, const Tensor& self, const Scalar& min_val = -1,
                            const Scalar& max_val = 1) {
  return detail::written_to(out, stubs::hardtanh_out::call(self, min_val, max_val, out));
}

/// The gradient of hardtanh's argument.
inline Tensor hardtanh_backward(const Tensor& grad_output, const Tensor& self,
                                const Scalar& min_val, const Scalar& max_val) {
  return stubs::hardtanh_backward::call(grad_output, self, min_val, max_val);
}

/// Each element, times a slope where it is negative.
inline Tensor leaky_relu(const Tensor& self, const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu::call(self, negative_slope);
}
inline Tensor& leaky_relu_(Tensor& self, const Scalar& negative_slope = 0.01) {
  return detail::written_to(self, stubs::leaky_relu_::call(self, negative_slope));
}
inline Tensor& leaky_relu_out(Tensor& out, const Tensor& self,
                              const Scalar& negative_slope = 0.01) {
  return detail::written_to(out, stubs::leaky_relu_out::call(self, negative_slope, out));
}

/// The gradient of leaky_relu's argument.
inline Tensor leaky_relu_backward(const Tensor& grad_output, const Tensor& self,
                                  const Scalar& negative_slope, bool self_is_result) {
  return stubs::leaky_relu_backward::call(grad_output, self, negative_slope, self_is_result);
}

/// The logarithm of the logistic function of self, without overflow.
inline Tensor log_sigmoid(const Tensor& self) {
  return stubs::log_sigmoid::call(self);
}

/// The logarithm of the logistic function of self, and exp(-|self|).
inline std::tuple<Tensor, Tensor> log_sigmoid_forward(const Tensor& self) {
  return detail::to_public(stubs::log_sigmoid_forward::call(self));
}

/// The logarithm of softmax, computed without overflow.
inline Tensor _log_softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_log_softmax::call(self, dim, half_to_float);
}
inline Tensor& _log_softmax_out(Tensor& out, const Tensor& self, int64_t dim, bool half_to_float) {
  return detail::written_to(out, stubs::_log_softmax_out::call(self, dim, half_to_float, out));
}

/// The logarithm of softmax, computed without overflow.
inline Tensor log_softmax(const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::call(self, dim, dtype);
}

/// The gradient of log_softmax's argument.
inline Tensor _log_softmax_backward_data(const Tensor& grad_output, const Tensor& output,
                                         int64_t dim, DType input_dtype) {
  return stubs::_log_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

/// Each element times the tanh of its softplus.
inline Tensor mish(const Tensor& self) {
  return stubs::mish::call(self);
}

/// Each element, times the slope of its channel where it is negative.
inline Tensor prelu(const Tensor& self, const Tensor& weight) {
  return stubs::prelu::call(self, weight);
}

/// Each element, times a slope where it is negative.
inline Tensor _prelu_kernel(const Tensor& self, const Tensor& weight) {
  return stubs::_prelu_kernel::call(self, weight);
}

/// Each element, or 0 if that is negative.
inline Tensor relu(const Tensor& self) {
  return stubs::relu::call(self);
}
inline Tensor& relu_(Tensor& self) {
  return detail::written_to(self, stubs::relu_::call(self));
}
inline Tensor& relu_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::relu_out::call(self, out));
}

/// Each element limited to [0, 6].
inline Tensor relu6(const Tensor& self) {
  return stubs::relu6::call(self);
}

/// Each element, times a slope between lower and upper, in training a random one, where it is
/// negative.
inline Tensor rrelu(const Tensor& self, const Scalar& lower = 0.125,
                    const Scalar& upper = 0.3333333333333333, bool training = false,
                    const std::optional<Generator>& generator = std::nullopt) {
  return stubs::rrelu::call(self, lower, upper, training, generator);
}

/// elu with the constants that keep mean 0 and variance 1.
inline Tensor selu(const Tensor& self) {
  return stubs::selu::call(self);
}

/// The gradient of sigmoid's argument.
inline Tensor sigmoid_backward(const Tensor& grad_output, const Tensor& output) {
  return stubs::sigmoid_backward::call(grad_output, output);
}

/// Each element times its logistic function.
inline Tensor silu(const Tensor& self) {
  return stubs::silu::call(self);
}
inline Tensor& silu_(Tensor& self) {
  return detail::written_to(self, stubs::silu_::call(self));
}
inline Tensor& silu_out(Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::silu_out::call(self, out));
}

/// The gradient of silu's argument.
inline Tensor silu_backward(const Tensor& grad_output, const Tensor& self) {
  return stubs::silu_backward::call(grad_output, self);
}

/// Exponentials divided by their sum over a dimension.
inline Tensor _softmax(const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_softmax::call(self, dim, half_to_float);
}
inline Tensor& _softmax_out(Tensor& out, const Tensor& self, int64_t dim, bool half_to_float) {
  return detail::written_to(out, stubs::_softmax_out::call(self, dim, half_to_float, out));
}

/// Exponentials divided by their sum over a dimension.
inline Tensor softmax(const Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::call(self, dim, dtype);
}

/// The gradient of softmax's argument.
inline Tensor _softmax_backward_data(const Tensor& grad_output, const Tensor& output, int64_t dim,
                                     DType input_dtype) {
  return stubs::_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

/// log(1 + exp(beta * self)) / beta, or self where beta * self is above a threshold.
inline Tensor softplus(const Tensor& self, const Scalar& beta = 1, const Scalar& threshold = 20) {
  return stubs::softplus::call(self, beta, threshold);
}
inline Tensor& softplus_out(Tensor& out, const Tensor& self, const Scalar& beta = 1,
                            const Scalar& threshold = 20) {
  return detail::written_to(out, stubs::softplus_out::call(self, beta, threshold, out));
}

/// The gradient of softplus's argument.
inline Tensor softplus_backward(const Tensor& grad_output, const Tensor& self, const Scalar& beta,
                                const Scalar& threshold) {
  return stubs::softplus_backward::call(grad_output, self, beta, threshold);
}

/// Each element, nearer to 0 by lambd, and 0 where it is not farther away than that.
inline Tensor softshrink(const Tensor& self, const Scalar& lambd = 0.5) {
  return stubs::softshrink::call(self, lambd);
}

/// The gradient of tanh's argument.
inline Tensor tanh_backward(const Tensor& grad_output, const Tensor& output) {
  return stubs::tanh_backward::call(grad_output, output);
}

/// Each element, or a value where it is at most a threshold.
inline Tensor threshold(const Tensor& self, const Scalar& threshold, const Scalar& value) {
  return stubs::threshold::call(self, threshold, value);
}
inline Tensor& threshold_(Tensor& self, const Scalar& threshold, const Scalar& value) {
  return detail::written_to(self, stubs::threshold_::call(self, threshold, value));
}

/// grad_output where self is above a threshold, else 0.
inline Tensor threshold_backward(const Tensor& grad_output, const Tensor& self,
                                 const Scalar& threshold) {
  return stubs::threshold_backward::call(grad_output, self, threshold);
}

}  // namespace tenon

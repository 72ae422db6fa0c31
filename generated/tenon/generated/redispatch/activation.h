// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/activation.h"

namespace tenon::redispatch {

inline Tensor celu(DispatchKeySet keys, const Tensor& self, const Scalar& alpha = 1.0) {
  return stubs::celu::redispatch(keys, self, alpha);
}
inline Tensor& celu_(DispatchKeySet keys, Tensor& self, const Scalar& alpha = 1.0) {
  return detail::written_to(self, stubs::celu_::redispatch(keys, self, alpha));
}

inline Tensor elu(DispatchKeySet keys, const Tensor& self, const Scalar& alpha = 1,
                  const Scalar& scale = 1, const Scalar& input_scale = 1) {
  return stubs::elu::redispatch(keys, self, alpha, scale, input_scale);
}
inline Tensor& elu_(DispatchKeySet keys, Tensor& self, const Scalar& alpha = 1,
                    const Scalar& scale = 1, const Scalar& input_scale = 1) {
  return detail::written_to(self, stubs::elu_::redispatch(keys, self, alpha, scale, input_scale));
}
inline Tensor& elu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Scalar& alpha = 1, const Scalar& scale = 1,
                       const Scalar& input_scale = 1) {
  return detail::written_to(out,
                            stubs::elu_out::redispatch(keys, self, alpha, scale, input_scale, out));
}

inline Tensor elu_backward(DispatchKeySet keys, const Tensor& grad_output, const Scalar& alpha,
                           const Scalar& scale, const Scalar& input_scale, bool is_result,
                           const Tensor& self_or_result) {
  return stubs::elu_backward::redispatch(keys, grad_output, alpha, scale, input_scale, is_result,
                                         self_or_result);
}

inline Tensor gelu(DispatchKeySet keys, const Tensor& self, std::string_view approximate = "none") {
  return stubs::gelu::redispatch(keys, self, approximate);
}
inline Tensor& gelu_(DispatchKeySet keys, Tensor& self, std::string_view approximate = "none") {
  return detail::written_to(self, stubs::gelu_::redispatch(keys, self, approximate));
}
inline Tensor& gelu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        std::string_view approximate = "none") {
  return detail::written_to(out, stubs::gelu_out::redispatch(keys, self, approximate, out));
}

inline Tensor gelu_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                            std::string_view approximate = "none") {
  return stubs::gelu_backward::redispatch(keys, grad_output, self, approximate);
}

inline Tensor glu(DispatchKeySet keys, const Tensor& self, int64_t dim = -1) {
  return stubs::glu::redispatch(keys, self, dim);
}

inline Tensor hardshrink(DispatchKeySet keys, const Tensor& self, const Scalar& lambd = 0.5) {
  return stubs::hardshrink::redispatch(keys, self, lambd);
}

inline Tensor hardsigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::hardsigmoid::redispatch(keys, self);
}
inline Tensor& hardsigmoid_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::hardsigmoid_::redispatch(keys, self));
}

inline Tensor hardswish(DispatchKeySet keys, const Tensor& self) {
  return stubs::hardswish::redispatch(keys, self);
}
inline Tensor& hardswish_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::hardswish_::redispatch(keys, self));
}

inline Tensor hardtanh(DispatchKeySet keys, const Tensor& self, const Scalar& min_val = -1,
                       const Scalar& max_val = 1) {
  return stubs::hardtanh::redispatch(keys, self, min_val, max_val);
}
inline Tensor& hardtanh_(DispatchKeySet keys, Tensor& self, const Scalar& min_val = -1,
                         const Scalar& max_val = 1) {
  return detail::written_to(self, stubs::hardtanh_::redispatch(keys, self, min_val, max_val));
}
inline Tensor& hardtanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& min_val = -1, const Scalar& max_val = 1) {
  return detail::written_to(out,
                            stubs::hardtanh_out::redispatch(keys, self, min_val, max_val, out));
}

inline Tensor hardtanh_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Scalar& min_val, const Scalar& max_val) {
  return stubs::hardtanh_backward::redispatch(keys, grad_output, self, min_val, max_val);
}

inline Tensor leaky_relu(DispatchKeySet keys, const Tensor& self,
                         const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu::redispatch(keys, self, negative_slope);
}
inline Tensor& leaky_relu_(DispatchKeySet keys, Tensor& self, const Scalar& negative_slope = 0.01) {
  return detail::written_to(self, stubs::leaky_relu_::redispatch(keys, self, negative_slope));
}
inline Tensor& leaky_relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& negative_slope = 0.01) {
  return detail::written_to(out,
                            stubs::leaky_relu_out::redispatch(keys, self, negative_slope, out));
}

inline Tensor leaky_relu_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const Scalar& negative_slope,
                                  bool self_is_result) {
  return stubs::leaky_relu_backward::redispatch(keys, grad_output, self, negative_slope,
                                                self_is_result);
}

inline Tensor log_sigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::log_sigmoid::redispatch(keys, self);
}

inline std::tuple<Tensor, Tensor> log_sigmoid_forward(DispatchKeySet keys, const Tensor& self) {
  return detail::to_public(stubs::log_sigmoid_forward::redispatch(keys, self));
}

inline Tensor _log_softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                           bool half_to_float) {
  return stubs::_log_softmax::redispatch(keys, self, dim, half_to_float);
}
inline Tensor& _log_softmax_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                                bool half_to_float) {
  return detail::written_to(out,
                            stubs::_log_softmax_out::redispatch(keys, self, dim, half_to_float,
                                                                out));
}

inline Tensor log_softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::redispatch(keys, self, dim, dtype);
}

inline Tensor _log_softmax_backward_data(DispatchKeySet keys, const Tensor& grad_output,
                                         const Tensor& output, int64_t dim, DType input_dtype) {
  return stubs::_log_softmax_backward_data::redispatch(keys, grad_output, output, dim, input_dtype);
}

inline Tensor mish(DispatchKeySet keys, const Tensor& self) {
  return stubs::mish::redispatch(keys, self);
}

inline Tensor prelu(DispatchKeySet keys, const Tensor& self, const Tensor& weight) {
  return stubs::prelu::redispatch(keys, self, weight);
}

inline Tensor _prelu_kernel(DispatchKeySet keys, const Tensor& self, const Tensor& weight) {
  return stubs::_prelu_kernel::redispatch(keys, self, weight);
}

inline Tensor relu(DispatchKeySet keys, const Tensor& self) {
  return stubs::relu::redispatch(keys, self);
}
inline Tensor& relu_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::relu_::redispatch(keys, self));
}
inline Tensor& relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::relu_out::redispatch(keys, self, out));
}

inline Tensor relu6(DispatchKeySet keys, const Tensor& self) {
  return stubs::relu6::redispatch(keys, self);
}

inline Tensor rrelu(DispatchKeySet keys, const Tensor& self, const Scalar& lower = 0.125,
                    const Scalar& upper = 0.3333333333333333, bool training = false,
                    const std::optional<Generator>& generator = std::nullopt) {
  return stubs::rrelu::redispatch(keys, self, lower, upper, training, generator);
}

inline Tensor selu(DispatchKeySet keys, const Tensor& self) {
  return stubs::selu::redispatch(keys, self);
}

inline Tensor sigmoid_backward(DispatchKeySet keys, const Tensor& grad_output,
                               const Tensor& output) {
  return stubs::sigmoid_backward::redispatch(keys, grad_output, output);
}

inline Tensor silu(DispatchKeySet keys, const Tensor& self) {
  return stubs::silu::redispatch(keys, self);
}
inline Tensor& silu_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::silu_::redispatch(keys, self));
}
inline Tensor& silu_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  return detail::written_to(out, stubs::silu_out::redispatch(keys, self, out));
}

inline Tensor silu_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self) {
  return stubs::silu_backward::redispatch(keys, grad_output, self);
}

inline Tensor _softmax(DispatchKeySet keys, const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_softmax::redispatch(keys, self, dim, half_to_float);
}
inline Tensor& _softmax_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                            bool half_to_float) {
  return detail::written_to(out,
                            stubs::_softmax_out::redispatch(keys, self, dim, half_to_float, out));
}

inline Tensor softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::redispatch(keys, self, dim, dtype);
}

inline Tensor _softmax_backward_data(DispatchKeySet keys, const Tensor& grad_output,
                                     const Tensor& output, int64_t dim, DType input_dtype) {
  return stubs::_softmax_backward_data::redispatch(keys, grad_output, output, dim, input_dtype);
}

inline Tensor softplus(DispatchKeySet keys, const Tensor& self, const Scalar& beta = 1,
                       const Scalar& threshold = 20) {
  return stubs::softplus::redispatch(keys, self, beta, threshold);
}
inline Tensor& softplus_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& beta = 1, const Scalar& threshold = 20) {
  return detail::written_to(out, stubs::softplus_out::redispatch(keys, self, beta, threshold, out));
}

inline Tensor softplus_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::redispatch(keys, grad_output, self, beta, threshold);
}

inline Tensor softshrink(DispatchKeySet keys, const Tensor& self, const Scalar& lambd = 0.5) {
  return stubs::softshrink::redispatch(keys, self, lambd);
}

inline Tensor tanh_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& output) {
  return stubs::tanh_backward::redispatch(keys, grad_output, output);
}

inline Tensor threshold(DispatchKeySet keys, const Tensor& self, const Scalar& threshold,
                        const Scalar& value) {
  return stubs::threshold::redispatch(keys, self, threshold, value);
}
inline Tensor& threshold_(DispatchKeySet keys, Tensor& self, const Scalar& threshold,
                          const Scalar& value) {
  return detail::written_to(self, stubs::threshold_::redispatch(keys, self, threshold, value));
}

inline Tensor threshold_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                 const Scalar& threshold) {
  return stubs::threshold_backward::redispatch(keys, grad_output, self, threshold);
}

}  // namespace tenon::redispatch

// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/activation_1.h"

namespace tenon::redispatch {

inline Tensor relu(DispatchKeySet keys, const Tensor& self) {
  return stubs::relu::redispatch(keys, self);
}
inline Tensor& relu_(DispatchKeySet keys, Tensor& self) {
  stubs::relu_::redispatch(keys, self);
  return self;
}
inline Tensor& relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::relu_out::redispatch(keys, self, out);
  return out;
}

inline Tensor gelu_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                            std::string_view approximate = "none") {
  return stubs::gelu_backward::redispatch(keys, grad_output, self, approximate);
}

inline Tensor softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::redispatch(keys, self, dim, dtype);
}

inline Tensor sigmoid_backward(DispatchKeySet keys, const Tensor& grad_output,
                               const Tensor& output) {
  return stubs::sigmoid_backward::redispatch(keys, grad_output, output);
}

inline Tensor tanh_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& output) {
  return stubs::tanh_backward::redispatch(keys, grad_output, output);
}

inline Tensor hardtanh(DispatchKeySet keys, const Tensor& self, const Scalar& min_val = -1,
                       const Scalar& max_val = 1) {
  return stubs::hardtanh::redispatch(keys, self, min_val, max_val);
}
inline Tensor& hardtanh_(DispatchKeySet keys, Tensor& self, const Scalar& min_val = -1,
                         const Scalar& max_val = 1) {
  stubs::hardtanh_::redispatch(keys, self, min_val, max_val);
  return self;
}
inline Tensor& hardtanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& min_val = -1, const Scalar& max_val = 1) {
  stubs::hardtanh_out::redispatch(keys, self, min_val, max_val, out);
  return out;
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
  stubs::leaky_relu_::redispatch(keys, self, negative_slope);
  return self;
}
inline Tensor& leaky_relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& negative_slope = 0.01) {
  stubs::leaky_relu_out::redispatch(keys, self, negative_slope, out);
  return out;
}

inline Tensor softplus_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::redispatch(keys, grad_output, self, beta, threshold);
}

inline Tensor hardsigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::hardsigmoid::redispatch(keys, self);
}
inline Tensor& hardsigmoid_(DispatchKeySet keys, Tensor& self) {
  stubs::hardsigmoid_::redispatch(keys, self);
  return self;
}

inline Tensor mish(DispatchKeySet keys, const Tensor& self) {
  return stubs::mish::redispatch(keys, self);
}

}  // namespace tenon::redispatch

// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon {

/// Each element, or 0 if that is negative.
inline Tensor relu(const Tensor& self) {
  return stubs::relu::call(self);
}
inline Tensor& relu_(Tensor& self) {
  stubs::relu_::call(self);
  return self;
}
inline Tensor& relu_out(Tensor& out, const Tensor& self) {
  stubs::relu_out::call(self, out);
  return out;
}

/// grad_output times the derivative of gelu at self.
inline Tensor gelu_backward(const Tensor& grad_output, const Tensor& self,
                            std::string_view approximate = "none") {
  return stubs::gelu_backward::call(grad_output, self, approximate);
}

/// Exponentials divided by their sum over a dimension.
inline Tensor softmax(const Tensor& self, int64_t dim, std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::call(self, dim, dtype);
}

/// The gradient of sigmoid's argument.
inline Tensor sigmoid_backward(const Tensor& grad_output, const Tensor& output) {
  return stubs::sigmoid_backward::call(grad_output, output);
}

/// The gradient of tanh's argument.
inline Tensor tanh_backward(const Tensor& grad_output, const Tensor& output) {
  return stubs::tanh_backward::call(grad_output, output);
}

/// Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.
inline Tensor hardtanh(const Tensor& self, const Scalar& min_val = -1, const Scalar& max_val = 1) {
  return stubs::hardtanh::call(self, min_val, max_val);
}
inline Tensor& hardtanh_(Tensor& self, const Scalar& min_val = -1, const Scalar& max_val = 1) {
  stubs::hardtanh_::call(self, min_val, max_val);
  return self;
}
inline Tensor& hardtanh_out(Tensor& out, const Tensor& self, const Scalar& min_val = -1,
                            const Scalar& max_val = 1) {
  stubs::hardtanh_out::call(self, min_val, max_val, out);
  return out;
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
  stubs::leaky_relu_::call(self, negative_slope);
  return self;
}
inline Tensor& leaky_relu_out(Tensor& out, const Tensor& self,
                              const Scalar& negative_slope = 0.01) {
  stubs::leaky_relu_out::call(self, negative_slope, out);
  return out;
}

/// The gradient of softplus's argument.
inline Tensor softplus_backward(const Tensor& grad_output, const Tensor& self, const Scalar& beta,
                                const Scalar& threshold) {
  return stubs::softplus_backward::call(grad_output, self, beta, threshold);
}

/// self / 6 + 1/2, limited to [0, 1].
inline Tensor hardsigmoid(const Tensor& self) {
  return stubs::hardsigmoid::call(self);
}
inline Tensor& hardsigmoid_(Tensor& self) {
  stubs::hardsigmoid_::call(self);
  return self;
}

/// Each element times the tanh of its softplus.
inline Tensor mish(const Tensor& self) {
  return stubs::mish::call(self);
}

}  // namespace tenon

// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_gelu_erf.h"
#include "tenon/generated/ops/_gelu_erf_backward.h"
#include "tenon/generated/ops/_gelu_tanh.h"
#include "tenon/generated/ops/_gelu_tanh_backward.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon::redispatch {

// relu(Tensor self) -> Tensor
inline Tensor relu(DispatchKeySet keys, const Tensor& self) {
  return stubs::relu::redispatch(keys, self);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& relu_(DispatchKeySet keys, Tensor& self) {
  stubs::relu_::redispatch(keys, self);
  return self;
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::relu_out::redispatch(keys, self, out);
  return out;
}

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
inline Tensor threshold_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                 const Scalar& threshold) {
  return stubs::threshold_backward::redispatch(keys, grad_output, self, threshold);
}

// gelu(Tensor self, *, str approximate='none') -> Tensor
inline Tensor gelu(DispatchKeySet keys, const Tensor& self, std::string_view approximate = "none") {
  return stubs::gelu::redispatch(keys, self, approximate);
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
inline Tensor& gelu_(DispatchKeySet keys, Tensor& self, std::string_view approximate = "none") {
  stubs::gelu_::redispatch(keys, self, approximate);
  return self;
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
inline Tensor& gelu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        std::string_view approximate = "none") {
  stubs::gelu_out::redispatch(keys, self, approximate, out);
  return out;
}

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
inline Tensor gelu_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                            std::string_view approximate = "none") {
  return stubs::gelu_backward::redispatch(keys, grad_output, self, approximate);
}

// _gelu_erf(Tensor self) -> Tensor
inline Tensor _gelu_erf(DispatchKeySet keys, const Tensor& self) {
  return stubs::_gelu_erf::redispatch(keys, self);
}

// _gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor
inline Tensor _gelu_erf_backward(DispatchKeySet keys, const Tensor& grad_output,
                                 const Tensor& self) {
  return stubs::_gelu_erf_backward::redispatch(keys, grad_output, self);
}

// _gelu_tanh(Tensor self) -> Tensor
inline Tensor _gelu_tanh(DispatchKeySet keys, const Tensor& self) {
  return stubs::_gelu_tanh::redispatch(keys, self);
}

// _gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor
inline Tensor _gelu_tanh_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self) {
  return stubs::_gelu_tanh_backward::redispatch(keys, grad_output, self);
}

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
inline Tensor _softmax(DispatchKeySet keys, const Tensor& self, int64_t dim, bool half_to_float) {
  return stubs::_softmax::redispatch(keys, self, dim, half_to_float);
}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& _softmax_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                            bool half_to_float) {
  stubs::_softmax_out::redispatch(keys, self, dim, half_to_float, out);
  return out;
}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
inline Tensor _softmax_backward_data(DispatchKeySet keys, const Tensor& grad_output,
                                     const Tensor& output, int64_t dim, DType input_dtype) {
  return stubs::_softmax_backward_data::redispatch(keys, grad_output, output, dim, input_dtype);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
inline Tensor softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::softmax_int::redispatch(keys, self, dim, dtype);
}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
inline Tensor _log_softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                           bool half_to_float) {
  return stubs::_log_softmax::redispatch(keys, self, dim, half_to_float);
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& _log_softmax_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                                bool half_to_float) {
  stubs::_log_softmax_out::redispatch(keys, self, dim, half_to_float, out);
  return out;
}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
inline Tensor _log_softmax_backward_data(DispatchKeySet keys, const Tensor& grad_output,
                                         const Tensor& output, int64_t dim, DType input_dtype) {
  return stubs::_log_softmax_backward_data::redispatch(keys, grad_output, output, dim, input_dtype);
}

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
inline Tensor log_softmax(DispatchKeySet keys, const Tensor& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::log_softmax_int::redispatch(keys, self, dim, dtype);
}

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
inline Tensor sigmoid_backward(DispatchKeySet keys, const Tensor& grad_output,
                               const Tensor& output) {
  return stubs::sigmoid_backward::redispatch(keys, grad_output, output);
}

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
inline Tensor tanh_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& output) {
  return stubs::tanh_backward::redispatch(keys, grad_output, output);
}

// silu(Tensor self) -> Tensor
inline Tensor silu(DispatchKeySet keys, const Tensor& self) {
  return stubs::silu::redispatch(keys, self);
}

// silu_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& silu_(DispatchKeySet keys, Tensor& self) {
  stubs::silu_::redispatch(keys, self);
  return self;
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& silu_out(DispatchKeySet keys, Tensor& out, const Tensor& self) {
  stubs::silu_out::redispatch(keys, self, out);
  return out;
}

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
inline Tensor silu_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self) {
  return stubs::silu_backward::redispatch(keys, grad_output, self);
}

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
inline Tensor hardtanh(DispatchKeySet keys, const Tensor& self, const Scalar& min_val = -1,
                       const Scalar& max_val = 1) {
  return stubs::hardtanh::redispatch(keys, self, min_val, max_val);
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
inline Tensor& hardtanh_(DispatchKeySet keys, Tensor& self, const Scalar& min_val = -1,
                         const Scalar& max_val = 1) {
  stubs::hardtanh_::redispatch(keys, self, min_val, max_val);
  return self;
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& hardtanh_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& min_val = -1, const Scalar& max_val = 1) {
  stubs::hardtanh_out::redispatch(keys, self, min_val, max_val, out);
  return out;
}

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
inline Tensor hardtanh_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Scalar& min_val, const Scalar& max_val) {
  return stubs::hardtanh_backward::redispatch(keys, grad_output, self, min_val, max_val);
}

// relu6(Tensor self) -> Tensor
inline Tensor relu6(DispatchKeySet keys, const Tensor& self) {
  return stubs::relu6::redispatch(keys, self);
}

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
inline Tensor leaky_relu(DispatchKeySet keys, const Tensor& self,
                         const Scalar& negative_slope = 0.01) {
  return stubs::leaky_relu::redispatch(keys, self, negative_slope);
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
inline Tensor& leaky_relu_(DispatchKeySet keys, Tensor& self, const Scalar& negative_slope = 0.01) {
  stubs::leaky_relu_::redispatch(keys, self, negative_slope);
  return self;
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& leaky_relu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& negative_slope = 0.01) {
  stubs::leaky_relu_out::redispatch(keys, self, negative_slope, out);
  return out;
}

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
inline Tensor leaky_relu_backward(DispatchKeySet keys, const Tensor& grad_output,
                                  const Tensor& self, const Scalar& negative_slope,
                                  bool self_is_result) {
  return stubs::leaky_relu_backward::redispatch(keys, grad_output, self, negative_slope,
                                                self_is_result);
}

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
inline Tensor elu(DispatchKeySet keys, const Tensor& self, const Scalar& alpha = 1,
                  const Scalar& scale = 1, const Scalar& input_scale = 1) {
  return stubs::elu::redispatch(keys, self, alpha, scale, input_scale);
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
inline Tensor& elu_(DispatchKeySet keys, Tensor& self, const Scalar& alpha = 1,
                    const Scalar& scale = 1, const Scalar& input_scale = 1) {
  stubs::elu_::redispatch(keys, self, alpha, scale, input_scale);
  return self;
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& elu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Scalar& alpha = 1, const Scalar& scale = 1,
                       const Scalar& input_scale = 1) {
  stubs::elu_out::redispatch(keys, self, alpha, scale, input_scale, out);
  return out;
}

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
inline Tensor elu_backward(DispatchKeySet keys, const Tensor& grad_output, const Scalar& alpha,
                           const Scalar& scale, const Scalar& input_scale, bool is_result,
                           const Tensor& self_or_result) {
  return stubs::elu_backward::redispatch(keys, grad_output, alpha, scale, input_scale, is_result,
                                         self_or_result);
}

// selu(Tensor self) -> Tensor
inline Tensor selu(DispatchKeySet keys, const Tensor& self) {
  return stubs::selu::redispatch(keys, self);
}

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
inline Tensor softplus(DispatchKeySet keys, const Tensor& self, const Scalar& beta = 1,
                       const Scalar& threshold = 20) {
  return stubs::softplus::redispatch(keys, self, beta, threshold);
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& softplus_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& beta = 1, const Scalar& threshold = 20) {
  stubs::softplus_out::redispatch(keys, self, beta, threshold, out);
  return out;
}

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
inline Tensor softplus_backward(DispatchKeySet keys, const Tensor& grad_output, const Tensor& self,
                                const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::redispatch(keys, grad_output, self, beta, threshold);
}

// hardsigmoid(Tensor self) -> Tensor
inline Tensor hardsigmoid(DispatchKeySet keys, const Tensor& self) {
  return stubs::hardsigmoid::redispatch(keys, self);
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& hardsigmoid_(DispatchKeySet keys, Tensor& self) {
  stubs::hardsigmoid_::redispatch(keys, self);
  return self;
}

// hardswish(Tensor self) -> Tensor
inline Tensor hardswish(DispatchKeySet keys, const Tensor& self) {
  return stubs::hardswish::redispatch(keys, self);
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& hardswish_(DispatchKeySet keys, Tensor& self) {
  stubs::hardswish_::redispatch(keys, self);
  return self;
}

// mish(Tensor self) -> Tensor
inline Tensor mish(DispatchKeySet keys, const Tensor& self) {
  return stubs::mish::redispatch(keys, self);
}

// glu(Tensor self, int dim=-1) -> Tensor
inline Tensor glu(DispatchKeySet keys, const Tensor& self, int64_t dim = -1) {
  return stubs::glu::redispatch(keys, self, dim);
}

}  // namespace tenon::redispatch

// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
void softmax(const TensorBase& self, int64_t dim, bool half_to_float, TensorBase& result);

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
void softmax_backward(const TensorBase& grad_output, const TensorBase& output, int64_t dim,
                      DType input_dtype, TensorBase& result);

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
void log_softmax(const TensorBase& self, int64_t dim, bool half_to_float, TensorBase& result);

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
void log_softmax_backward(const TensorBase& grad_output, const TensorBase& output, int64_t dim,
                          DType input_dtype, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// glu(Tensor self, int dim=-1) -> Tensor
TensorBase glu(const TensorBase& self, int64_t dim);

// celu(Tensor self, Scalar alpha=1.0) -> Tensor
TensorBase celu(const TensorBase& self, const Scalar& alpha);

// softshrink(Tensor self, Scalar lambd=0.5) -> Tensor
TensorBase softshrink(const TensorBase& self, const Scalar& lambd);

// hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
TensorBase hardshrink(const TensorBase& self, const Scalar& lambd);

// threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor
TensorBase threshold_values(const TensorBase& self, const Scalar& threshold, const Scalar& value);

// rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False,
//   Generator? generator=None) -> Tensor
TensorBase rrelu(const TensorBase& self, const Scalar& lower, const Scalar& upper, bool training,
                 const std::optional<Generator>& generator);

// prelu(Tensor self, Tensor weight) -> Tensor
TensorBase prelu(const TensorBase& self, const TensorBase& weight);

// log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)
std::tuple<TensorBase, TensorBase> log_sigmoid_forward(const TensorBase& self);

// log_sigmoid(Tensor self) -> Tensor
TensorBase log_sigmoid(const TensorBase& self);

}  // namespace tenon::composite

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
struct TENON_API _softmax_backward_data {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, DType);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& output, int64_t dim,
                         DType input_dtype);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& output, int64_t dim, DType input_dtype);
};

}  // namespace stubs
namespace ops {

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
inline TensorBase _softmax_backward_data(const TensorBase& grad_output, const TensorBase& output,
                                         int64_t dim, DType input_dtype) {
  return stubs::_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

}  // namespace ops
}  // namespace tenon

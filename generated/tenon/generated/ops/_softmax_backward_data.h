// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of softmax's argument.
struct TENON_API _softmax_backward_data
    : Operator<_softmax_backward_data,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, DType)> {
  static constexpr std::string_view kSchema =
      "_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _softmax_backward_data(const TensorBase& grad_output, const TensorBase& output,
                                         int64_t dim, DType input_dtype) {
  return stubs::_softmax_backward_data::call(grad_output, output, dim, input_dtype);
}

}  // namespace tenon::ops

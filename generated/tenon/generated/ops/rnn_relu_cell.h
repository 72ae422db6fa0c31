// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// One step of a recurrent layer with relu.
struct TENON_API rnn_relu_cell
    : Operator<rnn_relu_cell,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
      "b_hh=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rnn_relu_cell(const TensorBase& input, const TensorBase& hx,
                                const TensorBase& w_ih, const TensorBase& w_hh,
                                const TensorBase& b_ih = {}, const TensorBase& b_hh = {}) {
  return stubs::rnn_relu_cell::call(input, hx, w_ih, w_hh, b_ih, b_hh);
}

}  // namespace tenon::ops

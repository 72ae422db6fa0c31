// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// One step of a long short-term memory; hx holds the hidden and the cell state.
struct TENON_API lstm_cell
    : Operator<lstm_cell,
               std::tuple<TensorBase, TensorBase>(
                   const TensorBase&, TensorList, const TensorBase&, const TensorBase&,
                   const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
      "b_hh=None) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> lstm_cell(
    const TensorBase& input, TensorList hx, const TensorBase& w_ih, const TensorBase& w_hh,
    const TensorBase& b_ih = {}, const TensorBase& b_hh = {}) {
  return stubs::lstm_cell::call(input, hx, w_ih, w_hh, b_ih, b_hh);
}

}  // namespace tenon::ops

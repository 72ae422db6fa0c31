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

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
struct TENON_API rnn_tanh_cell {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input, const TensorBase& hx,
                               const TensorBase& w_ih, const TensorBase& w_hh,
                               const TensorBase& b_ih, const TensorBase& b_hh);
};

}  // namespace stubs
namespace ops {

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
inline TensorBase rnn_tanh_cell(const TensorBase& input, const TensorBase& hx,
                                const TensorBase& w_ih, const TensorBase& w_hh,
                                const TensorBase& b_ih = {}, const TensorBase& b_hh = {}) {
  return stubs::rnn_tanh_cell::call(input, hx, w_ih, w_hh, b_ih, b_hh);
}

}  // namespace ops
}  // namespace tenon

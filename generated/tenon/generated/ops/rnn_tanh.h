// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Layers of recurrent cells with tanh over sequences; the last layer gives its hidden states, each
/// layer its last hidden states.
struct TENON_API rnn_tanh_input
    : Operator<rnn_tanh_input,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, TensorList,
                                                  bool, int64_t, double, bool, bool, bool)> {
  static constexpr std::string_view kSchema =
      "rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, "
      "float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)";
};

/// Layers of recurrent cells with tanh over packed sequences; the last layer gives its hidden
/// states, each layer its last hidden states.
struct TENON_API rnn_tanh_data
    : Operator<rnn_tanh_data,
               std::tuple<TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, TensorList, bool,
                   int64_t, double, bool, bool)> {
  static constexpr std::string_view kSchema =
      "rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, "
      "int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> rnn_tanh(
    const TensorBase& input, const TensorBase& hx, TensorList params, bool has_biases,
    int64_t num_layers, double dropout, bool train, bool bidirectional, bool batch_first) {
  return stubs::rnn_tanh_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                                     bidirectional, batch_first);
}

inline std::tuple<TensorBase, TensorBase> rnn_tanh(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
  return stubs::rnn_tanh_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout,
                                    train, bidirectional);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Layers of long short-term memory over sequences; the last layer gives its hidden states, each
/// layer its last hidden and cell states.
struct TENON_API lstm_input
    : Operator<lstm_input,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, TensorList, TensorList, bool, int64_t, double, bool, bool,
                   bool)> {
  static constexpr std::string_view kSchema =
      "lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, "
      "float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, "
      "Tensor)";
};

/// Layers of long short-term memory over packed sequences; the last layer gives its hidden states,
/// each layer its last hidden and cell states.
struct TENON_API lstm_data
    : Operator<lstm_data,
               std::tuple<TensorBase, TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, TensorList, TensorList, bool, int64_t,
                   double, bool, bool)> {
  static constexpr std::string_view kSchema =
      "lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, "
      "int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> lstm(
    const TensorBase& input, TensorList hx, TensorList params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, bool batch_first) {
  return stubs::lstm_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                                 bidirectional, batch_first);
}

inline std::tuple<TensorBase, TensorBase, TensorBase> lstm(
    const TensorBase& data, const TensorBase& batch_sizes, TensorList hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
  return stubs::lstm_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout,
                                train, bidirectional);
}

}  // namespace tenon::ops

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Layers of gated recurrent units over sequences; the last layer gives its hidden states, each
/// layer its last hidden states.
struct TENON_API gru_input
    : Operator<gru_input,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&, TensorList,
                                                  bool, int64_t, double, bool, bool, bool)> {
  static constexpr std::string_view kSchema =
      "gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
      "dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)";
};

/// Layers of gated recurrent units over packed sequences; the last layer gives its hidden states,
/// each layer its last hidden states.
struct TENON_API gru_data
    : Operator<gru_data,
               std::tuple<TensorBase, TensorBase>(
                   const TensorBase&, const TensorBase&, const TensorBase&, TensorList, bool,
                   int64_t, double, bool, bool)> {
  static constexpr std::string_view kSchema =
      "gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
      "num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> gru(const TensorBase& input, const TensorBase& hx,
                                              TensorList params, bool has_biases,
                                              int64_t num_layers, double dropout, bool train,
                                              bool bidirectional, bool batch_first) {
  return stubs::gru_input::call(input, hx, params, has_biases, num_layers, dropout, train,
                                bidirectional, batch_first);
}

inline std::tuple<TensorBase, TensorBase> gru(const TensorBase& data, const TensorBase& batch_sizes,
                                              const TensorBase& hx, TensorList params,
                                              bool has_biases, int64_t num_layers, double dropout,
                                              bool train, bool bidirectional) {
  return stubs::gru_data::call(data, batch_sizes, hx, params, has_biases, num_layers, dropout,
                               train, bidirectional);
}

}  // namespace tenon::ops

#pragma once

#include "tests/support/reference.h"

namespace tenon::test {

/// An operator, and the gates of its cell.
struct Kind {
  std::string op;
  int64_t gates;
};
inline const Kind kKinds[] = {{"lstm", 4}, {"gru", 3}, {"rnn_tanh", 1}, {"rnn_relu", 1}};

/// What layers are made of; a projection of 0 is none.
struct Layers {
  Kind kind;
  int64_t input = 2, hidden = 3, layers = 1;
  bool biases = true, bidirectional = false, batch_first = false;
  double dropout = 0;
  int64_t projection = 0;

  int64_t directions() const { return bidirectional ? 2 : 1; }
  int64_t output() const { return projection > 0 ? projection : hidden; }

  std::vector<TensorBase> params(DType dtype = DType::kFloat64) const {
    std::vector<TensorBase> tensors;
    const auto add = [&](IntArrayRef sizes) {
      tensors.push_back(cast(uniform(sizes, -0.9, 0.9), dtype));
    };
    const int64_t rows = kind.gates * hidden;
    for (int64_t i = 0; i < layers * directions(); ++i) {
      add({rows, i < directions() ? input : directions() * output()});
      add({rows, output()});
      if (biases) add({rows}), add({rows});
      if (projection > 0) add({projection, hidden});
    }
    return tensors;
  }

  Value states(int64_t sequences, DType dtype = DType::kFloat64) const {
    const auto state = [&](int64_t size) {
      return cast(uniform({layers * directions(), sequences, size}, -0.9, 0.9), dtype);
    };
    if (kind.op == "lstm") return list({state(output()), state(hidden)});
    return state(hidden);
  }

  /// The arguments behind the states.
  Stack rest(const std::vector<TensorBase>& params) const {
    return {params, biases, layers, dropout, true, bidirectional};
  }
};

inline Stack padded_call(const Layers& layers, const TensorBase& x, const Value& hx,
                         const std::vector<TensorBase>& params) {
  Stack stack = {x, hx};
  for (const Value& value : layers.rest(params)) stack.push_back(value);
  stack.emplace_back(layers.batch_first);
  return stack;
}

inline Stack packed_call(const Layers& layers, const TensorBase& data,
                         const TensorBase& batch_sizes, const Value& hx,
                         const std::vector<TensorBase>& params) {
  Stack stack = {data, batch_sizes, hx};
  for (const Value& value : layers.rest(params)) stack.push_back(value);
  return stack;
}

}  // namespace tenon::test

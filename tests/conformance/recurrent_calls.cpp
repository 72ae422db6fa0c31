// Calls of recurrent layers, and those that they refuse.

#include <catch2/catch.hpp>

#include "tests/conformance/recurrent.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

Samples recurrent_samples() {
  Samples samples;
  const auto add = [&](const Layers& layers, IntArrayRef sizes) {
    const int64_t sequences = sizes[layers.batch_first ? 0 : 1];
    samples.push_back(
        {layers.kind.op + ".input",
         padded_call(layers, uniform(sizes), layers.states(sequences), layers.params())});
  };
  const TensorBase batch_sizes = vector({2, 1}, DType::kInt64);
  for (const Kind& kind : kKinds) {
    add({.kind = kind, .hidden = 2}, {2, 1, 2});
    add({.kind = kind,
         .input = 1,
         .hidden = 1,
         .layers = 2,
         .biases = false,
         .bidirectional = true,
         .batch_first = true},
        {2, 2, 1});
    add({.kind = kind, .hidden = 1}, {2, 0, 2});
    const Layers layers{.kind = kind, .input = 1, .hidden = 1, .bidirectional = true};
    samples.push_back(
        {kind.op + ".data",
         packed_call(layers, uniform({3, 1}), batch_sizes, layers.states(2), layers.params()),
         {.meta = false}});
  }
  for (const Kind& kind : kKinds) {
    const Layers layers{.kind = kind, .hidden = 2, .biases = false};
    samples.push_back({kind.op + ".data",
                       packed_call(layers, uniform({1, 2}), vector({1}, DType::kInt64),
                                   layers.states(1), layers.params()),
                       {.meta = false}});
  }
  add({.kind = kKinds[1], .hidden = 1, .layers = 2, .dropout = 0.4}, {2, 1, 2});
  add({.kind = kKinds[0], .input = 1, .hidden = 2, .bidirectional = true, .projection = 1},
      {2, 1, 1});
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.push_back(
      {"rnn_relu_cell", {x({2, 3}), x({2, 4}), x({4, 3}), x({4, 4}), x({4}), x({4})}});
  samples.push_back({"rnn_relu_cell", {x({2, 3}), x({2, 4}), x({4, 3}), x({4, 4})}});
  return samples;
}
const SampleRegistration registration(&recurrent_samples);

TEST_CASE("recurrent layers refuse what does not fit, and name it", "[neural]") {
  const auto u = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase x = u({3, 2, 2}), h = u({1, 2, 3});
  const auto params = [&](int64_t rows) {
    return list({u({rows, 2}), u({rows, 3}), u({rows}), u({rows})});
  };
  const auto gru = [&](const TensorBase& input, const TensorBase& hx, const Value& weights,
                       int64_t layers = 1, double dropout = 0.0) {
    return Stack{input, hx, weights, true, layers, dropout, false, false, false};
  };
  const auto packed = [&](const TensorBase& data, const TensorBase& batch_sizes) {
    return Stack{data, batch_sizes, h, params(9), true, 1, 0.0, false, false};
  };
  const TensorBase rows = u({5, 2}), number = vector({2, 2, 1}, DType::kInt64);
  const int64_t huge = int64_t{1} << 62;
  check_bad_calls({
      {"gru.input", gru(u({3, 2}), h, params(9)), ErrorCode::kShape, "[3, 2]"},
      {"gru.input", gru(integers({3, 2, 2}, 0, 3), h, params(9)), ErrorCode::kDType, "input"},
      {"gru.input", gru(u({0, 2, 2}), h, params(9)), ErrorCode::kShape, "[0, 2, 2]"},
      {"gru.input", gru(x, u({2, 3}), params(9)), ErrorCode::kShape, "hx"},
      {"gru.input", gru(x, u({2, 2, 3}), params(9)), ErrorCode::kShape, "hx[0]"},
      {"gru.input", gru(x, u({1, 2, 0}), params(9)), ErrorCode::kShape, "[1, 2, 0]"},
      {"gru.input", gru(x, cast(h, DType::kFloat32), params(9)), ErrorCode::kDType, "hx[0]"},
      {"gru.input", gru(x, h, params(8)), ErrorCode::kShape, "params[0]"},
      {"gru.input", gru(x, h, list({u({9, 2}), u({9, 3}), u({9}), cast(u({9}), DType::kFloat32)})),
       ErrorCode::kDType, "params[3]"},
      {"gru.input", gru(x, h, list({u({9, 2})})), ErrorCode::kValue, "4 tensors"},
      {"gru.input", gru(x, h, params(9), 0), ErrorCode::kValue, "num_layers"},
      {"gru.input", gru(x, h, params(9), huge), ErrorCode::kShape, "hx[0]"},
      {"gru.input", gru(x, h, params(9), 1, 1.5), ErrorCode::kValue, "1.5"},
      {"rnn_tanh.input", gru(x, h, params(9)), ErrorCode::kShape, "params[0]"},
      {"lstm.input",
       {x, list({h}), params(12), true, 1, 0.0, false, false, false},
       ErrorCode::kValue,
       "got 1"},
      {"lstm.input",
       {x, list({h, u({1, 2, 4})}), params(16), true, 1, 0.0, false, false, false},
       ErrorCode::kValue,
       "5 tensors"},
      {"gru.data", packed(u({5, 2, 1}), number), ErrorCode::kShape, "[5, 2, 1]"},
      {"gru.data", packed(rows, u({3})), ErrorCode::kDType, "batch_sizes"},
      {"gru.data", packed(rows, vector({2, 1}, DType::kInt64)), ErrorCode::kValue, "[2, 1]"},
      {"gru.data", packed(rows, vector({1, 2, 2}, DType::kInt64)), ErrorCode::kValue, "[1, 2, 2]"},
      {"gru.data", packed(rows, vector({3, 2}, DType::kInt64)), ErrorCode::kShape, "hx[0]"},
      {"rnn_relu_cell", {u({2, 3}), u({2, 4}), u({3, 3}), u({4, 4})}, ErrorCode::kShape, "[3, 3]"},
  });
}

TEST_CASE("sequences that cannot be packed or padded are errors", "[neural]") {
  const TensorBase x = uniform({3, 2, 2}), data = uniform({5, 2});
  const auto ints64 = [](const std::vector<double>& values) {
    return vector(values, DType::kInt64);
  };
  const std::string pack = "_pack_padded_sequence", pad = "_pad_packed_sequence";
  check_bad_calls({
      {pack, {uniform({3}), ints64({3}), false}, ErrorCode::kShape, "[3]"},
      {pack, {x, uniform({2}), false}, ErrorCode::kDType, "lengths"},
      {pack, {x, ints64({3}), false}, ErrorCode::kShape, "2 sequences"},
      {pack, {x, ints64({2, 3}), false}, ErrorCode::kValue, "[2, 3]"},
      {pack, {x, ints64({4, 3}), false}, ErrorCode::kValue, "[1, 3]"},
      {pack, {x, ints64({3, 0}), false}, ErrorCode::kValue, "[3, 0]"},
      {pack, {x, tensor({1, 2}, {3, 2}, DType::kInt64), false}, ErrorCode::kShape, "[1, 2]"},
      {pad, {data, ints64({2, 2}), false, 0, 0}, ErrorCode::kValue, "[2, 2]"},
      {pad, {data, ints64({2, 2, 1}), false, 0, 2}, ErrorCode::kValue, "total_length"},
      {pad, {scalar(1), ints64({1}), false, 0, 0}, ErrorCode::kShape, "scalar"},
      {pack + "_backward",
       {data, ints({2, 2, 2}), ints64({2, 2, 1}), false},
       ErrorCode::kShape,
       "[2, 2, 2]"},
      {pack + "_backward",
       {data, ints({3, 2, 3}), ints64({2, 2, 1}), false},
       ErrorCode::kShape,
       "[3, 2, 3]"},
  });
}

}  // namespace
}  // namespace tenon::test

// Layers of recurrent cells over sequences, padded and packed.

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/conformance/recurrent.h"

namespace tenon::test {
namespace {

using Vector = std::vector<double>;

/// One cell of the equations, for one sequence.
struct Cell {
  Layers layers;
  std::vector<TensorBase> params;  // all of them
  int64_t number;                  // of layer and direction

  const TensorBase& param(int64_t i) const {
    const int64_t each = 2 + (layers.biases ? 2 : 0) + (layers.projection > 0 ? 1 : 0);
    return params[static_cast<size_t>(number * each + i)];
  }
  /// Row `row` of w @ x + b.
  double product(int64_t weight, const Vector& x, int64_t row) const {
    double sum = layers.biases ? at(param(weight + 2), {row}) : 0;
    for (size_t k = 0; k < x.size(); ++k) {
      sum += at(param(weight), {row, static_cast<int64_t>(k)}) * x[k];
    }
    return sum;
  }

  void step(const Vector& x, Vector& h, Vector& c) const {
    const auto sigmoid = [](double v) { return 1 / (1 + std::exp(-v)); };
    Vector next, next_c;
    for (int64_t j = 0; j < layers.hidden; ++j) {
      const auto i = [&](int64_t gate) { return product(0, x, gate * layers.hidden + j); };
      const auto g = [&](int64_t gate) { return product(1, h, gate * layers.hidden + j); };
      const auto place = static_cast<size_t>(j);
      if (layers.kind.op == "rnn_tanh") next.push_back(std::tanh(i(0) + g(0)));
      if (layers.kind.op == "rnn_relu") next.push_back(std::max(i(0) + g(0), 0.0));
      if (layers.kind.op == "gru") {
        const double update = sigmoid(i(1) + g(1));
        const double candidate = std::tanh(i(2) + sigmoid(i(0) + g(0)) * g(2));
        next.push_back((1 - update) * candidate + update * h[place]);
      }
      if (layers.kind.op == "lstm") {
        next_c.push_back(sigmoid(i(1) + g(1)) * c[place] +
                         sigmoid(i(0) + g(0)) * std::tanh(i(2) + g(2)));
        next.push_back(sigmoid(i(3) + g(3)) * std::tanh(next_c.back()));
      }
    }
    c = next_c, h = next;
    if (layers.projection == 0) return;
    h.assign(static_cast<size_t>(layers.projection), 0);
    for (size_t row = 0; row < h.size(); ++row) {
      for (size_t k = 0; k < next.size(); ++k) {
        h[row] +=
            at(param(layers.biases ? 4 : 2), {static_cast<int64_t>(row), static_cast<int64_t>(k)}) *
            next[k];
      }
    }
  }
};

Vector row_of(const TensorBase& state, int64_t number, int64_t sequence) {
  Vector row;
  for (int64_t k = 0; k < state.size(2); ++k) row.push_back(at(state, {number, sequence, k}));
  return row;
}

/// The outputs of one sequence, and its last states by layer and direction.
struct Outputs {
  std::vector<Vector> steps, hidden, cells;
};

/// The equations, for sequence `number` of inputs `steps`.
Outputs reference(const Layers& layers, std::vector<Vector> steps,
                  const std::vector<TensorBase>& hx, int64_t sequence,
                  const std::vector<TensorBase>& params) {
  Outputs result;
  for (int64_t layer = 0; layer < layers.layers; ++layer) {
    std::vector<Vector> outputs(steps.size());
    for (int64_t direction = 0; direction < layers.directions(); ++direction) {
      const Cell cell{layers, params, layer * layers.directions() + direction};
      Vector h = row_of(hx[0], cell.number, sequence), c;
      if (hx.size() > 1) c = row_of(hx[1], cell.number, sequence);
      for (size_t i = 0; i < steps.size(); ++i) {
        const size_t t = direction == 0 ? i : steps.size() - 1 - i;
        cell.step(steps[t], h, c);
        outputs[t].insert(outputs[t].end(), h.begin(), h.end());
      }
      result.hidden.push_back(h), result.cells.push_back(c);
    }
    steps = outputs;
  }
  result.steps = steps;
  return result;
}

std::vector<TensorBase> tensors_in(const Value& hx) {
  if (hx.is<TensorBase>()) return {hx.get<TensorBase>()};
  return hx.get<std::vector<TensorBase>>();
}

/// Checks the results of sequences of these lengths; `output` finds an element of the outputs.
template <class Output>
void check_results(const Layers& layers, const Stack& results, const std::vector<Outputs>& expected,
                   double tolerance, const Output& output) {
  const auto near = [&](double actual, double wanted) {
    return std::abs(actual - wanted) <= tolerance * std::max(1.0, std::abs(wanted));
  };
  for (size_t s = 0; s < expected.size(); ++s) {
    const auto sequence = static_cast<int64_t>(s);
    for (size_t t = 0; t < expected[s].steps.size(); ++t) {
      for (size_t k = 0; k < expected[s].steps[t].size(); ++k) {
        INFO("sequence " << s << " step " << t << " element " << k);
        CHECK(near(output(sequence, static_cast<int64_t>(t), static_cast<int64_t>(k)),
                   expected[s].steps[t][k]));
      }
    }
    for (size_t n = 0; n < expected[s].hidden.size(); ++n) {
      const auto number = static_cast<int64_t>(n);
      const auto check = [&](size_t result, const Vector& wanted) {
        const Vector actual = row_of(results[result].get<TensorBase>(), number, sequence);
        REQUIRE(actual.size() == wanted.size());
        for (size_t k = 0; k < wanted.size(); ++k) CHECK(near(actual[k], wanted[k]));
      };
      check(1, expected[s].hidden[n]);
      if (layers.kind.op == "lstm") check(2, expected[s].cells[n]);
    }
  }
}

std::vector<Layers> layers_to_check(const Kind& kind) {
  std::vector<Layers> all = {
      {kind},
      {.kind = kind, .layers = 3, .biases = false},
      {.kind = kind, .layers = 2, .bidirectional = true},
      {.kind = kind, .layers = 2, .bidirectional = true, .batch_first = true},
  };
  if (kind.op == "lstm")
    all.push_back({.kind = kind, .layers = 2, .bidirectional = true, .projection = 2});
  return all;
}

TEST_CASE("recurrent layers follow the equations of their cells", "[neural]") {
  for (const Kind& kind : kKinds) {
    for (const Layers& layers : layers_to_check(kind)) {
      for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
        INFO(kind.op << " of " << layers.layers << " layers, both directions "
                     << layers.bidirectional);
        const TensorBase x =
            layers.batch_first ? cast(uniform({2, 4, 2}), dtype) : cast(uniform({4, 2, 2}), dtype);
        const auto place = [&](int64_t sequence, int64_t step, int64_t k) {
          return layers.batch_first ? Index{sequence, step, k} : Index{step, sequence, k};
        };
        const auto params = layers.params(dtype);
        const Value hx = layers.states(2, dtype);
        std::vector<Outputs> expected;
        for (int64_t sequence = 0; sequence < 2; ++sequence) {
          std::vector<Vector> steps;
          for (int64_t t = 0; t < 4; ++t) {
            steps.push_back({at(x, place(sequence, t, 0)), at(x, place(sequence, t, 1))});
          }
          expected.push_back(reference(layers, steps, tensors_in(hx), sequence, params));
        }
        const Stack results = results_of(kind.op + ".input", padded_call(layers, x, hx, params));
        const TensorBase outputs = results[0].get<TensorBase>();
        CHECK(outputs.size(-1) == layers.directions() * layers.output());
        check_results(layers, results, expected, 8 * tolerance_of(dtype),
                      [&](int64_t s, int64_t t, int64_t k) { return at(outputs, place(s, t, k)); });
      }
    }
  }
}

TEST_CASE("packed sequences go through recurrent layers each to its own end", "[neural]") {
  const std::vector<int64_t> lengths = {4, 2, 2, 1};
  const TensorBase batch_sizes = vector({4, 3, 1, 1}, DType::kInt64);
  const int64_t starts[] = {0, 4, 7, 8};
  for (const Kind& kind : kKinds) {
    for (const Layers& layers : layers_to_check(kind)) {
      INFO(kind.op << " of " << layers.layers << " layers, both directions "
                   << layers.bidirectional);
      const TensorBase data = uniform({9, 2});
      const auto params = layers.params();
      const Value hx = layers.states(4);
      std::vector<Outputs> expected;
      for (int64_t sequence = 0; sequence < 4; ++sequence) {
        std::vector<Vector> steps;
        for (int64_t t = 0; t < lengths[static_cast<size_t>(sequence)]; ++t) {
          const int64_t row = starts[t] + sequence;
          steps.push_back({at(data, {row, 0}), at(data, {row, 1})});
        }
        expected.push_back(reference(layers, steps, tensors_in(hx), sequence, params));
      }
      const Stack results =
          results_of(kind.op + ".data", packed_call(layers, data, batch_sizes, hx, params));
      const TensorBase outputs = results[0].get<TensorBase>();
      CHECK(outputs.size(0) == 9);
      check_results(layers, results, expected, 1e-13, [&](int64_t s, int64_t t, int64_t k) {
        return at(outputs, {starts[t] + s, k});
      });
    }
  }
}

TEST_CASE("recurrent layers drop elements between layers, in training alone", "[neural]") {
  Layers layers{.kind = kKinds[1], .layers = 2, .dropout = 1};
  const auto params = layers.params();
  const Value hx = layers.states(2);
  Stack call = padded_call(layers, uniform({3, 2, 2}), hx, params);
  const Stack dropped = results_of("gru.input", call);
  // Without any input from the first layer the second one sees zeros.
  const Layers second{.kind = kKinds[1], .input = 3};
  const TensorBase states = result_of("slice.Tensor", {hx, 0, 1, 2});
  const std::vector<TensorBase> own(params.begin() + 4, params.end());
  const TensorBase zeros = tensor({3, 2, 3}, Vector(18, 0));
  CHECK_THAT(dropped[0].get<TensorBase>(),
             Near(result_of("gru.input", padded_call(second, zeros, states, own)), 1e-14));
  call[6] = false;  // train
  layers.dropout = 0;
  const Stack expected =
      results_of("gru.input", padded_call(layers, call[0].get<TensorBase>(), hx, params));
  CHECK_THAT(results_of("gru.input", call)[0].get<TensorBase>(),
             Near(expected[0].get<TensorBase>()));
}

}  // namespace
}  // namespace tenon::test

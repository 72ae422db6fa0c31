// Parts of networks: embeddings, attention and recurrent cells.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

void add_embeddings(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"embedding", {x({5, 3}), integers({2, 4}, 0, 5)}},
          {"embedding", {x({5, 3}), integers({}, 0, 5)}},
          {"embedding",
           {x({5, 3}), integers({6}, 0, 5), 2},
           {.gradient = false}},  // no gradient for row 2
          {"embedding", {x({5, 3}), integers({0}, 0, 5, DType::kInt32)}},
          {"embedding_dense_backward", {x({2, 4, 3}), integers({2, 4}, 0, 5), 5, -1, false}},
          {"embedding_dense_backward",
           {x({6, 3}), vector({0, 1, 1, 2, 2, 2}, DType::kInt64), 4, 0, true}},
          {"one_hot", {integers({2, 3}, 0, 4), 4}},
          {"one_hot", {integers({}, 0, 4), 6}},
          {"one_hot", {vector({0, 2, 1}, DType::kInt64)}, {.meta = false}},
      });
}

void add_attentions(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const std::string op = "scaled_dot_product_attention";
  const TensorBase absent, mask = tensor({3, 3}, {1, 0, 1, 1, 1, 0, 0, 1, 1}, DType::kBool);
  samples.insert(samples.end(),
                 {
                     {op, {x({2, 3, 4}), x({2, 5, 4}), x({2, 5, 3})}},
                     {op, {x({1, 2, 3, 4}), x({1, 2, 3, 4}), x({1, 2, 3, 2}), absent, 0.0, true}},
                     {op, {x({3, 4}), x({3, 4}), x({3, 2}), mask}},
                     {op, {x({3, 4}), x({5, 4}), x({5, 2}), x({3, 5}), 0.0, false, 0.7}},
                     {op,
                      {cast(x({2, 9, 8}), DType::kFloat32), cast(x({2, 9, 8}), DType::kFloat32),
                       cast(x({2, 9, 8}), DType::kFloat32)}},
                 });
}

void add_cells(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  for (const auto& [op, gates] : {std::pair{"gru_cell", 3}, std::pair{"rnn_tanh_cell", 1}}) {
    samples.push_back({op,
                       {x({2, 3}), x({2, 4}), x({4 * gates, 3}), x({4 * gates, 4}), x({4 * gates}),
                        x({4 * gates})}});
    samples.push_back({op, {x({2, 3}), x({2, 4}), x({4 * gates, 3}), x({4 * gates, 4})}});
  }
  samples.push_back(
      {"lstm_cell",
       {x({2, 3}), list({x({2, 4}), x({2, 4})}), x({16, 3}), x({16, 4}), x({16}), x({16})}});
  samples.push_back({"lstm_cell", {x({1, 3}), list({x({1, 2}), x({1, 2})}), x({8, 3}), x({8, 2})}});
}

Samples neural_samples() {
  Samples samples;
  add_embeddings(samples);
  add_attentions(samples);
  add_cells(samples);
  return samples;
}
const SampleRegistration registration(&neural_samples);

TEST_CASE("embedding looks rows up, and its gradient adds them", "[neural]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase weight = cast(uniform({5, 3}), dtype), grad = cast(uniform({2, 3, 3}), dtype);
    const TensorBase indices = tensor({2, 3}, {4, 0, 1, 4, 4, 0}, DType::kInt64);
    const auto row = [&](int64_t i, int64_t j) {
      return static_cast<int64_t>(at(indices, {i, j}));
    };
    CHECK_THAT(result_of("embedding", {weight, indices}),
               Near(generate({2, 3, 3}, [&](const Index& i) {
                 return at(weight, {row(i[0], i[1]), i[2]});
               })));
    for (const bool by_frequency : {false, true}) {
      const double frequency[] = {2, 1, 1, 1, 3};
      CHECK_THAT(result_of("embedding_dense_backward", {grad, indices, 5, 0, by_frequency}),
                 Near(generate({5, 3},
                               [&](const Index& i) {
                                 double sum = 0;
                                 for (const Index& j : indices_of({2, 3})) {
                                   if (row(j[0], j[1]) == i[0] && i[0] != 0)
                                     sum += at(grad, {j[0], j[1], i[1]});
                                 }
                                 return sum / (by_frequency ? frequency[i[0]] : 1);
                               }),
                      tolerance_of(dtype)));
    }
  }
}

TEST_CASE("one_hot has a 1 at each index", "[neural]") {
  const TensorBase result = result_of("one_hot", {vector({2, 0}, DType::kInt64)});
  CHECK_THROWS_AS(result_of("one_hot", {make_tensor({2}, DType::kInt64, kMeta)}),
                  NotImplementedError);
  CHECK(result.dtype() == DType::kInt64);
  CHECK_THAT(result, Near({{2, 3}, {0, 0, 1, 1, 0, 0}}));
  CHECK_THAT(result_of("one_hot", {scalar(1, DType::kInt64), 4}), Near({{4}, {0, 1, 0, 0}}));
}

struct Attention {
  TensorBase query, key, value;
  double scale;
  /// What is added to a score; -inf leaves it out.
  std::function<double(int64_t, int64_t)> mask;

  Expected expected() const {
    return generate({query.size(0), query.size(1), value.size(2)}, [&](const Index& i) {
      double sum = 0, weighted = 0;
      for (int64_t k = 0; k < key.size(1); ++k) {
        double score = 0;
        for (int64_t e = 0; e < query.size(2); ++e)
          score += at(query, {i[0], i[1], e}) * at(key, {i[0], k, e});
        const double weight = std::exp(score * scale + mask(i[1], k));
        sum += weight;
        weighted += weight * at(value, {i[0], k, i[2]});
      }
      return weighted / sum;
    });
  }
};

TEST_CASE("attention weights values by the softmax of scaled products", "[neural]") {
  const std::string op = "scaled_dot_product_attention";
  const double infinity = std::numeric_limits<double>::infinity();
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase q = cast(uniform({2, 3, 4}), dtype), k = cast(uniform({2, 5, 4}), dtype),
                     v = cast(uniform({2, 5, 3}), dtype);
    const TensorBase added = cast(uniform({3, 5}), dtype);
    const TensorBase allowed =
        tensor({3, 5}, {1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1}, DType::kBool);
    const double half = 0.5, tolerance = 2 * tolerance_of(dtype);
    const auto none_masked = [](int64_t, int64_t) { return 0.0; };
    CHECK_THAT(result_of(op, {q, k, v}),
               Near(Attention{q, k, v, half, none_masked}.expected(), tolerance));
    CHECK_THAT(result_of(op, {q, k, v, none(), 0.0, false, 0.3}),
               Near(Attention{q, k, v, 0.3, none_masked}.expected(), tolerance));
    CHECK_THAT(result_of(op, {q, k, v, added}), Near(Attention{q, k, v, half,
                                                               [&](int64_t i, int64_t j) {
                                                                 return at(added, {i, j});
                                                               }}
                                                         .expected(),
                                                     tolerance));
    CHECK_THAT(result_of(op, {q, k, v, allowed}),
               Near(Attention{q, k, v, half,
                              [&](int64_t i, int64_t j) {
                                return at(allowed, {i, j}) != 0 ? 0 : -infinity;
                              }}
                        .expected(),
                    tolerance));
    CHECK_THAT(
        result_of(op, {q, k, v, none(), 0.0, true}),
        Near(Attention{q, k, v, half, [&](int64_t i, int64_t j) { return j <= i ? 0 : -infinity; }}
                 .expected(),
             tolerance));
  }
}

/// Gate number `gate` of a recurrent cell before its activation: w @ x + b.
double gate_at(const TensorBase& w, const TensorBase& x, const TensorBase& b, int64_t n,
               int64_t row) {
  double sum = at(b, {row});
  for (int64_t k = 0; k < x.size(1); ++k) sum += at(w, {row, k}) * at(x, {n, k});
  return sum;
}

TEST_CASE("recurrent cells follow their equations", "[neural]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    const int64_t hidden = 4;
    const TensorBase x = cast(uniform({2, 3}), dtype), h = cast(uniform({2, 4}), dtype),
                     c = cast(uniform({2, 4}), dtype);
    const auto parameters = [&](int64_t gates) {
      return std::array{cast(uniform({gates * 4, 3}), dtype), cast(uniform({gates * 4, 4}), dtype),
                        cast(uniform({gates * 4}), dtype), cast(uniform({gates * 4}), dtype)};
    };
    const auto [wi, wh, bi, bh] = parameters(4);
    const auto gate = [&, &wi = wi, &wh = wh, &bi = bi, &bh = bh](int64_t g, const Index& i) {
      return gate_at(wi, x, bi, i[0], g * hidden + i[1]) +
             gate_at(wh, h, bh, i[0], g * hidden + i[1]);
    };
    const auto cell = [&](const Index& i) {
      return logistic(gate(1, i)) * at(c, i) + logistic(gate(0, i)) * std::tanh(gate(2, i));
    };
    const Stack lstm = results_of("lstm_cell", {x, list({h, c}), wi, wh, bi, bh});
    CHECK_THAT(lstm[1].get<TensorBase>(), Near(generate({2, 4}, cell), tolerance_of(dtype)));
    CHECK_THAT(
        lstm[0].get<TensorBase>(),
        Near(generate({2, 4},
                      [&](const Index& i) { return logistic(gate(3, i)) * std::tanh(cell(i)); }),
             tolerance_of(dtype)));
    CHECK_THAT(result_of("gru_cell",
                         [&] {
                           const auto slice = [&](const TensorBase& t) {
                             return result_of("slice.Tensor", {t, 0, 0, 12});
                           };
                           return Stack{x, h, slice(wi), slice(wh), slice(bi), slice(bh)};
                         }()),
               Near(generate({2, 4},
                             [&, &wi = wi, &wh = wh, &bi = bi, &bh = bh](const Index& i) {
                               const double update = logistic(gate(1, i)),
                                            row = static_cast<double>(2 * hidden + i[1]);
                               const double candidate = std::tanh(
                                   gate_at(wi, x, bi, i[0], static_cast<int64_t>(row)) +
                                   logistic(gate(0, i)) *
                                       gate_at(wh, h, bh, i[0], static_cast<int64_t>(row)));
                               return (1 - update) * candidate + update * at(h, i);
                             }),
                    tolerance_of(dtype)));
    const auto [ui, uh, ci, ch] = parameters(1);
    CHECK_THAT(result_of("rnn_tanh_cell", {x, h, ui, uh, ci, ch}),
               Near(generate({2, 4},
                             [&, &ui = ui, &uh = uh, &ci = ci, &ch = ch](const Index& i) {
                               return std::tanh(gate_at(ui, x, ci, i[0], i[1]) +
                                                gate_at(uh, h, ch, i[0], i[1]));
                             }),
                    tolerance_of(dtype)));
  }
}

TEST_CASE("network parts of tensors that do not go together are errors", "[neural]") {
  const TensorBase weight = uniform({5, 3});
  const TensorBase q = uniform({2, 3, 4});
  const std::string attention = "scaled_dot_product_attention";
  check_bad_calls({
      {"embedding", {weight, vector({0, 5}, DType::kInt64)}, ErrorCode::kIndex, "5"},
      {"embedding", {weight, vector({-1}, DType::kInt64)}, ErrorCode::kIndex, "-1"},
      {"embedding", {weight, uniform({2})}, ErrorCode::kDType, "float64"},
      {"embedding", {uniform({3}), vector({0}, DType::kInt64)}, ErrorCode::kShape, "[3]"},
      {"embedding_dense_backward",
       {uniform({2, 3}), vector({0, 7}, DType::kInt64), 5, -1, false},
       ErrorCode::kIndex,
       "7"},
      {"one_hot", {uniform({2})}, ErrorCode::kDType, "float64"},
      {"one_hot", {vector({0, 4}, DType::kInt64), 4}, ErrorCode::kIndex, "4"},
      {"one_hot", {vector({-1}, DType::kInt64)}, ErrorCode::kIndex, "-1"},
      {attention, {q, uniform({2, 5, 3}), uniform({2, 5, 3})}, ErrorCode::kShape, "[2, 3, 4]"},
      {attention, {q, uniform({2, 5, 4}), uniform({2, 6, 3})}, ErrorCode::kShape, "[2, 6, 3]"},
      {attention, {q, q, q, uniform({2, 2})}, ErrorCode::kShape, "[2, 2]"},
      {attention, {q, q, q, uniform({3, 3}), 0.0, true}, ErrorCode::kValue},
      {attention, {q, q, q, none(), 1.5}, ErrorCode::kValue, "1.5"},
      {attention, {uniform({4}), q, q}, ErrorCode::kShape, "[4]"},
      {"lstm_cell",
       {uniform({2, 3}), list({uniform({2, 4})}), uniform({16, 3}), uniform({16, 4})},
       ErrorCode::kValue,
       "1"},
      {"lstm_cell",
       {uniform({2, 3}), list({uniform({2, 4}), uniform({2, 4})}), uniform({16, 2}),
        uniform({16, 4})},
       ErrorCode::kShape,
       "[16, 2]"},
      {"gru_cell",
       {uniform({2, 3}), uniform({2, 4}), uniform({11, 3}), uniform({12, 4})},
       ErrorCode::kShape},
      {"rnn_tanh_cell",
       {uniform({2, 3}), uniform({3, 4}), uniform({4, 3}), uniform({4, 4})},
       ErrorCode::kShape,
       "[3, 4]"},
  });
}

}  // namespace
}  // namespace tenon::test

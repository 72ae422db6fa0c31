// Bags of rows of a table, against loops by hand.

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const TensorBase kNone;

TensorBase indices_of_rows(std::initializer_list<double> values, DType dtype = DType::kInt64) {
  return vector(values, dtype);
}

Samples embedding_bag_samples() {
  Samples samples;
  const TensorBase indices = indices_of_rows({4, 0, 1, 4, 4, 2}),
                   offsets = indices_of_rows({0, 2, 2});
  const auto add = [&](Stack arguments, Expectations expectations = {}) {
    samples.push_back({"_embedding_bag", std::move(arguments), expectations});
  };
  for (const int64_t mode : {0, 1, 2}) {
    add({uniform({5, 3}), indices, offsets, false, mode});
    add({uniform({5, 3}), indices_of_rows({}), indices_of_rows({0}), false, mode});
    add({uniform({5, 3}), indices_of_rows({}), indices_of_rows({}), false, mode});
    add({uniform({5, 3}), indices, indices_of_rows({0, 1, 6}, DType::kInt32), false, mode, false,
         kNone, true, 4});
    add({cast(uniform({5, 3}), DType::kBFloat16), indices, offsets, false, mode});
  }
  add({uniform({5, 3}), indices, offsets, false, 0, false, uniform({6})});
  add({uniform({5, 3}), indices, offsets, true, 1}, {.gradient = false});  // scaled
  samples.push_back({"embedding_bag", {uniform({5, 3}), indices, offsets}});
  samples.push_back({"embedding_bag.padding_idx",
                     {uniform({5, 3}), indices, offsets, false, 0, false, kNone, false, Value()}});
  samples.push_back({"embedding_bag.padding_idx",
                     {uniform({5, 3}), indices, offsets, false, 1, false, kNone, false, -5}});
  return samples;
}
const SampleRegistration registration(&embedding_bag_samples);

std::vector<TensorBase> bags_of(Stack arguments) {
  std::vector<TensorBase> tensors;
  for (const Value& each : results_of("_embedding_bag", std::move(arguments)))
    tensors.push_back(each.toTensor<TensorBase>());
  return tensors;
}

struct Bag {
  std::vector<int64_t> rows, places;  // without padding
};

TEST_CASE("bags are sums, means and maxima of rows", "[neural]") {
  const TensorBase indices = indices_of_rows({4, 0, 1, 4, 4, 2, 3}),
                   offsets = indices_of_rows({0, 2, 2, 6});
  const Bag bags[] = {{{4, 0}, {0, 1}}, {{}, {}}, {{1, 4, 4, 2}, {2, 3, 4, 5}}, {{}, {}}};
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase weight = cast(uniform({5, 3}), dtype), factors = cast(uniform({7}), dtype);
    for (const int64_t mode : {0, 1, 2}) {
      for (const TensorBase& sample_weights : {kNone, factors}) {
        if (sample_weights.defined() && mode != 0) continue;
        const std::vector<TensorBase> results =
            bags_of({weight, indices, offsets, false, mode, false, sample_weights, false, 3});
        const auto value = [&](const Bag& bag, size_t k, int64_t j) {
          return at(weight, {bag.rows[k], j}) *
                 (sample_weights.defined() ? at(factors, {bag.places[k]}) : 1);
        };
        const auto best = [&](const Bag& bag, int64_t j) {
          size_t found = 0;
          for (size_t k = 0; k < bag.rows.size(); ++k) {
            if (value(bag, k, j) > value(bag, found, j)) found = k;
          }
          return found;
        };
        CHECK_THAT(results[0],
                   Near(generate({4, 3},
                                 [&](const Index& i) {
                                   const Bag& bag = bags[i[0]];
                                   if (bag.rows.empty()) return 0.0;
                                   if (mode == 2) return value(bag, best(bag, i[1]), i[1]);
                                   double sum = 0;
                                   for (size_t k = 0; k < bag.rows.size(); ++k)
                                     sum += value(bag, k, i[1]);
                                   return mode == 1 ? sum / static_cast<double>(bag.rows.size())
                                                    : sum;
                                 }),
                        tolerance_of(dtype)));
        CHECK_THAT(results[1], Near({{7}, {0, 0, 2, 2, 2, 2, 3}}));
        CHECK_THAT(results[2], Near({{4}, {2, 0, 4, 0}}));
        if (mode != 2) {
          CHECK(results[3].numel() == 0);
          continue;
        }
        CHECK_THAT(results[3], Near(generate({4, 3}, [&](const Index& i) {
                     const Bag& bag = bags[i[0]];
                     return bag.rows.empty() ? 0.0 : static_cast<double>(bag.rows[best(bag, i[1])]);
                   })));
      }
    }
  }
}

TEST_CASE("the maximum of a bag with NaN is NaN", "[neural]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const TensorBase weight = tensor({3, 1}, {1, nan, 2}, DType::kFloat64);
  const auto found = bags_of({weight, indices_of_rows({0, 1, 2}), indices_of_rows({0}), false, 2});
  CHECK_THAT(found[0], Near({{1, 1}, {nan}}));
  CHECK_THAT(found[3], Near({{1, 1}, {1}}));
}

TEST_CASE("the gradient of a bag leaves padding out and divides by frequencies", "[neural]") {
  const TensorBase indices = indices_of_rows({1, 2, 1, 0}), offsets = indices_of_rows({0, 3});
  for (const bool by_frequency : {false, true}) {
    Tensor weight = uniform({4, 2});
    weight.set_requires_grad(true);
    const auto found = bags_of({weight, indices, offsets, by_frequency, 0, false, kNone, false, 2});
    sum(found[0]).backward();
    const double of_one = by_frequency ? 1 : 2;
    CHECK_THAT(weight.grad(), Near({{4, 2}, {1, 1, of_one, of_one, 0, 0, 0, 0}}));
  }
}

TEST_CASE("bags refuse what does not fit", "[neural]") {
  const TensorBase w = uniform({5, 3}), i = indices_of_rows({4, 0}), o = indices_of_rows({0, 1});
  const auto bag = [](Stack arguments, ErrorCode code, const std::string& shown) {
    return BadCall{"_embedding_bag", std::move(arguments), code, shown};
  };
  check_bad_calls({
      bag({integers({5, 3}, 0, 2), i, o}, ErrorCode::kDType, "int64"),
      bag({uniform({5}), i, o}, ErrorCode::kShape, "[5]"),
      bag({w, uniform({2}), o}, ErrorCode::kDType, "float64"),
      bag({w, integers({2, 2}, 0, 5), o}, ErrorCode::kShape, "[2, 2]"),
      bag({w, i, uniform({2})}, ErrorCode::kDType, "float64"),
      bag({w, indices_of_rows({5, 0}), o}, ErrorCode::kIndex, "5"),
      bag({w, i, indices_of_rows({1, 2})}, ErrorCode::kValue, "1 at 0"),
      bag({w, i, indices_of_rows({0, 2, 1})}, ErrorCode::kValue, "1 at 2"),
      bag({w, i, indices_of_rows({0, 3})}, ErrorCode::kValue, "3 at 1"),
      bag({w, i, indices_of_rows({})}, ErrorCode::kShape, "2 indices"),
      bag({w, i, o, false, 3}, ErrorCode::kValue, "3"),
      bag({w, i, o, false, 1, false, uniform({2})}, ErrorCode::kValue, "mode 1"),
      bag({w, i, o, false, 0, false, uniform({3})}, ErrorCode::kShape, "[3]"),
      bag({w, i, o, false, 0, false, kNone, true}, ErrorCode::kValue, "2"),
      bag({w, i, o, false, 0, false, kNone, false, 5}, ErrorCode::kIndex, "5"),
      {"embedding_bag.padding_idx",
       {w, i, o, false, 0, false, kNone, false, -6},
       ErrorCode::kIndex,
       "-6"},
  });
}

}  // namespace
}  // namespace tenon::test

// The loss of label sequences, against the sum over all alignments.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/conformance/losses.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TensorBase labels(IntArrayRef sizes, const std::vector<double>& values) {
  return tensor(sizes, values, DType::kInt64);
}

/// Logarithms of probabilities.
TensorBase log_probs(IntArrayRef sizes) {
  return result_of("log_softmax.int", {uniform(sizes), -1});
}

Samples ctc_samples() {
  // A second gradient is missing, as in libtorch.
  const Expectations once = {.second_gradient = false};
  const TensorBase padded = labels({2, 3}, {1, 2, 2, 3, 1, 0});
  const Stack whole = {log_probs({5, 2, 4}), padded, ints({5, 4}), ints({3, 2})};
  const auto with = [](Stack stack, const Stack& rest) {
    stack.insert(stack.end(), rest.begin(), rest.end());
    return stack;
  };
  const Stack forward = results_of("_ctc_loss", whole);
  return {
      {"_ctc_loss", whole, once},
      {"_ctc_loss", {log_probs({3, 1, 3}), labels({1}, {2}), ints({3}), ints({1}), 1}, once},
      {"_ctc_loss_backward",
       {uniform({2}), whole[0], padded, whole[2], whole[3], forward[0], forward[1], 0},
       {.gradient = false}},
      {"ctc_loss.IntList", whole, once},
      {"ctc_loss.IntList", with(whole, {0, kNone, true}), once},
      {"ctc_loss.IntList", with(whole, {0, kSum}), once},
      {"ctc_loss.IntList",
       {log_probs({4, 2, 3}), labels({3}, {1, 2, 1}), ints({4, 3}), ints({2, 1})},
       once},
      {"ctc_loss.IntList", {log_probs({4, 3}), labels({2}, {1, 2}), ints({4}), ints({2})}, once},
      {"ctc_loss.IntList",
       {cast(log_probs({4, 1, 3}), DType::kFloat32), labels({1, 2}, {1, 1}), ints({4}), ints({2})},
       once},
      {"ctc_loss.IntList",
       {log_probs({2, 0, 3}), labels({0, 2}, {}), ints({}), ints({}), 0, kSum},
       once},
      {"ctc_loss.Tensor",
       {log_probs({1, 1, 3}), labels({1, 1}, {1}), labels({1}, {1}), labels({1}, {1})},
       {.second_gradient = false, .meta = false}},
      {"ctc_loss.Tensor",
       {whole[0], padded, labels({2}, {5, 4}), labels({2}, {3, 2})},
       {.second_gradient = false, .meta = false}},
  };
}
const SampleRegistration registration(&ctc_samples);

/// What is left of one class a step without repetitions and blanks.
Index collapsed(const Index& path, int64_t blank) {
  Index result;
  for (size_t i = 0; i < path.size(); ++i) {
    if (path[i] != blank && (i == 0 || path[i] != path[i - 1])) result.push_back(path[i]);
  }
  return result;
}

/// -log of the sum over all paths of `steps` classes that collapse to a target.
double loss_of(const TensorBase& logs, int64_t sample, int64_t steps, const Index& target,
               int64_t blank) {
  double sum = 0;
  for (const Index& path : indices_of(Index(static_cast<size_t>(steps), logs.size(2)))) {
    if (collapsed(path, blank) != target) continue;
    double logarithm = 0;
    for (int64_t t = 0; t < steps; ++t) {
      logarithm += at(logs, {t, sample, path[static_cast<size_t>(t)]});
    }
    sum += std::exp(logarithm);
  }
  return -std::log(sum);
}

TEST_CASE("ctc_loss sums over all alignments of labels", "[loss]") {
  for (const int64_t blank : {0, 2}) {
    const TensorBase logs = log_probs({5, 4, 4});
    const std::vector<Index> targets = {{1, 3, 1}, {3, 3}, {}, {1}};
    const std::vector<int64_t> inputs = {5, 4, 3, 1}, lengths = {3, 2, 0, 1};
    Expected each{{4}, {}};
    for (int64_t i = 0; i < 4; ++i) {
      const auto place = static_cast<size_t>(i);
      each.elements.push_back(loss_of(logs, i, inputs[place], targets[place], blank));
    }
    const TensorBase padded = labels({4, 3}, {1, 3, 1, 3, 3, 9, 9, 9, 9, 1, 9, 9});
    for (const TensorBase& target : {padded, labels({6}, {1, 3, 1, 3, 3, 1})}) {
      CHECK_THAT(result_of("ctc_loss.IntList", {logs, target, inputs, lengths, blank, kNone}),
                 Near(each, 1e-13));
      CHECK_THAT(result_of("ctc_loss.IntList", {logs, target, inputs, lengths, blank, kSum}),
                 Near(reduce(each, kSum), 1e-13));
      Expected shares = each;
      for (size_t i = 0; i < 4; ++i) {
        shares.elements[i] /= static_cast<double>(std::max<int64_t>(lengths[i], 1));
      }
      CHECK_THAT(result_of("ctc_loss.IntList", {logs, target, inputs, lengths, blank}),
                 Near(reduce(shares, kMean), 1e-13));
    }
  }
}

TEST_CASE("labels that no alignment has have an infinite loss, or none", "[loss]") {
  // Two equal labels need a blank between them.
  const Stack call = {log_probs({2, 1, 3}), labels({1, 2}, {1, 1}), ints({2}), ints({2}), 0, kNone};
  CHECK_THAT(result_of("ctc_loss.IntList", call), Near({{1}, {kInfinity}}));
  Stack zeroed = call;
  zeroed.emplace_back(true);
  CHECK_THAT(result_of("ctc_loss.IntList", zeroed), Near({{1}, {0}}));
  const Stack results = results_of("_ctc_loss", {call[0], call[1], call[2], call[3]});
  CHECK_THAT(result_of("_ctc_loss_backward", {vector({1}), call[0], call[1], call[2], call[3],
                                              results[0], results[1], 0, true}),
             Near(generate({2, 1, 3}, [](const Index&) { return 0; })));
  const Stack none_left = {
      log_probs({2, 1, 3}), labels({1, 1}, {1}), ints({0}), ints({1}), 0, kNone};
  CHECK_THAT(result_of("ctc_loss.IntList", none_left), Near({{1}, {kInfinity}}));
}

TEST_CASE("a class of probability 0 is no alignment's, and its gradient 0", "[loss]") {
  const TensorBase logs = tensor({2, 1, 2}, {-kInfinity, 0, -0.5, -1});
  const Stack results = results_of("_ctc_loss", {logs, labels({1}, {1}), ints({2}), ints({1})});
  // Label, label and label, blank.
  CHECK_THAT(results[0].get<TensorBase>(),
             Near({{1}, {-std::log(std::exp(-1) + std::exp(-0.5))}}, 1e-15));
  const double sum = std::exp(-1) + std::exp(-0.5);
  CHECK_THAT(result_of("_ctc_loss_backward", {vector({1}), logs, labels({1}, {1}), ints({2}),
                                              ints({1}), results[0], results[1], 0}),
             Near({{2, 1, 2}, {0, -1, -std::exp(-0.5) / sum, -std::exp(-1) / sum}}, 1e-15));
}

TEST_CASE("ctc_loss is NaN where an alignment goes through NaN", "[loss]") {
  const double nan = std::nan("");
  // From the first label to the second, over a blank that no alignment has been at.
  for (const TensorBase& logs : {tensor({2, 1, 3}, {-1, nan, -1, -1, -1, -1}),
                                 tensor({2, 1, 3}, {-1, -1, -1, -1, -1, nan})}) {
    const Stack call = {logs, labels({1, 2}, {1, 2}), ints({2}), ints({2})};
    const Stack results = results_of("_ctc_loss", call);
    CHECK_THAT(results[0].get<TensorBase>(), Near({{1}, {nan}}));
  }
}

TEST_CASE("ctc_loss refuses what does not fit", "[loss]") {
  const TensorBase logs = log_probs({3, 2, 4}), target = labels({2, 2}, {1, 2, 3, 1});
  const std::string op = "ctc_loss.IntList";
  check_bad_calls({
      {op,
       {cast(logs, DType::kBFloat16), target, ints({3, 3}), ints({2, 2})},
       ErrorCode::kDType,
       "bfloat16"},
      {op, {uniform({3}), target, ints({3, 3}), ints({2, 2})}, ErrorCode::kShape, "[3]"},
      {op, {logs, uniform({2, 2}), ints({3, 3}), ints({2, 2})}, ErrorCode::kDType, "float64"},
      {op,
       {logs, labels({3, 1}, {1, 2, 3}), ints({3, 3}), ints({1, 1})},
       ErrorCode::kShape,
       "[3, 1]"},
      {op, {logs, target, ints({3}), ints({2, 2})}, ErrorCode::kValue, "1 and 2"},
      {op, {logs, target, ints({4, 3}), ints({2, 2})}, ErrorCode::kValue, "[4, 3]"},
      {op, {logs, target, ints({3, -1}), ints({2, 2})}, ErrorCode::kValue, "[3, -1]"},
      {op, {logs, target, ints({3, 3}), ints({3, 2})}, ErrorCode::kValue, "[3, 2]"},
      {op, {logs, target, ints({3, 3}), ints({-2, 2})}, ErrorCode::kValue, "[-2, 2]"},
      {op, {logs, labels({3}, {1, 2, 3}), ints({3, 3}), ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {op, {logs, target, ints({3, 3}), ints({2, 2}), 4}, ErrorCode::kValue, "4"},
      {op, {logs, target, ints({3, 3}), ints({2, 2}), 0, 3}, ErrorCode::kValue, "3"},
      {op, {logs, labels({2, 1}, {1, 4}), ints({3, 3}), ints({1, 1})}, ErrorCode::kIndex, "4"},
      {"ctc_loss.Tensor",
       {logs, target, uniform({2}), labels({2}, {2, 2})},
       ErrorCode::kDType,
       "input_lengths"},
      {"_ctc_loss_backward",
       {uniform({2}), logs, target, ints({3, 3}), ints({2, 2}), uniform({2}), uniform({2, 3, 4}),
        0},
       ErrorCode::kShape,
       "log_alpha"},
  });
}

}  // namespace
}  // namespace tenon::test

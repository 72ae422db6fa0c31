// Elements in order, and those at a place of it.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/conformance/slices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/num_threads.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

TensorBase distinct_integers() {
  return tensor({2, 4}, {7, -3, 0, 5, -128, 127, 1, -1}, DType::kInt8);
}

void add_sorting(Samples& samples) {
  const TensorBase with_nan = tensor({2, 3}, {1, kNaN, -kInf, kInf, 1, 0});
  samples.insert(samples.end(), {
                                    {"sort", {uniform({2, 3, 4}), 1}},
                                    {"sort", {uniform({3, 4}), -1, true}},
                                    {"sort", {transposed_storage(uniform({3, 4})), 0}},
                                    {"sort", {uniform({}), 0}},
                                    {"sort", {uniform({0, 2}), 1}},
                                    {"sort", {uniform({2, 0}), -1, true}},
                                    {"sort", {distinct_integers()}},
                                    {"sort", {with_nan}, {.gradient = false}},
                                    {"sort.stable", {uniform({3, 4}), true, 0}},
                                    {"sort.stable", {uniform({3, 4}), false, 1, true}},
                                    {"sort.stable", {integers({3, 9}, 0, 3), true}},
                                    {"sort.stable", {booleans({7}), true, 0, true}},
                                    {"argsort", {uniform({2, 3}), 0, true}},
                                    {"argsort", {distinct_integers()}},
                                    {"argsort", {uniform({}), -1}},
                                    {"argsort.stable", {integers({3, 9}, 0, 3), true}},
                                    {"msort", {uniform({4, 3})}},
                                    {"msort", {uniform({})}},
                                    {"msort", {distinct_integers()}},
                                });
}

void add_selecting(Samples& samples) {
  samples.insert(samples.end(), {
                                    {"topk", {uniform({3, 5}), 2}},
                                    {"topk", {uniform({3, 5}), 2, 0, false}},
                                    {"topk", {uniform({2, 5, 3}), 5, 1}},
                                    {"topk", {uniform({2, 5}), 1, 1, true, false}},
                                    {"topk", {uniform({2, 5}), 0}},
                                    {"topk", {uniform({}), 1}},
                                    {"topk", {distinct_integers(), 3, -1, false}},
                                    {"topk", {uniform({0, 4}), 2}},
                                    {"kthvalue", {uniform({3, 5}), 2}},
                                    {"kthvalue", {uniform({3, 5}), 3, 0, true}},
                                    {"kthvalue", {uniform({}), 1}},
                                    {"kthvalue", {distinct_integers(), 4}},
                                    {"kthvalue", {uniform({0, 4}), 2}},
                                });
}

Samples sorting_samples() {
  Samples samples;
  add_sorting(samples);
  add_selecting(samples);
  return samples;
}
const SampleRegistration registration(&sorting_samples);

/// Holds the first `k` elements of each slice and their indices to the order that the test finds.
void check_ordered(const Stack& results, const TensorBase& self, int64_t dim, size_t k,
                   bool descending) {
  const auto expected = slices_of(self, dim);
  const auto values = slices_of(results[0].get<TensorBase>(), dim);
  const auto indices = slices_of(results[1].get<TensorBase>(), dim);
  REQUIRE(values.size() == expected.size());
  for (size_t slice = 0; slice < expected.size(); ++slice) {
    const std::vector<size_t> order = order_of(expected[slice], descending);
    REQUIRE(values[slice].size() == k);
    for (size_t i = 0; i < k; ++i) {
      const double value = expected[slice][order[i]];
      CHECK(static_cast<size_t>(indices[slice][i]) == order[i]);
      CHECK((values[slice][i] == value || (std::isnan(values[slice][i]) && std::isnan(value))));
    }
  }
}

/// Values of a dtype, some of them equal, and others that are hard to order.
TensorBase hard_values(IntArrayRef sizes, DType dtype) {
  if (!is_floating_point(dtype))
    return integers(sizes, dtype == DType::kUInt8 ? 0 : -60, 60, dtype);
  std::vector<double> values = elements(cast(uniform(sizes, -4, 4), dtype));
  constexpr double kHard[] = {kNaN, kInf, -kInf, 0.0, -0.0, 1.0, -1.0, 1e-40};
  for (size_t i = 0; i < values.size(); i += 3) values[i] = kHard[i / 3 % std::size(kHard)];
  return tensor(sizes, values, dtype);
}

constexpr DType kDTypes[] = {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16,
                             DType::kInt64,   DType::kInt32,   DType::kInt16,   DType::kInt8,
                             DType::kUInt8,   DType::kBool};

TEST_CASE("sort puts every slice in order and keeps that of equal elements", "[sorting]") {
  for (const DType dtype : kDTypes) {
    INFO(dtype);
    for (const bool descending : {false, true}) {
      for (const Index& sizes : {Index{4, 7, 3}, Index{2, 700, 2}, Index{1, 3, 257}}) {
        const TensorBase self = hard_values(sizes, dtype);
        for (const int64_t dim : {0, 1, -1}) {
          const Stack results = results_of("sort", {self, dim, descending});
          check_ordered(results, self, dim, static_cast<size_t>(self.size(dim)), descending);
        }
      }
    }
  }
}

TEST_CASE("sort reads any strides", "[sorting]") {
  const TensorBase self = transposed_storage(hard_values({3, 300}, DType::kFloat32));
  check_ordered(results_of("sort", {self, 1}), self, 1, 300, false);
  const TensorBase expanded = result_of("expand", {uniform({3, 1}), ints({3, 5})});
  check_ordered(results_of("sort", {expanded, 1, true}), expanded, 1, 5, true);
  check_ordered(results_of("sort", {expanded, 0}), expanded, 0, 3, false);
  check_ordered(results_of("sort.stable", {self, none(), 1}), self, 1, 300, false);
}

TEST_CASE("integers of 64 bits are ordered by all of them", "[sorting]") {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
  TensorBase self = integers({5}, 0, 1);
  const std::vector<int64_t> values = {kLeast + 1, -(kLeast + 1), kLeast, -(kLeast + 2), 0};
  for (size_t i = 0; i < values.size(); ++i) {
    const TensorBase place = result_of("select.int", {self, 0, static_cast<int64_t>(i)});
    results_of("fill_.Scalar", {place, values[i]});
  }
  CHECK_THAT(result_of("argsort", {self}), Near(vector({2, 0, 4, 3, 1})));
  CHECK_THAT(result_of("argsort", {self, 0, true}), Near(vector({1, 3, 4, 0, 2})));
}

TEST_CASE("topk and kthvalue agree with the order of each slice", "[sorting]") {
  for (const DType dtype : kDTypes) {
    INFO(dtype);
    const TensorBase self = hard_values({2, 200, 3}, dtype);
    for (const int64_t k : {0, 1, 3, 77, 199, 200}) {
      for (const bool largest : {false, true}) {
        check_ordered(results_of("topk", {self, k, 1, largest}), self, 1, static_cast<size_t>(k),
                      largest);
      }
      if (k > 0) {
        const Stack all = results_of("sort", {self, 1});
        const Stack one = results_of("kthvalue", {self, k, 1, true});
        for (size_t i = 0; i < 2; ++i) {
          const TensorBase expected = result_of("narrow", {all[i], 1, k - 1, 1});
          CHECK_THAT(one[i].get<TensorBase>(), Near(expected));
        }
      }
    }
  }
}

TEST_CASE("orders are the same for any number of threads", "[sorting]") {
  const TensorBase self = hard_values({50, 1000}, DType::kFloat32);
  for (const int64_t dim : {0, 1}) {
    Stack once;
    for (const int threads : {1, 2, 5}) {
      const NumThreads guard(threads);
      const Stack sorted = results_of("sort", {self, dim});
      const Stack greatest = results_of("topk", {self, 7, dim});
      const Stack all{sorted[0], sorted[1], greatest[0], greatest[1],
                      result_of("kthvalue", {self, 9, dim})};
      if (once.empty()) once = all;
      for (size_t i = 0; i < all.size(); ++i) CHECK(same(all[i], once[i]));
    }
  }
}

TEST_CASE("orders of dimensions and places that there are not are errors", "[sorting]") {
  const TensorBase x = uniform({2, 3}), none_there = uniform({2, 0});
  check_bad_calls({
      {"sort", {x, 2}, ErrorCode::kIndex, "2"},
      {"sort.stable", {x, true, -3}, ErrorCode::kIndex, "-3"},
      {"argsort", {x, 2}, ErrorCode::kIndex, "2"},
      {"argsort.stable", {x, true, 2}, ErrorCode::kIndex, "2"},
      {"topk", {x, 1, 2}, ErrorCode::kIndex, "2"},
      {"topk", {x, 4}, ErrorCode::kValue, "4"},
      {"topk", {x, -1}, ErrorCode::kValue, "-1"},
      {"topk", {none_there, 1}, ErrorCode::kValue, "[0, 0]"},
      {"kthvalue", {x, 1, -3}, ErrorCode::kIndex, "-3"},
      {"kthvalue", {x, 0}, ErrorCode::kValue, "0"},
      {"kthvalue", {x, 4}, ErrorCode::kValue, "[1, 3]"},
      {"kthvalue", {none_there, 1}, ErrorCode::kShape, "[2, 0]"},
  });
}

}  // namespace
}  // namespace tenon::test

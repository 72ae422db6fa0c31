// Functions that reduce dimensions, against loops over all elements.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

using Reduce = std::function<double(const std::vector<double>&)>;

/// `reduce` of the elements of each group of indices that differ in `dims` alone; no dims are all.
Expected reduced(const TensorBase& self, Index dims, bool keepdim, const Reduce& reduce) {
  std::vector<bool> mask(static_cast<size_t>(self.dim()), dims.empty());
  for (const int64_t dim : dims) mask[static_cast<size_t>(dim < 0 ? dim + self.dim() : dim)] = true;
  Index outer, inner, sizes;
  for (size_t d = 0; d < mask.size(); ++d) {
    outer.push_back(mask[d] ? 1 : self.sizes()[d]);
    inner.push_back(mask[d] ? self.sizes()[d] : 1);
    if (!mask[d] || keepdim) sizes.push_back(outer.back());
  }
  Expected result{sizes, {}};
  for (const Index& start : indices_of(outer)) {
    std::vector<double> group;
    for (Index index : indices_of(inner)) {
      for (size_t d = 0; d < index.size(); ++d) index[d] += start[d];
      group.push_back(at(self, index));
    }
    result.elements.push_back(reduce(group));
  }
  return result;
}

double sum_of(const std::vector<double>& x) {
  return std::accumulate(x.begin(), x.end(), 0.0);
}
double mean_of(const std::vector<double>& x) {
  return sum_of(x) / static_cast<double>(x.size());
}
double product_of(const std::vector<double>& x) {
  return std::accumulate(x.begin(), x.end(), 1.0, std::multiplies<>());
}
double greatest_of(const std::vector<double>& x) {
  return *std::max_element(x.begin(), x.end());
}
double smallest_of(const std::vector<double>& x) {
  return *std::min_element(x.begin(), x.end());
}
double variance_of(const std::vector<double>& x, double correction) {
  double squares = 0;
  for (const double value : x) squares += (value - mean_of(x)) * (value - mean_of(x));
  return squares / (static_cast<double>(x.size()) - correction);
}
double logsumexp_of(const std::vector<double>& x) {
  double sum = 0;
  for (const double value : x) sum += std::exp(value);
  return std::log(sum);
}

void add_sums(Samples& samples) {
  for (const std::string op : {"sum", "mean", "prod"}) {
    samples.push_back({op, {uniform({2, 3})}});
    samples.push_back({op, {uniform({})}});
    samples.push_back({op, {uniform({0, 2})}});
    samples.push_back({op, {cast(uniform({4}), DType::kFloat32), DType::kFloat64}});
    samples.push_back({op, {cast(uniform({3, 5}), DType::kBFloat16)}});
    if (op != "mean") samples.push_back({op, {integers({2, 3}, -3, 4, DType::kInt32)}});
    if (op != "mean") samples.push_back({op, {booleans({5})}});
    samples.push_back({op, {integers({2, 3}, -3, 4), DType::kFloat32}});
  }
  for (const std::string op : {"sum.dim_IntList", "mean.dim"}) {
    samples.push_back({op, {uniform({2, 3, 4}), ints({1})}});
    samples.push_back({op, {uniform({2, 3, 4}), ints({0, -1}), true}});
    samples.push_back({op, {uniform({2, 3}), none()}});
    samples.push_back({op, {uniform({2, 3}), ints({}), true}});
    samples.push_back({op, {uniform({}), ints({0})}});
    samples.push_back({op, {uniform({2, 0}), ints({0})}});
    samples.push_back(
        {op, {cast(uniform({3, 2}), DType::kFloat32), ints({0}), false, DType::kFloat64}});
  }
  samples.push_back({"sum.dim_IntList", {integers({2, 3}, 0, 5, DType::kUInt8), ints({1})}});
  samples.push_back({"sum.dim_IntList", {booleans({4, 2}), ints({0})}});
  samples.push_back({"prod.dim_int", {uniform({2, 3, 2}), 1}});
  samples.push_back({"prod.dim_int", {uniform({2, 3}), -1, true}});
  samples.push_back({"prod.dim_int", {tensor({2, 3}, {1, 0, 2, 0, 0, 3}), 1}});
  samples.push_back({"prod", {tensor({2, 2}, {1, 0, 2, 3})}});
  samples.push_back({"prod.dim_int", {integers({2, 3}, -3, 4), 0}});
}

void add_statistics(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const std::string op : {"any", "all"}) {
    add(op, {booleans({2, 3})});
    add(op, {uniform({2})});
    add(op, {integers({0}, 0, 2)});
    add(op, {integers({3}, 0, 2, DType::kUInt8)});
    add(op + ".dim", {booleans({2, 3}), 1});
    add(op + ".dim", {integers({2, 3}, 0, 2), -2, true});
    add(op + ".dim", {uniform({2, 0}), 1});
  }
  for (const std::string op : {"var.correction", "std.correction"}) {
    add(op, {uniform({2, 5}), ints({1})});
    add(op, {uniform({2, 5})});
    add(op, {uniform({3, 2, 4}), ints({0, 2}), 0, true});
    add(op, {uniform({2, 5}), ints({-1}), 2});
    add(op, {cast(uniform({4, 3}), DType::kFloat32), ints({0})});
  }
  add("var.dim", {uniform({2, 5}), ints({1}), true});
  add("var.dim", {uniform({2, 5}), ints({0, 1}), false, true});
  add("var.dim", {uniform({5}), none(), true});
  add("logsumexp", {uniform({2, 3}), ints({1})});
  add("logsumexp", {uniform({2, 3, 2}), ints({0, -1}), true});
  add("logsumexp", {uniform({}), ints({0})});
}

Samples reduction_samples() {
  Samples samples;
  add_sums(samples);
  add_statistics(samples);
  return samples;
}
const SampleRegistration registration(&reduction_samples);

struct Reduction {
  std::string op;
  Reduce reference;
  double low = -2;
};

TEST_CASE("reductions over dimensions equal loops", "[reduction]") {
  const Reduction reductions[] = {
      {"sum.dim_IntList", sum_of}, {"mean.dim", mean_of},       {"amax", greatest_of},
      {"amin", smallest_of},       {"logsumexp", logsumexp_of},
  };
  for (const auto& [op, reference, low] : reductions) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase self = cast(uniform({3, 4, 5}), dtype);
      for (const Index& dims :
           {Index{0}, Index{-1}, Index{1}, Index{0, 2}, Index{1, -1}, Index{0, 1, 2}}) {
        for (const bool keepdim : {false, true}) {
          INFO(op << " of " << describe(Value(self)) << " over " << IntArrayRef(dims));
          for (const TensorBase& input : {self, transposed_storage(self)}) {
            const TensorBase result = result_of(op, {input, dims, keepdim});
            CHECK(result.dtype() == dtype);
            CHECK_THAT(result, Near(reduced(self, dims, keepdim, reference), tolerance_of(dtype)));
          }
        }
      }
    }
  }
}

TEST_CASE("reductions of a whole tensor equal loops", "[reduction]") {
  const Reduction reductions[] = {{"sum", sum_of},
                                  {"mean", mean_of},
                                  {"prod", product_of},
                                  {"max", greatest_of},
                                  {"min", smallest_of}};
  for (const auto& [op, reference, low] : reductions) {
    for (const DType dtype : kFloatingDTypes) {
      for (const Index& sizes : {Index{}, Index{7}, Index{3, 4, 5}}) {
        const TensorBase self = cast(uniform(sizes), dtype);
        INFO(op << " of " << describe(Value(self)));
        CHECK_THAT(result_of(op, {self}),
                   Near(reduced(self, {}, false, reference), tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("long float32 sums do not lose their small terms", "[reduction]") {
  const TensorBase self = vector(std::vector<double>(1000003, 0.1), DType::kFloat32);
  CHECK_THAT(result_of("sum", {self}), Near(scalar(1000003 * static_cast<double>(0.1f)), 1e-5));
  CHECK_THAT(result_of("mean", {self}), Near(scalar(static_cast<double>(0.1f)), 1e-6));
}

TEST_CASE("integers and bools add and multiply in int64", "[reduction]") {
  const TensorBase bytes = vector({200, 100, 3}, DType::kUInt8);
  CHECK(result_of("sum", {bytes}).dtype() == DType::kInt64);
  CHECK_THAT(result_of("sum", {bytes}), Near(scalar(303)));
  CHECK_THAT(result_of("prod", {bytes}), Near(scalar(60000)));
  CHECK_THAT(result_of("sum", {vector({1, 0, 1}, DType::kBool)}), Near(scalar(2)));
  CHECK(result_of("sum", {bytes, DType::kFloat32}).dtype() == DType::kFloat32);
}

TEST_CASE("reductions of nothing give the neutral element", "[reduction]") {
  CHECK_THAT(result_of("sum", {tensor({0}, {})}), Near(scalar(0)));
  CHECK_THAT(result_of("prod", {tensor({0}, {})}), Near(scalar(1)));
  CHECK_THAT(result_of("mean", {tensor({0}, {})}), Near(scalar(kNaN)));
  CHECK_THAT(result_of("sum.dim_IntList", {tensor({2, 0}, {}), ints({1})}), Near({{2}, {0, 0}}));
  const TensorBase many = tensor({3, std::numeric_limits<int64_t>::max() - 1, 0}, {});
  CHECK_THAT(result_of("sum.dim_IntList", {many, ints({1, 2})}), Near({{3}, {0, 0, 0}}));
  CHECK_THAT(result_of("any", {tensor({0}, {})}), Near(scalar(0)));
  CHECK_THAT(result_of("all", {tensor({0}, {})}), Near(scalar(1)));
}

TEST_CASE("any and all look for elements that are not zero", "[reduction]") {
  const TensorBase self = tensor({3, 2}, {0, 0, 0, 2, kNaN, 1});
  CHECK_THAT(result_of("any.dim", {self, 1}), Near({{3}, {0, 1, 1}}));
  CHECK_THAT(result_of("all.dim", {self, 1, true}), Near({{3, 1}, {0, 0, 1}}));
  CHECK_THAT(result_of("any", {self}), Near(scalar(1)));
  CHECK_THAT(result_of("all", {self}), Near(scalar(0)));
  CHECK(result_of("any", {self}).dtype() == DType::kBool);
}

TEST_CASE("products over a dimension equal loops", "[reduction]") {
  const TensorBase self = uniform({3, 4, 2});
  CHECK_THAT(result_of("prod.dim_int", {self, 1, true}),
             Near(reduced(self, {1}, true, product_of), 1e-12));
  CHECK_THAT(result_of("prod.dim_int", {self, -1}),
             Near(reduced(self, {-1}, false, product_of), 1e-12));
}

TEST_CASE("variances divide by the count less the correction", "[reduction]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase self = cast(uniform({4, 5, 3}, 0, 2), dtype);
    for (const double correction : {0.0, 1.0, 2.0}) {
      INFO(dtype << " with correction " << correction);
      const auto variance = [&](const auto& x) { return variance_of(x, correction); };
      const auto deviation = [&](const auto& x) { return std::sqrt(variance_of(x, correction)); };
      CHECK_THAT(result_of("var.correction", {self, ints({0, 2}), correction}),
                 Near(reduced(self, {0, 2}, false, variance), tolerance_of(dtype)));
      CHECK_THAT(result_of("std.correction", {self, ints({1}), correction, true}),
                 Near(reduced(self, {1}, true, deviation), tolerance_of(dtype)));
    }
    CHECK_THAT(result_of("var.dim", {self, ints({1}), false}),
               Near(reduced(self, {1}, false, [](const auto& x) { return variance_of(x, 0); }),
                    tolerance_of(dtype)));
  }
  const TensorBase offset = cast(vector({10000, 10001, 10002}), DType::kFloat32);
  CHECK_THAT(result_of("var.correction", {offset}), Near(scalar(1), 1e-5));
}

TEST_CASE("logsumexp neither overflows nor loses infinities", "[reduction]") {
  CHECK_THAT(result_of("logsumexp", {vector({1000, 1000}), ints({0})}),
             Near(scalar(1000 + std::log(2.0)), 1e-14));
  CHECK_THAT(result_of("logsumexp", {vector({-kInfinity, -kInfinity}), ints({0})}),
             Near(scalar(-kInfinity)));
  CHECK_THAT(result_of("logsumexp", {vector({1, kInfinity}), ints({0})}), Near(scalar(kInfinity)));
}

TEST_CASE("reductions that cannot be are errors", "[reduction]") {
  const TensorBase x = uniform({2, 3}), empty = uniform({0, 2}), whole = integers({2, 3}, 0, 5);
  std::vector<BadCall> calls = {
      {"mean", {whole}, ErrorCode::kDType, "int64"},
      {"mean.dim", {whole, ints({0})}, ErrorCode::kDType, "int64"},
      {"sum.dim_IntList", {x, ints({0, 0})}, ErrorCode::kValue, "0"},
      {"amax", {empty, ints({0})}, ErrorCode::kShape, "[0, 2]"},
      {"amin", {empty}, ErrorCode::kShape, "[0, 2]"},
      {"max", {empty}, ErrorCode::kShape, "[0, 2]"},
      {"min", {empty}, ErrorCode::kShape, "[0, 2]"},
      {"var.dim", {x, ints({2}), true}, ErrorCode::kIndex, "2"},
      {"max.dim", {empty, 0}, ErrorCode::kShape, "[0, 2]"},
      {"argmax", {empty}, ErrorCode::kShape, "[0, 2]"},
      {"argmin", {empty, 0}, ErrorCode::kShape, "[0, 2]"},
      {"var.correction", {whole}, ErrorCode::kDType, "int64"},
      {"std.correction", {whole}, ErrorCode::kDType, "int64"},
  };
  for (const std::string op :
       {"max.dim", "min.dim", "argmax", "argmin", "prod.dim_int", "any.dim", "all.dim"}) {
    calls.push_back({op, {x, 2}, ErrorCode::kIndex, "2"});
    calls.push_back({op, {x, -3}, ErrorCode::kIndex, "-3"});
  }
  for (const std::string op : {"sum.dim_IntList", "mean.dim", "amax", "amin", "var.correction",
                               "std.correction", "logsumexp"}) {
    calls.push_back({op, {x, ints({2})}, ErrorCode::kIndex, "2"});
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test

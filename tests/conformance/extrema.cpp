// Largest and smallest elements, and where they are.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Samples extremum_samples() {
  Samples samples;
  for (const std::string op : {"amax", "amin"}) {
    samples.push_back({op, {uniform({2, 3, 4}), ints({1})}});
    samples.push_back({op, {uniform({2, 3, 4}), ints({0, -1}), true}});
    samples.push_back({op, {uniform({2, 3})}});
    samples.push_back({op, {integers({2, 3}, -9, 9), ints({0})}});
    samples.push_back({op, {booleans({4})}});
    samples.push_back({op, {vector({1, kNaN, 2})}, {.gradient = false}});
    samples.push_back({op, {uniform({0, 2}), ints({1})}});
  }
  for (const std::string op : {"max", "min", "argmax", "argmin"}) {
    samples.push_back({op, {uniform({2, 3})}});
    samples.push_back({op, {transposed_storage(uniform({2, 3}))}});
    samples.push_back({op, {uniform({})}});
    samples.push_back({op, {integers({7}, -3, 4, DType::kInt32)}});
  }
  for (const std::string op : {"max.dim", "min.dim", "argmax", "argmin"}) {
    samples.push_back({op, {uniform({2, 3, 4}), 1}});
    samples.push_back({op, {uniform({2, 3, 4}), -1, true}});
    samples.push_back({op, {uniform({}), 0}});
    samples.push_back({op, {cast(uniform({3, 2}), DType::kFloat32), 0}});
    samples.push_back({op, {integers({3, 4}, 0, 3), 0}});
    samples.push_back({op, {uniform({0, 2}), 1}});
    samples.push_back({op, {tensor({2, 3}, {1, kNaN, 2, 3, 1, 4}), 1}, {.gradient = false}});
  }
  return samples;
}
const SampleRegistration registration(&extremum_samples);

TEST_CASE("extrema over a dimension give the first index and prefer NaN", "[extrema]") {
  const TensorBase self = tensor({3, 4}, {1, 5, 5, 2, -1, -3, 0, -3, 1, kNaN, 9, kNaN});
  const Stack greatest = results_of("max.dim", {self, 1});
  CHECK_THAT(greatest[0].get<TensorBase>(), Near({{3}, {5, 0, kNaN}}));
  CHECK_THAT(greatest[1].get<TensorBase>(), Near({{3}, {1, 2, 1}}));
  const Stack smallest = results_of("min.dim", {self, 1, true});
  CHECK_THAT(smallest[0].get<TensorBase>(), Near({{3, 1}, {1, -3, kNaN}}));
  CHECK_THAT(smallest[1].get<TensorBase>(), Near({{3, 1}, {0, 1, 1}}));
  CHECK(greatest[1].get<TensorBase>().dtype() == DType::kInt64);
  CHECK_THAT(result_of("argmax", {self, 1}), Near({{3}, {1, 2, 1}}));
  CHECK_THAT(result_of("argmin", {self, 0}), Near({{4}, {1, 2, 1, 2}}));
  CHECK_THAT(result_of("argmax", {self}), Near(scalar(9)));
  CHECK_THAT(result_of("argmin", {vector({3, 1, 1})}), Near(scalar(1)));
  CHECK_THAT(result_of("amax", {self, ints({1})}), Near({{3}, {5, 0, kNaN}}));
}

}  // namespace
}  // namespace tenon::test

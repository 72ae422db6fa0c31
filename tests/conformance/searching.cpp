// Places in sorted sequences, and whether elements are among others.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/conformance/slices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

TensorBase edges() {
  return vector({-1, 0, 0, 0.5, 2});
}

void add_searches(Samples& samples) {
  const TensorBase rows = tensor({2, 3}, {1, 3, 5, -2, 0, 7});
  const TensorBase unsorted = vector({3, 1, 2}), sorter = vector({1, 2, 0}, DType::kInt64);
  const TensorBase whole = vector({1, 4, 4, 9}, DType::kInt64);
  samples.insert(
      samples.end(),
      {
          {"searchsorted.Tensor", {edges(), uniform({2, 3})}},
          {"searchsorted.Tensor", {edges(), vector({0, 2, 5, -3}), true, true}},
          {"searchsorted.Tensor", {edges(), scalar(0), false, false, std::string("right")}},
          {"searchsorted.Tensor", {rows, uniform({2, 4}), false, true}},
          {"searchsorted.Tensor", {transposed_storage(rows), uniform({2, 2})}},
          {"searchsorted.Tensor", {rows, uniform({2, 0})}},
          {"searchsorted.Tensor", {uniform({0}), uniform({3})}},
          {"searchsorted.Tensor", {whole, uniform({3})}},
          {"searchsorted.Tensor", {whole, integers({5}, 0, 11, DType::kInt32)}},
          {"searchsorted.Tensor",
           {unsorted, vector({2, 0, 9}), false, false, std::string("left"), sorter}},
          {"searchsorted.Scalar", {edges(), 0.25}},
          {"searchsorted.Scalar", {edges(), 0, false, true}},
          {"searchsorted.Scalar", {whole, 4, true, false, std::string("right")}},
          {"searchsorted.Scalar", {cast(edges(), DType::kFloat32), 0.5}},
          {"bucketize.Tensor", {uniform({2, 3}), edges()}},
          {"bucketize.Tensor", {vector({0, 2, 5, -3}), edges(), true, true}},
          {"bucketize.Scalar", {0, edges()}},
          {"bucketize.Scalar", {0.5, edges(), false, true}},
      });
}

Samples searching_samples() {
  Samples samples;
  add_searches(samples);
  samples.push_back({"isin.Tensor_Tensor", {integers({3, 4}, 0, 9), integers({4}, 0, 9)}});
  samples.push_back({"isin.Tensor_Tensor", {vector({1, kNaN, 2}), vector({kNaN, 2}), false, true}});
  samples.push_back({"isin.Tensor_Tensor", {uniform({2, 0}), uniform({3})}});
  samples.push_back({"isin.Tensor_Tensor", {uniform({3}), uniform({0})}});
  samples.push_back({"isin.Tensor_Tensor", {scalar(2), vector({1, 2}, DType::kInt32)}});
  return samples;
}
const SampleRegistration registration(&searching_samples);

/// How many elements come before a value, or with `right` not after it.
double place_of(const std::vector<double>& sorted, double value, bool right) {
  return static_cast<double>(std::ranges::count_if(
      sorted, [&](double element) { return right ? element <= value : element < value; }));
}

TEST_CASE("searchsorted counts what stands before a value", "[sorting]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16,
                            DType::kInt64, DType::kUInt8}) {
    INFO(dtype);
    const TensorBase sequence = result_of("sort", {integers({3, 40}, 0, 25, dtype), 1});
    const TensorBase values = integers({3, 50}, 0, 27, dtype);
    const auto rows = slices_of(sequence, 1);
    for (const bool right : {false, true}) {
      for (const bool out_int32 : {false, true}) {
        const TensorBase found =
            result_of("searchsorted.Tensor", {sequence, values, out_int32, right});
        CHECK(found.dtype() == (out_int32 ? DType::kInt32 : DType::kInt64));
        CHECK_THAT(found, Near(generate({3, 50}, [&](const Index& index) {
                     return place_of(rows[static_cast<size_t>(index[0])], at(values, index), right);
                   })));
      }
      const TensorBase row = result_of("select.int", {sequence, 0, 1});
      CHECK_THAT(result_of("bucketize.Tensor", {values, row, false, right}),
                 Near(generate({3, 50}, [&](const Index& index) {
                   return place_of(rows[1], at(values, index), right);
                 })));
    }
  }
}

TEST_CASE("searchsorted goes by a sorter", "[sorting]") {
  const TensorBase sequence = uniform({2, 30}), values = uniform({2, 7});
  const Stack sorted = results_of("sort", {sequence, 1});
  CHECK_THAT(result_of("searchsorted.Tensor",
                       {sequence, values, false, false, std::string("left"), sorted[1]}),
             Near(result_of("searchsorted.Tensor", {sorted[0], values})));
}

TEST_CASE("numbers are compared as they are, whatever the dtype of a sequence", "[sorting]") {
  const TensorBase bytes = vector({1, 44, 127}, DType::kInt8);
  CHECK_THAT(result_of("searchsorted.Scalar", {bytes, 300}), Near(scalar(3)));
  CHECK_THAT(result_of("searchsorted.Scalar", {bytes, 43.5}), Near(scalar(1)));
  CHECK_THAT(result_of("bucketize.Scalar", {-1000, bytes}), Near(scalar(0)));
  // As float32, which 0.1 is rounded to.
  const TensorBase tenth = vector({0.1}, DType::kFloat32);
  CHECK_THAT(result_of("searchsorted.Scalar", {tenth, 0.1}), Near(scalar(0)));
  CHECK_THAT(result_of("searchsorted.Scalar", {tenth, 0.1, false, true}), Near(scalar(1)));
}

TEST_CASE("isin finds elements among others", "[sorting]") {
  for (const DType dtype :
       {DType::kFloat32, DType::kInt64, DType::kFloat16, DType::kBFloat16, DType::kInt8}) {
    const TensorBase tested = integers({40, 20}, 0, 99, dtype);
    const TensorBase among = transposed_storage(integers({30, 2}, 0, 120, DType::kInt8));
    const std::vector<double> all = elements(among);
    for (const bool invert : {false, true}) {
      CHECK_THAT(result_of("isin.Tensor_Tensor", {tested, among, false, invert}),
                 Near(generate({40, 20}, [&](const Index& index) {
                   return (std::ranges::count(all, at(tested, index)) > 0) != invert;
                 })));
    }
  }
  CHECK_THAT(
      result_of("isin.Tensor_Tensor", {vector({0.0, 1.5}), vector({-0.0, 2}, DType::kInt64)}),
      Near(vector({1, 0})));
}

TEST_CASE("searches of what does not fit together are errors", "[sorting]") {
  const TensorBase x = uniform({2, 3}), sequence = vector({1, 2, 3});
  const TensorBase far = vector({0, 1, 3}, DType::kInt64);
  const auto left = std::string("left");
  check_bad_calls({
      {"searchsorted.Tensor", {uniform({3, 4}), x}, ErrorCode::kShape, "[3, 4]"},
      {"searchsorted.Tensor", {scalar(1), x}, ErrorCode::kShape, "[]"},
      {"searchsorted.Tensor", {uniform({2, 4}), scalar(1)}, ErrorCode::kShape, "[2, 4]"},
      {"searchsorted.Tensor", {sequence, x, false, true, left}, ErrorCode::kValue, "left"},
      {"searchsorted.Tensor",
       {sequence, x, false, false, std::string("up")},
       ErrorCode::kValue,
       "up"},
      {"searchsorted.Tensor", {sequence, x, false, false, left, far}, ErrorCode::kIndex, "3"},
      {"searchsorted.Tensor",
       {sequence, x, false, false, left, cast(far, DType::kInt32)},
       ErrorCode::kDType,
       "int32"},
      {"searchsorted.Tensor",
       {sequence, x, false, false, left, integers({2}, 0, 2)},
       ErrorCode::kShape,
       "[2]"},
      {"searchsorted.Scalar", {x, 1}, ErrorCode::kShape, "[2, 3]"},
      {"bucketize.Tensor", {x, x}, ErrorCode::kShape, "[2, 3]"},
      {"bucketize.Scalar", {1, x}, ErrorCode::kShape, "[2, 3]"},
  });
}

}  // namespace
}  // namespace tenon::test

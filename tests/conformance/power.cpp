// Powers, against std::pow.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples power_samples() {
  Samples samples;
  for (const Value& exponent : {Value(2), Value(3), Value(0.5), Value(-1), Value(1), Value(0),
                                Value(-0.5), Value(-2), Value(1.7)}) {
    samples.push_back({"pow.Tensor_Scalar", {uniform({2, 3}, 0.3, 2), exponent}});
    samples.push_back(
        {"pow.Tensor_Scalar", {cast(uniform({5}, 0.3, 2), DType::kFloat32), exponent}});
  }
  samples.insert(samples.end(),
                 {
                     {"pow.Tensor_Scalar", {uniform({}, -2, 2), 3}},
                     {"pow.Tensor_Scalar", {integers({4}, -3, 4), 3}},
                     {"pow.Tensor_Scalar", {integers({4}, 1, 4), 0.5}},
                     {"pow.Tensor_Scalar", {uniform({0}), 2.5}},
                     {"_pow", {uniform({2, 3}, 0.3, 2), 1.7}},
                     {"_pow", {cast(uniform({3}, 0.3, 2), DType::kFloat32), -1.2}},
                     {"_pow", {integers({4}, -3, 4), 4}},
                     {"pow.Tensor_Tensor", {uniform({2, 3}, 0.3, 2), uniform({3})}},
                     {"pow.Tensor_Tensor", {uniform({2, 1}, 0.3, 2), uniform({})}},
                     {"pow.Tensor_Tensor", {integers({2, 3}, -3, 4), integers({3}, 0, 4)}},
                     {"pow.Scalar", {2, uniform({2, 3})}},
                     {"pow.Scalar", {1.5, uniform({})}},
                     {"pow.Scalar", {3, integers({4}, 0, 4)}},
                 });
  return samples;
}
const SampleRegistration registration(&power_samples);

TEST_CASE("powers equal std::pow", "[power]") {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const TensorBase bases = vector({0, 0.5, 1, 1.7, 4, kInfinity});
  for (const double exponent : {2.0, 3.0, 0.5, -1.0, 1.0, 0.0, -0.5, -2.0, 1.7, 4.0}) {
    INFO("exponent " << exponent);
    const Expected expected =
        broadcast({bases}, [&](const auto& v) { return std::pow(v[0], exponent); });
    CHECK_THAT(result_of("pow.Tensor_Scalar", {bases, exponent}), Near(expected, 1e-13));
    CHECK_THAT(result_of("_pow", {bases, exponent}), Near(expected, 1e-13));
    CHECK_THAT(result_of("pow.Scalar", {exponent + 3, bases}),
               Near(broadcast({bases}, [&](const auto& v) { return std::pow(exponent + 3, v[0]); }),
                    1e-13));
  }
  const TensorBase exponents = uniform({2, 1});
  CHECK_THAT(result_of("pow.Tensor_Tensor", {bases, exponents}),
             Near(broadcast({bases, exponents}, [](const auto& v) { return std::pow(v[0], v[1]); }),
                  1e-13));
  CHECK_THAT(result_of("pow.Tensor_Scalar", {vector({-3, 2, 5}, DType::kInt64), 3}),
             Near({{3}, {-27, 8, 125}}));
}

TEST_CASE("powers in place have PyTorch's names", "[power]") {
  CHECK_THAT(result_of("pow_.Scalar", {vector({-3, 2, 5}), 3}), Near({{3}, {-27, 8, 125}}));
  CHECK_THAT(result_of("pow_.Tensor", {vector({-3, 2, 5}), vector({1, 3, 2})}),
             Near({{3}, {-3, 8, 25}}));
  check_bad_calls({
      {"pow_.Scalar", {integers({3}, 1, 5), 0.5}, ErrorCode::kDType, "int64"},
      {"pow_.Tensor", {uniform({3}), uniform({2, 3})}, ErrorCode::kShape, "[2, 3]"},
  });
}

}  // namespace
}  // namespace tenon::test

// Activations with slopes that are learnt, logarithms of the logistic function, and neighbours of
// numbers.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

Samples slope_samples() {
  const auto f32 = [](const TensorBase& x) { return cast(x, DType::kFloat32); };
  return {
      {"prelu", {uniform({2, 3, 2}), uniform({3})}},
      {"prelu", {transposed_storage(uniform({2, 3})), uniform({1})}},
      {"prelu", {uniform({}), uniform({})}},
      {"prelu", {uniform({4}), uniform({1})}},
      {"prelu", {f32(uniform({0, 3})), f32(uniform({3}))}},
      {"_prelu_kernel", {uniform({2, 3}), uniform({3})}},
      {"log_sigmoid", {uniform({2, 3})}},
      {"log_sigmoid", {cast(uniform({4}), DType::kBFloat16)}},
      {"log_sigmoid_forward", {uniform({2, 3})}},
      {"nextafter", {uniform({2, 1}), uniform({3})}},
      {"nextafter", {f32(uniform({3})), uniform({})}},
      {"nextafter", {cast(uniform({3}), DType::kBFloat16), cast(uniform({3}), DType::kBFloat16)}},
      {"addmv", {uniform({2}), uniform({2, 3}), uniform({3})}},
      {"addmv", {uniform({}), transposed_storage(uniform({2, 3})), uniform({3}), 0.5, 2}},
      {"addmv", {uniform({1}), uniform({2, 3}), uniform({3}), 0}},
      {"addmv", {uniform({2}), uniform({2, 0}), uniform({0})}},
      {"addmv", {uniform({0}), uniform({0, 3}), uniform({3})}},
      {"addmv",
       {integers({2}, 0, 9, DType::kInt32), integers({2, 3}, 0, 9, DType::kInt32),
        integers({3}, 0, 9, DType::kInt32), 2, 3}},
      {"fill.Tensor", {uniform({2, 3}), uniform({})}},
      {"fill.Tensor", {transposed_storage(integers({2, 3}, 0, 9)), scalar(2)}},
      {"fill_.Tensor", {uniform({2, 3}), uniform({})}},
      {"_masked_fill", {uniform({2, 3}), booleans({2, 1}), uniform({})}},
      {"_in_interval", {uniform({2, 3}), -2.0, 2.0, std::string("f"), std::string("x")}},
      {"_in_interval",
       {transposed_storage(cast(uniform({2, 3}), DType::kBFloat16)), -3.0, kInf, std::string("f"),
        std::string("x")}},
  };
}
const SampleRegistration registration(&slope_samples);

TEST_CASE("prelu has a slope for each channel", "[activation]") {
  const TensorBase x = uniform({2, 3, 2}), weight = uniform({3});
  CHECK_THAT(result_of("prelu", {x, weight}), Near(generate({2, 3, 2}, [&](const Index& i) {
               return at(x, i) > 0 ? at(x, i) : at(x, i) * at(weight, {i[1]});
             })));
  CHECK_THAT(result_of("prelu", {vector({-2, 0, 3, kNaN}), vector({0.5})}),
             Near({{4}, {-1, 0, 3, kNaN}}));
}

TEST_CASE("log_sigmoid does not overflow", "[activation]") {
  const TensorBase x = vector({-1000, -1, 0, 1, 1000, -kInf, kInf, kNaN});
  CHECK_THAT(result_of("log_sigmoid", {x}), Near({{8},
                                                  {-1000, -std::log1p(std::exp(1)), -std::log(2),
                                                   -std::log1p(std::exp(-1)), 0, -kInf, 0, kNaN}},
                                                 1e-15));
  CHECK_THAT(results_of("log_sigmoid_forward", {x})[1].get<TensorBase>(),
             Near(broadcast({x}, [](const auto& v) { return std::exp(-std::abs(v[0])); }), 1e-15));
}

TEST_CASE("nextafter gives neighbours", "[pointwise]") {
  const TensorBase from = vector({1, -1, 0, -0.0, 1, 5, kInf, 2, kNaN}),
                   to = vector({2, 2, -1, 1, 1, -kInf, 0, kNaN, 1});
  CHECK_THAT(result_of("nextafter", {from, to}),
             Near(broadcast({from, to}, [](const auto& v) { return std::nextafter(v[0], v[1]); })));
  const TensorBase narrow =
      result_of("nextafter", {cast(from, DType::kBFloat16), cast(to, DType::kBFloat16)});
  constexpr double kUlp = 0x1p-7, kLeast = 0x1p-133;
  CHECK_THAT(narrow,
             Near({{9},
                   {1 + kUlp, -1 + kUlp / 2, -kLeast, kLeast, 1, 5 - 4 * kUlp,
                    static_cast<double>(std::numeric_limits<BFloat16>::max()), kNaN, kNaN}}));
}

TEST_CASE("addmv adds a product to a vector", "[linear_algebra]") {
  for (const int64_t n : {3, 70}) {
    const TensorBase m = uniform({n, n}), v = uniform({n});
    for (const TensorBase& addend : {uniform({n}), uniform({1}), uniform({})}) {
      const Expected expected = generate({n}, [&](const Index& i) {
        double sum = 0;
        for (int64_t k = 0; k < n; ++k) sum += at(m, {i[0], k}) * at(v, {k});
        const double own =
            addend.dim() == 0 ? at(addend, {}) : at(addend, {addend.numel() == 1 ? 0 : i[0]});
        return 0.5 * own + 2 * sum;
      });
      CHECK_THAT(result_of("addmv", {addend, m, v, 0.5, 2}), Near(expected, 1e-12));
    }
    const TensorBase unread = tensor({1}, {kNaN});
    CHECK_FALSE(std::isnan(at(result_of("addmv", {unread, m, v, 0}), {0})));
  }
}

TEST_CASE("a tensor is filled with the element of another", "[copy]") {
  CHECK_THAT(result_of("fill_.Tensor", {integers({2}, 5, 9), scalar(2.5)}), Near({{2}, {2, 2}}));
  CHECK_THAT(result_of("fill.Tensor", {uniform({2}), scalar(2)}), Near({{2}, {2, 2}}));
}

TEST_CASE("slopes, neighbours and fillings that cannot be are errors", "[activation]") {
  const TensorBase x = uniform({2, 3}), whole = integers({3}, 0, 5), v = uniform({3});
  check_bad_calls({
      {"prelu", {whole, v}, ErrorCode::kDType, "int64"},
      {"prelu", {x, cast(v, DType::kFloat32)}, ErrorCode::kDType, "float32"},
      {"prelu", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"prelu", {x, uniform({1, 1})}, ErrorCode::kShape, "[1, 1]"},
      {"prelu", {uniform({}), v}, ErrorCode::kShape, "[3]"},
      {"log_sigmoid", {whole}, ErrorCode::kDType, "int64"},
      {"log_sigmoid_forward", {whole}, ErrorCode::kDType, "int64"},
      {"nextafter", {whole, whole}, ErrorCode::kDType, "int64"},
      {"nextafter", {v, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"addmv", {v, x, v}, ErrorCode::kShape, "[3]"},
      {"addmv", {v, x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"addmv", {uniform({2, 1}), x, v}, ErrorCode::kShape, "[2, 1]"},
      {"addmv", {whole, x, v}, ErrorCode::kDType, "int64"},
      {"addmv", {whole, integers({3, 3}, 0, 5), whole, 0.5}, ErrorCode::kType, "0.5"},
      {"fill_.Tensor", {x, v}, ErrorCode::kShape, "[3]"},
      {"fill.Tensor", {x, uniform({1})}, ErrorCode::kShape, "[1]"},
      {"masked_fill.Tensor", {x, booleans({3}), uniform({1})}, ErrorCode::kShape, "[1]"},
      {"masked_fill_.Tensor", {x, booleans({3}), v}, ErrorCode::kShape, "[3]"},
      {"masked_fill.Tensor", {x, v, uniform({})}, ErrorCode::kDType, "float64"},
      {"masked_fill.Tensor", {x, booleans({2}), uniform({})}, ErrorCode::kShape, "[2]"},
  });
}

TEST_CASE("an element outside an interval is an error of the operator that has it", "[copy]") {
  const Value op = std::string("in_interval"), weights = std::string("weights");
  const TensorBase x = vector({0, 2, kNaN});
  check_bad_calls({
      {"_in_interval", {x, 0.0, 1.0, op, weights}, ErrorCode::kValue, "weights in [0, 1], got 2"},
      {"_in_interval", {x, 0.0, 2.0, op, weights}, ErrorCode::kValue, "weights in [0, 2], got nan"},
  });
}

}  // namespace
}  // namespace tenon::test

// Calls of norms, ranks, powers, exponentials and products of matrices that succeed or fail.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/conformance/matrices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Expectations kNoGradient = {.gradient = false, .second_gradient = false};

void add_norms(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const double order : {1.0, -1.0, 2.0, -2.0, kInfinity, -kInfinity}) {
    add("linalg_matrix_norm", {shifted({3, 2}), order});
    add("linalg_matrix_norm", {uneven({3, 2, 2}), order, ints({2, 0}), true});
    add("linalg_norm", {shifted({3, 2}), order});
    add("linalg_cond", {shifted({2, 3, 3}), order});
  }
  for (const std::string order : {"fro", "nuc"}) {
    add("linalg_matrix_norm.str_ord", {shifted({3, 2}), order});
    add("linalg_matrix_norm.str_ord", {uniform({3, 2, 2}), order, ints({0, 2}), true});
    add("linalg_norm.ord_str", {shifted({3, 2}), order});
    add("linalg_cond.p_str", {shifted({3, 3}), order});
  }
  add("linalg_matrix_norm",
      {cast(shifted({3, 2}), DType::kFloat32), 1, ints({0, 1}), false, DType::kFloat64});
  add("linalg_norm", {uniform({2, 3, 2})});
  add("linalg_norm", {uniform({2, 3}), 3, ints({1})});
  add("linalg_norm", {uniform({4}), 1});
  add("linalg_cond", {shifted({3, 2})});
  add("linalg_cond", {uniform({2, 0, 0}), 1});
}

void add_inverses(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments,
                       const Expectations& expectations = {}) {
    samples.push_back({op, std::move(arguments), expectations});
  };
  const std::string by_tensor = "linalg_pinv.atol_rtol_tensor",
                    by_float = "linalg_pinv.atol_rtol_float";
  add(by_tensor, {shifted({3, 2})});
  add(by_tensor, {shifted({2, 2, 3}), vector({0.1, 0.2})}, {.constants = {"atol"}});
  add(by_tensor, {symmetric({3, 3}), none(), none(), true}, kNoGradient);
  add(by_tensor, {uniform({2, 0})});
  add(by_float, {shifted({2, 3}), 0.01});
  add(by_float, {cast(shifted({3, 3}), DType::kFloat32), none(), 1e-3});
  add("linalg_pinv", {shifted({3, 3}), 1e-9});
  add("pinverse", {shifted({3, 2})});
  add("linalg_matrix_rank.atol_rtol_tensor", {singular(), scalar(0.1), scalar(0.01)});
  add("linalg_matrix_rank.atol_rtol_tensor", {uniform({2, 3, 0})});
  add("linalg_matrix_rank.atol_rtol_float", {shifted({2, 3, 2}), none(), 1e-9});
  add("linalg_matrix_rank.atol_rtol_float", {symmetric({3, 3}), 3.0, none(), true});
  add("linalg_matrix_rank", {singular(), 1e-6});
}

void add_functions(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const std::string op : {"linalg_matrix_power", "matrix_power"}) {
    for (const int64_t n : {0, 1, 2, 5, -1, -3}) add(op, {shifted({2, 2}), n});
    add(op, {uniform({2, 0, 0}), 3});
  }
  for (const std::string op : {"linalg_matrix_exp", "matrix_exp"}) {
    add(op, {uniform({2, 3, 3})});
    add(op, {transposed_storage(uniform({2, 2}, -9, 9))});
    add(op, {uniform({0, 0})});
    add(op, {cast(uniform({3, 3}), DType::kFloat32)});
  }
  add("linalg_multi_dot", {list({uniform({2, 5}), uniform({5, 3}), uniform({3, 4})})});
  add("linalg_multi_dot", {list({uniform({3}), uniform({3, 2}), uniform({2})})});
  add("linalg_multi_dot", {list({uniform({2, 0}), uniform({0, 3})})});
}

Samples norm_samples() {
  Samples samples;
  add_norms(samples);
  add_inverses(samples);
  add_functions(samples);
  return samples;
}
const SampleRegistration registration(&norm_samples);

TEST_CASE("norms, powers and products of matrices refuse what does not fit", "[matrix_norms]") {
  const TensorBase wide = uniform({2, 3}), vector = uniform({3}), cube = uniform({2, 3, 3});
  const TensorBase whole = integers({3, 3}, 0, 5);
  check_bad_calls({
      {"linalg_matrix_norm", {vector, 1}, ErrorCode::kShape, "[3]"},
      {"linalg_matrix_norm", {wide, 3}, ErrorCode::kValue, "3"},
      {"linalg_matrix_norm", {wide, 1, ints({0, 0})}, ErrorCode::kValue, "[0, 0]"},
      {"linalg_matrix_norm", {wide, 1, ints({0, 2})}, ErrorCode::kIndex, "2"},
      {"linalg_matrix_norm", {whole, 1}, ErrorCode::kDType, "int64"},
      {"linalg_matrix_norm", {uniform({0, 3}), 2}, ErrorCode::kShape, "[0, 3]"},
      {"linalg_matrix_norm.str_ord", {wide, "max"}, ErrorCode::kValue, "max"},
      {"linalg_norm", {cube, 2}, ErrorCode::kShape, "[2, 3, 3]"},
      {"linalg_norm.ord_str", {vector, "fro"}, ErrorCode::kShape, "[3]"},
      {"linalg_norm.ord_str", {wide, "max"}, ErrorCode::kValue, "max"},
      {"linalg_cond", {wide, 1}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_cond", {uniform({3, 3}), 3}, ErrorCode::kValue, "3"},
      {"linalg_cond", {vector}, ErrorCode::kShape, "[3]"},
      {"linalg_cond.p_str", {wide, "fro"}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_cond.p_str", {cube, "max"}, ErrorCode::kValue, "max"},
      {"linalg_pinv", {vector, 0.1}, ErrorCode::kShape, "[3]"},
      {"linalg_pinv.atol_rtol_float", {wide, none(), none(), true}, ErrorCode::kShape, "[2, 3]"},
      {"pinverse", {whole}, ErrorCode::kDType, "int64"},
      {"linalg_matrix_rank", {vector, 0.1}, ErrorCode::kShape, "[3]"},
      {"linalg_matrix_power", {wide, 2}, ErrorCode::kShape, "[2, 3]"},
      {"matrix_power", {whole, 2}, ErrorCode::kDType, "int64"},
      {"linalg_matrix_exp", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"matrix_exp", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_multi_dot", {list({wide})}, ErrorCode::kValue, "1"},
      {"linalg_multi_dot", {list({wide, wide})}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_multi_dot", {list({wide, vector, wide})}, ErrorCode::kShape, "[3]"},
      {"linalg_multi_dot", {list({cube, wide})}, ErrorCode::kShape, "[2, 3, 3]"},
      {"linalg_multi_dot",
       {list({wide, cast(uniform({3, 2}), DType::kFloat32)})},
       ErrorCode::kDType,
       "float32"},
  });
}

}  // namespace
}  // namespace tenon::test

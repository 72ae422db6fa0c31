// Calls of decompositions of matrices, and of what is solved with them, that succeed or fail.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/conformance/matrices.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

/// One triangle is read of matrices that are symmetric, so that their elements do not vary one by
/// one; full matrices of vectors are not determined.
constexpr Expectations kNoGradient = {.gradient = false, .second_gradient = false};

TensorBase pivots(const Index& sizes, const std::vector<double>& rows) {
  return tensor(IntArrayRef(sizes), rows, DType::kInt32);
}

void add_factors(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const std::string op : {"linalg_lu_factor_ex", "linalg_lu_factor", "linalg_lu"}) {
    add(op, {shifted({3, 3})});
    add(op, {transposed_storage(shifted({2, 4, 3}))});
    add(op, {shifted({3, 5})});
    add(op, {uniform({0, 3, 3})});
    add(op, {uniform({2, 0, 3})});
    add(op, {cast(shifted({4, 4}), DType::kFloat32)});
  }
  add("linalg_lu_solve", {shifted({3, 3}), pivots({3}, {2, 2, 3}), uniform({3, 2})});
  add("linalg_lu_solve", {shifted({2, 3, 3}), pivots({2, 3}, {3, 2, 3, 1, 3, 3}), uniform({3, 2})});
  for (const bool adjoint : {false, true}) {
    add("linalg_lu_solve",
        {shifted({3, 3}), pivots({3}, {3, 3, 3}), uniform({2, 2, 3}), false, adjoint});
    add("linalg_lu_solve",
        {shifted({3, 3}), pivots({3}, {1, 3, 3}), uniform({3, 1}), true, adjoint});
  }
  add("linalg_lu_solve", {uniform({0, 2, 2}), pivots({0, 2}, {}), uniform({0, 2, 3})});
  add("lu_unpack", {shifted({3, 3}), pivots({3}, {3, 2, 3})});
  add("lu_unpack", {uniform({0, 3, 2}), pivots({0, 2}, {})});
  add("lu_unpack", {shifted({2, 4, 2}), pivots({2, 2}, {4, 2, 1, 3})});
  add("lu_unpack", {shifted({2, 4}), pivots({2}, {2, 2}), true, false});
  samples.push_back({"lu_unpack", {shifted({3, 3}), pivots({3}, {3, 2, 3}), false}, kNoGradient});
  for (const std::string op :
       {"_linalg_det", "linalg_det", "det", "_linalg_slogdet", "linalg_slogdet", "slogdet"}) {
    add(op, {shifted({3, 3})});
    add(op, {uniform({2, 2, 2})});
    add(op, {uniform({2, 0, 0})});
    add(op, {cast(shifted({3, 3}), DType::kFloat32)});
  }
  add("logdet", {shifted({2, 3, 3}, 8)});
  add("logdet", {uniform({0, 0})});
  for (const std::string mode : {"reduced", "complete"}) {
    add("linalg_qr", {shifted({3, 3}), mode});
    add("linalg_qr", {shifted({2, 2, 4}), mode});
    add("linalg_qr", {uniform({0, 3}), mode});
  }
  add("linalg_qr", {shifted({4, 2})});
  samples.push_back({"linalg_qr", {shifted({4, 2}), "complete"}, kNoGradient});
  samples.push_back({"linalg_qr", {uniform({3, 0}), "complete"}, kNoGradient});
  samples.push_back({"linalg_qr", {shifted({2, 3, 2}), "r"}, kNoGradient});
}

void add_equations(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const std::string op : {"_linalg_solve_ex", "linalg_solve_ex", "linalg_solve"}) {
    add(op, {shifted({3, 3}), uniform({3, 2})});
    add(op, {shifted({3, 3}), uniform({3})});
    add(op, {shifted({2, 3, 3}), uniform({2, 3})});
    add(op, {shifted({2, 1, 3, 3}), transposed_storage(uniform({2, 3, 1}))});
    add(op, {shifted({3, 3}), uniform({2, 4, 3}), false});
    add(op, {uniform({0, 0}), uniform({0, 2})});
    add(op, {cast(shifted({3, 3}), DType::kFloat32), cast(uniform({3, 2}), DType::kFloat32)});
  }
  for (const std::string op : {"linalg_inv_ex", "linalg_inv", "inverse"}) {
    add(op, {shifted({3, 3})});
    add(op, {transposed_storage(shifted({2, 2, 2}))});
    add(op, {uniform({2, 0, 0})});
    add(op, {cast(shifted({3, 3}), DType::kFloat32)});
  }
  samples.push_back({"linalg_inv_ex", {singular()}, kNoGradient});
  for (const bool upper : {false, true}) {
    add("linalg_solve_triangular", {shifted({3, 3}), uniform({3, 2}), upper});
    add("linalg_solve_triangular", {shifted({2, 3, 3}), uniform({1, 3}), upper, false});
    add("linalg_solve_triangular", {uniform({3, 3}), uniform({2, 3, 1}), upper, true, true});
    add("cholesky_solve", {uniform({3, 2}), shifted({3, 3}), upper});
    add("cholesky_inverse", {shifted({2, 3, 3}), upper});
  }
  add("linalg_solve_triangular", {uniform({0, 0}), uniform({0, 2}), true});
  add("linalg_lstsq", {shifted({4, 2}), uniform({4, 3})});
  add("linalg_lstsq", {shifted({2, 4}), uniform({2})});
  add("linalg_lstsq", {shifted({2, 3, 3}), uniform({3, 1})});
  add("linalg_lstsq", {shifted({3, 2}), uniform({3, 0})});
  samples.push_back({"linalg_lstsq", {uniform({0, 2}), uniform({0, 3})}, kNoGradient});
  samples.push_back({"linalg_lstsq", {singular(), uniform({3, 1}), 1e-10}, kNoGradient});
}

void add_spectra(Samples& samples) {
  const auto add = [&](const std::string& op, Stack arguments,
                       const Expectations& expectations = {}) {
    samples.push_back({op, std::move(arguments), expectations});
  };
  for (const std::string op : {"linalg_cholesky_ex", "linalg_cholesky", "cholesky"}) {
    add(op, {symmetric({3, 3})}, kNoGradient);
    add(op, {symmetric({2, 3, 3}), true}, kNoGradient);
    add(op, {uniform({2, 0, 0})}, kNoGradient);
    add(op, {cast(symmetric({4, 4}), DType::kFloat32)}, kNoGradient);
  }
  add("linalg_cholesky_ex", {tensor({2, 2}, {1, 2, 2, 1})}, kNoGradient);
  for (const std::string op : {"_linalg_eigh", "linalg_eigh", "linalg_eigvalsh"}) {
    add(op, {symmetric({3, 3})}, kNoGradient);
    add(op, {transposed_storage(symmetric({2, 3, 3})), "U"}, kNoGradient);
    add(op, {uniform({0, 0})}, kNoGradient);
    add(op, {cast(symmetric({4, 4}), DType::kFloat32)}, kNoGradient);
  }
  add("_linalg_eigh", {symmetric({3, 3}), "L", false}, kNoGradient);
  for (const std::string op : {"_linalg_svd", "linalg_svd"}) {
    add(op, {shifted({3, 3})});
    add(op, {shifted({2, 4, 2}), false});
    add(op, {shifted({2, 4}), false});
    add(op, {shifted({2, 4, 2}), true}, kNoGradient);
    add(op, {shifted({2, 4}), true}, kNoGradient);
    add(op, {uniform({2, 0, 3}), true}, kNoGradient);
    add(op, {cast(shifted({3, 3}), DType::kFloat32)});
  }
  add("_linalg_svd", {shifted({3, 2}), false, false}, kNoGradient);
  add("linalg_svdvals", {shifted({3, 3})});
  add("linalg_svdvals", {transposed_storage(shifted({2, 4, 2}))});
  add("linalg_svdvals", {uniform({3, 0})});
}

Samples decomposition_samples() {
  Samples samples;
  add_factors(samples);
  add_equations(samples);
  add_spectra(samples);
  return samples;
}
const SampleRegistration registration(&decomposition_samples);

TEST_CASE("decompositions refuse what does not fit", "[decompositions]") {
  const TensorBase wide = uniform({2, 3}), square = shifted({3, 3}), vector = uniform({3});
  const TensorBase half = cast(square, DType::kBFloat16), single = cast(square, DType::kFloat32);
  const TensorBase far = pivots({3}, {1, 4, 3}), wrong = pivots({2}, {1, 2});
  check_bad_calls({
      {"linalg_lu_factor_ex", {vector}, ErrorCode::kShape, "[3]"},
      {"linalg_lu_factor", {half}, ErrorCode::kDType, "bfloat16"},
      {"linalg_lu_factor", {square, false}, ErrorCode::kNotImplemented, "pivot"},
      {"linalg_lu", {vector}, ErrorCode::kShape, "[3]"},
      {"linalg_lu_solve", {square, far, square}, ErrorCode::kValue, "4"},
      {"linalg_lu_solve", {square, wrong, square}, ErrorCode::kShape, "[2]"},
      {"linalg_lu_solve", {square, vector, square}, ErrorCode::kDType, "float64"},
      {"linalg_lu_solve", {square, pivots({3}, {1, 2, 3}), wide}, ErrorCode::kShape, "[2, 3]"},
      {"lu_unpack", {square, far}, ErrorCode::kValue, "4"},
      {"linalg_solve", {wide, wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_solve", {square, wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_solve", {square, single}, ErrorCode::kDType, "float32"},
      {"linalg_solve", {square, vector, false}, ErrorCode::kShape, "[3]"},
      {"linalg_solve", {shifted({2, 3, 3}), uniform({4, 3, 1})}, ErrorCode::kShape, "[4, 3, 1]"},
      {"linalg_inv", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"inverse", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"det", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_det", {vector}, ErrorCode::kShape, "[3]"},
      {"slogdet", {half}, ErrorCode::kDType, "bfloat16"},
      {"logdet", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"cholesky", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_cholesky", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"cholesky_solve", {square, wide}, ErrorCode::kShape, "[2, 3]"},
      {"cholesky_solve", {wide, square}, ErrorCode::kShape, "[2, 3]"},
      {"cholesky_inverse", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_solve_triangular", {square, wide, true}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_qr", {square, "full"}, ErrorCode::kValue, "full"},
      {"linalg_eigh", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_eigh", {square, "M"}, ErrorCode::kValue, "M"},
      {"linalg_eigvalsh", {wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_svd", {square, true, "gesvd"}, ErrorCode::kValue, "gesvd"},
      {"linalg_svdvals", {vector}, ErrorCode::kShape, "[3]"},
      {"linalg_lstsq", {square, wide}, ErrorCode::kShape, "[2, 3]"},
      {"linalg_lstsq", {square, square, none(), "gels"}, ErrorCode::kValue, "gels"},
  });
}

TEST_CASE("a matrix that has no such decomposition is an error", "[decompositions]") {
  const TensorBase batch = tensor({3, 2, 2}, {1, 2, 3, 4, 1, 1, 1, 1, 2, 0, 0, 2});
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const TensorBase not_finite = tensor({2, 2}, {1, nan, nan, 2});
  check_bad_calls({
      {"linalg_lu_factor", {batch}, ErrorCode::kValue, "batch element 1"},
      {"linalg_lu_factor_ex", {batch, true, true}, ErrorCode::kValue, "batch element 1"},
      {"linalg_solve", {batch, uniform({3, 2})}, ErrorCode::kValue, "batch element 1"},
      {"linalg_inv", {batch}, ErrorCode::kValue, "batch element 1"},
      {"linalg_inv.out", {batch, uniform({3, 2, 2})}, ErrorCode::kValue, "batch element 1"},
      {"linalg_cholesky", {batch}, ErrorCode::kValue, "batch element 0"},
      {"linalg_cholesky", {not_finite}, ErrorCode::kValue, "order 2"},
      {"linalg_eigh", {not_finite}, ErrorCode::kValue, "nan"},
      {"linalg_svd", {not_finite}, ErrorCode::kValue, "nan"},
      {"linalg_lstsq", {not_finite, uniform({2, 1})}, ErrorCode::kValue, "nan"},
  });
}

}  // namespace
}  // namespace tenon::test

// Every operator in float16 and bfloat16, against the same call in float32: elements of 16 bits are
// computed in float32, and rounded where an operator writes them.

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "tenon/base/dtype_limits.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tests/support/converted_arguments.h"
#include "tests/support/device.h"
#include "tests/support/error_names.h"
#include "tests/support/outcome.h"
#include "tests/support/reference.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"

namespace tenon::test {
namespace {

/// Operators of LAPACK, of complex numbers, and others that need more digits: the names without
/// `linalg_` and variants.
const std::set<std::string> kRefused = {"cholesky",
                                        "cholesky_ex",
                                        "cholesky_inverse",
                                        "cholesky_solve",
                                        "complex",
                                        "cond",
                                        "ctc_loss",
                                        "det",
                                        "eigh",
                                        "eigvalsh",
                                        "fft_fft",
                                        "fft_fftn",
                                        "fft_hfft",
                                        "fft_ifft",
                                        "fft_ihfft",
                                        "fft_irfft",
                                        "fft_r2c",
                                        "fft_rfft",
                                        "fft_rfft2",
                                        "fft_rfftn",
                                        "inv",
                                        "inv_ex",
                                        "inverse",
                                        "logdet",
                                        "lstsq",
                                        "lu",
                                        "lu_factor",
                                        "lu_factor_ex",
                                        "lu_solve",
                                        "lu_unpack",
                                        "matrix_exp",
                                        "matrix_norm",
                                        "matrix_power",
                                        "matrix_rank",
                                        "nanquantile",
                                        "norm",
                                        "pinv",
                                        "pinverse",
                                        "polar",
                                        "qr",
                                        "quantile",
                                        "slogdet",
                                        "solve",
                                        "solve_ex",
                                        "solve_triangular",
                                        "svd",
                                        "svdvals",
                                        "view_as_complex",
                                        "view_as_complex_copy",
                                        "view_as_real_inverse"};

std::string refused_name(const std::string& op) {
  std::string name = plain_name(op);
  if (name.starts_with("linalg_")) name.erase(0, 7);
  return name.starts_with("ctc_loss") ? "ctc_loss" : name;
}

/// Elements that both dtypes hold, so that no difference is one of the arguments.
Stack rounded_to(const Stack& stack, DType reduced, DType dtype) {
  return with_dtype(stack, DType::kFloat64, dtype, [&](const TensorBase& tensor) {
    return ops::_to_copy(ops::_to_copy(tensor, reduced), dtype);
  });
}

void compare(const TensorBase& result, const TensorBase& expected, DType reduced) {
  REQUIRE(result.defined() == expected.defined());
  if (!result.defined()) return;
  const bool is_floating = is_floating_point(expected.dtype());
  if (is_floating)
    CHECK(is_floating_point(result.dtype()));
  else
    CHECK(result.dtype() == expected.dtype());
  const double step = finfo(reduced).eps;
  const TensorBase wide = is_floating ? ops::_to_copy(expected, reduced) : expected;
  CHECK_THAT(ops::_to_copy(result, DType::kFloat64),
             Near(ops::_to_copy(wide, DType::kFloat64), 8 * step));
}

}  // namespace

TEST_CASE("operators of 16 bits compute as those of float32", "[reduced]") {
  const DType reduced = GENERATE(DType::kFloat16, DType::kBFloat16);
  std::set<std::string> refused;
  for_each_deterministic_sample(
      [&](const Sample& sample, const OperatorEntry& op, const Stack& arguments) {
        const Outcome expected = outcome_of(op, rounded_to(arguments, reduced, DType::kFloat32));
        if (expected.code == ErrorCode::kDType) return;  // a sample of another dtype
        CHECK(expected.error.empty());
        const Outcome result = outcome_of(op, rounded_to(arguments, reduced, reduced));
        INFO("in " << reduced << ' ' << result.error);
        if (!result.error.empty()) {
          CHECK(result.code == ErrorCode::kDType);
          refused.insert(refused_name(sample.op));
          return;
        }
        const auto got = tensors_of(result.results), wanted = tensors_of(expected.results);
        REQUIRE(got.size() == wanted.size());
        for (size_t i = 0; i < got.size(); ++i) compare(got[i], wanted[i], reduced);
      });
  CHECK(refused == kRefused);
}

}  // namespace tenon::test

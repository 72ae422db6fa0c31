// Operators of complex numbers, in complex128: samples, of which all promises are checked.

#include <catch2/catch.hpp>
#include <complex>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using Number = std::complex<double>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

const Scalar kNumber(Number(0.5, -1.5));

TensorBase z(IntArrayRef sizes) {
  return complex_uniform(sizes);
}

Samples pointwise_samples() {
  Samples samples;
  for (const char* op :
       {"acos",          "acosh", "asin", "asinh", "atan",       "atanh", "conj",
        "conj_physical", "cos",   "cosh", "exp",   "exp2",       "expm1", "log",
        "log10",         "log1p", "log2", "neg",   "reciprocal", "rsqrt", "sgn",
        "sigmoid",       "sin",   "sinh", "sqrt",  "square",     "tan",   "tanh"}) {
    samples.push_back({op, {z({2, 3})}});
  }
  for (const char* op : {"abs", "angle", "isnan", "isinf", "isfinite", "logical_not", "isreal"}) {
    samples.push_back({op, {z({2, 3})}});
  }
  for (const char* op : {"add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "eq.Tensor",
                         "ne.Tensor", "logical_and", "logical_or", "logical_xor", "hypot"}) {
    samples.push_back({op, {z({2, 3}), z({3})}});
    samples.push_back({op, {z({2, 3}), uniform({2, 3})}});
    samples.push_back({op, {uniform({2, 1}), z({2, 3})}});
  }
  for (const char* op : {"add.Scalar", "sub.Scalar", "mul.Scalar", "div.Scalar"}) {
    samples.push_back({op, {z({2, 3}), kNumber}});
    samples.push_back({op, {uniform({2, 3}), kNumber}});
  }
  samples.push_back({"add.Tensor", {z({2, 3}), z({3}), kNumber}});
  samples.push_back({"rsub.Tensor", {z({2, 3}), z({3}), kNumber}});
  samples.push_back({"addcmul", {z({2, 3}), z({3}), z({2, 1}), kNumber}});
  samples.push_back({"addcdiv", {z({2, 3}), z({3}), z({2, 1}), 0.5}});
  samples.push_back({"where.self", {booleans({2, 3}), z({2, 3}), z({3})}});
  samples.push_back({"where.self", {booleans({2, 3}), uniform({2, 3}), z({3})}});
  for (const Scalar& exponent :
       {Scalar(2), Scalar(3), Scalar(-1), Scalar(0.5), Scalar(1.5), kNumber})
    samples.push_back({"pow.Tensor_Scalar", {z({2, 3}), exponent}});
  samples.push_back({"pow.Tensor_Tensor", {z({2, 3}), z({3})}});
  samples.push_back({"pow.Tensor_Tensor", {z({2, 3}), uniform({2, 1})}});
  samples.push_back({"pow.Tensor_Tensor", {uniform({2, 3}, 0.5, 2), z({3})}});
  samples.push_back({"pow.Scalar", {kNumber, z({2, 3})}});
  samples.push_back({"pow.Scalar", {Scalar(2.5), z({2, 3})}});
  samples.push_back({"complex", {uniform({2, 3}), uniform({3})}});
  samples.push_back({"polar", {uniform({2, 3}, 0.5, 2), uniform({2, 1})}});
  samples.push_back({"isclose", {z({2, 3}), z({2, 3})}});
  return samples;
}
const SampleRegistration pointwise(pointwise_samples);

Samples other_samples() {
  return {
      {"view_as_real", {z({2, 3})}},
      {"view_as_real", {z({})}},
      {"view_as_complex", {uniform({2, 3, 2})}},
      {"view_as_complex", {uniform({2})}},
      {"view_as_complex", {uniform({3, 1, 2})}},
      {"real", {z({2, 3})}},
      {"real", {uniform({2, 3})}},
      {"imag", {z({2, 3})}},
      {"sum", {z({2, 3})}},
      {"sum.dim_IntList", {z({2, 3, 2}), std::vector<int64_t>{1}}},
      {"mean", {z({2, 3})}},
      {"mean.dim", {z({2, 3, 2}), std::vector<int64_t>{0, 2}, true}},
      {"prod", {z({2, 3})}},
      {"prod.dim_int", {z({2, 3}), 1}},
      {"cumsum", {z({2, 3}), 1}},
      {"cumsum", {z({}), 0}},
      {"cumprod", {z({2, 3}), 1}},
      {"cumprod", {z({}), 0}},
      {"var.correction", {z({2, 3})}},
      {"var.correction", {z({2, 3, 2}), ints({0, 2}), 0, true}},
      {"std.correction", {z({2, 3}), ints({1})}},
      {"std_mean.correction", {z({2, 3}), ints({1})}},
      {"linalg_vector_norm", {z({2, 3})}},
      {"linalg_vector_norm", {z({2, 3}), 0}},
      {"linalg_vector_norm", {z({2, 3}), 1, ints({1})}},
      {"linalg_vector_norm", {z({2, 3}), 3, ints({0}), true}},
      {"linalg_vector_norm", {z({2, 3}), kInfinity, ints({1})}},
      {"linalg_vector_norm", {z({2, 3}), -1.5}},
      {"norm.Scalar", {z({2, 3})}},
      {"norm.ScalarOpt_dim", {z({2, 3}), std::nullopt, ints({1})}},
      {"linalg_norm", {z({2, 3})}},
      {"linalg_norm.ord_str", {z({2, 3}), "fro"}},
      {"linalg_matrix_norm", {z({2, 3}), 1}},
      {"any", {z({2, 3})}},
      {"all.dim", {z({2, 3}), 1}},
      {"mm", {z({2, 3}), z({3, 2})}},
      {"bmm", {z({2, 2, 3}), z({2, 3, 2})}},
      {"addmm", {z({2}), z({2, 3}), z({3, 2}), kNumber, Scalar(Number(-1, 2))}},
      {"baddbmm", {z({2, 2, 2}), z({2, 2, 3}), z({2, 3, 2}), kNumber, Scalar(Number(-1, 2))}},
      {"mv", {z({2, 3}), z({3})}},
      {"addmv", {z({2}), z({2, 3}), z({3}), kNumber, Scalar(Number(-1, 2))}},
      {"dot", {z({3}), z({3})}},
      {"vdot", {z({3}), z({3})}},
      {"linalg_vecdot", {z({2, 3}), z({2, 3})}},
      {"matmul", {z({2, 2, 3}), z({3})}},
      {"outer", {z({2}), z({3})}},
  };
}
const SampleRegistration others(other_samples);

Samples moved_samples() {
  const TensorBase index = integers({2}, 0, 3);
  return {
      {"t", {z({2, 3})}},
      {"select.int", {z({2, 3}), 0, 1}},
      {"slice.Tensor", {z({4, 3}), 0, 1, 4, 2}},
      {"reshape", {z({2, 3}), std::vector<int64_t>{3, 2}}},
      {"expand", {z({3}), std::vector<int64_t>{2, 3}}},
      {"diagonal", {z({3, 3})}},
      {"as_strided", {z({2, 3}), std::vector<int64_t>{2, 2}, std::vector<int64_t>{3, 1}}},
      {"clone", {z({2, 3})}},
      {"cat", {std::vector<TensorBase>{z({2, 3}), z({1, 3})}}},
      {"stack", {std::vector<TensorBase>{z({2, 3}), z({2, 3})}}},
      {"index_select", {z({3, 2}), 0, index}},
      {"gather", {z({3, 2}), 0, integers({2, 2}, 0, 3)}},
      {"scatter.src",
       {z({3, 2}), 0, integers({2, 2}, 0, 3), z({2, 2})},
       {.gradient = false}},  // of duplicates, one is kept
      {"scatter_add", {z({3, 2}), 0, integers({2, 2}, 0, 3), z({2, 2})}},
      {"index_add", {z({3, 2}), 0, index, z({2, 2}), kNumber}},
      {"masked_fill.Scalar", {z({2, 3}), booleans({2, 3}), kNumber}},
      {"masked_select", {z({2, 3}), booleans({2, 3})}},
      {"flip", {z({2, 3}), std::vector<int64_t>{1}}},
      {"roll", {z({2, 3}), ints({1}), ints({1})}},
      {"repeat", {z({2, 3}), std::vector<int64_t>{2, 1}}},
      {"tril", {z({3, 3})}},
      {"constant_pad_nd", {z({2, 3}), std::vector<int64_t>{1, 2}, kNumber}},
      {"fill.Scalar", {z({2, 3}), kNumber}},
      {"full_like", {z({2, 3}), kNumber}},
      {"_to_copy", {z({2, 3}), DType::kComplex64}, {.gradient = false}},
      {"_to_copy", {uniform({2, 3}), DType::kComplex128}},
      {"_to_copy", {z({2, 3}), DType::kFloat64}},
      {"equal", {z({2, 3}), z({2, 3})}},
  };
}
const SampleRegistration moved(moved_samples);

}  // namespace

TEST_CASE("malformed calls of operators of complex numbers", "[complex]") {
  const TensorBase x = uniform({2, 3}), half = result_of("_to_copy", {x, DType::kFloat16});
  const TensorBase c = z({2, 3});
  check_bad_calls({
      {"view_as_real", {x}, ErrorCode::kDType, "float64"},
      {"view_as_complex", {x}, ErrorCode::kShape, "[2, 3]"},
      {"view_as_complex", {uniform({})}, ErrorCode::kShape, "[]"},
      {"view_as_complex", {integers({3, 2}, 0, 9)}, ErrorCode::kDType, "int64"},
      {"view_as_complex",
       {transposed_storage(uniform({3, 2}))},
       ErrorCode::kShape,
       "clone(MemoryFormat::Contiguous)"},
      {"imag", {x}, ErrorCode::kDType, "float64"},
      {"complex", {x, half}, ErrorCode::kDType, "float16"},
      {"complex", {half, half}, ErrorCode::kDType, "float16"},
      {"complex", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"polar", {x, c}, ErrorCode::kDType, "complex128"},
      {"vdot", {c, c}, ErrorCode::kShape, "[2, 3]"},
      {"lt.Tensor", {c, c}, ErrorCode::kDType, "complex128"},
      {"maximum", {c, c}, ErrorCode::kDType, "complex128"},
      {"max", {c}, ErrorCode::kDType, "complex128"},
      {"argmin", {c}, ErrorCode::kDType, "complex128"},
      {"sort", {c}, ErrorCode::kDType, "complex128"},
      {"floor", {c}, ErrorCode::kDType, "complex128"},
      {"erf", {c}, ErrorCode::kDType, "complex128"},
      {"clamp", {c, 0.0, 1.0}, ErrorCode::kDType, "complex128"},
      {"sum", {c, DType::kFloat64}, ErrorCode::kDType, "float64"},
      {"fill.Scalar", {x, kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"masked_fill.Scalar", {x, booleans({2, 3}), kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"clamp_min", {x, kNumber}, ErrorCode::kDType, "complex128"},
      {"add.Tensor", {x, x, kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"addmm", {x, x, uniform({3, 3}), kNumber, 1.0}, ErrorCode::kType, "(0.5,-1.5)"},
      {"add_.Tensor", {x, c}, ErrorCode::kDType, "complex128"},
      {"mm", {c, uniform({3, 2})}, ErrorCode::kDType, "float64"},
      {"linalg_vector_norm",
       {c, 2, std::nullopt, false, DType::kFloat64},
       ErrorCode::kDType,
       "dtype to be complex"},
      {"linalg_vector_norm",
       {x, 2, std::nullopt, false, DType::kComplex128},
       ErrorCode::kDType,
       "dtype to be floating"},
      {"cosine_similarity", {c, c}, ErrorCode::kDType, "x1 of a floating dtype, got complex128"},
      {"lerp.Scalar", {c, c, 0.5}, ErrorCode::kDType, "complex128"},
      {"linalg_inv", {z({2, 2})}, ErrorCode::kDType, "complex128"},
      {"bitwise_not", {c}, ErrorCode::kDType, "complex128"},
      {"nan_to_num", {c}, ErrorCode::kDType, "complex128"},
  });
}

}  // namespace tenon::test

// Every sample of the conformance suite, run by Tenon and by libtorch 1.13.1 side by side.

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>

#include "tenon/kernels/simd/cpu_target.h"
#include "tests/differential/ask.h"
#include "tests/differential/compare.h"
#include "tests/differential/differences.h"
#include "tests/support/converted_arguments.h"
#include "tests/support/gradient_operators.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

TEST_CASE("libtorch has every operator of an entry, apart from those that are listed",
          "[differential]") {
  std::set<std::string_view> absent;
  for (const Absence& absence : absences()) absent.insert(absence.op);
  std::set<std::string> sampled;
  for (const Sample& sample : all_samples()) {
    if (!is_gradient_operator(sample.op)) sampled.insert(sample.op);
  }
  for (const std::string& name : sampled) {
    INFO(name << ": " << (absent.contains(name) ? "listed as absent" : "not listed as absent"));
    CHECK(libtorch_has(name) != absent.contains(name));
  }
}

TEST_CASE("results equal libtorch's in values, dtypes, sizes and strides", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    compare_calls(sample, op, complete(sample));
  });
}

/// What each result of Tenon has to do with the arguments.
std::vector<std::string> relations(const Stack& results, const Stack& arguments) {
  std::vector<std::string> texts;
  for (const TensorBase& result : tensors_of(results)) {
    std::string& text = texts.emplace_back("is new");
    for (size_t i = arguments.size(); i-- > 0 && result.defined();) {
      for (const TensorBase& argument : tensors_of({arguments[i]})) {
        if (!argument.defined() || !result.is_alias_of(argument)) continue;
        text = relation(result.is_same(argument), i);
      }
    }
  }
  return texts;
}

TEST_CASE("results are arguments, share their memory or are new as libtorch's", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (differs(sample.op, Aspect::kSharing)) return;
    std::vector<size_t> unmarked;
    const Stack arguments = deep_copy(complete(sample));
    const auto expected = ask_libtorch(op, arguments, unmarked);
    if (!expected) return;
    CHECK(relations(call(op, arguments), arguments) == expected->relations);
  });
}

/// The stack with `convert` applied to each of its tensors; true when it changes any.
template <class Convert>
bool convert_tensors(Stack& stack, Convert convert) {
  bool changed = false;
  const auto apply = [&](TensorBase& tensor) {
    if (!tensor.defined()) return;
    const TensorBase before = tensor;
    tensor = convert(tensor);
    changed |= !tensor.is_same(before);
  };
  for (Value& value : stack) {
    if (value.is<TensorBase>()) apply(value.get<TensorBase>());
    if (!value.is<std::vector<TensorBase>>()) continue;
    for (TensorBase& tensor : value.get<std::vector<TensorBase>>()) apply(tensor);
  }
  return changed;
}

/// libtorch takes these in 16 bits where they need no LAPACK: of no elements, or by products.
/// Tenon's have the same dtypes for all sizes.
const std::set<std::string_view> kRefuseReduced = {
    "_linalg_det",     "_linalg_eigh",       "_linalg_solve_ex",
    "_linalg_svd",     "cholesky",           "det",
    "linalg_cholesky", "linalg_cholesky_ex", "linalg_cond",
    "linalg_det",      "linalg_eigh",        "linalg_eigvalsh",
    "linalg_lu",       "linalg_lu_factor",   "linalg_lu_factor_ex",
    "linalg_lu_solve", "linalg_matrix_exp",  "linalg_matrix_power",
    "linalg_solve",    "linalg_solve_ex",    "linalg_svd",
    "linalg_svdvals",  "lu_unpack",          "matrix_exp",
    "matrix_power"};

/// Whether libtorch rounds what lies between of a sum: of bfloat16 images, where the processor has
/// no AVX-512.
bool is_rounded_between(std::string_view op, DType dtype) {
  return dtype == DType::kBFloat16 && op == "conv2d" &&
         !kernels::cpu_target_is_supported(kernels::CpuTarget::kAvx512);
}

TEST_CASE("results equal libtorch's in smaller floating dtypes", "[differential]") {
  std::set<std::string_view> refused;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    for (const DType dtype : {DType::kFloat32, DType::kFloat16, DType::kBFloat16}) {
      Stack arguments = complete(sample);
      const bool changed = convert_tensors(arguments, [&](const TensorBase& tensor) {
        return tensor.dtype() == DType::kFloat64 ? cast(tensor, dtype) : tensor;
      });
      if (!changed || differs(sample.op, Aspect::kReduced)) continue;
      if (is_rounded_between(sample.op, dtype)) continue;
      for (Value& value : arguments) {
        if (value.is<DType>() && value.get<DType>() == DType::kFloat64) value = dtype;
      }
      INFO("in " << dtype);
      try {
        compare_calls(sample, op, arguments);
      } catch (const DTypeError&) {
        refused.insert(op.schema().name);
      }
    }
  });
  CHECK(refused == kRefuseReduced);
}

TEST_CASE("results equal libtorch's for arguments in other orders of memory", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    Stack arguments = complete(sample);
    const bool changed = convert_tensors(arguments, [](const TensorBase& tensor) {
      return tensor.dim() > 1 ? transposed_storage(tensor) : tensor;
    });
    if (changed && !differs(sample.op, Aspect::kOrder)) compare_calls(sample, op, arguments);
  });
}

TEST_CASE("gradients equal libtorch's, and are recorded where libtorch records", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    compare_gradients(sample, op, complete(sample));
  });
}

/// What does not compute with complex numbers refuses them, see
/// tests/conformance/complex_dtypes.cpp.
bool computes(const OperatorEntry& op, const Stack& arguments) {
  try {
    call(op, deep_copy(arguments));
    return true;
  } catch (const DTypeError&) {
    return false;
  }
}

TEST_CASE("complex numbers give libtorch's results and gradients", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    const Stack arguments = complete(sample);
    // At infinities Tenon computes what C does, see tests/conformance/complex_numbers.cpp; libtorch
    // something else in each of its vectors.
    if (!has_dtype(arguments, DType::kFloat64) || !is_finite(arguments)) return;
    const Stack given = with_imaginary_parts(arguments, DType::kComplex128);
    if (!computes(op, given)) return;
    compare_calls(sample, op, given);
    compare_gradients(sample, op, given);
  });
}

}  // namespace
}  // namespace tenon::test

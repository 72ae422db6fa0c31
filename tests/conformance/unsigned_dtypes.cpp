// uint16, uint32 and uint64: every operator on them, by the samples of int64. What does not compute
// with them refuses them.

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <sstream>

#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/detach.h"
#include "tests/support/error_names.h"
#include "tests/support/reference.h"
#include "tools/promises/values.h"

namespace tenon::test {
namespace {

constexpr DType kWide[] = {DType::kUInt16, DType::kUInt32, DType::kUInt64};

bool has_int64(const Stack& stack) {
  return std::ranges::any_of(tensors_of(stack), [](const TensorBase& tensor) {
    return tensor.defined() && tensor.dtype() == DType::kInt64;
  });
}

/// The first `count` int64 tensors as their magnitudes in another dtype, and every argument that
/// says int64 as one that says `dtype`.
Stack with_magnitudes(const Stack& stack, DType dtype, int count) {
  Stack result = tools::with_tensors(deep_copy(stack), [&](const TensorBase& tensor) {
    if (!tensor.defined() || tensor.dtype() != DType::kInt64 || count-- <= 0) return tensor;
    return ops::_to_copy(ops::abs(tensor), dtype);
  });
  for (Value& value : result) {
    if (value.is<DType>() && value.get<DType>() == DType::kInt64) value = dtype;
  }
  return result;
}

struct Outcome {
  Stack results;
  std::string error;
  ErrorCode code = ErrorCode::kRuntime;
};
Outcome outcome_of(const OperatorEntry& op, const Stack& arguments) {
  try {
    return {call(op, deep_copy(arguments)), {}};
  } catch (const Error& error) {
    return {{}, error.message(), error.code()};
  }
}

/// Their numbers are those of results in int64, as long as those are none below 0.
void compare(const Stack& results, const Stack& expected, DType dtype) {
  const auto got = tensors_of(results), wanted = tensors_of(expected);
  REQUIRE(got.size() == wanted.size());
  for (size_t i = 0; i < got.size(); ++i) {
    CHECK(got[i].defined() == wanted[i].defined());
    if (!got[i].defined() || !wanted[i].defined()) continue;
    REQUIRE(got[i].sizes() == wanted[i].sizes());
    const std::vector<double> a = elements(got[i]), b = elements(wanted[i]);
    const double range = std::ldexp(1.0, static_cast<int>(8 * element_size(dtype)));
    for (size_t j = 0; j < a.size(); ++j) {
      const bool wraps = got[i].dtype() == dtype && b[j] < 0;
      CHECK(near(a[j], wraps ? b[j] + range : b[j], 1e-6));
    }
  }
}

std::set<std::string> words_of(const char* text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

/// Of which a difference of arguments, or a number among them, is below 0 and wraps around.
const std::set<std::string> kWrap = {"clamp", "hardtanh", "trapezoid"};

/// Checks a sample in `dtype` against int64; whether it is refused.
bool is_refused(const Sample& sample, const OperatorEntry& op, DType dtype, int count) {
  const Stack given = complete(sample);
  const Stack whole = with_magnitudes(given, DType::kInt64, count);
  const Stack arguments = with_magnitudes(given, dtype, count);
  const Stack before = deep_copy(arguments);
  const Outcome expected = outcome_of(op, whole), outcome = outcome_of(op, arguments);
  INFO("in " << dtype << ": " << outcome.error);
  if (outcome.error.empty()) {
    CHECK(expected.error.empty());
    const bool is_same = expected.error.empty() && !kWrap.contains(plain_name(sample.op));
    if (is_same) compare(outcome.results, expected.results, dtype);
    return false;
  }
  CHECK(names_operator(outcome.error, sample.op));
  for (size_t i = 0; i < arguments.size(); ++i) CHECK(same(arguments[i], before[i]));
  if (!expected.error.empty()) return false;
  CHECK(outcome.code == ErrorCode::kDType);
  return true;
}

/// Operators that refuse unsigned dtypes for their first tensor of integers, which holds indices,
/// classes or lengths.
const std::set<std::string> kRefuse = words_of(R"(
  adaptive_max_pool2d_backward adaptive_max_pool3d_backward cross_entropy_loss ctc_loss
  ctc_loss_backward embedding embedding_bag embedding_dense_backward embedding_renorm gather
  index index_add index_copy index_fill index_positions index_put index_select
  max_pool2d_with_indices_backward max_pool3d_with_indices_backward max_unpool2d max_unpool3d
  multi_margin_loss multilabel_margin_loss multilabel_margin_loss_backward
  multilabel_margin_loss_forward nll_loss nll_loss2d nll_loss2d_backward nll_loss2d_forward
  nll_loss_backward nll_loss_forward nll_loss_nd one_hot pack_padded_sequence
  pack_padded_sequence_backward pad_packed_sequence scatter scatter_add scatter_reduce
  searchsorted take_along_dim)");
/// Those whose samples have signed integers beside them, with which uint64 has no dtype in common.
const std::set<std::string> kMixed = words_of(R"(
  add atan2 copysign div div_trunc eq floor_divide fmod ge gt le logical_and logical_or
  logical_xor lt maximum minimum mul ne remainder rsub sub xlogy)");

TEST_CASE("unsigned dtypes give what int64 gives, or are refused", "[unsigned]") {
  for (const DType dtype : kWide) {
    std::set<std::string> refused;
    for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
      if (!sample.expectations.deterministic || op.schema().nondeterministic_seeded) return;
      if (!has_int64(complete(sample))) return;
      constexpr int kAll = 100;
      // Where an index is refused, the elements that it is for may be taken.
      const bool takes = !is_refused(sample, op, dtype, kAll) || !is_refused(sample, op, dtype, 1);
      if (!takes) refused.insert(plain_name(sample.op));
    });
    std::set<std::string> expected = kRefuse;
    if (dtype == DType::kUInt64) expected.insert(kMixed.begin(), kMixed.end());
    CHECK(refused == expected);
  }
}

}  // namespace
}  // namespace tenon::test

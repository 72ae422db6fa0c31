// uint16, uint32 and uint64: every operator on them, by the samples of int64 and of float64. What
// does not compute with them refuses them.

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>

#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/mul.h"
#include "tests/support/converted_arguments.h"
#include "tests/support/error_names.h"
#include "tests/support/outcome.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr DType kWide[] = {DType::kUInt16, DType::kUInt32, DType::kUInt64};

/// The first `count` int64 tensors as their magnitudes in another dtype.
Stack with_magnitudes(const Stack& stack, DType dtype,
                      int count = std::numeric_limits<int>::max()) {
  return with_dtype(stack, DType::kInt64, dtype, [&](const TensorBase& tensor) {
    return count-- > 0 ? ops::_to_copy(ops::abs(tensor), dtype) : tensor;
  });
}
/// The float64 tensors as whole numbers of another dtype.
Stack with_whole_numbers(const Stack& stack, DType dtype) {
  return with_dtype(stack, DType::kFloat64, dtype, [&](const TensorBase& tensor) {
    return ops::_to_copy(ops::mul(ops::abs(tensor), 5), dtype);
  });
}

/// Their numbers are those of results in int64, which wrap around where `dtype` has them not.
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
      const double wrapped = b[j] - range * std::floor(b[j] / range);
      CHECK(near(a[j], got[i].dtype() == dtype ? wrapped : b[j], 1e-6));
    }
  }
}

/// Of which a difference of arguments, or a number among them, is below 0 and wraps around.
const std::set<std::string> kWrap = {"clamp",   "hardtanh",       "kl_div",
                                     "l1_loss", "smooth_l1_loss", "trapezoid"};

/// Checks a call in `dtype` against the same in int64; whether it is refused.
bool is_refused(const Sample& sample, const OperatorEntry& op, DType dtype, const Stack& arguments,
                const Stack& in_int64) {
  const Stack before = deep_copy(arguments);
  const Outcome expected = outcome_of(op, in_int64), outcome = outcome_of(op, arguments);
  INFO("in " << dtype << ": " << outcome.error);
  if (!outcome.error.empty() && expected.error.empty()) {
    check_refused(outcome, sample, {ErrorCode::kDType}, arguments, before);
    return true;
  }
  CHECK(outcome.error.empty() == expected.error.empty());
  const bool is_same = expected.error.empty() && !kWrap.contains(plain_name(sample.op));
  if (is_same) compare(outcome.results, expected.results, dtype);
  return false;
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
    for_each_deterministic_sample(
        [&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
          if (!has_dtype(given, DType::kInt64)) return;
          const auto refuses = [&](auto... count) {
            return is_refused(sample, op, dtype, with_magnitudes(given, dtype, count...),
                              with_magnitudes(given, DType::kInt64, count...));
          };
          // Where an index is refused, the elements that it is for may be taken.
          if (refuses() && refuses(1)) refused.insert(plain_name(sample.op));
        });
    std::set<std::string> expected = kRefuse;
    if (dtype == DType::kUInt64) expected.insert(kMixed.begin(), kMixed.end());
    CHECK(refused == expected);
  }
}

/// Operators in which uint64 meets int64: the counts of nanmean, and a sequence of int64.
const std::set<std::string> kMeetInt64 = {"nanmean", "searchsorted"};

TEST_CASE("unsigned elements are taken where int64 is", "[unsigned]") {
  for (const DType dtype : kWide) {
    std::set<std::string> refused;
    for_each_deterministic_sample(
        [&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
          if (!has_dtype(given, DType::kFloat64) || !is_finite(given)) return;
          if (sample.op == "_in_interval")
            return;  // looks at elements, of lazy ones when they are read
          if (is_refused(sample, op, dtype, with_whole_numbers(given, dtype),
                         with_whole_numbers(given, DType::kInt64)))
            refused.insert(plain_name(sample.op));
        });
    const bool meets = dtype == DType::kUInt64;
    CHECK(refused == (meets ? kMeetInt64 : std::set<std::string>()));
  }
}

}  // namespace
}  // namespace tenon::test

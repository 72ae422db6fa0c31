// Errors of operators that are built on others: they are about what the user called.

#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>
#include <set>
#include <string_view>

#include "tests/support/device.h"
#include "tests/support/error_names.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using Values = std::vector<Value>;
using Names = std::pair<std::string_view, std::string_view>;

/// Operators that are known to leave a check to one that they call, which a message should not
/// show.
constexpr Names kLeftToParts[] = {
    {"binary_cross_entropy", "mul"},
    {"binary_cross_entropy_with_logits", "mul"},
    {"binary_cross_entropy_with_logits", "neg"},
    {"binary_cross_entropy_with_logits", "softplus"},
    {"cartesian_prod", "meshgrid"},
    {"cdist", "sub"},
    {"cdist_forward", "cdist"},
    {"cdist_forward", "sub"},
    {"cholesky", "linalg_cholesky"},
    {"conv3d", "convolution"},
    {"conv_transpose1d", "convolution"},
    {"conv_transpose2d", "convolution"},
    {"conv_transpose3d", "convolution"},
    {"cosine_similarity", "linalg_vector_norm"},
    {"cosine_similarity", "mul"},
    {"cross_entropy_loss", "log_softmax"},
    {"cross_entropy_loss", "mul"},
    {"cross_entropy_loss", "nll_loss_nd"},
    {"diff", "cat"},
    {"dropout", "native_dropout"},
    {"gru_cell", "addmm"},
    {"gru_cell", "linear"},
    {"gru_cell", "mm"},
    {"huber_loss", "huber"},
    {"index_copy", "scatter"},
    {"index_fill", "scatter"},
    {"kl_div", "mul"},
    {"kl_div", "sub"},
    {"linalg_cross", "mul"},
    {"linalg_eigvalsh", "linalg_eigh"},
    {"linalg_pinv", "mul"},
    {"linalg_vecdot", "mul"},
    {"linalg_vecdot", "sum"},
    {"linear", "mm"},
    {"logsumexp", "sub"},
    {"lstm_cell", "addmm"},
    {"lstm_cell", "mm"},
    {"lstm_cell", "mul"},
    {"matmul", "bmm"},
    {"matmul", "dot"},
    {"matmul", "mm"},
    {"matmul", "mv"},
    {"mish", "softplus"},
    {"nanmean", "sum"},
    {"nansum", "sum"},
    {"nll_loss_nd", "nll_loss"},
    {"pdist_forward", "pdist"},
    {"randint", "random"},
    {"relu6", "hardtanh"},
    {"repeat_interleave", "unsqueeze"},
    {"rnn_relu_cell", "addmm"},
    {"rnn_relu_cell", "linear"},
    {"rnn_relu_cell", "mm"},
    {"rnn_tanh_cell", "addmm"},
    {"rnn_tanh_cell", "linear"},
    {"rnn_tanh_cell", "mm"},
    {"scaled_dot_product_attention", "bmm"},
    {"scaled_dot_product_attention", "masked_fill"},
    {"scaled_dot_product_attention", "mm"},
    {"selu", "elu"},
    {"smooth_l1_loss", "huber"},
    {"smooth_l1_loss", "sub"},
    {"std_mean", "var"},
    {"sym_size", "size"},
    {"sym_stride", "stride"},
    {"take_along_dim", "gather"},
    {"tensordot", "mm"},
    {"tensordot", "size"},
    {"tile", "repeat"},
    {"triplet_margin_loss", "pairwise_distance"},
    {"var_mean", "var"},
};

/// The pair of the operator that was called and the one that the message names.
std::pair<std::string, std::string> names_in(std::string_view message, std::string_view op) {
  return {plain_name(op), plain_name(message)};
}

bool is_known(const std::pair<std::string, std::string>& names) {
  return std::ranges::count(kLeftToParts, Names(names)) > 0;
}

/// Tensors in the place of one: of another dtype, of other sizes, without dimensions.
std::vector<TensorBase> other_tensors(const TensorBase& given) {
  if (!given.defined()) return {};
  Index larger(given.sizes().begin(), given.sizes().end());
  larger.insert(larger.begin(), 7);
  Index other(given.sizes().begin(), given.sizes().end());
  if (!other.empty()) other.back() += 1;
  return {cast(given, given.is_floating_point() ? DType::kInt64 : DType::kFloat32),
          cast(given, DType::kBool), cast(uniform(larger), given.dtype()),
          cast(uniform(other), given.dtype()), cast(uniform({}), given.dtype())};
}

/// What to give instead of an argument that a call succeeds with.
Values others(const ArgumentSchema& argument, const Value& given) {
  Values values;
  if (given.is_none()) return values;
  switch (argument.type) {
    case ArgumentType::kTensor:
      if (argument.list) {
        const auto& tensors = given.get<std::vector<TensorBase>>();
        values.emplace_back(std::vector<TensorBase>());
        for (size_t i = 0; i < tensors.size(); ++i) {
          for (const TensorBase& other : other_tensors(tensors[i])) {
            std::vector<TensorBase> changed = tensors;
            changed[i] = other;
            values.emplace_back(changed);
          }
        }
        return values;
      }
      for (const TensorBase& other : other_tensors(given.get<TensorBase>())) {
        values.emplace_back(other);
      }
      return values;
    case ArgumentType::kInteger:
      if (argument.list) return {ints({97}), ints({-97}), ints({0, 0}), ints({})};
      return {97, -97};
    case ArgumentType::kFloating:
      if (argument.list) return values;
      return {std::numeric_limits<double>::quiet_NaN(), -1.5};
    case ArgumentType::kString:
      return {std::string("no such word")};
    case ArgumentType::kDType:
      return {DType::kBool, DType::kInt64};
    default:
      return values;
  }
}

std::string error_of(const OperatorEntry& op, Stack arguments) {
  try {
    op.call_boxed(arguments);
  } catch (const Error& error) {
    return error.message();
  }
  return {};
}

TEST_CASE("an error of a composite operator begins with its name") {
  std::set<std::pair<std::string, std::string>> seen;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    // What the functionalization pass calls is no function of programs.
    if (!op.schema().composite || sample.op.find("_inverse") != std::string::npos) return;
    const Stack given = complete(sample);
    for (size_t i = 0; i < given.size(); ++i) {
      for (const Value& other : others(op.schema().arguments[i], given[i])) {
        Stack arguments = deep_copy(given);
        arguments[i] = other;
        const std::string shown = describe(arguments);
        const std::string message = error_of(op, std::move(arguments));
        if (message.empty() || names_operator(message, sample.op)) continue;
        const auto names = names_in(message, sample.op);
        if (!seen.insert(names).second || is_known(names)) continue;
        INFO(sample.op << "(" << shown << ") says: " << message);
        CHECK(false);
      }
    }
  });
  // What is mended has to go from the list; what is found later, on a device, is not found here.
  for (const Names& names : kLeftToParts) {
    INFO(names.first << " leaves nothing to " << names.second);
    CHECK((!test_device().is_cpu() || seen.contains(std::pair<std::string, std::string>(names))));
  }
}

}  // namespace
}  // namespace tenon::test

#include "tests/support/bad_calls.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tenon/dispatch/defaults.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tests/support/device.h"
#include "tests/support/tensors.h"

namespace tenon::test {
namespace {

/// The name that users know: without overload, and without the underscores of internal operators
/// and in-place variants.
std::string plain_name(std::string name) {
  name = name.substr(0, name.find('.'));
  while (name.starts_with('_')) name.erase(0, 1);
  while (name.ends_with('_')) name.pop_back();
  return name;
}

/// Operators that leave a check to one that they call, whose name the message has.
constexpr std::pair<std::string_view, std::string_view> kDelegates[] = {
    {"allclose", "isclose"},
    {"batch_norm", "native_batch_norm_legit"},
    {"broadcast_to", "expand"},
    {"clone", "empty_like"},
    {"contiguous", "empty_like"},
    {"conv2d", "convolution"},
    {"cross_entropy_loss", "nll_loss"},
    {"expand_as", "expand"},
    {"gru_cell", "add"},
    {"l1_loss", "sub"},
    {"layer_norm", "native_layer_norm"},
    {"linear", "addmm"},
    {"local_scalar_dense", "item"},
    {"log_softmax_backward_data", "log_softmax_backward"},
    {"logsumexp", "amax"},
    {"lstm_cell", "linear"},
    {"max", "amax"},
    {"max_pool2d", "max_pool2d_with_indices"},
    {"min", "amin"},
    {"mse_loss", "sub"},
    {"one_hot", "scatter"},
    {"reshape_as", "reshape"},
    {"resize", "empty"},
    {"rnn_tanh_cell", "add"},
    {"scaled_dot_product_attention", "add"},
    {"scaled_dot_product_attention", "dropout"},
    {"scaled_dot_product_attention", "matmul"},
    {"select_scatter", "select"},
    {"slice_scatter", "slice"},
    {"diagonal_scatter", "diagonal"},
    {"softmax_backward_data", "softmax_backward"},
    {"std", "var"},
    {"to", "to_copy"},
    {"unsafe_view", "view"},
    {"view_as", "view"},
};

bool names(const std::string& message, const std::string& op) {
  const std::string named = plain_name(message.substr(0, message.find(':')));
  const std::string called = plain_name(op);
  return named == called ||
         std::ranges::count(kDelegates,
                            std::pair<std::string_view, std::string_view>(called, named)) > 0;
}

std::vector<int64_t> versions_of(const Stack& arguments) {
  std::vector<int64_t> versions;
  for (const TensorBase& tensor : tensors_of(arguments)) {
    versions.push_back(tensor.defined() ? tensor._version() : -1);
  }
  return versions;
}

/// The message and code of the error; an empty message when there is none.
std::pair<std::string, ErrorCode> error_of(const OperatorEntry& op, Stack arguments) {
  try {
    fill_defaults(op.schema(), arguments);
    op.call_boxed(arguments);
    // A device that computes later tells then what it finds.
    for (const TensorBase& tensor : tensors_of(arguments)) {
      if (tensor.defined()) sync(tensor);
    }
  } catch (const Error& error) {
    return {error.message(), error.code()};
  } catch (const std::exception& error) {
    return {std::string("not a tenon::Error: ") + error.what(), ErrorCode::kInternal};
  }
  return {"", ErrorCode::kRuntime};
}

}  // namespace

namespace {

/// Whether the call has written already when its error is found: what depends on elements is found
/// where they are computed, on a device that does so later.
bool is_found_later(const OperatorEntry& op, const BadCall& bad) {
  const auto is_written = [](const ArgumentSchema& argument) { return argument.mutated; };
  return !test_device().is_cpu() && bad.code == ErrorCode::kIndex &&
         std::ranges::any_of(op.schema().arguments, is_written);
}

}  // namespace

void check_bad_calls(const std::vector<BadCall>& calls) {
  for (const BadCall& bad : calls) {
    const OperatorEntry& op = Dispatcher::instance().get(bad.op);
    if (is_found_later(op, bad)) continue;
    const Stack before = deep_copy(bad.arguments);
    const auto versions = versions_of(bad.arguments);
    const auto [message, code] = error_of(op, bad.arguments);
    INFO(bad.op << "(" << describe(bad.arguments)
                << ") says: " << (message.empty() ? "nothing, it succeeds" : message));
    CHECK(names(message, bad.op));
    CHECK(static_cast<int>(code) == static_cast<int>(bad.code));
    CHECK(message.find(bad.shown) != std::string::npos);
    for (size_t i = 0; i < before.size(); ++i) CHECK(same(bad.arguments[i], before[i]));
    CHECK(versions_of(bad.arguments) == versions);
  }
}

}  // namespace tenon::test

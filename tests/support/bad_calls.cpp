#include "tests/support/bad_calls.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tenon/dispatch/defaults.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tests/support/device.h"
#include "tests/support/error_names.h"
#include "tests/support/tensors.h"

namespace tenon::test {
namespace {

std::vector<int64_t> versions_of(const Stack& arguments) {
  std::vector<int64_t> versions;
  for (const TensorBase& tensor : tensors_of(arguments)) {
    versions.push_back(tensor.defined() ? tensor._version() : -1);
  }
  return versions;
}

/// Operators that leave a check of elements to one that they call, whose name alone the message has
/// where elements are computed later.
constexpr std::pair<std::string_view, std::string_view> kFoundLater[] = {
    {"cross_entropy_loss", "nll_loss"},
    {"max_unpool2d", "scatter"},
    {"max_unpool3d", "scatter"},
    {"multi_margin_loss", "gather"},
    {"one_hot", "scatter"}};

/// Whether one of the names that a message begins with is that of the operator, or of such a part.
bool names_part(const std::string& message, const std::string& op) {
  std::string_view rest = message;
  for (size_t end = rest.find(": "); end != std::string_view::npos; end = rest.find(": ")) {
    const std::string_view name = rest.substr(0, end);
    if (name.find(' ') != std::string_view::npos) return false;
    const std::string called = plain_name(op), named = plain_name(name);
    const std::pair<std::string_view, std::string_view> names(called, named);
    if (named == called || std::ranges::count(kFoundLater, names) > 0) return true;
    rest.remove_prefix(end + 2);
  }
  return false;
}

struct Found {
  std::string message;
  ErrorCode code = ErrorCode::kRuntime;
  /// Found where elements are computed, on a device that does so later.
  bool is_later = false;
};

/// The message without the number of the node, which is another in each graph.
std::string without_node(std::string message) {
  const size_t from = message.find("(node "), to = message.find(')', from);
  return to == std::string::npos ? message : message.erase(from, to - from);
}

/// The tensors that a call writes to.
std::vector<TensorBase> written_of(const OperatorEntry& op, const Stack& arguments) {
  std::vector<TensorBase> written;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!op.schema().arguments[i].mutated) continue;
    for (const TensorBase& tensor : tensors_of({arguments[i]})) written.push_back(tensor);
  }
  return written;
}

/// The error; an empty message when there is none.
Found error_of(const OperatorEntry& op, Stack arguments) {
  bool has_returned = false;
  try {
    fill_defaults(op.schema(), arguments);
    std::vector<TensorBase> made = written_of(op, arguments);
    op.call_boxed(arguments);
    has_returned = true;
    for (const TensorBase& tensor : tensors_of(arguments)) made.push_back(tensor);
    for (const TensorBase& tensor : made) {
      if (tensor.defined()) sync(tensor);
    }
  } catch (const Error& error) {
    return {error.message(), error.code(), has_returned};
  } catch (const std::exception& error) {
    return {std::string("not a tenon::Error: ") + error.what(), ErrorCode::kInternal};
  }
  return {};
}

/// Whether the call may have written when its error is found: what depends on elements is found
/// where they are computed, on a device that does so later.
bool may_write(const OperatorEntry& op, const BadCall& bad) {
  const bool depends = bad.code == ErrorCode::kIndex || bad.code == ErrorCode::kValue;
  return depends && std::ranges::any_of(written_of(op, bad.arguments), [](const TensorBase& each) {
           return each.defined() && !each.is_cpu();
         });
}

/// What a call has written to whose error is found later is never another value: reading it raises
/// that error, whenever it is read. What it only read is as it was.
void check_found_later(const OperatorEntry& op, const Stack& arguments, const Stack& before,
                       const Found& found) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!op.schema().arguments[i].mutated) {
      CHECK(same(arguments[i], before[i]));
      continue;
    }
    for (const TensorBase& tensor : tensors_of({arguments[i]})) {
      for (int read = 0; read < 3; ++read) {
        const Found again = error_of(Dispatcher::instance().get("clone"), {tensor});
        CHECK(again.code == found.code);
        CHECK(without_node(again.message) == without_node(found.message));
      }
    }
  }
}

}  // namespace

std::string plain_name(std::string_view name) {
  name = name.substr(0, name.find_first_of(".:"));
  while (name.starts_with('_')) name.remove_prefix(1);
  while (name.ends_with('_')) name.remove_suffix(1);
  return std::string(name);
}

bool names_operator(const std::string& message, const std::string& op) {
  const std::string named = plain_name(message.substr(0, message.find(':')));
  return named == plain_name(op);
}

void check_bad_calls(const std::vector<BadCall>& calls) {
  for (const BadCall& bad : calls) {
    const OperatorEntry& op = Dispatcher::instance().get(bad.op);
    const Stack before = deep_copy(bad.arguments);
    // The calls of a table share arguments.
    const Stack arguments = may_write(op, bad) ? deep_copy(before) : bad.arguments;
    const auto versions = versions_of(arguments);
    const Found found = error_of(op, arguments);
    INFO(bad.op << "(" << describe(before)
                << ") says: " << (found.message.empty() ? "nothing, it succeeds" : found.message));
    CHECK((found.is_later ? names_part : names_operator)(found.message, bad.op));
    CHECK(static_cast<int>(found.code) == static_cast<int>(bad.code));
    CHECK(found.message.find(bad.shown) != std::string::npos);
    if (found.is_later && may_write(op, bad)) {
      check_found_later(op, arguments, before, found);
      continue;
    }
    for (size_t i = 0; i < before.size(); ++i) CHECK(same(arguments[i], before[i]));
    CHECK(versions_of(arguments) == versions);
  }
}

}  // namespace tenon::test

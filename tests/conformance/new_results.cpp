// What is new is no view: it can be detached in place, and has no base that anybody could modify.

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/support/reference.h"

namespace tenon::test {
namespace {

bool shares_memory(const TensorBase& result, const std::vector<TensorBase>& arguments) {
  return std::ranges::any_of(arguments, [&](const TensorBase& argument) {
    return argument.defined() && result.is_alias_of(argument);
  });
}

TEST_CASE("a result that shares no memory with an argument is no view") {
  std::set<std::string> seen;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (op.schema().kind != OperatorKind::kFunctional) return;
    const Stack arguments = deep_copy(complete(sample));
    const std::vector<TensorBase> given = tensors_of(arguments);
    for (const TensorBase& result : tensors_of(call(op, arguments))) {
      if (!result.defined() || !result.is_view() || shares_memory(result, given)) continue;
      if (seen.insert(sample.op).second) CHECK(false);
    }
  });
}

}  // namespace
}  // namespace tenon::test

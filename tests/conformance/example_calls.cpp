// The arguments with which `tenon table` and `tenon explain` call operators.

#include <catch2/catch.hpp>

#include <algorithm>

#include "tests/support/samples.h"
#include "tools/tenon/explain/example_arguments.h"
#include "tools/tenon/explain/sampled_calls.h"

namespace tenon::test {
namespace {

using namespace tools;

/// No tensor and one that is undefined are the same argument.
bool is_absent(const Value& value) {
  return value.is_none() || (value.is<TensorBase>() && !value.get<TensorBase>().defined());
}

/// Whether the tensors have the same sizes and everything else is the same; numbers of tensors may
/// differ.
bool alike(const Value& a, const Value& b) {
  if (is_absent(a) || is_absent(b)) return is_absent(a) && is_absent(b);
  const std::vector<TensorBase> ours = tensors_of({a}), theirs = tensors_of({b});
  if (ours.empty() && theirs.empty()) return same(a, b);
  return std::ranges::equal(ours, theirs, [](const TensorBase& x, const TensorBase& y) {
    return x.defined() && y.defined() && x.sizes() == y.sizes() &&
           x.is_floating_point() == y.is_floating_point();
  });
}

bool is_call_of(const Stack& call, const Sample& sample) {
  return std::ranges::equal(call, complete(sample), alike);
}

TEST_CASE("arguments are found for every operator", "[tools]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category == "user") continue;
    INFO(op->schema().text);
    CHECK(example_arguments(*op).has_value());
  }
}

TEST_CASE("the calls that no trying finds are samples", "[tools]") {
  for (const SampledCall& call : sampled_calls()) {
    INFO(call.op);
    const auto arguments = example_arguments(Dispatcher::instance().get(call.op));
    REQUIRE(arguments.has_value());
    CHECK(std::ranges::any_of(all_samples(), [&](const Sample& sample) {
      return sample.op == call.op && is_call_of(*arguments, sample);
    }));
  }
}

}  // namespace
}  // namespace tenon::test

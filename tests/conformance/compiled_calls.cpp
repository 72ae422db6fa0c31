// Every operator, traced with a use of its results after it, and compiled, against eager.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/support/reference.h"
#include "tests/support/same_bits.h"
#include "tools/promises/values.h"

namespace tenon::test {
namespace {

using tools::with_tensors;
using Tensors = std::vector<TensorBase>;

int traced = 0;

Tensors defined_of(const Stack& stack) {
  Tensors result;
  for (const TensorBase& tensor : tools::tensors_of(stack)) {
    if (tensor.defined()) result.push_back(tensor);
  }
  return result;
}

/// A normal dense copy of its own: what can be traced.
Stack traceable(const Stack& stack) {
  return with_tensors(stack, [](const TensorBase& tensor) -> TensorBase {
    return Tensor(tensor).detach().clone();
  });
}

/// The results of the operator; of floats also a pointwise function and a product of each.
Tensors program(const OperatorEntry& op, const Stack& arguments) {
  Tensors results = defined_of(tools::call(op, arguments));
  for (size_t i = 0, count = results.size(); i < count; ++i) {
    const Tensor result(results[i]);
    if (result.is_floating_point() && result.dim() > 0)
      results.push_back(result * 2 + result.abs());
  }
  return results;
}

void check_against_graph(const Sample& sample, const OperatorEntry& op) {
  if (!sample.expectations.deterministic || op.schema().kind == OperatorKind::kOut) return;
  INFO(op.schema().text);
  const Stack arguments = traceable(complete(sample));
  const Tensors inputs = defined_of(arguments);
  Graph graph;
  try {
    graph = trace_on(
        [&](const Tensors& given) {
          size_t next = 0;
          return program(op, with_tensors(arguments, [&](const TensorBase& tensor) {
                           return tensor.defined() ? given.at(next++) : tensor;
                         }));
        },
        inputs);
  } catch (const Error&) {
    return;  // what cannot be traced is a matter of the tests of the tracer
  }
  ++traced;
  const CompiledGraph compiled = graph.compile();
  for (int run = 0; run < 2; ++run) {
    const Tensors given = defined_of(traceable(arguments));
    const Tensors of_graph = defined_of(traceable(arguments));
    tools::seed_for(op);
    const Tensors expected = graph.run_on(of_graph);
    tools::seed_for(op);
    const Tensors found = compiled.run_on(given);
    REQUIRE(found.size() == expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      INFO("result " << i << " of run " << run << " of\n" << graph.to_string());
      CHECK(has_same_bits(found[i], expected[i]));
      CHECK(found[i].strides() == expected[i].strides());
    }
    for (size_t i = 0; i < given.size(); ++i) CHECK(has_same_bits(given[i], of_graph[i]));
  }
}

TEST_CASE("every operator computes compiled what it computes in a graph") {
  traced = 0;
  for_each_sample(
      [&](const Sample& sample, const OperatorEntry& op) { check_against_graph(sample, op); });
  CHECK(traced > 1000);
}

}  // namespace
}  // namespace tenon::test

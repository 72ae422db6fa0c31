#include "tests/graph/exact_runs.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

Tensors clones(const Tensors& tensors) {
  Tensors result;
  for (const Tensor& each : tensors) {
    result.push_back(each.detach().clone().requires_grad_(each.requires_grad()));
  }
  return result;
}

void check_run(const std::string& what, const Tensors& inputs, const Tensors& expected,
               const Tensors& left, const Function& run) {
  INFO(what);
  const NoGradGuard guard;
  const Tensors given = clones(inputs);
  const Tensors found = run(given);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    INFO("result " << i);
    CHECK(has_same_bits(found[i], expected[i]));
  }
  for (size_t i = 0; i < given.size(); ++i) CHECK(has_same_bits(given[i], left[i]));
}

/// A text has no place for large constants, nor for what lies between the elements of others.
bool has_text(const Graph& graph) {
  return std::ranges::all_of(graph.constants, [](const GraphConstant& constant) {
    return constant.tensor.numel() <= 4096 &&
           constant.tensor.storage()->nbytes() <= constant.tensor.nbytes();
  });
}

}  // namespace

void check_exact(const Function& function, const Tensors& inputs) {
  const Graph graph = trace(function, inputs);
  graph.verify();
  const Tensors eager = clones(inputs);
  const Tensors expected = function(eager);
  const auto check = [&](const std::string& what, const Function& run) {
    check_run(what, inputs, expected, eager, run);
  };
  INFO(graph);
  check("the graph", [&](const Tensors& given) { return graph.run(given); });
  Graph changed = graph;
  const std::pair<const char*, void (*)(Graph&)> passes[] = {
      {"update_in_place", &update_in_place},
      {"merge_common_subexpressions", &merge_common_subexpressions},
      {"fold_constants", &fold_constants},
      {"remove_dead_code", &remove_dead_code}};
  for (const auto& [name, pass] : passes) {
    pass(changed);
    changed.verify();
    check(name, [&](const Tensors& given) { return changed.run(given); });
  }
  if (has_text(graph)) {
    const Graph read = Graph::from_yaml(graph.to_yaml());
    check("the graph of the text", [&](const Tensors& given) { return read.run(given); });
  }
  const CompiledGraph compiled = graph.compile();
  for (int i = 0; i < 2; ++i) {
    check("compiled", [&](const Tensors& given) { return compiled(given); });
  }
}

}  // namespace tenon::test

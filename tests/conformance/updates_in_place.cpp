// What the pass over graphs makes of every operator that has an in-place variant.

#include <catch2/catch.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/same_bits.h"
#include "tests/support/samples.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;

/// `op` of copies of its tensors on the CPU, as a graph; nothing where that cannot be traced.
std::optional<Graph> graph_of(const Sample& sample, Tensors& inputs) {
  const Stack stack = complete(sample);
  for (const TensorBase& tensor : tensors_of(stack)) {
    if (tensor.defined()) inputs.push_back(Tensor(tensor).to(kCPU).contiguous());
  }
  try {
    return trace(
        [&](const Tensors& given) {
          Stack call = stack;
          size_t number = 0;
          for (Value& value : call) {
            for_each_tensor(value, [&](TensorBase& tensor) {
              if (tensor.defined()) tensor = given[number++].clone();
            });
          }
          Dispatcher::instance().get(sample.op).call_boxed(call);
          Tensors results;
          for (const Value& value : call) {
            for_each_tensor(value, [&](const TensorBase& tensor) { results.emplace_back(tensor); });
          }
          return results;
        },
        inputs);
  } catch (const Error&) {
    return std::nullopt;
  }
}

TEST_CASE("every operator computes in place what it computes of new") {
  std::set<std::string> covered;
  for (const Sample& sample : all_samples()) {
    if (sample.op.find("empty") != std::string::npos) continue;  // its elements are anything
    Tensors inputs;
    const auto graph = graph_of(sample, inputs);
    if (!graph) continue;
    INFO(sample.op << '\n' << *graph);
    Graph changed = *graph;
    update_in_place(changed);
    changed.verify();
    for (const GraphNode& node : changed.nodes) {
      if (node.op->schema().kind == OperatorKind::kInplace) covered.emplace(node.op->name());
    }
    manual_seed(3);
    const Tensors expected = graph->run(inputs);
    manual_seed(3);
    const Tensors found = changed.run(inputs);
    for (size_t i = 0; i < found.size(); ++i) {
      if (!found[i].defined()) continue;
      CHECK(found[i].strides() == expected[i].strides());
      CHECK(has_same_bits(found[i], expected[i]));
    }
  }
  CHECK(covered.size() > 60);
}

}  // namespace
}  // namespace tenon::test

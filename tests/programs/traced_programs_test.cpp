// Random programs that are traced and run as a graph, beside the same programs as they are.

#include <torch/torch.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/functionalize/functional_tensor.h"
#include "tenon/graph/compile/compiled_graph.h"
#include "tenon/graph/passes/passes.h"
#include "tenon/graph/trace.h"
#include "tests/support/effort.h"
#include "tests/support/same_bits.h"
#include "tools/comparison/describe.h"
#include "tools/comparison/program.h"

namespace {

using comparison::Options;
using comparison::Outcome;
using comparison::Program;
using tenon::TensorBase;
using tenon::test::effort;
using tenon::test::has_same_bits;
using Tensors = std::vector<TensorBase>;

/// What an eager program made and read: the steps that follow depend on values, which a traced
/// program does not have.
struct Course {
  Tensors made;
  Tensors read;
  size_t next_made = 0;
  size_t next_read = 0;
};
thread_local Course course;

torch::Tensor remember(const torch::Tensor& tensor) {
  course.read.push_back(tensor.detach().clone());
  return tensor;
}

torch::Tensor recall(const torch::Tensor&) {
  return torch::Tensor(course.read.at(course.next_read++));
}

/// Runs to the end and returns the live tensors and the gradients of leaves; says each step.
Tensors run(uint64_t seed, const Options& options, std::string& steps) {
  Program program(seed, options);
  while (!program.done()) {
    const Outcome outcome = program.step();
    steps += outcome.text + (outcome.failed ? " failed: " + outcome.message : "") + '\n';
  }
  Tensors result;
  for (const comparison::Live& live : program.live()) {
    result.push_back(live.tensor);
    if (live.tensor.is_leaf() && live.tensor.grad().defined()) {
      result.push_back(live.tensor.grad());
    }
  }
  return result;
}

Tensors run_eagerly(uint64_t seed, Options options, std::string& steps) {
  course = {};
  comparison::reader = &remember;
  options.made = [](const torch::Tensor& tensor) {
    course.made.push_back(tensor.clone());
    return tensor.clone();
  };
  Tensors result = run(seed, options, steps);
  comparison::reader = nullptr;
  return result;
}

tenon::Graph traced(uint64_t seed, Options options, std::string& steps) {
  comparison::reader = &recall;
  const tenon::Graph graph = tenon::trace_on(
      [&](const Tensors& inputs) {
        options.made = [&](const torch::Tensor&) {
          const TensorBase& input = inputs.at(course.next_made++);
          return torch::Tensor(tenon::to_functional(tenon::from_functional(input),
                                                    tenon::FunctionalDepth::kMutationsAndViews));
        };
        return run(seed, options, steps);
      },
      course.made);
  comparison::reader = nullptr;
  return graph;
}

Tensors clones_of(const Tensors& tensors) {
  Tensors clones;
  for (const TensorBase& each : tensors) clones.push_back(torch::Tensor(each).detach().clone());
  return clones;
}

/// What the graph that was compiled does otherwise than `results` of the graph, which has left
/// `written` in the inputs. The first run makes what later ones use again.
std::string compiled_difference(const tenon::Graph& graph, const Tensors& inputs,
                                const Tensors& results, const Tensors& written) {
  const tenon::CompiledGraph compiled = graph.compile();
  for (int run = 0; run < 2; ++run) {
    const Tensors given = clones_of(inputs);
    const Tensors found = compiled.run_on(given);
    if (found.size() != results.size()) return "\nanother number of compiled results";
    const auto compare = [&](const char* what, const Tensors& a, const Tensors& b) -> std::string {
      for (size_t i = 0; i < a.size(); ++i) {
        if (!has_same_bits(a[i], b[i]) || a[i].strides() != b[i].strides()) {
          return "\ncompiled run " + std::to_string(run) + ", " + what + " " + std::to_string(i);
        }
      }
      return "";
    };
    const std::string difference =
        compare("tensor", found, results) + compare("input", given, written);
    if (!difference.empty()) return difference + "\n" + graph.to_string();
  }
  return "";
}

/// How many nodes were made to write in place.
size_t written_in_place = 0;

bool lies_alike(const TensorBase& a, const TensorBase& b) {
  return !a.defined() || !b.defined() || a.strides() == b.strides();
}

/// The results of a run, and what it leaves in its inputs.
Tensors results_of(const tenon::Graph& graph) {
  Tensors inputs;
  for (const TensorBase& made : course.made) inputs.emplace_back(torch::Tensor(made).clone());
  Tensors results = graph.run_on(inputs);
  results.insert(results.end(), inputs.begin(), inputs.end());
  return results;
}

/// What differs where updates are made in place, alone and after the other passes.
std::string difference_in_place(const tenon::Graph& graph) {
  const Tensors expected = results_of(graph);
  tenon::Graph changed = graph;
  for (auto* pass : {&tenon::update_in_place, &tenon::merge_common_subexpressions,
                     &tenon::fold_constants, &tenon::remove_dead_code}) {
    pass(changed);
    changed.verify();
    const Tensors found = results_of(changed);
    for (size_t i = 0; i < expected.size(); ++i) {
      if (!has_same_bits(found[i], expected[i]) || !lies_alike(found[i], expected[i])) {
        return "\nresult " + std::to_string(i) + '\n' + changed.to_string();
      }
    }
  }
  written_in_place +=
      static_cast<size_t>(std::ranges::count_if(changed.nodes, [](const tenon::GraphNode& node) {
        return node.op->schema().kind == tenon::OperatorKind::kInplace;
      }));
  return "";
}

/// What differs first, with the steps before it; empty where nothing does.
std::string difference(uint64_t seed) {
  Options options;
  options.known_differences = false;
  std::string steps, traced_steps;
  const Tensors expected = run_eagerly(seed, options, steps);
  const tenon::Graph graph = traced(seed, options, traced_steps);
  if (steps != traced_steps) return steps + "\ntraced:\n" + traced_steps;
  graph.verify();
  const std::string in_place = difference_in_place(graph);
  if (!in_place.empty()) return steps + in_place;
  const Tensors inputs = clones_of(course.made);
  const Tensors found = graph.run_on(course.made);
  if (found.size() != expected.size()) return steps + "\nanother number of tensors";
  for (size_t i = 0; i < found.size(); ++i) {
    if (!has_same_bits(found[i], expected[i])) {
      return steps + "\ntensor " + std::to_string(i) + "\n" + graph.to_string();
    }
  }
  const std::string compiled = compiled_difference(graph, inputs, found, course.made);
  return compiled.empty() ? "" : steps + compiled;
}

TEST_CASE("a traced program computes what the eager one does, to the bit", "[traced]") {
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  written_in_place = 0;
  for (uint64_t seed = 0; seed < programs; ++seed) {
    INFO("seed " << seed);
    REQUIRE(difference(seed) == "");
  }
  CHECK(written_in_place >= programs / 4);
}

}  // namespace

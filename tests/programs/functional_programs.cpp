#include "tests/programs/functional_programs.h"

#include <torch/torch.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "tenon/api/functionalization.h"
#include "tests/programs/custom_steps.h"
#include "tools/comparison/describe.h"
#include "tools/comparison/program.h"

namespace tenon::test {
namespace {

using comparison::Live;
using comparison::Options;
using comparison::Outcome;
using comparison::Program;

torch::Tensor value_of(const torch::Tensor& tensor) {
  return torch::Tensor(tenon::from_functional(tensor));
}

/// Everything that can be seen of the live tensors, and which of them share memory.
std::string state(const Program& program) {
  std::ostringstream text;
  for (const Live& live : program.live()) {
    text << live.id << ' ' << comparison::describe(live.tensor, live.first_version) << " aliases";
    for (const Live& other : program.live()) {
      if (live.tensor.is_alias_of(other.tensor)) text << ' ' << other.id;
    }
    text << '\n';
  }
  return text.str();
}

std::vector<torch::Tensor> tensors(const Program& program) {
  std::vector<torch::Tensor> all;
  for (const Live& live : program.live()) all.push_back(live.tensor);
  return all;
}

/// All, or every second or third of them: a function captures the rest.
std::vector<torch::Tensor> some_tensors(const Program& program, uint64_t seed) {
  std::vector<torch::Tensor> some;
  const std::vector<torch::Tensor> all = tensors(program);
  for (size_t i = 0; i < all.size(); i += seed % 3 + 1) some.push_back(all[i]);
  return some;
}

std::string described(const std::vector<torch::Tensor>& tensors) {
  std::string text;
  for (const torch::Tensor& tensor : tensors) text += comparison::describe(tensor, 0) + '\n';
  return text;
}

/// Whether to look at all tensors after a step. Of every second program that is seldom done, since
/// what is read is up to date.
bool looks(uint64_t seed, const Program& program) {
  return seed % 2 == 0 || program.done() || program.next_step() % 7 == 0;
}

/// What the steps of a program say, and what is seen after each; functional where `depth` is given.
std::vector<std::string> steps_of(uint64_t seed, const Options& eager,
                                  const FunctionalDepth* depth) {
  Options options = eager;
  if (depth != nullptr) {
    options.made = [depth = *depth](const torch::Tensor& tensor) {
      return torch::Tensor(tenon::to_functional(tensor.clone(), depth));
    };
    comparison::reader = &value_of;
  }
  std::vector<std::string> texts;
  {
    Program program(seed, options);
    while (!program.done()) {
      const Outcome outcome = program.step();
      texts.push_back(outcome.text + (outcome.failed ? "\n  failed: " + outcome.message : ""));
      texts.push_back(looks(seed, program) ? state(program) : "");
    }
  }
  comparison::reader = nullptr;
  return texts;
}

/// The same on `lazy`.
std::vector<std::string> steps_on_lazy(uint64_t seed, const Options& eager,
                                       const FunctionalDepth* depth) {
  Options options = eager;
  if (depth != nullptr) {
    options.made = [](const torch::Tensor& tensor) { return tensor.to(torch::Device(kLazy)); };
    comparison::reader = [](const torch::Tensor& tensor) {
      return tensor.detach().to(torch::kCPU);
    };
  }
  return steps_of(seed, options, nullptr);
}

/// What steps say and what is seen after each, where most of the steps are part of functions that
/// are called with the live tensors: functionalized where `depth` is given.
std::vector<std::string> steps_in_calls(uint64_t seed, const Options& options,
                                        const FunctionalDepth* depth) {
  std::vector<std::string> texts;
  Program program(seed, options);
  const auto step = [&] {
    const Outcome outcome = program.step();
    texts.push_back(outcome.text + (outcome.failed ? "\n  failed: " + outcome.message : ""));
    texts.push_back(looks(seed, program) ? state(program) : "");
  };
  const auto part = [&](const std::vector<torch::Tensor>&) {
    do {
      step();
    } while (!program.done() && (!program.guards().empty() || texts.size() % 14 != 0));
    while (!program.guards().empty()) program.guards().pop_back();
  };
  while (!program.done()) {
    step();
    if (!program.guards().empty() || program.done()) continue;
    if (depth == nullptr) {
      part({});
    } else {
      comparison::reader = &value_of;
      tenon::functionalize(part, *depth)(some_tensors(program, seed));
      comparison::reader = nullptr;
    }
    texts.emplace_back("the end of a call");
    texts.push_back(state(program));
  }
  while (!program.guards().empty()) program.guards().pop_back();
  return texts;
}

using Steps = std::vector<std::string>(uint64_t, const Options&, const FunctionalDepth*);

/// Elements are compared to the bit in the scope.
class Exact {
 public:
  Exact() { comparison::exact = true; }
  ~Exact() { comparison::exact = false; }
  Exact(const Exact&) = delete;
  Exact& operator=(const Exact&) = delete;
};

using Step = void(Program&, comparison::RandomStream&);

Options with_custom(Step* step) {
  Options options;
  options.known_differences = false;
  options.extra_step = step;
  return options;
}

/// What differs first, with the steps before it; empty where nothing does.
std::string difference(Steps& steps, Step* custom, uint64_t seed, FunctionalDepth depth) {
  const Exact exact;
  const Options options = with_custom(custom);
  const std::vector<std::string> eager = steps(seed, options, nullptr);
  const std::vector<std::string> functional = steps(seed, options, &depth);
  std::string history;
  for (size_t i = 0; i < std::min(eager.size(), functional.size()); ++i) {
    if (eager[i] != functional[i]) {
      return history + eager[i] + "\nfunctional:\n" + functional[i];
    }
    if (i % 2 == 0) history += eager[i] + "\n";
  }
  return eager.size() == functional.size() ? "" : history + "another number of steps";
}

}  // namespace

std::string difference_on_functional(uint64_t seed, FunctionalDepth depth) {
  return difference(steps_of, custom_step, seed, depth);
}

std::string difference_on_lazy(uint64_t seed) {
  return difference(steps_on_lazy, nullptr, seed, FunctionalDepth::kMutationsAndViews);
}

std::string difference_in_calls(uint64_t seed, FunctionalDepth depth) {
  return difference(steps_in_calls, custom_step_on_one, seed, depth);
}

std::string change_of_failed_call(uint64_t seed, FunctionalDepth depth) {
  const Exact exact;
  Program program(seed, with_custom(custom_step_on_one));
  while (!program.done() && (program.next_step() < 8 || !program.guards().empty())) program.step();
  while (!program.guards().empty()) program.guards().pop_back();
  const std::vector<torch::Tensor> arguments = tensors(program);
  const std::string before = described(arguments);
  std::string history;
  const auto fail = [&](const std::vector<torch::Tensor>&) {
    while (!program.done()) history += program.step().text + "\n";
    while (!program.guards().empty()) program.guards().pop_back();
    throw std::runtime_error("at the end");
  };
  try {
    tenon::functionalize(fail, depth)(arguments);
  } catch (const std::runtime_error&) {
  }
  const std::string after = described(arguments);
  return before == after ? "" : before + history + after;
}

}  // namespace tenon::test

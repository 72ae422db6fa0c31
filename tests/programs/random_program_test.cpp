// What holds for every program whatever, looked for in thousands of random ones. The programs are
// those that tools/compare runs against libtorch.

#include <torch/torch.h>

#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/comparison/describe.h"
#include "tools/comparison/program.h"

#ifdef __SANITIZE_ADDRESS__
/// The programs write results back into tensors that were saved for them, and drop both: what
/// docs/autograd.md says of `y.mul_(y * y)`. What errors leave behind, tests/allocations looks for.
extern "C" __attribute__((visibility("default"))) const char* __lsan_default_suppressions() {
  return "leak:comparison::Program";
}
#endif

namespace {

using comparison::Live;
using comparison::Options;
using comparison::Outcome;
using comparison::Program;
using torch::Tensor;

/// What of a tensor must not change when a step fails. Not whether it is a leaf: a view learns that
/// its base was modified when it is asked for its history, which a step may do before it fails.
std::string state(const Live& live, bool with_gradient) {
  std::string text = comparison::describe(live.tensor, live.first_version);
  if (const size_t leaf = text.find(",leaf"); leaf != std::string::npos) text.erase(leaf, 5);
  return with_gradient ? text : text.substr(0, text.find(" | grad"));
}

bool is_backward(const Outcome& outcome) {
  return outcome.text.find("] backward(") != std::string::npos;
}

int64_t version_of(const Tensor& tensor) {
  return tensor.is_inference() ? -1 : static_cast<int64_t>(tensor._version());
}

/// The live tensors and the gradients of the leaves.
std::vector<Tensor> reachable(const Program& program) {
  std::vector<Tensor> tensors;
  for (const Live& live : program.live()) {
    tensors.push_back(live.tensor);
    if (live.tensor.is_leaf() && live.tensor.grad().defined()) {
      tensors.push_back(live.tensor.grad());
    }
  }
  return tensors;
}

bool share_memory(const Tensor& a, const Tensor& b) {
  return a.is_alias_of(b) || (a.data_ptr() == b.data_ptr() && a.numel() > 0 && b.numel() > 0);
}

/// Whether an inference tensor shares memory with a normal one.
bool mixes_memory(const Program& program) {
  const std::vector<Tensor> tensors = reachable(program);
  for (const Tensor& a : tensors) {
    for (const Tensor& b : tensors) {
      if (a.is_inference() != b.is_inference() && share_memory(a, b)) return true;
    }
  }
  return false;
}

/// Remembers the live tensors before a step, and looks at them after it.
class Watch {
 public:
  explicit Watch(const Program& program) : program_(program) {}

  void before() {
    seen_.clear();
    for (const Live& live : program_.live()) {
      seen_[live.id] = {version_of(live.tensor), live.tensor.is_inference(), state(live, false),
                        state(live, true)};
    }
  }
  /// What has changed that must not; empty when nothing has.
  std::string after(const Outcome& outcome) const {
    if (mixes_memory(program_)) return "an inference tensor shares memory with a normal one";
    if (outcome.failed && program_.live().size() != seen_.size()) return "an error left a tensor";
    for (const Live& live : program_.live()) {
      const auto found = seen_.find(live.id);
      if (found != seen_.end() && !may_follow(found->second, live, outcome)) {
        return "t" + std::to_string(live.id) + " was " + found->second.text + " and is " +
               state(live, true);
      }
    }
    return {};
  }

 private:
  struct Seen {
    int64_t version;
    bool is_inference;
    std::string text_without_gradient;
    std::string text;
  };
  static bool may_follow(const Seen& seen, const Live& live, const Outcome& outcome) {
    if (live.tensor.is_inference() != seen.is_inference) return false;
    if (version_of(live.tensor) < seen.version) return false;
    if (!outcome.failed) return true;
    // A backward that fails half way has accumulated the gradients up to there.
    return is_backward(outcome) ? state(live, false) == seen.text_without_gradient
                                : state(live, true) == seen.text;
  }
  const Program& program_;
  std::map<int, Seen> seen_;
};

TEST_CASE("a random program keeps inference and normal tensors apart, and an error changes nothing",
          "[programs]") {
  int failures = 0;
  for (uint64_t seed = 1; seed <= 1500; ++seed) {
    Program program(seed, {});
    Watch watch(program);
    while (!program.done()) {
      watch.before();
      const Outcome outcome = program.step();
      INFO("program " << seed << ": " << outcome.text << " " << outcome.message);
      CHECK(watch.after(outcome) == "");
      failures += outcome.failed;
    }
  }
  CHECK(failures > 1500);  // else there would be little to see
}

std::vector<std::vector<double>> all_values(const Program& program) {
  std::vector<std::vector<double>> result;
  for (const Live& live : program.live()) {
    result.push_back(comparison::values(live.tensor));
    for (const int64_t size : live.tensor.sizes()) result.back().push_back(double(size));
  }
  return result;
}

TEST_CASE("a random program gives in inference mode what it gives under NoGradGuard",
          "[programs]") {
  Options options;
  options.modes = false;
  options.backward = false;
  options.inference_tensors = false;
  options.known_differences = false;
  int steps = 0, refused = 0;
  for (uint64_t seed = 1; seed <= 3000; ++seed) {
    const auto make = [&] { return std::make_unique<Program>(seed, options); };
    std::unique_ptr<Program> no_grad, inference;
    {
      const torch::NoGradGuard guard;
      no_grad = make();
    }
    {
      const c10::InferenceMode guard;
      inference = make();
    }
    while (!no_grad->done()) {
      Outcome expected, outcome;
      {
        const torch::NoGradGuard guard;
        expected = no_grad->step();
      }
      {
        const c10::InferenceMode guard;
        outcome = inference->step();
      }
      INFO("program " << seed << ": " << outcome.text << " " << outcome.message);
      if (outcome.failed && !expected.failed) {
        ++refused;
        break;
      }
      ++steps;
      CHECK(expected.failed == outcome.failed);
      CHECK(all_values(*no_grad) == all_values(*inference));
    }
  }
  CHECK(steps > 50'000);
  CHECK(refused < 30);  // else the programs would not get far
}

/// Values and gradients at the end of a program.
struct Result {
  std::vector<std::vector<double>> values;
  /// For each live tensor the gradients of its sum: one list for each leaf. Empty where it has none
  /// or backward raises.
  std::vector<std::vector<std::vector<double>>> gradients;
  std::vector<std::string> errors;
  std::set<int> failed_steps;
  std::string failures;
};

std::vector<Tensor> leaves_of(const Program& program) {
  std::vector<Tensor> leaves;
  for (const Live& live : program.live()) {
    const Tensor& tensor = live.tensor;
    if (tensor.is_leaf() && tensor.requires_grad() && !tensor.is_view() && !tensor.is_inference()) {
      leaves.push_back(tensor);
    }
  }
  return leaves;
}

void add_gradients(Result& result, const Tensor& root, const std::vector<Tensor>& leaves) {
  result.gradients.emplace_back();
  result.errors.emplace_back();
  if (!root.requires_grad() || root.is_inference() || leaves.empty()) return;
  try {
    const auto gradients = torch::autograd::grad({root.sum()}, leaves, {}, /*retain_graph=*/true,
                                                 /*create_graph=*/false, /*allow_unused=*/true);
    for (size_t i = 0; i < leaves.size(); ++i) {
      const Tensor& gradient = gradients[i];
      // A gradient of zeros and none are the same here.
      result.gradients.back().push_back(comparison::values(
          gradient.defined() ? gradient : torch::zeros(leaves[i].sizes(), torch::kDouble)));
    }
  } catch (const c10::Error& error) {
    result.gradients.back().clear();
    result.errors.back() = error.what();
  }
}

Result run(uint64_t seed, const Options& options) {
  Result result;
  Program program(seed, options);
  while (!program.done()) {
    const int number = program.next_step();
    const Outcome outcome = program.step();
    if (!outcome.failed) continue;
    result.failed_steps.insert(number);
    result.failures += outcome.text + " failed: " + outcome.message + '\n';
  }
  while (!program.guards().empty()) program.guards().pop_back();
  result.values = all_values(program);
  const std::vector<Tensor> leaves = leaves_of(program);
  for (const Live& live : program.live()) add_gradients(result, live.tensor, leaves);
  return result;
}

bool is_close(const std::vector<std::vector<double>>& a,
              const std::vector<std::vector<double>>& b) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i].size() != b[i].size()) return false;
    for (size_t j = 0; j < a[i].size(); ++j) {
      if (a[i][j] != Approx(b[i][j]).epsilon(1e-9).margin(1e-9)) return false;
    }
  }
  return true;
}

// The same program twice: with in-place operators, and with a functional operator for each of them,
// which modifies nothing that anybody has saved. Where the first backward does not raise, the
// gradients have to be those of the second.
TEST_CASE("no random program changes a saved tensor unnoticed", "[programs]") {
  Options options;
  options.backward = false;
  options.known_differences = false;
  options.only_replaceable_inplace = true;
  int compared = 0, noticed = 0;
  for (uint64_t seed = 1; seed <= 2500; ++seed) {
    INFO("program " << seed);
    const Result inplace = run(seed, options);
    Options functional = options;
    functional.functional_twins = true;
    functional.skipped = inplace.failed_steps;
    const Result expected = run(seed, functional);
    INFO(expected.failures);
    REQUIRE(expected.failed_steps.empty());
    REQUIRE(is_close(inplace.values, expected.values));
    REQUIRE(inplace.gradients.size() == expected.gradients.size());
    for (size_t i = 0; i < inplace.gradients.size(); ++i) {
      INFO("gradients of live tensor " << i << " " << expected.errors[i]);
      CHECK(expected.errors[i].empty());
      if (!inplace.errors[i].empty()) {
        ++noticed;
        continue;
      }
      compared += !inplace.gradients[i].empty();
      CHECK(is_close(inplace.gradients[i], expected.gradients[i]));
    }
  }
  CHECK(compared > 2500);
  CHECK(noticed > 100);
}

}  // namespace

// After an error the library serves on: a program into which errors are injected ends as the
// program that leaves out what has failed.

#include "tests/programs/injected_errors.h"

#include <torch/torch.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <thread>

#include "tenon/autograd/anomaly_mode.h"
#include "tenon/base/allocator.h"
#include "tests/support/effort.h"
#include "tests/support/failing_allocations.h"
#include "tests/support/memory_limit.h"
#include "tools/comparison/describe.h"

namespace tenon::test {
namespace {

using comparison::Live;
using comparison::Options;
using comparison::Outcome;
using comparison::Program;
using comparison::RandomStream;

/// What an error must leave as it was, but for whether a view knows its history already.
std::string describe(const Live& live) {
  std::string text = comparison::describe(live.tensor, live.first_version);
  if (const size_t leaf = text.find(",leaf"); leaf != std::string::npos) text.erase(leaf, 5);
  return 't' + std::to_string(live.id) + ' ' + text;
}

std::string describe_thread() {
  const ThreadState& state = thread_state();
  const Node* node = current_node();
  return comparison::thread_mode() + ' ' + std::to_string(state.included().bits()) + ' ' +
         std::to_string(state.excluded().bits()) + (state.anomaly_mode ? " anomaly" : "") +
         (in_parallel_region() ? " parallel" : "") +
         (node != nullptr ? " in " + std::string(node->name()) : "");
}

std::string describe(const Program& program) {
  std::string text = describe_thread() + '\n';
  for (const Live& live : program.live()) text += describe(live) + '\n';
  return text;
}

/// The history of a tensor. A view that is out of date learns it here.
std::string history(const torch::Tensor& tensor) {
  try {
    const auto node = tensor.grad_fn();
    return node ? std::string(node->name()) : "none";
  } catch (const std::exception& error) {
    return error.what();
  }
}

std::string histories(const Program& program) {
  std::string text;
  for (const Live& live : program.live()) text += history(live.tensor) + '\n';
  return text;
}

void drop_gradients(const Program& program) {
  for (const Live& live : program.live()) {
    if (live.tensor.is_leaf()) live.tensor.mutable_grad() = torch::Tensor();
  }
}

bool is_backward(const Outcome& outcome) {
  return outcome.text.find("] backward(") != std::string::npos;
}

/// The error that is injected before a step, or null.
const InjectedError* injected_before(uint64_t seed, int step, RandomStream& random) {
  random = RandomStream(seed, 1'000'000 + static_cast<uint64_t>(step));
  if (!random.chance(1, 2)) return nullptr;
  const std::span<const InjectedError> errors =
      random.chance(1, 2) ? bad_arguments() : failing_code();
  return &errors[static_cast<size_t>(random.below(static_cast<int64_t>(errors.size())))];
}

/// Lets an allocation of a call fail, now and then, and counts how many did.
class FailingCalls {
 public:
  explicit FailingCalls(uint64_t seed) : random_(seed, 2'000'000) {}

  /// For `Options::around_calls`.
  void tell(bool begin) {
    if (!begin) {
      if (std::exchange(armed_, false)) failed_ += stop_failing() > 0;
    } else if (random_.chance(1, 3)) {
      armed_ = true;
      const int64_t most = int64_t{1} << random_.below(7);
      const Failing failing = random_.chance(1, 2) ? Failing::kOnce : Failing::kFromOn;
      fail_allocation(1 + random_.below(most), failing);
    }
  }
  int failed() const { return failed_; }

 private:
  RandomStream random_;
  bool armed_ = false;
  int failed_ = 0;
};

constexpr const char* kFailingAllocation = "an allocation of a step";

/// What a program showed after each of its steps.
struct Log {
  std::vector<std::string> states;
  /// The steps of the program's own that failed, with whether they were a backward.
  std::map<int, bool> failed;
  std::map<std::string, int> injected;
};

/// Both programs do this where one of them has failed: from here on they are to be the same.
void settle(const Program& program, bool after_backward, Log& log) {
  if (after_backward) drop_gradients(program);
  log.states.push_back(histories(program));
}

/// Runs the injected error; whether it failed. Nothing has changed then.
bool inject(const InjectedError& error, const Program& program, RandomStream& random) {
  const std::string before = describe(program);
  bool failed = false;
  std::string message;
  try {
    error.run(program.live(), random);
  } catch (const std::exception& raised) {
    failed = true;
    message = raised.what();
  }
  INFO("injected " << error.name << ": " << message);
  if (error.is_backward) drop_gradients(program);
  if (!error.is_backward) CHECK(describe(program) == before);
  return failed;
}

/// The gradients of the sum of each live tensor with respect to the leaves, or why there are none.
void add_final_gradients(const Program& program, Log& log) {
  for (const Live& root : program.live()) {
    if (!root.tensor.requires_grad() || root.tensor.is_inference()) continue;
    std::string text = "gradients of t" + std::to_string(root.id) + ": ";
    drop_gradients(program);
    try {
      root.tensor.sum().backward({}, /*retain_graph=*/true);
    } catch (const std::exception& error) {
      log.states.push_back(text + error.what());
      continue;
    }
    for (const Live& live : program.live()) text += describe(live) + '\n';
    log.states.push_back(text);
  }
}

Options options_of_programs() {
  Options options;
  options.many_failures = true;
  options.retain_graph = true;
  return options;
}

void finish(Program& program, Log& log) {
  while (!program.guards().empty()) program.guards().pop_back();
  log.states.push_back(describe_thread());
  log.states.push_back(histories(program));
  add_final_gradients(program, log);
}

/// Runs the program with errors before its steps and in them.
Log run_with_errors(uint64_t seed) {
  Log log;
  FailingCalls failing(seed);
  bool in_step = false;
  Options options = options_of_programs();
  options.around_calls = [&](bool begin) {
    if (in_step) failing.tell(begin);
  };
  Program program(seed, options);
  RandomStream random(0, 0);
  while (!program.done()) {
    const int step = program.next_step();
    if (const InjectedError* error = injected_before(seed, step, random)) {
      log.injected[error->name] += inject(*error, program, random);
      settle(program, error->is_backward, log);
    }
    const std::string before = describe(program);
    in_step = true;
    const Outcome outcome = program.step();
    in_step = false;
    if (outcome.failed) {
      INFO(outcome.text << ": " << outcome.message);
      if (!is_backward(outcome)) CHECK(describe(program) == before);
      log.failed[step] = is_backward(outcome);
      settle(program, is_backward(outcome), log);
    }
    log.states.push_back(describe(program));
  }
  log.injected[kFailingAllocation] = failing.failed();
  finish(program, log);
  return log;
}

/// Runs the program without what has failed.
Log run_without(uint64_t seed, const std::map<int, bool>& failed) {
  Log log;
  Program program(seed, options_of_programs());
  RandomStream random(0, 0);
  while (!program.done()) {
    const int step = program.next_step();
    if (const InjectedError* error = injected_before(seed, step, random)) {
      settle(program, error->is_backward, log);
    }
    const auto found = failed.find(step);
    if (found != failed.end()) {
      program.skip();
      settle(program, found->second, log);
    }
    const Outcome outcome = program.step();
    INFO(outcome.text << ": " << outcome.message);
    CHECK_FALSE(outcome.failed);
    log.states.push_back(describe(program));
  }
  finish(program, log);
  return log;
}

/// The first state that differs, with what it is to be.
std::string first_difference(const Log& log, const Log& expected) {
  for (size_t i = 0; i < log.states.size() && i < expected.states.size(); ++i) {
    if (log.states[i] != expected.states[i]) {
      return "state " + std::to_string(i) + " is\n" + log.states[i] + "and should be\n" +
             expected.states[i];
    }
  }
  return log.states.size() == expected.states.size() ? "" : "another number of states";
}

/// Runs `work` in a thread of its own, whose pool never keeps a block: each allocation can fail.
template <class Work>
void run_without_kept_memory(const Work& work) {
  set_keeps_freed_memory(false);
  std::thread(work).join();
  set_keeps_freed_memory(true);
}

void check_programs() {
  const MemoryLimit limit(size_t{1} << 30);
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  const auto start = std::chrono::steady_clock::now();
  std::map<std::string, int> injected;
  size_t own = 0;
  for (uint64_t seed = 1; seed <= programs; ++seed) {
    INFO("program " << seed);
    const Log log = run_with_errors(seed);
    CHECK(first_difference(log, run_without(seed, log.failed)) == "");
    own += log.failed.size();
    for (const auto& [name, count] : log.injected) injected[name] += count;
  }
  size_t all = 0;
  for (const auto& [name, count] : injected) {
    INFO(name);
    CHECK(count > 0);
    all += static_cast<size_t>(count);
  }
  CHECK(injected.size() == bad_arguments().size() + failing_code().size() + 1);
  CHECK(own > programs);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  std::printf("%llu programs with %zu injected errors and %zu of their own, in %.1f s\n",
              static_cast<unsigned long long>(programs), all, own, taken.count());
}

TEST_CASE("a program with errors ends as the one without what failed", "[programs][errors]") {
  run_without_kept_memory([] { check_programs(); });
}

}  // namespace
}  // namespace tenon::test

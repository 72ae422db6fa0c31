// Whatever an operator is called with, it succeeds or raises an Error that changes nothing.
//
// TENON_TEST_CALL=add.out/17 runs that call alone and shows its arguments;
// TENON_TEST_PART=1/4 runs the first of four parts, which can run side by side.

#include <catch2/catch.hpp>

#include <cstdio>
#include <cstdlib>
#include <optional>

#include "tenon/autograd/engine.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/factory.h"
#include "tests/support/call_in_progress.h"
#include "tests/support/effort.h"
#include "tests/support/memory_limit.h"
#include "tests/support/random_call.h"
#include "tests/support/reach_snapshot.h"

namespace tenon::test {
namespace {

constexpr size_t kMostMemory = size_t{1} << 30;
constexpr double kMostSeconds = 1;

/// What calls have done so far.
struct Tally {
  int64_t calls = 0, raised = 0;
  int64_t without_success = 0;  // operators of which every call raised
  double slowest = 0;
  std::string slowest_name;
};

/// Whether the window of `tensor` lies within its memory, and is nowhere before it.
bool fits_memory(const TensorBase& tensor) {
  if (tensor.storage_offset() < 0) return false;
  if (tensor.numel() == 0) return true;
  const auto last = [&]() -> __int128 {
    __int128 result = tensor.storage_offset();
    for (int64_t i = 0; i < tensor.dim(); ++i)
      result += static_cast<__int128>(tensor.sizes()[i] - 1) * tensor.strides()[i];
    return result;
  };
  return (last() + 1) * tensor.element_size() <= static_cast<__int128>(tensor.storage()->nbytes());
}

bool is_small(const TensorBase& tensor) {
  return !tensor.defined() || tensor.is_meta() || tensor.numel() <= 1 << 16;
}

/// Runs backward from what came out; it may raise an Error.
void run_backward(const RandomCall& call, const Stack& results) {
  if (!std::ranges::all_of(call.reach, is_small)) return;
  for (const TensorBase& result : tensors_of(results)) {
    if (!result.defined() || !result.requires_grad() || !is_small(result)) continue;
    try {
      autograd::backward(ops::sum(result), {}, /*retain_graph=*/true);
    } catch (const InternalError&) {
      throw;
    } catch (const Error&) {
      continue;
    }
  }
}

/// The processor time from when it is made until it is destroyed.
class Stopwatch {
 public:
  Stopwatch(const CallInProgress& progress, double& seconds)
      : progress_(progress), seconds_(seconds), start_(progress.seconds()) {}
  ~Stopwatch() { seconds_ = progress_.seconds() - start_; }

 private:
  const CallInProgress& progress_;
  double& seconds_;
  const double start_;
};

/// What is wrong with the call; empty when nothing is. It takes so many `seconds`.
std::string fault_of(const OperatorEntry& op, const RandomCall& call, Tally& tally,
                     const CallInProgress& progress, double& seconds) {
  const ReachSnapshot before(call.reach);
  const ThreadState state = thread_state();
  std::string fault;
  try {
    const std::vector<TensorBase> written = written_by(op, call.arguments);
    const Stack results = [&] {
      const Stopwatch watch(progress, seconds);
      return call.run(op);
    }();
    fault = before.change_beside(written);
    for (const TensorBase& result : tensors_of(results)) {
      if (result.defined() && !fits_memory(result)) fault = "a result reaches beyond its memory";
    }
    if (fault.empty()) run_backward(call, results);
  } catch (const InternalError& error) {
    fault = error.what();
  } catch (const Error& error) {
    ++tally.raised;
    fault = before.change();
    if (!fault.empty()) fault.append(", though it raised: ").append(error.what());
  } catch (const std::exception& error) {
    fault = std::string("raised what is no Error: ").append(error.what());
  }
  return thread_state() == state ? fault : "the state of the thread has changed";
}

std::string show(const OperatorEntry& op, const RandomCall& call) {
  return std::string(op.schema().text).append("\n").append(describe(call.arguments));
}

void run_call(const OperatorEntry& op, const std::vector<Stack>& samples, int64_t number,
              Tally& tally, bool alone) {
  const CallInProgress progress(op.schema().name, number);
  const RandomCall call = random_call(op, samples, number);
  if (alone) std::printf("%s\n", show(op, call).c_str());
  std::fflush(stdout);
  double seconds = 0;
  std::string fault = fault_of(op, call, tally, progress, seconds);
  ++tally.calls;
  const std::string name = call_name(op.schema().name, number);
  if (seconds > tally.slowest) tally.slowest = seconds, tally.slowest_name = name;
  if (fault.empty() && seconds > kMostSeconds) fault = "it takes more than a second";
  if (!fault.empty())
    FAIL_CHECK("TENON_TEST_CALL=" << name << "\n" << show(op, call) << "\n" << fault);
}

/// `add.out/17`, `add.out/17..99` or all calls of `add.out`.
void run_named(std::string_view name) {
  const size_t slash = name.find('/');
  const OperatorEntry& op = Dispatcher::instance().get(name.substr(0, slash));
  const std::string range(slash == name.npos ? "0..2099" : name.substr(slash + 1));
  const size_t dots = range.find("..");
  const int64_t first = std::stoll(range);
  const int64_t last = dots == range.npos ? first : std::stoll(range.substr(dots + 2));
  Tally tally;
  const std::vector<Stack> samples = samples_of(op);
  for (int64_t number = first; number <= last; ++number)
    run_call(op, samples, number, tally, first == last);
  SUCCEED();
}

/// Operators whose calls succeed where elements of batch_sizes fit the sizes of others, or numbers
/// of steps are at least 1, which those of random tensors seldom do.
bool fits_by_elements(std::string_view op) {
  constexpr std::string_view kOps[] = {
      "gru.data",
      "lstm.data",
      "_pack_padded_sequence_backward",
      "_pad_packed_sequence",
      "rnn_relu.data",
      "rnn_tanh.data",
      "_fused_adam",
      "_fused_adam_",
      "_fused_adamw",
      "_fused_adamw_",
  };
  return std::ranges::count(kOps, op) > 0;
}

/// Which operators are called: every `parts`-th, from the `part`-th on.
struct Part {
  size_t part = 0, parts = 1;
};

Part named_part() {
  Part result;
  if (const char* text = std::getenv("TENON_TEST_PART")) {
    REQUIRE(std::sscanf(text, "%zu/%zu", &result.part, &result.parts) == 2);
    REQUIRE((result.part >= 1 && result.part <= result.parts));
    --result.part;
  }
  return result;
}

std::vector<const OperatorEntry*> operators_of(const Part& part) {
  std::vector<const OperatorEntry*> all, result;
  std::ranges::copy_if(Dispatcher::instance().operators(), std::back_inserter(all),
                       [](const OperatorEntry* op) { return op->schema().category != "user"; });
  for (size_t i = part.part; i < all.size(); i += part.parts) result.push_back(all[i]);
  return result;
}

TEST_CASE("an operator called with anything succeeds, or raises an Error and changes nothing") {
  const MemoryLimit limit(kMostMemory);
  if (const char* name = std::getenv("TENON_TEST_CALL")) return run_named(name);
  const auto started = std::chrono::steady_clock::now();
  Tally tally;
  const int64_t calls = effort(100, 2100);
  const std::vector<const OperatorEntry*> operators = operators_of(named_part());
  for (const OperatorEntry* op : operators) {
    const std::vector<Stack> samples = samples_of(*op);
    const int64_t others = tally.calls - tally.raised;
    for (int64_t number = 0; number < calls; ++number) run_call(*op, samples, number, tally, false);
    if (tally.calls - tally.raised == others && !fits_by_elements(op->schema().name)) {
      ++tally.without_success;
      std::printf("%s: every call raised\n", std::string(op->schema().name).c_str());
    }
    // A full run under sanitizers takes minutes.
    if (tally.calls / 100'000 != (tally.calls - calls) / 100'000)
      std::printf("%lld calls so far\n", static_cast<long long>(tally.calls));
  }
  CHECK(tally.without_success == 0);
  CHECK(tally.raised > tally.calls / 4);
  CHECK(tally.raised < tally.calls * 3 / 4);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - started;
  std::printf("%lld calls of %lld operators in %.0f s; %lld raised; the slowest, %s, took %.2f s\n",
              static_cast<long long>(tally.calls), static_cast<long long>(operators.size()),
              taken.count(), static_cast<long long>(tally.raised), tally.slowest_name.c_str(),
              tally.slowest);
}

}  // namespace
}  // namespace tenon::test

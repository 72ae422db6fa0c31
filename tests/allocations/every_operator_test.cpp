// An operator whose allocations fail changes nothing, whatever it is called with and through which
// layers the call goes.
//
// TENON_TEST_CALL=add.out/17 runs that call alone.

#include <cstdlib>
#include <optional>

#include "tenon/autograd/schema_kernels.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/allocations/call_outcome.h"
#include "tests/allocations/scenario.h"
#include "tests/support/effort.h"
#include "tests/support/memory_limit.h"
#include "tests/support/random_call.h"
#include "tests/support/reach_snapshot.h"

namespace tenon::test {
namespace {

constexpr size_t kMostMemory = size_t{1} << 22;
constexpr int64_t kMostPoints =
    200;  // of one call; a kernel that allocates for each element has more

void pass_on(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  op.redispatch_boxed(keys.remove(DispatchKey::Profiler), stack);
}

/// The layers that a call goes through; those besides the operator's own are boxed.
class Layers {
 public:
  explicit Layers(int64_t number) {
    switch (number % 4) {
      case 1:
        recorder_.emplace([](const KernelRun&) {});
        break;
      case 2:
        set_inference_policy(InferencePolicy::Strict);
        break;
      case 3:
        fallback_ =
            Dispatcher::instance().register_fallback(DispatchKey::Profiler, &pass_on, "a test");
        include_.emplace(DispatchKey::Profiler);
        break;
      default:
        break;
    }
  }
  Layers(const Layers&) = delete;
  Layers& operator=(const Layers&) = delete;
  ~Layers() { set_inference_policy(InferencePolicy::Standard); }

 private:
  std::optional<KernelRecorder> recorder_;
  Registration fallback_;
  std::optional<IncludeDispatchKeyGuard> include_;
};

bool is_small(const RandomCall& call) {
  size_t bytes = 0;
  for (const TensorBase& tensor : call.reach) {
    if (tensor.defined() && !tensor.is_meta()) bytes += tensor.storage()->nbytes();
  }
  return bytes <= size_t{1} << 16;
}

class Caller {
 public:
  explicit Caller(const OperatorEntry& op) : op_(op), samples_(samples_of(op)) {}

  /// Makes each allocation of the call fail; whether it is a call that succeeds otherwise.
  bool check(int64_t number) {
    if (run(number, 0, Failing::kOnce) != Outcome::kSucceeded) return false;
    for (const Failing failing : {Failing::kOnce, Failing::kFromOn}) {
      for (int64_t n = 1; n <= kMostPoints; ++n) {
        run(number, n, failing);
        if (failed_ == 0) break;
        ++points;
      }
    }
    return true;
  }

  int64_t points = 0;
  std::vector<std::string> wrong;

 private:
  /// Makes the call while the n-th allocation fails, or none; notes what is wrong then.
  Outcome run(int64_t number, int64_t n, Failing failing) {
    const RandomCall call = random_call(op_, samples_, number);
    if (!is_small(call)) return Outcome::kOtherError;
    const std::vector<TensorBase> written = written_by(op_, call.arguments);
    const Layers layers(number);
    Stack stack = call.arguments;
    const ReachSnapshot before(call.reach);
    if (n > 0) fail_allocation(n, failing);
    const Outcome outcome = outcome_of(op_, call, stack);
    failed_ = stop_failing();
    if (n == 0) return outcome;
    std::string fault =
        outcome == Outcome::kSucceeded ? before.change_beside(written) : before.change();
    if (const std::string other = fault_of(outcome); !other.empty()) fault = other;
    if (!fault.empty()) wrong.push_back(place_of(op_, number, n, failing) + ": " + fault);
    return outcome;
  }

  const OperatorEntry& op_;
  const std::vector<Stack> samples_;
  int64_t failed_ = 0;
};

void check_operator(const OperatorEntry& op, std::vector<std::string>& wrong) {
  Caller caller(op);
  int64_t wanted = writes_to_argument(op.schema()) ? effort(8, 400) : effort(1, 40);
  for (int64_t number = 0; number < 10 * effort(8, 400) && wanted > 0; ++number) {
    if (caller.check(number)) --wanted;
  }
  count_points(caller.points, static_cast<int64_t>(caller.wrong.size()));
  wrong.insert(wrong.end(), caller.wrong.begin(), caller.wrong.end());
}

TEST_CASE("an operator whose allocations fail raises, and changes nothing") {
  const MemoryLimit limit(kMostMemory);
  set_num_threads(1);
  std::vector<std::string> wrong;
  const char* const call = std::getenv("TENON_TEST_CALL");
  without_kept_memory([&] {
    if (call != nullptr) {
      const std::string_view name(call);
      Caller caller(Dispatcher::instance().get(name.substr(0, name.find('/'))));
      caller.check(std::stoll(std::string(name.substr(name.find('/') + 1))));
      wrong = caller.wrong;
      return;
    }
    for (const OperatorEntry* op : Dispatcher::instance().operators()) {
      if (op->schema().category != "user") check_operator(*op, wrong);
    }
  });
  for (const std::string& line : wrong) FAIL_CHECK(line);
  CHECK(wrong.empty());
}

}  // namespace
}  // namespace tenon::test

// An operator that writes to duals, and whose allocations fail, changes neither values nor
// tangents.
//
// TENON_TEST_CALL=add_.Tensor/17 runs that call alone.

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "tenon/autograd/schema_kernels.h"
#include "tests/allocations/call_outcome.h"
#include "tests/allocations/scenario.h"
#include "tests/support/effort.h"
#include "tests/support/memory_limit.h"
#include "tests/support/random_call.h"
#include "tests/support/reach_snapshot.h"

namespace tenon::test {
namespace {

constexpr size_t kMostMemory = size_t{1} << 22;
constexpr int64_t kMostPoints = 4096;
constexpr int64_t kLastPoints = 32;  // around the write, where most can go wrong

bool is_small(const TensorBase& tensor) {
  return !tensor.defined() || tensor.numel() <= 4096;
}

bool takes_tangent(const TensorBase& self) {
  return self.defined() && self.is_floating_point() && !self.is_inference() && self.is_cpu() &&
         is_small(self);
}

/// A call whose arguments of floating dtypes have tangents, which others see in every second call.
struct DualCall {
  DualCall(const OperatorEntry& op, const std::vector<Stack>& samples, int64_t number)
      : call(random_call(op, samples, number)) {
    const Tensor x = tensor({1.0});
    const auto shared_level =
        tangent_at(autograd::make_dual(x, x, level), level.number())->shared_level();
    for (Value& argument : call.arguments) {
      for_each_tensor(argument, [&](const TensorBase& self) {
        if (!takes_tangent(self) || tangent_at(self, level.number()) != nullptr) return;
        const TensorBase value = rand_like(Tensor(self)).detach();
        set_tangent(self, make_intrusive<Tangent>(shared_level, value));
        call.reach.push_back(value);
        if (number % 2 == 1) seen.push_back(Tensor(value).detach());
        duals.push_back({self, tangent_at(self, level.number())});
      });
    }
  }

  bool has_its_tangents() const {
    return std::ranges::all_of(duals, [&](const auto& dual) {
      return tangent_at(dual.first, level.number()) == dual.second;
    });
  }

  const autograd::DualLevel level;
  RandomCall call;
  std::vector<TensorBase> seen;
  std::vector<std::pair<TensorBase, const Tangent*>> duals;
};

class Caller {
 public:
  explicit Caller(const OperatorEntry& op) : op_(op), samples_(samples_of(op)) {}

  /// Makes allocations of the call fail; whether it is a call on duals that succeeds otherwise.
  bool check(int64_t number) {
    if (run(number, 0) != Outcome::kSucceeded || duals_ == 0) return false;
    const int64_t count = allocations(number);
    for (int64_t n = 1; n <= count; n += n > count - kLastPoints ? 1 : effort(16, 1)) {
      run(number, n);
      ++points;
    }
    return true;
  }

  int64_t points = 0;
  std::vector<std::string> wrong;

 private:
  int64_t allocations(int64_t number) {
    int64_t low = 0, high = kMostPoints;
    while (low < high) {
      const int64_t middle = (low + high + 1) / 2;
      run(number, middle);
      (failed_ > 0 ? low : high) = failed_ > 0 ? middle : middle - 1;
    }
    return low;
  }

  /// Makes the call while the n-th allocation and all that follow fail, or none.
  Outcome run(int64_t number, int64_t n) {
    const DualCall dual(op_, samples_, number);
    duals_ = dual.duals.size();
    if (!std::ranges::all_of(dual.call.reach, is_small)) return Outcome::kOtherError;
    Stack stack = dual.call.arguments;
    const ReachSnapshot before(dual.call.reach);
    if (n > 0) fail_allocation(n, Failing::kFromOn);
    const Outcome outcome = outcome_of(op_, dual.call, stack);
    failed_ = stop_failing();
    if (n == 0 || outcome == Outcome::kSucceeded) return outcome;
    std::string fault = before.change();
    if (const std::string other = fault_of(outcome); !other.empty()) fault = other;
    if (!dual.has_its_tangents()) fault += " has other tangents";
    if (!fault.empty()) {
      wrong.push_back(place_of(op_, number, n, Failing::kFromOn) + ", on duals: " + fault);
    }
    return outcome;
  }

  const OperatorEntry& op_;
  const std::vector<Stack> samples_;
  size_t duals_ = 0;
  int64_t failed_ = 0;
};

TEST_CASE("an operator on duals whose allocations fail changes nothing",
          "[allocations][forward_mode]") {
  const MemoryLimit limit(kMostMemory);
  set_num_threads(1);
  std::vector<std::string> wrong;
  int64_t checked = 0;
  const char* const only = std::getenv("TENON_TEST_CALL");
  without_kept_memory([&] {
    for (const OperatorEntry* op : Dispatcher::instance().operators()) {
      if (op->schema().category == "user" || !writes_to_argument(op->schema())) continue;
      Caller caller(*op);
      int64_t wanted = effort(2, 40);
      for (int64_t number = 0; number < 40 * wanted && wanted > 0; ++number) {
        const std::string name = std::string(op->schema().name) + "/" + std::to_string(number);
        if (only != nullptr && name != only) continue;
        const bool is_checked = caller.check(number);
        wanted -= is_checked;
        checked += is_checked;
      }
      count_points(caller.points, static_cast<int64_t>(caller.wrong.size()));
      wrong.insert(wrong.end(), caller.wrong.begin(), caller.wrong.end());
    }
  });
  for (const std::string& line : wrong) FAIL_CHECK(line);
  CHECK(wrong.empty());
  CHECK((only != nullptr || checked > 200));
}

}  // namespace
}  // namespace tenon::test

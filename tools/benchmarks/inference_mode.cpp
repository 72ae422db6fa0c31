// What InferenceMode costs beside the bare guard that kernels use, per operator and per entry. One
// source, built against Tenon's compatibility headers and against libtorch; prints, tab-separated,
//
//   operator  KIND  NAME  NORMAL_NS  NO_GRAD_NS  BARE_GUARD_NS  INFERENCE_NS  INFERENCE/BARE_GUARD
//   guard     NAME  NS
//
// Note [Ratios on a noisy machine]: the modes take turns of some microseconds, the first of them
// another one in each round, and the least of many rounds counts: noise only ever adds. Where
// tensors lie in memory can favour a mode for as long as they live, so all that is repeated in many
// sittings with new tensors; the median sitting is reported. One thread on one processor.

#include <sched.h>
#include <torch/torch.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Repeat = std::function<void(int)>;

constexpr int kSittings = 25;
constexpr int kRounds = 100;
constexpr double kTurnNanoseconds = 30e3;

struct NoGuard {};

/// The modes that are compared; the bare guard leaves its tensors normal.
enum Mode { kNormal, kNoGrad, kBareGuard, kInference, kModeCount };
using PerMode = std::array<double, kModeCount>;

/// Calls a function under the guard of a mode.
template <class Function>
auto in_mode(int mode, const Function& function) {
  switch (mode) {
    case kNoGrad: {
      const torch::NoGradGuard guard;
      return function();
    }
    case kBareGuard: {
      const at::AutoDispatchBelowADInplaceOrView guard;
      return function();
    }
    case kInference: {
      const c10::InferenceMode guard;
      return function();
    }
    default:
      return function();
  }
}

double nanoseconds(const Repeat& repeat, int count) {
  const auto start = Clock::now();
  repeat(count);
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / count;
}

/// How many calls fill a turn.
int calls_of_a_turn(const Repeat& repeat) {
  double least = 1e30;
  for (int i = 0; i < 20; ++i) least = std::min(least, nanoseconds(repeat, 64));
  return std::max(1, static_cast<int>(kTurnNanoseconds / least));
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// The least nanoseconds of a call in each mode.
PerMode sit(const std::array<Repeat, kModeCount>& repeats, int count) {
  PerMode least;
  least.fill(1e30);
  for (int turn = 0; turn < kRounds * kModeCount; ++turn) {
    const int mode = (turn + turn / kModeCount) % kModeCount;
    const double elapsed = in_mode(mode, [&] { return nanoseconds(repeats[mode], count); });
    least[mode] = std::min(least[mode], elapsed);
  }
  return least;
}

/// Measures what `make` returns, a loop of calls; `make` allocates its tensors in the mode.
void measure(const char* kind, const char* name, const std::function<Repeat()>& make) {
  std::array<std::vector<double>, kModeCount> sittings;
  std::vector<double> ratios;
  std::vector<std::array<Repeat, kModeCount>> alive;  // so that the next tensors lie elsewhere
  int count = 0;
  for (int sitting = 0; sitting < kSittings; ++sitting) {
    std::array<Repeat, kModeCount> repeats;
    for (int i = 0; i < kModeCount; ++i) {
      const int mode = (i + sitting) % kModeCount;
      repeats[mode] = in_mode(mode, make);
    }
    if (sitting == 0) count = calls_of_a_turn(repeats[kNormal]);
    const PerMode least = sit(repeats, count);
    for (int mode = 0; mode < kModeCount; ++mode) sittings[mode].push_back(least[mode]);
    ratios.push_back(least[kInference] / least[kBareGuard]);
    alive.push_back(std::move(repeats));
  }
  std::printf("operator\t%s\t%s", kind, name);
  for (const auto& values : sittings) std::printf("\t%.2f", median(values));
  std::printf("\t%.4f\n", median(ratios));
  std::fflush(stdout);
}

/// A loop that calls a function of two tensors of these sizes and drops the result.
template <class Function>
std::function<Repeat()> calls(std::vector<int64_t> sizes, Function function) {
  return [sizes, function] {
    torch::Tensor a = torch::ones(sizes);
    const torch::Tensor b = torch::ones(sizes);
    return Repeat([a, b, function](int count) mutable {
      for (int i = 0; i < count; ++i) function(a, b);
    });
  };
}

using torch::Tensor;

void measure_operators() {
  const auto add = [](Tensor& a, const Tensor& b) { return torch::add(a, b); };
  const auto mul = [](Tensor& a, const Tensor& b) { return torch::mul(a, b); };
  const auto add_ = [](Tensor& a, const Tensor& b) { a.add_(b); };
  const auto mul_ = [](Tensor& a, const Tensor& b) { a.mul_(b); };
  measure("functional", "add 2x2", calls({2, 2}, add));
  measure("functional", "mul 2x2", calls({2, 2}, mul));
  measure("functional", "add 4x4", calls({4, 4}, add));
  measure("functional", "add 64x64", calls({64, 64}, add));
  measure("view", "view", calls({4, 4}, [](Tensor& a, const Tensor&) { return a.view({16}); }));
  measure("view", "select", calls({4, 4}, [](Tensor& a, const Tensor&) { return a.select(0, 1); }));
  measure("view", "transpose",
          calls({4, 4}, [](Tensor& a, const Tensor&) { return a.transpose(0, 1); }));
  measure("in-place", "add_ 2x2", calls({2, 2}, add_));
  measure("in-place", "mul_ 2x2", calls({2, 2}, mul_));
  measure("in-place", "add_ 64x64", calls({64, 64}, add_));
}

/// Keeps the compiler from merging what stands on both sides.
inline void barrier() {
  asm volatile("" ::: "memory");
}

void enter_and_leave(int count, bool enabled) {
  for (int i = 0; i < count; ++i) {
    const c10::InferenceMode guard(enabled);
    barrier();
  }
}

template <class Outer>
void measure_guard(const char* name, bool enabled) {
  const Outer outer;
  const Repeat repeat = [enabled](int count) { enter_and_leave(count, enabled); };
  const int count = calls_of_a_turn(repeat);
  double least = 1e30;
  for (int i = 0; i < kSittings * kRounds; ++i) least = std::min(least, nanoseconds(repeat, count));
  std::printf("guard\t%s\t%.2f\n", name, least);
}

void stay_on_this_processor() {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(sched_getcpu(), &processors);
  sched_setaffinity(0, sizeof processors, &processors);
}

}  // namespace

int main() {
  at::set_num_threads(1);
  stay_on_this_processor();
  measure_operators();
  measure_guard<NoGuard>("InferenceMode", true);
  measure_guard<c10::InferenceMode>("InferenceMode inside itself", true);
  measure_guard<c10::InferenceMode>("InferenceMode(false) inside it", false);
}

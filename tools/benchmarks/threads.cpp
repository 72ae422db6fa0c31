// Threads that make small calls at once. One source, built against Tenon's compatibility headers
// and against libtorch.
//
//   threads                  prints `case<TAB>threads<TAB>calls a second of all<TAB>times that a
//                            thread had to wait a million calls`, one a line
//   threads --count CALLS    prints the names of the cases and makes so many calls of each in
//                            `measured_calls`, for callgrind, which sees the locks that they take
//
// The threads share one argument and have the other of their own.

#include <sys/resource.h>
#include <torch/torch.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <future>
#include <thread>
#include <utility>
#include <vector>

namespace {

using torch::Tensor;
using Repeat = std::function<void(int)>;

constexpr int kRounds = 5;
constexpr auto kWindow = std::chrono::milliseconds(100);

template <class Function>
Repeat repeat(Function function) {
  return [function](int count) mutable {
    for (int i = 0; i < count; ++i) function();
  };
}

/// A case makes a thread's calls of what the threads share.
struct Case {
  const char* name;
  std::function<Repeat(const Tensor&)> make;
};

const std::vector<Case> kCases = {
    {"add",
     [](const Tensor& shared) {
       return repeat([=, own = torch::ones({4, 4})] { torch::add(own, shared); });
     }},
    {"mm 4x4",
     [](const Tensor& shared) {
       return repeat([=, own = torch::ones({4, 4})] { torch::mm(own, shared); });
     }},
    {"forward and backward",
     [](const Tensor& shared) {
       const Tensor own = torch::ones({4, 4}, torch::TensorOptions().requires_grad(true));
       return repeat([=] {
         torch::sum(torch::mul(own, shared)).backward();
         own.mutable_grad().reset();
       });
     }},
};

struct Counts {
  int64_t calls = 0;
  int64_t waits = 0;
};

/// How often this thread gave up its processor because it had to wait.
int64_t waits() {
  rusage usage{};
  getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_nvcsw;
}

/// What all threads did in one window, and the seconds that it took.
std::pair<Counts, double> run(const Case& c, int threads) {
  const Tensor shared = torch::ones({4, 4});
  std::atomic<int> ready{0};
  std::atomic<bool> started{false}, stopped{false};
  std::vector<Counts> counts(static_cast<size_t>(threads));
  std::vector<std::thread> running;
  for (Counts& mine : counts) {
    running.emplace_back([&] {
      const Repeat calls = c.make(shared);
      calls(100);
      ++ready;
      while (!started) std::this_thread::sleep_for(std::chrono::microseconds(100));
      Counts seen;
      const int64_t before = waits();
      for (; !stopped; seen.calls += 32) calls(32);
      seen.waits = waits() - before;
      mine = seen;
    });
  }
  while (ready < threads) std::this_thread::sleep_for(std::chrono::microseconds(100));
  const auto start = std::chrono::steady_clock::now();
  started = true;
  std::this_thread::sleep_for(kWindow);
  stopped = true;
  for (std::thread& thread : running) thread.join();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  Counts all;
  for (const Counts& each : counts) all.calls += each.calls, all.waits += each.waits;
  return {all, seconds.count()};
}

void measure(const Case& c, int threads) {
  double most_a_second = 0;
  Counts all;
  for (int round = 0; round < kRounds; ++round) {
    const auto [counts, seconds] = run(c, threads);
    most_a_second = std::max(most_a_second, static_cast<double>(counts.calls) / seconds);
    all.calls += counts.calls, all.waits += counts.waits;
  }
  std::printf("%s\t%d\t%.0f\t%.2f\n", c.name, threads, most_a_second,
              1e6 * static_cast<double>(all.waits) / static_cast<double>(all.calls));
  std::fflush(stdout);
}

}  // namespace

extern "C" __attribute__((noinline)) void measured_calls(const Repeat& calls, int count) {
  calls(count);
}

int main(int argc, char** argv) {
  at::set_num_threads(1);
  if (argc == 3 && std::strcmp(argv[1], "--count") == 0) {
    const int count = std::atoi(argv[2]);
    // A process of one thread would take fewer.
    std::promise<void> counted;
    std::thread other([until = counted.get_future()] { until.wait(); });
    for (const Case& c : kCases) {
      const Repeat calls = c.make(torch::ones({4, 4}));
      calls(200);
      measured_calls(calls, count);
      std::printf("%s\n", c.name);
    }
    counted.set_value();
    other.join();
    return 0;
  }
  for (const Case& c : kCases) {
    for (const int threads : {1, 2, 4, 8, 16}) measure(c, threads);
  }
}

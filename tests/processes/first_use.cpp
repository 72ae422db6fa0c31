// Forks while other threads use the library for the first time: a child must not wait for what a
// thread that it does not have was making. Ends with 0 when every child computed.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <functional>
#include <thread>
#include <vector>

#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"

namespace {

using namespace tenon;  // NOLINT: a program

struct Twice : autograd::Function<Twice> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x * 2; }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

void use_everything() {
  const Tensor weight = rand({300, 300}, requires_grad());
  Twice::apply(weight.mm(weight)).sum().backward();
  ones({1 << 17});
  set_inference_policy(InferencePolicy::Standard);
  const KernelRecorder recorder([](const KernelRun&) {});
  Library library("first_use", DispatchKey::PrivateUse1);
  parallel_for(0, 100, 1, [](int64_t, int64_t) {});
  if (weight.grad_fn() || !Twice::apply(weight).grad_fn()->name().ends_with("Twice")) _exit(2);
}

bool ended_well(pid_t child) {
  int status = -1;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

/// A process in which threads use the library for the first time while another one forks.
bool first_use(int64_t delay) {
  std::atomic<int> started{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] {
      ++started;
      use_everything();
    });
  }
  while (started < 3) std::this_thread::yield();
  for (std::atomic<int64_t> i = 0; i < delay; ++i) {
  }
  const pid_t child = fork();
  if (child == 0) {
    alarm(30);
    use_everything();
    _exit(0);
  }
  const bool well = ended_well(child);
  for (std::thread& thread : threads) thread.join();
  return well;
}

}  // namespace

int main() {
  const int64_t processes = tenon::test::effort(20, 1000);
  for (int64_t i = 0; i < processes; ++i) {
    const pid_t process = fork();  // of one that has used nothing yet
    if (process == 0) {
      alarm(60);
      _exit(first_use((i % 60) * (i % 60) * 200) ? 0 : 1);
    }
    if (!ended_well(process)) {
      std::printf("first_use: the child of process %d of %d did not compute\n", static_cast<int>(i),
                  static_cast<int>(processes));
      return 1;
    }
  }
  return 0;
}

// Lets the allocations of the first use of the library fail, one after the other, each in a process
// of its own. That use raises OutOfMemoryError or is right all the same; the next use of the same
// process is right. Ends with 0 when all were.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <sstream>

#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"
#include "tests/support/failing_allocations.h"

namespace {

using namespace tenon;  // NOLINT: a program
using test::fail_allocation;
using test::Failing;
using test::stop_failing;

Tensor doubled(const Tensor& x) {
  return x * 2;
}

bool computes() {
  return (ones({2}) + ones({2})).sum().item<float>() == 4;
}

bool trains() {
  const Tensor weight = ones({3, 3}, requires_grad());
  Tensor hidden = weight.mm(weight);
  hidden.t().select(0, 1).mul_(2);
  softmax(hidden, 1).sum().backward();
  weight.mutable_grad().reset();
  (weight.view({9}) * 3).relu().sum().backward();
  return weight.grad().eq(3).all().item<bool>();
}

struct Twice : autograd::Function<Twice> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x * 2; }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

bool applies_function() {
  const Tensor x = ones({2}, requires_grad());
  const Tensor y = Twice::apply(x);
  y.sum().backward();
  return x.grad().sum().item<float>() == 4 && y.grad_fn()->name().ends_with("Twice");
}

bool registers() {
  Library library("first", DispatchKey::Tracer, "a registrant with a long enough name");
  library.impl("aten::neg", &doubled);
  library.fallback([](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    op.redispatch_boxed(keys & keys_after(keys.highest()), stack);
  });
  const OperatorEntry* neg = Dispatcher::instance().find("neg");
  const IncludeDispatchKeyGuard traced(DispatchKey::Tracer);
  return neg != nullptr && neg->has_kernel(DispatchKey::Tracer) &&
         ones({2}).neg().sum().item<float>() == 4;
}

bool starts_library() {
  try {
    const detail::LibraryInitializer initializer(
        [](Library& library) { library.impl("aten::neg", DispatchKey::Tracer, &doubled); }, "first",
        KernelKeys(), __FILE__, __LINE__);
  } catch (const ValueError&) {  // it is there already: the first use has succeeded
  }
  return Dispatcher::instance().get("neg").has_kernel(DispatchKey::Tracer);
}

bool chooses_policy() {
  set_inference_policy(InferencePolicy::Strict);
  remember_inference_origins();
  Tensor inside;
  {
    const InferenceMode guard;
    inside = ones({2});
  }
  bool refused = false;
  try {
    ones({2}).add(inside);
  } catch (const InferenceModeError&) {
    refused = true;
  }
  remember_inference_origins(false);
  set_inference_policy(InferencePolicy::Standard);
  return refused && ones({2}).add(inside).sum().item<float>() == 4;
}

bool records_kernels() {
  int kernels = 0;
  {
    const KernelRecorder recorder([&kernels](const KernelRun&) { ++kernels; });
    ones({2}).add(1);
  }
  return kernels > 1 && KernelRecorder::of_this_thread() == nullptr && computes();
}

bool draws() {
  manual_seed(3);
  const Tensor first = rand({3});
  manual_seed(3);
  return rand({3}).equal(first) && Generator(4).current_seed() == 4;
}

bool runs_in_parallel() {
  set_num_threads(2);
  const Tensor x = ones({200'000});
  float parts[2] = {};
  parallel_for(0, 2, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      parts[i] = x.slice(0, 100'000 * i, 100'000 * (i + 1)).sum().item<float>();
    }
  });
  return parts[0] == 100'000 && parts[1] == 100'000;
}

bool convolves() {
  return conv2d(ones({1, 2, 9, 9}), ones({3, 2, 3, 3})).sum().item<float>() == 18 * 3 * 49;
}

struct Use {
  const char* name;
  bool (*run)();
};
constexpr Use kUses[] = {
    {"a computation", computes},           {"a training step", trains},
    {"a Function", applies_function},      {"a registration", registers},
    {"a TENON_LIBRARY", starts_library},   {"a policy", chooses_policy},
    {"a recorder", records_kernels},       {"random numbers", draws},
    {"a parallel loop", runs_in_parallel}, {"a convolution", convolves},
};

enum Ending : int { kWell, kNothingFailed, kOtherError, kWrongResult, kWrongLater, kLaterError };
constexpr const char* kEndings[] = {"",
                                    "",
                                    "raised another error",
                                    "gave a wrong result",
                                    "was wrong the next time",
                                    "raised the next time"};

/// What a process sees whose first use of the library this is.
Ending first_use(const Use& use, int64_t n, Failing failing) {
  bool raised = false;
  bool right = false;
  fail_allocation(n, failing);
  try {
    right = use.run();
  } catch (const OutOfMemoryError&) {
    raised = true;
  } catch (...) {
    return kOtherError;
  }
  const bool failed = stop_failing() > 0;
  if (!raised && !right) return kWrongResult;
  if (!failed) return raised ? kOtherError : kNothingFailed;
  try {
    // Training shows whether the tables of operators are whole.
    return use.run() && trains() ? kWell : kWrongLater;
  } catch (...) {
    return kLaterError;
  }
}

Ending in_process(const Use& use, int64_t n, Failing failing) {
  const pid_t process = fork();  // of one that has used nothing yet
  if (process == 0) {
    alarm(60);
    _exit(first_use(use, n, failing));
  }
  int status = -1;
  if (process < 0 || waitpid(process, &status, 0) != process) return kOtherError;
  return WIFEXITED(status) ? static_cast<Ending>(WEXITSTATUS(status)) : kLaterError;
}

}  // namespace

int main() {
  int points = 0;
  int wrong = 0;
  for (const Use& use : kUses) {
    for (const Failing failing : {Failing::kOnce, Failing::kFromOn}) {
      for (int64_t n = 1;; n += n < 32 ? 1 : tenon::test::effort(n / 12, 1)) {
        const Ending ending = in_process(use, n, failing);
        if (ending == kNothingFailed) break;
        ++points;
        if (ending == kWell) continue;
        std::printf("%s, whose allocation %d fails %s: %s\n", use.name, static_cast<int>(n),
                    failing == Failing::kOnce ? "once" : "with all after it", kEndings[ending]);
        if (++wrong > 20) return 1;
      }
    }
  }
  std::printf("failing allocations: %d points in the first use of the library, %d of them wrong\n",
              points, wrong);
  return wrong == 0 ? 0 : 1;
}

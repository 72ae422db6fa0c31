// Backwards that run inside of each other: each `backward` of a Function runs the next one.

#include <pthread.h>

#include <filesystem>
#include <thread>
#include <utility>

#include "tenon/autograd/anomaly_mode.h"
#include "tenon/autograd/function.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/parallel/parallel.h"
#include "tests/autograd/tensors.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

/// Runs `work` in a backward inside of others, `depth` in all; its error comes out of the
/// outermost.
struct Nest : Function<Nest> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x, int64_t depth) {
    ctx->saved_data["depth"] = depth;
    return x * 2;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const int64_t depth = ctx->saved_data["depth"].toInt();
    if (depth > 1) {
      run(depth - 1);
    } else {
      work();
    }
    return {grads[0] * 2, Tensor()};
  }
  static void run(int64_t depth) {
    const EnableGradGuard recording;
    const Tensor x = leaf({1});
    apply(x, depth).sum().backward();
    if (values(x.grad()) != Values{2}) ++wrong;
  }
  static inline std::function<void()> work;
  static inline int wrong = 0;
};

void nest(int64_t depth, std::function<void()> work) {
  Nest::work = std::move(work);
  Nest::wrong = 0;
  Nest::run(depth);
  CHECK(Nest::wrong == 0);
}

int64_t threads_of_process() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return std::distance(begin(tasks), end(tasks));
}

TEST_CASE("backward may be nested 16,000 deep", "[nested]") {
  constexpr int64_t kDepth = 16'000;
  const int64_t before = threads_of_process();
  int64_t innermost = 0;
  nest(kDepth, [&] { innermost = threads_of_process(); });
  CHECK(innermost > before);
  CHECK(innermost - before <= kDepth / 60);
}

TEST_CASE("backward nested 60 deep stays in its thread", "[nested]") {
  std::thread::id innermost;
  nest(60, [&] { innermost = std::this_thread::get_id(); });
  CHECK(innermost == std::this_thread::get_id());
  nest(61, [&] { innermost = std::this_thread::get_id(); });
  CHECK(innermost != std::this_thread::get_id());
}

TEST_CASE("an error of a nested backward reaches the outermost caller", "[nested]") {
  CHECK_ERROR(nest(500, [] { TENON_THROW(ShapeError, "innermost: fails"); }), ShapeError,
              "innermost: fails");
  CHECK_THROWS_AS(nest(500, [] { throw std::logic_error("of the program"); }), std::logic_error);
  CHECK(thread_state() == ThreadState());
  CHECK(current_node() == nullptr);
  nest(200, [] {});
}

/// What a program can see of its thread.
struct Seen {
  ThreadState state;
  std::string node;
  bool in_parallel = false;
  int kernels = 0;

  static Seen of_this_thread() {
    return {thread_state(), std::string(current_node()->name()), in_parallel_region()};
  }
};

TEST_CASE("a helper thread has the state of the thread that it helps", "[nested][thread]") {
  const DetectAnomalyGuard anomaly(/*check_nan=*/false);
  const ExcludeDispatchKeyGuard excluded(DispatchKey::Tracer);
  const InferenceMode inference;
  int kernels = 0;
  const KernelRecorder recorder([&](const KernelRun&) { ++kernels; });
  const auto look = [&](int64_t depth) {
    Seen seen;
    kernels = 0;
    parallel_for(0, 1, 0, [&](int64_t, int64_t) {
      const InferenceMode normal(false);
      nest(depth, [&] {
        seen = Seen::of_this_thread();
        kernels = 0;
        ones({1}).add(1);
        seen.kernels = kernels;
      });
    });
    return seen;
  };
  const Seen here = look(2);
  const Seen helped = look(130);
  CHECK(helped.state == here.state);
  CHECK(std::string_view(helped.state.inference_guard().file_name()) ==
        here.state.inference_guard().file_name());
  CHECK(helped.state.inference_guard().line() == here.state.inference_guard().line());
  CHECK(helped.state.anomaly_mode);
  CHECK(helped.state.excluded().has(DispatchKey::Tracer));
  CHECK(helped.node == here.node);
  CHECK(helped.kernels == here.kernels);
  CHECK(here.kernels > 0);
}

TEST_CASE("a backward in a parallel loop stays in it however deep it is nested", "[nested]") {
  const NumThreads threads(2);  // with one, no loop is parallel
  std::atomic<int> outside = 0;
  parallel_for(0, 4, 1, [&](int64_t, int64_t) {
    struct Look : Function<Look> {
      static Tensor forward(AutogradContext* ctx, const Tensor& x, int64_t depth, void* outside) {
        ctx->saved_data["depth"] = depth;
        ctx->saved_data["outside"] = reinterpret_cast<int64_t>(outside);
        return x * 2;
      }
      static variable_list backward(AutogradContext* ctx, variable_list grads) {
        const int64_t depth = ctx->saved_data["depth"].toInt();
        auto* count = reinterpret_cast<std::atomic<int>*>(ctx->saved_data["outside"].toInt());
        if (!in_parallel_region()) ++*count;
        if (depth > 0) {
          const EnableGradGuard recording;
          apply(leaf({1}), depth - 1, static_cast<void*>(count)).sum().backward();
        }
        return {grads[0], Tensor(), Tensor()};
      }
    };
    Look::apply(leaf({1}), 100, static_cast<void*>(&outside)).sum().backward();
  });
  CHECK(outside == 0);
}

TEST_CASE("nodes that a helper thread makes are newer than those of its caller", "[nested]") {
  const uint64_t before = autograd::Node::peek_sequence_nr();
  uint64_t inside = 0;
  nest(200, [&] { inside = autograd::Node::peek_sequence_nr(); });
  CHECK(inside > before);
  CHECK(autograd::Node::peek_sequence_nr() >= inside);
}

/// Runs backward over the node that is running, until it has done so often enough.
struct Again : Function<Again> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x) {
    ctx->saved_data["times"] = 0;
    return x * 2;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const int64_t times = ctx->saved_data["times"].toInt() + 1;
    ctx->saved_data["times"] = times;
    if (times < 500) autograd::grad(result, input, {}, /*retain_graph=*/true);
    return {grads[0] * 2};
  }
  static inline Tensor input, result;
};

TEST_CASE("a backward may go through its own node again and again", "[nested][thread]") {
  Again::input = leaf({1});
  Again::result = Again::apply(Again::input);
  Again::result.backward();
  CHECK(values(Again::input.grad()) == Values{2});
  Again::input = Again::result = Tensor();
}

/// Lets no thread start while it lives: no stack is as large as theirs would be.
class NoMoreThreads {
 public:
  NoMoreThreads() {
    pthread_getattr_default_np(&before_);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, size_t{1} << 47);
    pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
  }
  ~NoMoreThreads() {
    pthread_setattr_default_np(&before_);
    pthread_attr_destroy(&before_);
  }
  NoMoreThreads(const NoMoreThreads&) = delete;
  NoMoreThreads& operator=(const NoMoreThreads&) = delete;

 private:
  pthread_attr_t before_;
};

TEST_CASE("a nested backward for which there is no thread does nothing", "[nested][thread]") {
  const std::string message =
      "backward: cannot start a thread for a backward inside of 60 others: ";
  const Tensor x = leaf({1});
  const Tensor y = (x * x).sum();
  bool reached = false;
  {
    const NoMoreThreads none;
    nest(60, [&] {
      reached = true;
      CHECK_ERROR(y.backward(), OutOfMemoryError, message);
    });
    CHECK(std::exchange(reached, false));
    CHECK_ERROR(nest(61, [&] { reached = true; }), OutOfMemoryError, message);
    CHECK_FALSE(reached);
  }
  CHECK(thread_state() == ThreadState());
  CHECK(current_node() == nullptr);
  CHECK_FALSE(x.grad().defined());
  nest(61, [&] { y.backward(); });
  CHECK(values(x.grad()) == Values{2});
}

TEST_CASE("a deep graph is destroyed on a helper thread and after it", "[nested]") {
  Tensor inner, outer = leaf({1});
  for (int i = 0; i < 200'000; ++i) outer = outer + 1;
  nest(200, [&] {
    outer = Tensor();  // made by the caller
    const EnableGradGuard recording;
    inner = leaf({1});
    for (int i = 0; i < 200'000; ++i) inner = inner * inner;
  });
  inner = Tensor();  // made by a helper that is gone
}

/// Each backward keeps the graph of the next in what it saved.
struct Keep : Function<Keep> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x, int64_t depth) {
    ctx->saved_data["depth"] = depth;
    return x * 2;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    if (const int64_t depth = ctx->saved_data["depth"].toInt(); depth > 0) {
      const EnableGradGuard recording;
      const Tensor next = apply(leaf({1}), depth - 1);
      ctx->saved_data["next"] = next;
      next.sum().backward();
    }
    return {grads[0] * 2, Tensor()};
  }
};

TEST_CASE("graphs that nested backwards keep are destroyed without recursion", "[nested]") {
  const Tensor x = leaf({1});
  Tensor y = Keep::apply(x, 16'000);
  y.sum().backward();
  CHECK(values(x.grad()) == Values{2});
  y = Tensor();
}

}  // namespace
}  // namespace tenon::test

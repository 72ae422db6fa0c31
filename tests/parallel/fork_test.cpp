#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tenon/autograd/helper_thread.h"
#include "tenon/base/fork_section.h"
#include "tenon/base/mutex.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"

// A program with threads under ThreadSanitizer may not start any in a child.
#if !defined(__SANITIZE_THREAD__)

namespace tenon {
namespace {

constexpr unsigned kChildSeconds = 20;

// What a program registers before Tenon runs last, when all is ready for the fork.
std::atomic<void (*)()> before_fork{nullptr};
void run_before_fork() {
  if (void (*const function)() = before_fork) function();
}
void register_first() {
  pthread_atfork(&run_before_fork, nullptr, nullptr);
}
[[gnu::section(".preinit_array"), gnu::used]] void (*const preinit)() = &register_first;

TENON_LIBRARY(fork_test, m) {
  m.def("twice(Tensor self) -> Tensor", [](const Tensor& self) { return self * 2; });
}
Tensor twice(const Tensor& x) {
  return find_operator<Tensor(const Tensor&)>("fork_test::twice").call(x);
}

/// Runs `work` in a child; whether it returned true there within the time.
bool in_child(const std::function<bool()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(kChildSeconds);
    bool right = false;
    try {
      right = work();
    } catch (...) {
    }
    _exit(right ? 0 : 1);
  }
  int status = -1;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
         WEXITSTATUS(status) == 0;
}

/// What a thread of the program does over and over.
using Work = std::function<void(int64_t round)>;

/// Runs each of `works` in a thread of its own while it lives.
class Beside {
 public:
  explicit Beside(const std::vector<Work>& works) {
    for (const Work& work : works) {
      threads_.emplace_back([this, work] {
        for (int64_t round = 0; !done_; ++round) work(round);
      });
    }
  }
  ~Beside() {
    done_ = true;
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::atomic<bool> done_{false};
  std::vector<std::thread> threads_;
};

void allocate_large(int64_t round) {
  const Tensor block = empty({(1 << 16) + (round % 7 << 14)});
}

void call_library_of_products(int64_t) {
  ones({3000, 1}).mm(ones({1, 1}));
}

void draw(int64_t) {
  rand({8});
}

void run_parallel_loop(int64_t) {
  parallel_for(0, 64, 1, [](int64_t, int64_t) {});
}

/// Each thread, and the child, with an operator of its own.
Work register_and_call(std::string_view op) {
  return [op](int64_t) {
    Library library("aten", DispatchKey::PrivateUse1);
    library.impl(op, [](const Tensor& self) { return self; });
    ones({2}).add_(1);
  };
}

void change_policy(int64_t round) {
  set_inference_policy(round % 2 == 0 ? InferencePolicy::Strict : InferencePolicy::Standard);
}

/// A leaf that threads of the parent and the child use.
const Tensor& shared_leaf() {
  static const Tensor leaf = ones({4}, requires_grad());
  return leaf;
}

void train_shared_leaf(int64_t) {
  (shared_leaf() * shared_leaf()).sum().backward();
}

/// A view whose history is made again in every round, under its lock.
void use_outdated_view(int64_t) {
  Tensor base = shared_leaf() * 1;
  const Tensor view = base.view({2, 2});
  base.mul_(3);
  view.sum().backward();
}

struct Square : autograd::Function<Square> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x) {
    context->save_for_backward({x});
    return x * x;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    return {grads[0] * 2 * context->get_saved_variables()[0]};
  }
};

/// A graph that threads of the parent and the child run backward over.
const Tensor& shared_graph() {
  static const Tensor graph = Square::apply(shared_leaf()).sum();
  return graph;
}

void run_shared_graph(int64_t) {
  autograd::grad(shared_graph(), shared_leaf(), {}, /*retain_graph=*/true);
}

bool trains() {
  const Tensor weight = full({3, 2}, 0.5, requires_grad());
  const Tensor x = tensor({{1.0f, 2.0f}, {3.0f, -4.0f}});
  const float before = linear(x, weight).square().sum().item<float>();
  for (int step = 0; step < 3; ++step) {
    linear(x, weight).square().sum().backward();
    const NoGradGuard no_grad;
    Tensor(weight).sub_(weight.grad(), 0.005);
    weight.mutable_grad().reset();
  }
  (shared_leaf() * 2).sum().backward();
  run_shared_graph(0);
  return linear(x, weight).square().sum().item<float>() < before && shared_leaf().grad().defined();
}

bool saves() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("tenon_fork_test_" + std::to_string(getpid()));
  const Tensor saved = arange(100);
  io::save_npy(saved, path);
  const bool same = io::load_npy(path).equal(saved);
  std::filesystem::remove(path);
  return same;
}

bool computes() {
  allocate_large(3);
  call_library_of_products(0);
  register_and_call("exp")(0);
  use_outdated_view(0);
  set_inference_policy(InferencePolicy::Standard);
  std::atomic<int64_t> sum{0};
  parallel_for(0, 1000, 10, [&](int64_t begin, int64_t end) { sum += end - begin; });
  return sum == 1000 && rand({100}).lt(1).all().item<bool>() &&
         twice(ones({2})).equal(full({2}, 2.0)) &&
         ones({40, 40}).mm(ones({40, 40})).sum().item<float>() == 64000;
}

void check_children(const std::vector<Work>& works, int64_t children) {
  const int threads = get_num_threads();
  set_num_threads(3);
  int64_t failed = 0;
  {
    const Beside beside(works);
    for (int64_t i = 0; i < children && failed == 0; ++i) {
      failed += !in_child([] { return computes() && trains() && saves(); });
    }
  }
  set_num_threads(threads);
  set_inference_policy(InferencePolicy::Standard);
  CHECK(failed == 0);
}

// A fork may find the allocator of AddressSanitizer locked, and its child waits for ever.
#if !defined(__SANITIZE_ADDRESS__)
TEST_CASE("a child of fork() computes, trains and saves, whatever other threads were doing",
          "[fork]") {
  shared_graph();  // made before there are threads
  const int64_t children = test::effort(12, 400);
  SECTION("allocating large blocks") {
    check_children({allocate_large, allocate_large}, children);
  }
  SECTION("calling another library, with locks of its own") {
    check_children({call_library_of_products, call_library_of_products}, children);
  }
  SECTION("drawing random numbers") {
    check_children({draw, draw}, children);
  }
  SECTION("registering and calling") {
    check_children({register_and_call("neg"), register_and_call("abs")}, children);
  }
  SECTION("changing the policy") {
    check_children({change_policy, draw}, children);
  }
  SECTION("adding gradients to a leaf that the child uses") {
    check_children({train_shared_leaf, train_shared_leaf}, children);
  }
  SECTION("running backward over a graph that the child uses") {
    check_children({run_shared_graph, run_shared_graph}, children);
  }
  SECTION("bringing views up to date") {
    check_children({use_outdated_view, use_outdated_view}, children);
  }
  SECTION("running parallel loops") {
    check_children({run_parallel_loop, run_parallel_loop}, children);
  }
  SECTION("all of it") {
    check_children({allocate_large, call_library_of_products, draw, register_and_call("neg"),
                    change_policy, train_shared_leaf, use_outdated_view, run_parallel_loop},
                   children);
  }
}
#endif

TEST_CASE("several threads fork at once", "[fork]") {
  std::atomic<int> failed{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&] {
      for (int round = 0; round < 20; ++round) failed += !in_child(trains);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(failed == 0);
}

TEST_CASE("a thread that holds a lock may fork, and holds it in the child", "[fork]") {
  Mutex mutex;
  mutex.lock();
  const bool right = in_child([&] {
    mutex.unlock();
    const std::lock_guard again(mutex);
    return computes() && trains();
  });
  mutex.unlock();
  CHECK(right);
}

TEST_CASE("fork() waits for a section of another thread, and no longer", "[fork]") {
  std::atomic<bool> entered{false};
  std::atomic<bool> left{false};
  std::thread other([&] {
    const ForkSection section;
    entered = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    left = true;
  });
  while (!entered) std::this_thread::yield();
  CHECK(in_child([&] { return left.load(); }));
  other.join();
}

TEST_CASE("a thread that is new when another one forks stays out of sections meanwhile", "[fork]") {
  static std::atomic<bool> ready{false}, entered{false}, entered_early{false};
  static std::thread newcomer;
  before_fork = [] {
    newcomer = std::thread([] {
      { const ForkSection::Lent work_for_another(true); }
      ready = true;
      const ForkSection section;
      entered = true;
    });
    while (!ready) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    entered_early = entered.load();
  };
  const pid_t child = fork();
  if (child == 0) _exit(0);
  before_fork = nullptr;
  newcomer.join();
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK_FALSE(entered_early);
  CHECK(entered);
}

TEST_CASE("a loop within a section ends although another thread forks", "[fork]") {
  const int threads = get_num_threads();
  set_num_threads(3);
  std::atomic<int> forks{0};
  std::thread forking([&] {
    while (forks < 20) forks += in_child([] { return true; }) ? 1 : 20;
  });
  Mutex mutex;
  int64_t visited = 0;
  int64_t rounds = 0;
  const auto start = std::chrono::steady_clock::now();
  for (; forks < 20; ++rounds) {
    const ForkSection section;
    parallel_for(0, 64, 1, [&](int64_t begin, int64_t end) {
      const std::lock_guard lock(mutex);
      visited += end - begin;
    });
  }
  forking.join();
  set_num_threads(threads);
  CHECK(visited == rounds * 64);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(9));
}

TEST_CASE("a thread of a child is not taken for a thread of its parent", "[fork]") {
  ReentrantMutex mutex;
  std::atomic<bool> is_held{false};
  std::atomic<bool> forked{false};
  std::thread holder([&] {
    const std::lock_guard lock(mutex);
    is_held = true;
    while (!forked) std::this_thread::yield();
  });
  while (!is_held) std::this_thread::yield();
  CHECK(in_child([&] {
    // Its stack and thread-local variables come to lie where those of the holder were.
    std::thread([&] { const std::lock_guard lock(mutex); }).join();
    const std::lock_guard lock(mutex);
    return true;
  }));
  forked = true;
  holder.join();
}

TEST_CASE("a child forked inside a loop computes, and an error says that it cannot finish the loop",
          "[fork]") {
  const int threads = get_num_threads();
  set_num_threads(2);
  std::atomic<bool> forked{false};
  const auto caller = std::this_thread::get_id();
  bool right = false;
  const auto fork_inside = [&] {
    parallel_for(0, 100, 1, [&](int64_t, int64_t) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      if (std::this_thread::get_id() != caller || forked.exchange(true)) return;
      right = in_child([] { return trains() && saves(); });
    });
  };
  fork_inside();
  CHECK(right);
  CHECK(in_child([] {
    // The loop of this child, in which a child of it returns to the end of the loop.
    std::atomic<bool> inner_forked{false};
    const auto inner_caller = std::this_thread::get_id();
    pid_t child = -1;
    try {
      parallel_for(0, 100, 1, [&](int64_t, int64_t) {
        std::this_thread::sleep_for(std::chrono::microseconds(100));
        if (std::this_thread::get_id() != inner_caller || inner_forked.exchange(true)) return;
        child = fork();
        if (child == 0) alarm(kChildSeconds);
      });
    } catch (const NotImplementedError&) {
      _exit(child == 0 ? 0 : 1);
    }
    int status = -1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
  }));
  set_num_threads(threads);
}

}  // namespace
}  // namespace tenon

#endif

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "tenon/autograd/helper_thread.h"
#include "tenon/base/fork_section.h"
#include "tenon/base/mutex.h"
#include "tenon/tenon.h"
#include "tests/parallel/fork_work.h"
#include "tests/support/effort.h"

// A program with threads under ThreadSanitizer may not start any in a child.
#if !defined(__SANITIZE_THREAD__)

namespace tenon::test {
namespace {

// What a program registers before Tenon runs last, when all is ready for the fork.
std::atomic<void (*)()> before_fork{nullptr};
void run_before_fork() {
  if (void (*const function)() = before_fork) function();
}
void register_first() {
  pthread_atfork(&run_before_fork, nullptr, nullptr);
}
[[gnu::section(".preinit_array"), gnu::used]] void (*const preinit)() = &register_first;

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
  const int64_t children = effort(12, 400);
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
}  // namespace tenon::test

#endif

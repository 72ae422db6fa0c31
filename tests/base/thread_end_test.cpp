// What is called at the end of a thread.

#include "tenon/base/thread_end.h"

#include <pthread.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>
#include <vector>

namespace tenon::test {
namespace {

std::atomic<int> calls{0};
void count_call() {
  ++calls;
}

TEST_CASE("a function is called once at the end of each thread that asked for it", "[thread]") {
  static constinit ThreadEnd at_end{&count_call};
  calls = 0;
  std::vector<std::thread> threads;
  for (int asks = 0; asks < 3; ++asks) {
    threads.emplace_back([asks] {
      for (int i = 0; i < asks; ++i) at_end.arrange();
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(calls == 2);
}

TEST_CASE("a thread whose end cannot be arranged is told so") {
  std::vector<pthread_key_t> keys;
  for (pthread_key_t key = 0; pthread_key_create(&key, nullptr) == 0;) keys.push_back(key);
  static constinit ThreadEnd at_end{&count_call};
  calls = 0;
  bool arranged = true;
  std::thread([&] { arranged = at_end.arrange(); }).join();
  for (const pthread_key_t key : keys) pthread_key_delete(key);
  CHECK_FALSE(arranged);
  CHECK(calls == 0);
}

}  // namespace
}  // namespace tenon::test

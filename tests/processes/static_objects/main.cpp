// Static objects that own tensors, generators, graphs, hooks and registrations, and that compute,
// train and save when they are made and destroyed; so do thread-local ones and handlers of exit.
// Ends with 0 when all was right.
#include <atomic>
#include <cstdlib>
#include <thread>

#include "work.h"

// Four objects of the class Owner, of which one is function-local: twice each; the destructor that
// works; the thread-local objects of two threads: twice each; the handler; main.
const int kWorks = 2 * 4 + 1 + 2 * 2 + 1 + 1;

namespace {

struct ThreadLocal {
  ThreadLocal() { work("a thread-local object"); }
  ~ThreadLocal() { work("the destructor of a thread-local object"); }
};
thread_local ThreadLocal thread_local_object;

const Owner& function_local() {
  static const Owner owner("function_local");
  return owner;
}

}  // namespace

int main() {
  std::atexit([] { work("a handler of exit"); });
  work("main");
  // Made before the thread's own memory of the library's, so destroyed after it.
  std::thread([] { static_cast<void>(&thread_local_object); }).join();
  function_local();
  static_cast<void>(&thread_local_object);
  // A loop of another thread runs on while the program ends.
  std::thread([] {
    while (true) tenon::parallel_for(0, 1000, 1, [](int64_t, int64_t) {});
  }).detach();
  return 0;
}

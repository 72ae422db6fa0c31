#pragma once

#include <exception>
#include <thread>

namespace tenon::test {

/// Runs `work` in a thread that starts and ends with it; raises what it raises.
template <class Work>
void run_in_thread(const Work& work) {
  std::exception_ptr error;
  std::thread([&] {
    try {
      work();
    } catch (...) {
      error = std::current_exception();
    }
  }).join();
  if (error) std::rethrow_exception(error);
}

}  // namespace tenon::test

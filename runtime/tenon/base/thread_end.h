#pragma once

#include <pthread.h>

#include "tenon/base/lazy.h"

namespace tenon {

/// Calls a function at the end of each thread that asked for it, but of the program's first one.
/// Where there is no memory for it, it says so: for the destructor of a thread-local object the C
/// library would end the process. To be declared `constinit`, and never destroyed.
class ThreadEnd {
 public:
  constexpr explicit ThreadEnd(void (*function)()) : function_(function) {}

  /// Asks for the call at the end of the calling thread; whether it takes place.
  bool arrange() noexcept {
    made_([this] { has_key_ = pthread_key_create(&key_, &call) == 0; });
    return has_key_ && pthread_setspecific(key_, this) == 0;
  }

 private:
  static void call(void* end) { static_cast<ThreadEnd*>(end)->function_(); }

  void (*const function_)();
  Once made_;
  pthread_key_t key_ = 0;
  bool has_key_ = false;
};

}  // namespace tenon

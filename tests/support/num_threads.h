#pragma once

#include "tenon/parallel/parallel.h"

namespace tenon::test {

/// Sets the number of threads for the scope.
class NumThreads {
 public:
  explicit NumThreads(int threads) : before_(get_num_threads()) { set_num_threads(threads); }
  NumThreads(const NumThreads&) = delete;
  NumThreads& operator=(const NumThreads&) = delete;
  ~NumThreads() { set_num_threads(before_); }

 private:
  int before_;
};

}  // namespace tenon::test

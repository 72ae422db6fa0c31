#pragma once

#include <cstdint>

namespace tenon::test {

// The program's `operator new`, which all allocations of Tenon end in, can be told to fail, and
// counts. For programs that link `tenon_failing_allocations`, which replaces it.

enum class Failing {
  kOnce,    // the n-th allocation alone
  kFromOn,  // the n-th and all that follow
};

enum class FailingIn {
  kAllThreads,
  kOtherThreads,  // all but the one that asks for it
};

/// Makes the `n`-th allocation from now on fail, counted from 1 over the threads in which they may.
void fail_allocation(int64_t n, Failing failing, FailingIn threads = FailingIn::kAllThreads);
/// Allocations succeed again; returns how many were made to fail.
int64_t stop_failing();
/// Blocks that are allocated and not freed.
int64_t live_blocks();
/// The bytes of them, as malloc rounds them.
int64_t live_bytes();
/// The most that `live_bytes` has been since the peak was reset.
int64_t peak_bytes();
/// The peak is now what there is.
void reset_peak();

}  // namespace tenon::test

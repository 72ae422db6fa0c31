#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/failing_allocations.h"

namespace tenon::test {

/// One call of Tenon, and what is seen of it. Whatever `call` and `results` need is made beforehand
/// and captured.
struct Attempt {
  /// Fails while allocations fail.
  std::function<void()> call;
  /// After a call that succeeded: everything that has to be right then. May go on computing, e.g.
  /// run a backward.
  std::function<std::vector<Tensor>()> results;
  /// All tensors in reach: after a call that failed they are as before.
  std::vector<Tensor> reach;
  /// Leaves whose gradients are, after a call that failed, as before or complete.
  std::vector<Tensor> leaves = {};
  /// Tensors that a Function modifies: after a call that failed each is as before, or has another
  /// version and a history that raises.
  std::vector<Tensor> modified = {};
  /// What there is beside tensors, e.g. files: after a call that failed it is as before.
  std::function<std::string()> outside = {};
  /// Threads in which allocations fail, of those that the call runs in.
  FailingIn threads = FailingIn::kAllThreads;
  /// Whether what the call makes stays until the program ends, as an operator does; a call that
  /// failed leaves nothing all the same.
  bool lasting = false;
  /// Whether, short of full effort, only some of the later allocations fail: for long calls.
  bool sampled = false;
};

/// Runs `body` in a thread that gives all that it frees back to `operator delete`.
void without_kept_memory(const std::function<void()>& body);

/// Adds to what the summary line counts.
void count_points(int64_t points, int64_t wrong);

/// Makes each allocation of `attempt().call()` fail, one after the other, once alone and once with
/// all that follow. At each point the call raises OutOfMemoryError or succeeds as if nothing had
/// happened; after an error all tensors in reach are as before, nothing is leaked, and the call
/// made again is right.
void check_failing_allocations(const std::string& name, const std::function<Attempt()>& attempt);

}  // namespace tenon::test

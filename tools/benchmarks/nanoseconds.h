#pragma once

#include <algorithm>
#include <chrono>
#include <functional>

/// The time that one of `count` calls in `repeat(count)` takes, in nanoseconds: the least of
/// fifteen rounds, each long enough for the clock, since noise only ever adds; of five or more
/// where they take half a second. The first has `count` calls.
inline double nanoseconds(const std::function<void(int)>& repeat, int count = 64) {
  using Clock = std::chrono::steady_clock;
  double best = 1e30, total = 0;
  for (int round = 0; round < 15 && (round < 5 || total < 5e8); ++round) {
    const auto start = Clock::now();
    repeat(count);
    const double elapsed = std::chrono::duration<double, std::nano>(Clock::now() - start).count();
    best = std::min(best, elapsed / count);
    total += elapsed;
    if (elapsed < 2e6) count *= 2, round = std::max(-1, round - 1);
  }
  return best;
}

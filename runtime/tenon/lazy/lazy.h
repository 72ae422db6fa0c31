#pragma once

#include <cstddef>
#include <cstdint>

#include "tenon/base/export.h"

/// The device `lazy`: operators on its tensors are kept as a graph, and computed when a value is
/// read. See docs/lazy.md.
namespace tenon::lazy {

/// Computes all that waits. A program that reads nothing from one step to the next calls it once a
/// step, so that each step is one graph. Errors are those of the operators; then nothing has
/// changed.
TENON_API void evaluate_pending();

/// Where more calls than that wait, a call computes all of them: 10,000 in a new program.
/// ValueError for 0. Returns the number before.
TENON_API size_t set_most_pending(size_t count);

/// Counts of the process.
struct Statistics {
  /// Calls that are not computed yet.
  size_t pending = 0;
  /// Calls that were computed.
  uint64_t computed = 0;
  /// Graphs that were interpreted, and that were compiled.
  uint64_t interpreted = 0;
  uint64_t compiled = 0;
};
TENON_API Statistics statistics();

}  // namespace tenon::lazy

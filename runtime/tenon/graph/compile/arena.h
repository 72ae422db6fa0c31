#pragma once

#include <cstddef>
#include <vector>

#include "tenon/base/export.h"

namespace tenon::graph {

/// Memory that is needed from the `first` to the `last` step of a plan.
struct ArenaBlock {
  size_t bytes = 0, first = 0, last = 0;
  /// In the arena; a multiple of a cache line.
  size_t offset = 0;
};

/// Gives each block its offset: those that are needed at the same step do not overlap. Returns the
/// bytes of the arena. Of the parts that are free, a block gets the smallest that it fits into.
TENON_API size_t place_blocks(std::vector<ArenaBlock>& blocks);

}  // namespace tenon::graph

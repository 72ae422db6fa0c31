#pragma once

#include <cstddef>
#include <limits>

#include "tenon/base/allocator.h"
#include "tenon/base/integer_math.h"

namespace tenon::kernels {

/// Scratch memory that a thread keeps between calls, so that no kernel pays for fresh pages. Each
/// use has a slot of its own; a slot is valid until it is asked for again by the same thread.
enum class WorkspaceSlot {
  kColumns,
  kImage,
  kResult,
  kUnwoven,
  kSums,
  kWeights,
  kEpilogues,
  kScores,
  kFactors,
  kMaxima,
  kPanels,
  kOneDnn,
  kRows,
  kCount
};

namespace detail {
struct WorkspaceBlock {
  char* data = nullptr;
  size_t size = 0;
};
// No destructor of its own, since those of static objects and of other thread-local ones may still
// need it.
inline constinit thread_local WorkspaceBlock
    workspace_blocks[static_cast<int>(WorkspaceSlot::kCount)];
void grow_workspace(WorkspaceBlock& block, size_t bytes);
}  // namespace detail

/// `count` elements of a dtype with undefined contents, at a multiple of 64 bytes; OutOfMemoryError
/// where there is no memory, or where the count does not fit into 64 bits.
template <class T>
T* workspace(WorkspaceSlot slot, CheckedInt count) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  const auto bytes = static_cast<size_t>(checked_nbytes(count.value_or(kMost), dtype_of<T>));
  auto& block = detail::workspace_blocks[static_cast<int>(slot)];
  if (block.size < bytes) detail::grow_workspace(block, bytes);
  return reinterpret_cast<T*>(block.data);
}

}  // namespace tenon::kernels

#pragma once

#include <cstddef>
#include <memory>
#include <new>

namespace tenon::kernels {

/// Scratch memory that a thread keeps between calls, so that no kernel pays for fresh pages. Each
/// use has a slot of its own; a slot is valid until it is asked for again by the same thread.
enum class WorkspaceSlot { kColumns, kImage, kResult, kGradient, kSums, kWeights, kCount };

namespace detail {
struct AlignedDelete {
  void operator()(char* block) const { ::operator delete[](block, std::align_val_t{64}); }
};
struct WorkspaceBlock {
  std::unique_ptr<char[], AlignedDelete> data;
  size_t size = 0;
};
inline thread_local WorkspaceBlock workspace_blocks[static_cast<int>(WorkspaceSlot::kCount)];
}  // namespace detail

/// `count` elements with undefined contents, at a multiple of 64 bytes.
template <class T>
T* workspace(WorkspaceSlot slot, size_t count) {
  auto& block = detail::workspace_blocks[static_cast<int>(slot)];
  if (block.size < count * sizeof(T)) {
    block = {};
    block.data.reset(static_cast<char*>(::operator new[](count * sizeof(T), std::align_val_t{64})));
    block.size = count * sizeof(T);
  }
  return reinterpret_cast<T*>(block.data.get());
}

}  // namespace tenon::kernels

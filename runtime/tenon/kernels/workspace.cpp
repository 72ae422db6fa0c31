#include "tenon/kernels/workspace.h"

#include <new>
#include <utility>

#include "tenon/base/thread_end.h"

namespace tenon::kernels::detail {
namespace {

constexpr std::align_val_t kAlignment{64};

void release(WorkspaceBlock& block) {
  block.size = 0;
  ::operator delete[](std::exchange(block.data, nullptr), kAlignment);
}

/// Frees the blocks of a thread when it ends.
void release_all() {
  for (WorkspaceBlock& block : workspace_blocks) release(block);
}

constinit ThreadEnd at_end{&release_all};

}  // namespace

void grow_workspace(WorkspaceBlock& block, size_t bytes) {
  if (!at_end.arrange()) throw std::bad_alloc();
  release(block);
  block.data = static_cast<char*>(::operator new[](bytes, kAlignment));
  block.size = bytes;
}

}  // namespace tenon::kernels::detail

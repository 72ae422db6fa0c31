#include "tenon/kernels/convolution_workspace.h"

#include <new>
#include <utility>

namespace tenon::kernels::detail {
namespace {

constexpr std::align_val_t kAlignment{64};

void release(WorkspaceBlock& block) {
  block.size = 0;
  ::operator delete[](std::exchange(block.data, nullptr), kAlignment);
}

/// Frees the blocks of a thread when it ends.
struct Cleaner {
  ~Cleaner() {
    for (WorkspaceBlock& block : workspace_blocks) release(block);
  }
};

}  // namespace

void grow_workspace(WorkspaceBlock& block, size_t bytes) {
  static thread_local const Cleaner cleaner;
  static_cast<void>(&cleaner);
  release(block);
  block.data = static_cast<char*>(::operator new[](bytes, kAlignment));
  block.size = bytes;
}

}  // namespace tenon::kernels::detail

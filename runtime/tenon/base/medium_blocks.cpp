#include "tenon/base/medium_blocks.h"

#include <new>

#include "tenon/base/allocator.h"
#include "tenon/base/thread_end.h"

namespace tenon {

constinit thread_local MediumBlocks::Lists MediumBlocks::lists;

bool MediumBlocks::keep(void* block, size_t size) noexcept {
  if (size < kSmallest || (lists.state != State::kKeeping && !begin())) return false;
  if (lists.bytes + size > kMostKept) clear();
  FreeBlock*& first = lists.first[size_class(size, kSmallest)];
  first = new (block) FreeBlock{first};
  lists.bytes += size;
  return true;
}

void MediumBlocks::clear() noexcept {
  for (FreeBlock*& first : lists.first) {
    while (FreeBlock* const block = first) {
      first = block->next;
      ::operator delete(block, std::align_val_t(kAlignment));
    }
  }
  lists.bytes = 0;
}

void MediumBlocks::close() noexcept {
  clear();
  lists.state = State::kClosed;
}

bool MediumBlocks::begin() noexcept {
  static constinit ThreadEnd at_end{&MediumBlocks::close};
  if (lists.state == State::kClosed || !at_end.arrange()) return false;
  lists.state = State::kKeeping;
  return true;
}

}  // namespace tenon

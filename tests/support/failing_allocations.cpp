#include "tests/support/failing_allocations.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <new>

namespace tenon::test {
namespace {

constexpr int64_t kNever = std::numeric_limits<int64_t>::max();

std::atomic<int64_t> remaining{kNever};
std::atomic<bool> fails_from_on{false};
std::atomic<const void*> spared_thread{nullptr};
std::atomic<int64_t> failed{0};
std::atomic<int64_t> live{0};
std::atomic<int64_t> bytes{0};
std::atomic<int64_t> peak{0};

void count_bytes(void* block, int64_t sign) {
  const auto size = static_cast<int64_t>(::malloc_usable_size(block));
  const int64_t now = bytes.fetch_add(sign * size, std::memory_order_relaxed) + sign * size;
  int64_t before = peak.load(std::memory_order_relaxed);
  while (now > before && !peak.compare_exchange_weak(before, now)) {
  }
}

/// An address that no other thread has.
const void* this_thread() {
  static thread_local char address;
  return &address;
}

bool has_to_fail() {
  if (remaining.load(std::memory_order_relaxed) == kNever) return false;
  if (spared_thread.load(std::memory_order_relaxed) == this_thread()) return false;
  const int64_t left = remaining.fetch_sub(1, std::memory_order_relaxed) - 1;
  if (left > 0 || (left < 0 && !fails_from_on)) return false;
  failed.fetch_add(1, std::memory_order_relaxed);
  return true;
}

void* allocate(size_t size, size_t alignment) noexcept {
  if (has_to_fail()) return nullptr;
  const size_t rounded = (std::max<size_t>(size, 1) + alignment - 1) / alignment * alignment;
  void* block = std::aligned_alloc(alignment, rounded);
  if (block == nullptr) return nullptr;
  live.fetch_add(1, std::memory_order_relaxed);
  count_bytes(block, 1);
  return block;
}

void release(void* block) noexcept {
  if (block == nullptr) return;
  live.fetch_sub(1, std::memory_order_relaxed);
  count_bytes(block, -1);
  std::free(block);
}

}  // namespace

void fail_allocation(int64_t n, Failing failing, FailingIn threads) {
  failed = 0;
  spared_thread = threads == FailingIn::kOtherThreads ? this_thread() : nullptr;
  fails_from_on = failing == Failing::kFromOn;
  remaining = n;
}

int64_t stop_failing() {
  remaining = kNever;
  return failed;
}

int64_t live_blocks() {
  return live;
}

int64_t live_bytes() {
  return bytes;
}

int64_t peak_bytes() {
  return peak;
}

void reset_peak() {
  peak = bytes.load();
}

}  // namespace tenon::test

using tenon::test::allocate;
using tenon::test::release;

void* operator new(size_t size) {
  if (void* block = allocate(size, alignof(std::max_align_t))) return block;
  throw std::bad_alloc();
}
void* operator new(size_t size, std::align_val_t alignment) {
  if (void* block = allocate(size, static_cast<size_t>(alignment))) return block;
  throw std::bad_alloc();
}
void* operator new(size_t size, const std::nothrow_t&) noexcept {
  return allocate(size, alignof(std::max_align_t));
}
void* operator new(size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return allocate(size, static_cast<size_t>(alignment));
}
// The library's own of arrays would end in those above, but those of a sanitizer's do not.
void* operator new[](size_t size) {
  return operator new(size);
}
void* operator new[](size_t size, std::align_val_t alignment) {
  return operator new(size, alignment);
}
void* operator new[](size_t size, const std::nothrow_t&) noexcept {
  return allocate(size, alignof(std::max_align_t));
}
void* operator new[](size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return allocate(size, static_cast<size_t>(alignment));
}
void operator delete(void* block) noexcept {
  release(block);
}
void operator delete(void* block, size_t) noexcept {
  release(block);
}
void operator delete(void* block, std::align_val_t) noexcept {
  release(block);
}
void operator delete(void* block, size_t, std::align_val_t) noexcept {
  release(block);
}
void operator delete(void* block, const std::nothrow_t&) noexcept {
  release(block);
}
void operator delete(void* block, std::align_val_t, const std::nothrow_t&) noexcept {
  release(block);
}
void operator delete[](void* block) noexcept {
  release(block);
}
void operator delete[](void* block, size_t) noexcept {
  release(block);
}
void operator delete[](void* block, std::align_val_t) noexcept {
  release(block);
}
void operator delete[](void* block, size_t, std::align_val_t) noexcept {
  release(block);
}
void operator delete[](void* block, const std::nothrow_t&) noexcept {
  release(block);
}
void operator delete[](void* block, std::align_val_t, const std::nothrow_t&) noexcept {
  release(block);
}

#pragma once

#include <bit>
#include <cstddef>

namespace tenon {

/// Sizes of blocks have three significant bits, so that blocks fit each other's uses: four sizes
/// from one power of two to the next.
constexpr size_t with_three_bits(size_t bytes) {
  const size_t granule = std::bit_floor(bytes) / 4;
  return (bytes + granule - 1) / granule * granule;  // fits: an int64 counts bytes
}
/// Which of those sizes one is, from `smallest` on, a power of two.
constexpr size_t size_class(size_t size, size_t smallest) {
  const auto bits = static_cast<size_t>(std::bit_width(size));
  return (bits - static_cast<size_t>(std::bit_width(smallest))) * 4 + (size >> (bits - 3)) % 4;
}

/// Blocks between the smallest and the large ones, aligned to `kAlignment`. What a thread frees it
/// uses again without a lock, since an aligned block of the system costs as much as the work on a
/// thousand elements. It keeps `kMostKept` bytes at most: when it frees more, it gives all back,
/// so that sizes which are not used any more make room.
class MediumBlocks {
 public:
  static constexpr size_t kSmallest = size_t{1} << 9;
  static constexpr size_t kEnd = size_t{1} << 18;  // what is as large is large
  static constexpr size_t kMostKept = size_t{2} << 20;

  /// A block of a size with three bits that the calling thread has kept, or null.
  static void* take(size_t size) noexcept {
    if (size < kSmallest) return nullptr;
    FreeBlock*& first = lists.first[size_class(size, kSmallest)];
    FreeBlock* const block = first;
    if (block == nullptr) return nullptr;
    first = block->next;
    lists.bytes -= size;
    return block;
  }
  /// Keeps a block that is freed; whether it does. One that it does not is as it was.
  static bool keep(void* block, size_t size) noexcept;
  /// Gives what the calling thread keeps back to the system.
  static void clear() noexcept;

 private:
  struct FreeBlock {
    FreeBlock* next;
  };
  enum class State : unsigned char { kNew, kKeeping, kClosed };
  struct Lists {
    FreeBlock* first[size_class(kEnd, kSmallest)] = {};
    size_t bytes = 0;
    State state = State::kNew;  // until the thread's clean-up is arranged, and after it
  };

  static void close() noexcept;
  static bool begin() noexcept;

  static thread_local constinit Lists lists __attribute__((tls_model("initial-exec")));
};

}  // namespace tenon

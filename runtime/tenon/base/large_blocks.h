#pragma once

#include <cstddef>

#include "tenon/base/medium_blocks.h"

namespace tenon {

/// Blocks of the sizes beyond the medium ones: those of the system within the memory limit, and
/// those that were freed and are kept for whoever asks for their size. Any thread may call.
class LargeBlocks {
 public:
  static constexpr size_t kSmallest = MediumBlocks::kEnd;
  static constexpr size_t kMostKept = size_t{256} << 20;

  /// A block of the system at `kAlignment`, or null where it has none or the limit refuses it.
  static void* obtain(size_t size) noexcept;
  static void give_back(void* block, size_t size) noexcept;

  /// A block that is kept, the last one of its size that was freed, or null.
  static void* take(size_t size) noexcept;
  /// Keeps a block that is freed, and gives those back that were freed longest ago where all are
  /// more than `kMostKept` bytes: a program that has come to other sizes would else have no use of
  /// what is kept. Returns false, and does nothing, for one that is larger alone.
  static bool keep(void* block, size_t size) noexcept;
  /// Gives all that are kept back.
  static void clear() noexcept;
  /// The bytes of what is kept.
  static size_t bytes() noexcept;

  static void set_limit(size_t bytes) noexcept;
  static size_t limit() noexcept;
};

}  // namespace tenon

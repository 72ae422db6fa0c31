#pragma once

#include <cstddef>

namespace tenon::detail {

/// Memory for the small objects that every call makes and frees: tensors and their storages. Freed
/// blocks wait in a short list of the freeing thread for the next of their size, which saves most
/// of the cost of a small call. A block may be freed by another thread than took it.
///
/// Null when there is no memory. `bytes` must be the same for both calls; blocks above
/// `kLargestCachedBlock` are not cached.
void* allocate_block(size_t bytes) noexcept;
void free_block(void* block, size_t bytes) noexcept;

inline constexpr size_t kLargestCachedBlock = 576;

}  // namespace tenon::detail

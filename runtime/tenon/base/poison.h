#pragma once

#include <cstddef>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#endif

namespace tenon {

/// Tells AddressSanitizer, if it is there, that nobody may use this part of a block any more, which
/// is freed later with the rest.
inline void poison([[maybe_unused]] const void* memory, [[maybe_unused]] size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
  __asan_poison_memory_region(memory, bytes);
#endif
}
/// The opposite, before the block is freed.
inline void unpoison([[maybe_unused]] const void* memory, [[maybe_unused]] size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
  __asan_unpoison_memory_region(memory, bytes);
#endif
}

}  // namespace tenon

#pragma once

#include <cstddef>
#include <cstdint>

#include "tenon/base/array_ref.h"
#include "tenon/base/dtype.h"
#include "tenon/base/export.h"

namespace tenon {

/// Every block starts at a multiple of this: a cache line, and the widest vector register.
inline constexpr size_t kAlignment = 64;

/// Uninitialised memory at `kAlignment`; OutOfMemoryError, naming the bytes, when there is none.
/// Freed by `free_bytes`, with the same number of bytes, from any thread. Zero bytes give a null
/// pointer. Blocks that were freed are kept for the next of their size, since those of the system
/// cost as much as the work on them: of 256 KiB and more 256 MiB for all threads, of those freed
/// last; smaller ones, from 512 bytes on, 2 MiB for the thread that freed them.
TENON_API void* allocate_bytes(size_t bytes);
TENON_API void free_bytes(void* data, size_t bytes) noexcept;
/// Gives the blocks that are kept back to the system: the large ones, and what the calling thread
/// keeps.
TENON_API void release_cached_memory() noexcept;

/// How much the blocks of 256 KiB and more may take together, those that are kept included. An
/// allocation beyond it raises OutOfMemoryError as if the system had no more. Everything at first;
/// may be set from any thread.
TENON_API void set_memory_limit(size_t bytes) noexcept;
TENON_API size_t memory_limit() noexcept;

/// For tests of what happens when memory runs out: without keeping, no block that is freed is used
/// again, neither one of elements nor one of the pool of a thread that starts from now on, so that
/// every allocation asks `operator new`. Keeping is the default.
TENON_API void set_keeps_freed_memory(bool keeps) noexcept;

namespace detail {
/// Whether blocks are kept; asked where a block is not had from those kept anyway.
bool keeps_freed_memory() noexcept;
[[noreturn]] TENON_API TENON_COLD void fail_nbytes(int64_t numel, DType dtype);
}  // namespace detail

/// Product of sizes; ShapeError for a negative one, OutOfMemoryError when the number does not fit
/// into an int64.
TENON_API int64_t checked_numel(IntArrayRef sizes);

/// Bytes that `numel` elements need, which are not negative: what every buffer of elements is sized
/// by. OutOfMemoryError when the number does not fit into an int64.
inline int64_t checked_nbytes(int64_t numel, DType dtype) {
  int64_t nbytes = 0;
  if (__builtin_mul_overflow(numel, element_size(dtype), &nbytes)) [[unlikely]]
    detail::fail_nbytes(numel, dtype);
  return nbytes;
}
/// The same for the product of sizes, with its errors; DTypeError for a dtype that is none.
TENON_API int64_t checked_nbytes(IntArrayRef sizes, DType dtype);

}  // namespace tenon

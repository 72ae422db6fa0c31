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
/// Freed by `free_bytes` from any thread. Zero bytes give a null pointer.
TENON_API void* allocate_bytes(size_t bytes);
TENON_API void free_bytes(void* data) noexcept;

/// Bytes that `sizes` elements need; ShapeError for a negative size, OutOfMemoryError when the
/// number does not fit into an int64.
TENON_API int64_t checked_nbytes(IntArrayRef sizes, DType dtype);
/// Product of sizes; the same errors.
TENON_API int64_t checked_numel(IntArrayRef sizes);

}  // namespace tenon

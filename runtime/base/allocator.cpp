#include "tenon/base/allocator.h"

#include <cstdlib>

#include "tenon/base/check.h"

namespace tenon {

void* allocate_bytes(size_t bytes) {
  if (bytes == 0) return nullptr;
  const size_t rounded = (bytes + kAlignment - 1) & ~(kAlignment - 1);
  void* data = rounded >= bytes ? std::aligned_alloc(kAlignment, rounded) : nullptr;
  TENON_CHECK(data != nullptr, OutOfMemoryError, "empty: cannot allocate ", bytes, " bytes");
  return data;
}

void free_bytes(void* data) noexcept { std::free(data); }

int64_t checked_numel(IntArrayRef sizes) {
  int64_t numel = 1;
  bool overflow = false;
  for (const int64_t size : sizes) {
    TENON_CHECK(size >= 0, ShapeError, "empty: expected sizes that are not negative, got ", sizes);
    overflow |= __builtin_mul_overflow(numel, size, &numel);
  }
  // A zero anywhere makes the product zero, however large the others are.
  for (const int64_t size : sizes) {
    if (size == 0) return 0;
  }
  TENON_CHECK(!overflow, OutOfMemoryError, "empty: the sizes ", sizes,
              " have more elements than memory can address");
  return numel;
}

int64_t checked_nbytes(IntArrayRef sizes, DType dtype) {
  int64_t nbytes = 0;
  const bool overflow =
      __builtin_mul_overflow(checked_numel(sizes), element_size(dtype), &nbytes);
  TENON_CHECK(!overflow, OutOfMemoryError, "empty: the sizes ", sizes, " of ", dtype,
              " need more bytes than memory can address");
  return nbytes;
}

}  // namespace tenon

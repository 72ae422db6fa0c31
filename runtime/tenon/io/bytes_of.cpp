#include "tenon/io/bytes_of.h"

#include <algorithm>

#include "tenon/base/integer_math.h"

namespace tenon::io {

std::optional<uint64_t> bytes_of(IntArrayRef sizes, DType dtype) {
  if (std::ranges::find(sizes, 0) != sizes.end()) return 0;
  CheckedInt bytes = element_size(dtype);
  for (const int64_t size : sizes) bytes *= CheckedInt(size);
  if (!bytes.fits()) return std::nullopt;
  return static_cast<uint64_t>(bytes.value());
}

}  // namespace tenon::io

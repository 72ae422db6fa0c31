#include "tenon/kernels/pointwise/splat.h"

#include <cstring>

#include "tenon/base/complex.h"
#include "tenon/kernels/pointwise/pointwise_loop.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

template <class T>
void fill(char* splats, const char* elements, int64_t count, int64_t step) {
  for (; count > 0; --count, elements += step) {
    T value;
    std::memcpy(&value, elements, sizeof(T));
    for (int64_t i = 0; i < kSplatBytes; i += sizeof(T), splats += sizeof(T)) {
      std::memcpy(splats, &value, sizeof(T));
    }
  }
}

}  // namespace

void fill_splats(char* splats, const char* elements, int64_t count, int64_t step, int64_t size) {
  switch (size) {
    case 1:
      return fill<uint8_t>(splats, elements, count, step);
    case 2:
      return fill<uint16_t>(splats, elements, count, step);
    case 4:
      return fill<uint32_t>(splats, elements, count, step);
    case 8:
      return fill<uint64_t>(splats, elements, count, step);
    default:
      return fill<Complex128>(splats, elements, count, step);
  }
}

}  // namespace tenon::kernels

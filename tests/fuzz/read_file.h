#pragma once

#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "memory_file.h"
#include "tenon/base/error.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::fuzz {

/// Reads every byte, so that a sanitizer sees whether it is there.
inline void touch(const TensorBase& tensor) {
  const auto* bytes = static_cast<const uint8_t*>(tensor.data_ptr());
  const size_t count = tensor.nbytes();
  volatile uint64_t sum = std::accumulate(bytes, bytes + count, uint64_t{0});
  static_cast<void>(sum);
}

/// Calls `load` while every file holds these bytes. A reader may refuse them or lack memory.
template <class Load>
int read_file(const uint8_t* data, size_t size, const Load& load) {
  MemoryFile file({data, size});
  const io::FileSystemGuard guard(file);
  try {
    load();
    return 1;
  } catch (const InputError&) {
    return 0;
  } catch (const OutOfMemoryError&) {
    return 0;
  }
}

}  // namespace tenon::fuzz

#include "read_file.h"
#include "targets.h"
#include "tenon/io/npy.h"

namespace tenon::fuzz {

int fuzz_npy(const uint8_t* data, size_t size) {
  return read_file(data, size, [] { touch(io::load_npy("file")); });
}

}  // namespace tenon::fuzz

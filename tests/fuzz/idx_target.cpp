#include "read_file.h"
#include "targets.h"
#include "tenon/io/idx.h"

namespace tenon::fuzz {

int fuzz_idx(const uint8_t* data, size_t size) {
  return read_file(data, size, [] { touch(io::load_idx("file")); });
}

}  // namespace tenon::fuzz

#include "read_file.h"
#include "targets.h"
#include "tenon/io/safetensors.h"

namespace tenon::fuzz {

int fuzz_safetensors(const uint8_t* data, size_t size) {
  int accepted = 0;
  for (const io::LoadMode mode : {io::LoadMode::kCopy, io::LoadMode::kMap}) {
    const int now = read_file(data, size, [&] {
      io::TextMap metadata;
      for (const auto& [name, tensor] : io::load_safetensors("file", &metadata, mode)) {
        touch(tensor);
      }
    });
    if (mode == io::LoadMode::kMap && now != accepted) std::abort();
    accepted = now;
  }
  return accepted;
}

}  // namespace tenon::fuzz

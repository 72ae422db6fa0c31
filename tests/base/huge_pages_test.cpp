#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "tenon/base/allocator.h"

namespace tenon::test {
namespace {

struct FreeBytes {
  void operator()(void* data) const { free_bytes(data, bytes); }
  size_t bytes;
};
using Block = std::unique_ptr<void, FreeBytes>;

Block block_of(size_t bytes) {
  return Block(allocate_bytes(bytes), FreeBytes{bytes});
}

/// What the system knows of the mapping that `address` lies in: `rd wr mr mw me hg`.
std::string flags_of_mapping(const void* address) {
  const auto wanted = reinterpret_cast<uintptr_t>(address);
  std::ifstream maps("/proc/self/smaps");
  bool inside = false;
  for (std::string line; std::getline(maps, line);) {
    uintptr_t begin = 0, end = 0;
    char dash = 0;
    std::istringstream range(line);
    if (range >> std::hex >> begin >> dash >> end && dash == '-') {
      inside = begin <= wanted && wanted < end;
    } else if (inside && line.starts_with("VmFlags:")) {
      return line;
    }
  }
  return {};
}

TEST_CASE("blocks begin at multiples of kAlignment, whatever their size") {
  for (const size_t bytes : {size_t{1}, size_t{300}, size_t{1} << 18, (size_t{1} << 22) - 1,
                             size_t{1} << 22, size_t{5000001}, size_t{40} << 20}) {
    for (int repeated = 0; repeated < 2; ++repeated) {  // the second may be the first again
      const Block block = block_of(bytes);
      CAPTURE(bytes);
      CHECK(reinterpret_cast<uintptr_t>(block.get()) % kAlignment == 0);
    }
  }
}

TEST_CASE("blocks of 4 MiB and more ask for huge pages where the system has them") {
  if (!std::filesystem::exists("/sys/kernel/mm/transparent_hugepage/enabled")) {
    WARN("the system has no huge pages");
    return;
  }
  for (const size_t bytes : {size_t{4} << 20, size_t{40} << 20}) {
    const Block block = block_of(bytes);
    auto* const data = static_cast<char*>(block.get());
    for (const size_t place : {size_t{0}, bytes / 2, bytes - 1}) {
      CAPTURE(bytes, place);
      CHECK(flags_of_mapping(data + place).find(" hg") != std::string::npos);
    }
  }
}

}  // namespace
}  // namespace tenon::test

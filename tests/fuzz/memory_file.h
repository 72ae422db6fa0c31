#pragma once

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <new>
#include <span>

#include "tenon/io/file_system.h"

namespace tenon::fuzz {

/// Every file is this one, in memory; nothing can be written.
class MemoryFile : public io::FileSystem {
 public:
  explicit MemoryFile(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  int open(const char*, int, mode_t) override { return position_ = 0, kFile; }
  int close(int) override { return 0; }
  int64_t read(int, void* data, size_t bytes) override {
    const size_t got = std::min(bytes, bytes_.size() - position_);
    std::memcpy(data, bytes_.data() + position_, got);
    position_ += got;
    return static_cast<int64_t>(got);
  }
  int status(int, struct stat& status) override {
    status = {};
    status.st_mode = S_IFREG | 0400;
    status.st_size = static_cast<off_t>(bytes_.size());
    return 0;
  }
  /// As the system does, from the begin of a page.
  int map(int, size_t bytes, void*& data) override {
    data = ::operator new (bytes, std::align_val_t{4096});
    std::memcpy(data, bytes_.data(), bytes);
    return 0;
  }
  int unmap(void* data, size_t) override {
    ::operator delete (data, std::align_val_t{4096});
    return 0;
  }
  int64_t write(int, const void*, size_t) override { return -EROFS; }
  int rename(const char*, const char*) override { return -EROFS; }
  int remove(const char*) override { return -EROFS; }

 private:
  static constexpr int kFile = 1000;

  std::span<const uint8_t> bytes_;
  size_t position_ = 0;
};

}  // namespace tenon::fuzz

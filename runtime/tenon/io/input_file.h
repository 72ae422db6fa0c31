#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

#include "tenon/base/check.h"
#include "tenon/io/descriptor.h"

namespace tenon::io {

/// A regular file that is read from front to back, through a buffer. A FIFO, a device, a socket or
/// a directory is refused, without waiting for it, as is a path with a NUL character. Errors are
/// InputErrors that name the operation, the file and the reason.
class TENON_API InputFile {
 public:
  /// `op` must live as long.
  InputFile(std::string_view op, const std::filesystem::path& path);

  /// The size when it was opened.
  uint64_t size() const { return size_; }
  uint64_t remaining() const { return size_ - position_; }
  /// Reads exactly `bytes`; `what` names them in the error when the file ends before.
  void read(void* data, uint64_t bytes, std::string_view what);
  /// Reads a little-endian number.
  template <class T>
  T read_number(std::string_view what) {
    T value;
    read(&value, sizeof(T), what);
    return value;
  }
  /// The open file, for what is not read from front to back.
  const Descriptor& descriptor() const { return file_; }

  /// InputError: `op: file: reason`.
  template <class... Parts>
  [[noreturn]] void fail(const Parts&... reason) const {
    fail_with(detail::concatenate(reason...));
  }
  template <class... Parts>
  void check(bool condition, const Parts&... reason) const {
    if (!condition) [[unlikely]]
      fail(reason...);
  }

 private:
  [[noreturn]] TENON_COLD void fail_with(const std::string& reason) const;
  size_t read_some(void* data, size_t bytes, std::string_view what);
  void fill(std::string_view what);

  std::string_view op_;
  std::filesystem::path path_;
  Descriptor file_;
  uint64_t size_ = 0;
  uint64_t position_ = 0;
  std::unique_ptr<char[]> buffer_;
  const char* next_ = nullptr;
  const char* end_ = nullptr;
};

}  // namespace tenon::io

#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

#include "tenon/base/check.h"

namespace tenon::io {

/// A file that is read from front to back. Errors are InputErrors that name the operation, the file
/// and the reason.
class InputFile {
 public:
  InputFile(std::string_view op, const std::filesystem::path& path);

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
  void seek(uint64_t position);

  /// InputError: `op: file: reason`.
  template <class... Parts>
  [[noreturn]] void fail(const Parts&... reason) const {
    TENON_THROW(InputError, op_, ": ", path_.string(), ": ", detail::concatenate(reason...));
  }
  template <class... Parts>
  void check(bool condition, const Parts&... reason) const {
    if (!condition) fail(reason...);
  }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string_view op_;
  std::filesystem::path path_;
  std::unique_ptr<std::FILE, Close> file_;
  uint64_t size_ = 0;
  uint64_t position_ = 0;
};

/// A file that appears under its name only when it is complete: it is written beside, and `commit`
/// renames it. Without `commit` nothing is left behind.
class OutputFile {
 public:
  OutputFile(std::string_view op, const std::filesystem::path& path);
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile();

  void write(const void* data, uint64_t bytes);
  void commit();

 private:
  [[noreturn]] void fail(int error) const;

  std::string_view op_;
  std::filesystem::path path_;
  std::filesystem::path written_;
  std::FILE* file_;
};

}  // namespace tenon::io

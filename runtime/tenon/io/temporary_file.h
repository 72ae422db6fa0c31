#pragma once

#include <filesystem>

#include "tenon/io/descriptor.h"

namespace tenon::io {

/// A new file under a name that cannot be foreseen, removed unless it is renamed. Results are 0 or
/// a negative error number.
class TemporaryFile {
 public:
  TemporaryFile() = default;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  int create(const std::filesystem::path& folder, mode_t mode);
  int rename(const std::filesystem::path& to);
  Descriptor& file() { return file_; }
  const Descriptor& file() const { return file_; }

 private:
  std::filesystem::path path_;
  Descriptor file_;
  bool exists_ = false;
};

}  // namespace tenon::io

#pragma once

#include <utility>

#include "tenon/base/export.h"
#include "tenon/io/file_system.h"

namespace tenon::io {

/// An open file, closed at the end of the scope. Results are those of `FileSystem`; a call that a
/// signal interrupts is made again.
class TENON_API Descriptor {
 public:
  Descriptor() = default;
  Descriptor(Descriptor&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { close(); }

  /// Closes what was open, and opens; 0 or an error.
  int open(const char* path, int flags, mode_t mode = 0);
  /// 0 for one that is not open. Never repeated: the descriptor is gone whatever the result is.
  int close() noexcept;
  bool is_open() const { return file_ >= 0; }

  int64_t read(void* data, size_t bytes) const;
  int64_t write(const void* data, size_t bytes) const;
  int truncate() const;
  int sync() const;
  int status(struct stat& status) const;
  int change_owner(uid_t owner, gid_t group) const;
  int change_mode(mode_t mode) const;
  int make_blocking() const;
  int map(size_t bytes, void*& data) const;

 private:
  int file_ = -1;
};

}  // namespace tenon::io

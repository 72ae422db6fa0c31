#pragma once

#include <sys/stat.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "tenon/base/export.h"

namespace tenon::io {

/// The system calls that files are read and written with. Each returns what the call returns, or
/// the error number as a negative one. A test derives from it and lets any of them fail.
class TENON_API FileSystem {
 public:
  FileSystem() = default;
  FileSystem(const FileSystem&) = delete;
  FileSystem& operator=(const FileSystem&) = delete;
  virtual ~FileSystem();

  virtual int open(const char* path, int flags, mode_t mode);
  virtual int close(int file);
  virtual int64_t read(int file, void* data, size_t bytes);
  /// Without the signals of a write, see WriteSignalsGuard.
  virtual int64_t write(int file, const void* data, size_t bytes);
  /// Takes all of the contents away.
  virtual int truncate(int file);
  virtual int sync(int file);
  virtual int status(int file, struct stat& status);
  /// Of what the path leads to through links.
  virtual int status(const char* path, struct stat& status);
  virtual int change_owner(int file, uid_t owner, gid_t group);
  virtual int change_mode(int file, mode_t mode);
  /// Ends what O_NONBLOCK asked for.
  virtual int make_blocking(int file);
  virtual int64_t read_link(const char* path, char* text, size_t bytes);
  /// 1 for a folder of procfs, whose links lead to open files whatever their text says; 0 for
  /// another.
  virtual int is_on_proc(const char* folder);
  virtual int rename(const char* from, const char* to);
  virtual int remove(const char* path);
  /// Private and writable: what is written is seen by this process alone.
  virtual int map(int file, size_t bytes, void*& data);
  virtual int unmap(void* data, size_t bytes);

  static FileSystem& current();
};

/// What the system says of the error number that a call has returned, a negative one.
std::string error_text(int64_t error);

/// Replaces the system calls of the whole process for a scope; no other thread may use files at its
/// begin or end.
class TENON_API FileSystemGuard {
 public:
  explicit FileSystemGuard(FileSystem& replacement);
  FileSystemGuard(const FileSystemGuard&) = delete;
  FileSystemGuard& operator=(const FileSystemGuard&) = delete;
  ~FileSystemGuard();

 private:
  FileSystem* previous_;
};

}  // namespace tenon::io

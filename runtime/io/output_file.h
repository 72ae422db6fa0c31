#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

#include "tenon/io/temporary_file.h"

namespace tenon::io {

/// A file that appears under its name only when it is complete and on the disk: it is written
/// beside under a name that nobody can know, synced, renamed, and its folder is synced. Without
/// `commit`, or when anything fails, the old file stays and nothing is left behind; only when the
/// last step fails, the sync of the folder, the new file is there already.
///
/// A new file has the mode that the process gives to new files; one that exists keeps its mode,
/// and its owner where the process may set it. A link is followed, and what it leads to is
/// replaced. What is no file (a device, a FIFO with a reader) is written to as it is.
///
/// Errors are InputErrors that name the operation, the step, the file and the reason.
class OutputFile {
 public:
  /// `op` must live as long.
  OutputFile(std::string_view op, const std::filesystem::path& path);

  void write(const void* data, uint64_t bytes);
  void commit();

 private:
  /// `old` is what stands there, null for nothing.
  void open_replacement(const struct stat* old);
  void open_special();
  void keep_mode(const struct stat& old);
  const Descriptor& file() const { return special_.is_open() ? special_ : temporary_.file(); }
  void write_through(const char* data, uint64_t bytes);
  void flush();
  /// Throws for a result below 0.
  void check(int64_t result, std::string_view step) const;

  std::string_view op_;
  std::filesystem::path path_;
  Descriptor folder_;
  Descriptor special_;
  TemporaryFile temporary_;
  std::unique_ptr<char[]> buffer_;
  size_t buffered_ = 0;
};

}  // namespace tenon::io

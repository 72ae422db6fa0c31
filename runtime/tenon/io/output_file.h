#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
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
/// replaced. What has no name to be replaced under is written to in place: a device, a FIFO with a
/// reader, and an open file that a link of procfs leads to (`/proc/self/fd/3`, `/dev/stdout`), as
/// if it had been opened again and cut to nothing. An error then leaves what has been written.
///
/// Errors are InputErrors that name the operation, the step, the file and the reason; also for a
/// path with a NUL character, for a reader that went away and for RLIMIT_FSIZE, whose SIGPIPE and
/// SIGXFSZ nobody hears of.
class OutputFile {
 public:
  /// `op` must live as long.
  OutputFile(std::string_view op, const std::filesystem::path& path);

  void write(const void* data, uint64_t bytes);
  void commit();

 private:
  /// Whether anything stands at the path, which is then no directory.
  bool look_at(const std::filesystem::path& path, struct stat& found) const;
  /// The path without links, whether or not it exists; none where a link of procfs is in the way.
  std::optional<std::filesystem::path> followed() const;
  /// Whether the path is that of `old`.
  bool leads_to(const std::filesystem::path& path, const struct stat& old) const;
  /// `old` is what stands there, null for nothing.
  void open_replacement(const struct stat* old);
  void open_in_place(const struct stat& old);
  void keep_mode(const struct stat& old);
  const Descriptor& file() const { return in_place_.is_open() ? in_place_ : temporary_.file(); }
  void write_through(const char* data, uint64_t bytes);
  void flush();
  /// Throws for a result below 0.
  void check(int64_t result, std::string_view step) const;

  std::string_view op_;
  std::filesystem::path path_;
  Descriptor folder_;
  Descriptor in_place_;
  TemporaryFile temporary_;
  std::unique_ptr<char[]> buffer_;
  size_t buffered_ = 0;
};

}  // namespace tenon::io

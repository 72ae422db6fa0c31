#include "tenon/io/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstring>

#include "tenon/base/check.h"
#include "tenon/io/file_name.h"

namespace tenon::io {
namespace {

constexpr size_t kBufferBytes = size_t{1} << 16;
constexpr int kMostLinks = 40;
constexpr int kAttempts = 10;

/// Some file systems cannot sync what is no file.
bool cannot_sync(int error) {
  return error == -EINVAL || error == -ENOTSUP || error == -EROFS;
}

bool is_same(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

std::filesystem::path folder_of(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : ".";
}

}  // namespace

OutputFile::OutputFile(std::string_view op, const std::filesystem::path& path)
    : op_(op), path_(path) {
  check_file_name(op_, path_);
  struct stat old {};
  bool exists = look_at(path_, old);
  buffer_ = std::make_unique_for_overwrite<char[]>(kBufferBytes);
  // Again where somebody else has replaced it between two looks.
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    if (exists && !S_ISREG(old.st_mode)) break;
    const auto target = followed();
    if (!target) break;
    if (!exists || leads_to(*target, old)) {
      path_ = *target;
      open_replacement(exists ? &old : nullptr);
      return;
    }
    exists = look_at(path_, old);
  }
  open_in_place(old);
}

bool OutputFile::look_at(const std::filesystem::path& path, struct stat& found) const {
  const int error = FileSystem::current().status(path.c_str(), found);
  if (error == -ENOENT) return false;
  check(error, "look at");
  if (S_ISDIR(found.st_mode)) check(-EISDIR, "write");
  return true;
}

std::optional<std::filesystem::path> OutputFile::followed() const {
  std::filesystem::path path = path_;
  char text[PATH_MAX];
  for (int link = 0; link < kMostLinks; ++link) {
    const int64_t bytes = FileSystem::current().read_link(path.c_str(), text, sizeof(text));
    if (bytes == -EINVAL || bytes == -ENOENT) return path;  // no link
    check(bytes, "follow the link");
    const int on_proc = FileSystem::current().is_on_proc(folder_of(path).c_str());
    check(on_proc, "follow the link");
    if (on_proc != 0) return std::nullopt;
    path = path.parent_path() / std::string_view(text, static_cast<size_t>(bytes));
  }
  check(-ELOOP, "follow the link");
  return std::nullopt;
}

bool OutputFile::leads_to(const std::filesystem::path& path, const struct stat& old) const {
  struct stat found {};
  return path == path_ || (look_at(path, found) && is_same(found, old));
}

void OutputFile::open_replacement(const struct stat* old) {
  const std::filesystem::path folder = folder_of(path_);
  // A folder that may not be listed can still be written to; it is then not synced.
  const int opened = folder_.open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened != -EACCES) check(opened, "open the folder of");
  // Nobody may read it before it has the mode of the old file.
  check(temporary_.create(folder, old != nullptr ? 0600 : 0666), "write beside");
  if (old != nullptr) keep_mode(*old);
}

void OutputFile::open_in_place(const struct stat& old) {
  // Without O_NONBLOCK a FIFO would wait for somebody to read.
  check(in_place_.open(path_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK), "open");
  struct stat status {};
  check(in_place_.status(status), "look at");
  // A file that came meanwhile is not to be cut.
  if (S_ISREG(status.st_mode) && !is_same(status, old)) check(-EBUSY, "open");
  check(in_place_.make_blocking(), "open");
  if (S_ISREG(status.st_mode)) check(in_place_.truncate(), "write");
}

void OutputFile::keep_mode(const struct stat& old) {
  constexpr mode_t kAll = 07777;
  mode_t mode = old.st_mode & kAll;
  struct stat created {};
  check(temporary_.file().status(created), "look at");
  const bool same = created.st_uid == old.st_uid && created.st_gid == old.st_gid;
  if (!same && temporary_.file().change_owner(old.st_uid, old.st_gid) != 0) {
    // What the old group might do, the new one may only if everybody might.
    const mode_t others = mode & S_IRWXO;
    mode = (mode & (S_IRWXU | (others << 3))) | others;
  }
  check(temporary_.file().change_mode(mode), "set the mode of");
}

void OutputFile::write(const void* data, uint64_t bytes) {
  const auto* from = static_cast<const char*>(data);
  if (bytes >= kBufferBytes) {
    flush();
    return write_through(from, bytes);
  }
  if (bytes > kBufferBytes - buffered_) flush();
  if (bytes > 0) std::memcpy(buffer_.get() + buffered_, from, bytes);
  buffered_ += bytes;
}

void OutputFile::flush() {
  write_through(buffer_.get(), buffered_);
  buffered_ = 0;
}

void OutputFile::write_through(const char* data, uint64_t bytes) {
  while (bytes > 0) {
    const int64_t written = file().write(data, bytes);
    check(written == 0 ? -ENOSPC : written, "write");
    data += written;
    bytes -= static_cast<uint64_t>(written);
  }
}

void OutputFile::commit() {
  flush();
  const int synced = file().sync();
  if (!in_place_.is_open() || !cannot_sync(synced)) check(synced, "sync");
  if (in_place_.is_open()) return check(in_place_.close(), "close");
  check(temporary_.file().close(), "close");
  check(temporary_.rename(path_), "replace");
  if (!folder_.is_open()) return;
  const int folder_synced = folder_.sync();
  if (!cannot_sync(folder_synced)) check(folder_synced, "sync the folder of");
}

void OutputFile::check(int64_t result, std::string_view step) const {
  if (result >= 0) return;
  TENON_THROW(InputError, op_, ": cannot ", step, " ", path_.string(), ": ", error_text(result));
}

}  // namespace tenon::io

#include "tenon/io/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

#include "tenon/base/check.h"

namespace tenon::io {
namespace {

constexpr size_t kBufferBytes = size_t{1} << 16;
constexpr int kMostLinks = 40;

/// Some file systems cannot sync what is no file.
bool cannot_sync(int error) {
  return error == -EINVAL || error == -ENOTSUP || error == -EROFS;
}

/// What the last part of a path leads to, whether or not it exists.
int follow_links(std::filesystem::path& path) {
  char text[PATH_MAX];
  for (int link = 0; link < kMostLinks; ++link) {
    const int64_t bytes = FileSystem::current().read_link(path.c_str(), text, sizeof(text));
    if (bytes == -EINVAL || bytes == -ENOENT) return 0;  // no link
    if (bytes < 0) return static_cast<int>(bytes);
    path = path.parent_path() / std::string_view(text, static_cast<size_t>(bytes));
  }
  return -ELOOP;
}

}  // namespace

OutputFile::OutputFile(std::string_view op, const std::filesystem::path& path)
    : op_(op), path_(path) {
  struct stat old {};
  const int error = FileSystem::current().status(path_.c_str(), old);
  if (error != -ENOENT) check(error, "look at");
  if (error == 0 && S_ISDIR(old.st_mode)) check(-EISDIR, "write");
  buffer_ = std::make_unique_for_overwrite<char[]>(kBufferBytes);
  if (error == 0 && !S_ISREG(old.st_mode)) {
    open_special();
  } else {
    open_replacement(error == 0 ? &old : nullptr);
  }
}

void OutputFile::open_replacement(const struct stat* old) {
  check(follow_links(path_), "follow the link");
  std::filesystem::path folder = path_.parent_path();
  if (folder.empty()) folder = ".";
  // A folder that may not be listed can still be written to; it is then not synced.
  const int opened = folder_.open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened != -EACCES) check(opened, "open the folder of");
  // Nobody may read it before it has the mode of the old file.
  check(temporary_.create(folder, old != nullptr ? 0600 : 0666), "write beside");
  if (old != nullptr) keep_mode(*old);
}

void OutputFile::open_special() {
  // Without O_NONBLOCK a FIFO would wait for somebody to read.
  check(special_.open(path_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK), "open");
  struct stat status {};
  check(special_.status(status), "look at");
  if (S_ISREG(status.st_mode)) check(-EBUSY, "open");  // it was replaced meanwhile
  check(special_.make_blocking(), "open");
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
  if (!special_.is_open() || !cannot_sync(synced)) check(synced, "sync");
  if (special_.is_open()) return check(special_.close(), "close");
  check(temporary_.file().close(), "close");
  check(temporary_.rename(path_), "replace");
  if (!folder_.is_open()) return;
  const int folder_synced = folder_.sync();
  if (!cannot_sync(folder_synced)) check(folder_synced, "sync the folder of");
}

void OutputFile::check(int64_t result, std::string_view step) const {
  if (result >= 0) return;
  const std::string reason = std::generic_category().message(static_cast<int>(-result));
  TENON_THROW(InputError, op_, ": cannot ", step, " ", path_.string(), ": ", reason);
}

}  // namespace tenon::io

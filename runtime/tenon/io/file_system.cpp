#include "tenon/io/file_system.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "tenon/base/lazy.h"
#include "tenon/io/write_signals_guard.h"

namespace tenon::io {
namespace {

template <class Result>
Result or_error(Result result) {
  return result < 0 ? static_cast<Result>(-errno) : result;
}

FileSystem*& replaced() {
  static constinit FileSystem* replacement = nullptr;
  return replacement;
}

}  // namespace

FileSystem::~FileSystem() = default;

int FileSystem::open(const char* path, int flags, mode_t mode) {
  return or_error(::open(path, flags, mode));
}

int FileSystem::close(int file) {
  return or_error(::close(file));
}

int64_t FileSystem::read(int file, void* data, size_t bytes) {
  return or_error<int64_t>(::read(file, data, bytes));
}

int64_t FileSystem::write(int file, const void* data, size_t bytes) {
  const WriteSignalsGuard guard;
  return or_error<int64_t>(::write(file, data, bytes));
}

int FileSystem::truncate(int file) {
  return or_error(::ftruncate(file, 0));
}

int FileSystem::sync(int file) {
  return or_error(::fsync(file));
}

int FileSystem::status(int file, struct stat& status) {
  return or_error(::fstat(file, &status));
}

int FileSystem::status(const char* path, struct stat& status) {
  return or_error(::stat(path, &status));
}

int FileSystem::change_owner(int file, uid_t owner, gid_t group) {
  return or_error(::fchown(file, owner, group));
}

int FileSystem::change_mode(int file, mode_t mode) {
  return or_error(::fchmod(file, mode));
}

int FileSystem::make_blocking(int file) {
  const int flags = ::fcntl(file, F_GETFL);
  return or_error(flags < 0 ? flags : ::fcntl(file, F_SETFL, flags & ~O_NONBLOCK));
}

int64_t FileSystem::read_link(const char* path, char* text, size_t bytes) {
  return or_error<int64_t>(::readlink(path, text, bytes));
}

int FileSystem::is_on_proc(const char* folder) {
  struct statfs system {};
  const int result = ::statfs(folder, &system);
  return or_error(result < 0 ? result : static_cast<int>(system.f_type == PROC_SUPER_MAGIC));
}

int FileSystem::rename(const char* from, const char* to) {
  return or_error(std::rename(from, to));
}

int FileSystem::remove(const char* path) {
  return or_error(::unlink(path));
}

int FileSystem::map(int file, size_t bytes, void*& data) {
  data = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, file, 0);
  return data == MAP_FAILED ? -errno : 0;
}

int FileSystem::unmap(void* data, size_t bytes) {
  return or_error(::munmap(data, bytes));
}

FileSystem& FileSystem::current() {
  static constinit Lazy<FileSystem> system;
  FileSystem* replacement = replaced();
  return replacement != nullptr ? *replacement : *system;
}

std::string error_text(int64_t error) {
  return std::generic_category().message(static_cast<int>(-error));
}

FileSystemGuard::FileSystemGuard(FileSystem& replacement) : previous_(replaced()) {
  replaced() = &replacement;
}

FileSystemGuard::~FileSystemGuard() {
  replaced() = previous_;
}

}  // namespace tenon::io

#include "tenon/io/descriptor.h"

#include <algorithm>
#include <cerrno>

namespace tenon::io {
namespace {

/// No system moves more in one call.
constexpr size_t kMostAtOnce = size_t{1} << 30;

template <class Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result == -EINTR) result = call();
  return result;
}

FileSystem& system() {
  return FileSystem::current();
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  close();
  file_ = std::exchange(other.file_, -1);
  return *this;
}

int Descriptor::open(const char* path, int flags, mode_t mode) {
  close();
  const int file = uninterrupted([&] { return system().open(path, flags, mode); });
  if (file < 0) return file;
  file_ = file;
  return 0;
}

int Descriptor::close() noexcept {
  return file_ < 0 ? 0 : system().close(std::exchange(file_, -1));
}

int64_t Descriptor::read(void* data, size_t bytes) const {
  bytes = std::min(bytes, kMostAtOnce);
  return uninterrupted([&] { return system().read(file_, data, bytes); });
}

int64_t Descriptor::write(const void* data, size_t bytes) const {
  bytes = std::min(bytes, kMostAtOnce);
  return uninterrupted([&] { return system().write(file_, data, bytes); });
}

int Descriptor::truncate() const {
  return uninterrupted([&] { return system().truncate(file_); });
}

int Descriptor::sync() const {
  return uninterrupted([&] { return system().sync(file_); });
}

int Descriptor::status(struct stat& status) const {
  return system().status(file_, status);
}

int Descriptor::change_owner(uid_t owner, gid_t group) const {
  return uninterrupted([&] { return system().change_owner(file_, owner, group); });
}

int Descriptor::change_mode(mode_t mode) const {
  return uninterrupted([&] { return system().change_mode(file_, mode); });
}

int Descriptor::make_blocking() const {
  return system().make_blocking(file_);
}

int Descriptor::map(size_t bytes, void*& data) const {
  return system().map(file_, bytes, data);
}

}  // namespace tenon::io

#include "tenon/io/temporary_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>

namespace tenon::io {
namespace {

constexpr int kAttempts = 100;

}  // namespace

int TemporaryFile::create(const std::filesystem::path& folder, mode_t mode) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    uint64_t number = 0;
    if (::getentropy(&number, sizeof(number)) != 0) return -errno;
    std::array<char, 40> name{};
    std::snprintf(name.data(), name.size(), ".tenon-%016llx.part",
                  static_cast<unsigned long long>(number));
    path_ = folder / name.data();
    const int error =
        file_.open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    exists_ = error == 0;
    if (error != -EEXIST) return error;
  }
  return -EEXIST;
}

int TemporaryFile::rename(const std::filesystem::path& to) {
  const int error = FileSystem::current().rename(path_.c_str(), to.c_str());
  if (error == 0) exists_ = false;
  return error;
}

TemporaryFile::~TemporaryFile() {
  if (exists_) FileSystem::current().remove(path_.c_str());
}

}  // namespace tenon::io

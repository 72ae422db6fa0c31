#include "tenon/io/file.h"

#include <unistd.h>

#include <atomic>
#include <bit>
#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

namespace tenon::io {

static_assert(std::endian::native == std::endian::little,
              "the file formats are read and written as they lie in memory");

InputFile::InputFile(std::string_view op, const std::filesystem::path& path)
    : op_(op), path_(path) {
  std::error_code error;
  check(!std::filesystem::is_directory(path, error), "it is a directory");
  file_.reset(std::fopen(path.c_str(), "rb"));
  check(file_ != nullptr, std::strerror(errno));
  size_ = std::filesystem::file_size(path, error);
  check(!error, error.message());
}

void InputFile::read(void* data, uint64_t bytes, std::string_view what) {
  check(bytes <= remaining(), "the file ends before ", what, ": it has ", remaining(),
        " bytes left of the ", bytes, " expected");
  check(bytes == 0 || std::fread(data, 1, bytes, file_.get()) == bytes, "cannot read ", what);
  position_ += bytes;
}

void InputFile::seek(uint64_t position) {
  check(fseeko(file_.get(), static_cast<off_t>(position), SEEK_SET) == 0, std::strerror(errno));
  position_ = position;
}

OutputFile::OutputFile(std::string_view op, const std::filesystem::path& path)
    : op_(op), path_(path), written_(path) {
  static std::atomic<unsigned> count{0};
  written_ += "." + std::to_string(getpid()) + "." + std::to_string(count++) + ".part";
  file_ = std::fopen(written_.c_str(), "wb");
  if (file_ == nullptr) fail(errno);
}

OutputFile::~OutputFile() {
  if (file_ == nullptr) return;
  std::fclose(file_);
  std::error_code ignored;
  std::filesystem::remove(written_, ignored);
}

void OutputFile::write(const void* data, uint64_t bytes) {
  if (bytes > 0 && std::fwrite(data, 1, bytes, file_) != bytes) fail(errno);
}

void OutputFile::commit() {
  std::FILE* file = file_;
  file_ = nullptr;
  std::error_code error;
  if (std::fclose(file) != 0) error.assign(errno, std::generic_category());
  if (!error) std::filesystem::rename(written_, path_, error);
  if (!error) return;
  std::error_code ignored;
  std::filesystem::remove(written_, ignored);
  fail(error.value());
}

void OutputFile::fail(int error) const {
  TENON_THROW(InputError, op_, ": cannot write ", path_.string(), ": ", std::strerror(error));
}

}  // namespace tenon::io
